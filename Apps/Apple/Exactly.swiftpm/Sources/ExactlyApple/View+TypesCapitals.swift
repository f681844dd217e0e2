import SwiftUI

extension View {
  /// Makes the on-screen keyboard, if there is one, type capitals into a text field.
  func typesCapitals() -> some View {
    #if canImport(UIKit)
    textInputAutocapitalization(.characters)
    #else
    self
    #endif
  }
}
