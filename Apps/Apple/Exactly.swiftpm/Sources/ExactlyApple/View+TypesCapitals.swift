import SwiftUI

extension View {
  /// Has the keyboard on the screen, where there is one, type capitals into a text field.
  func typesCapitals() -> some View {
    #if canImport(UIKit)
    textInputAutocapitalization(.characters)
    #else
    self
    #endif
  }
}
