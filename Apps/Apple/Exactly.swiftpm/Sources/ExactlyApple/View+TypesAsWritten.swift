import SwiftUI

extension View {
  /// Keeps what is typed in a text field as it is: words are not corrected, and an on-screen keyboard adds no
  /// capitals.
  func typesAsWritten() -> some View {
    #if canImport(UIKit)
    autocorrectionDisabled()
      .textInputAutocapitalization(.never)
    #else
    autocorrectionDisabled()
    #endif
  }
}
