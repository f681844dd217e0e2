import SwiftUI

extension View {
  /// Has the keyboard on the screen, where there is one, leave small letters as they are in a text field.
  func typesAsWritten() -> some View {
    #if canImport(UIKit)
    textInputAutocapitalization(.never)
    #else
    self
    #endif
  }
}
