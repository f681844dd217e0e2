import SwiftUI

extension View {
  /// Keeps what is typed in a text field as it is: no corrections, and no capitals from an on-screen keyboard.
  func typesAsWritten() -> some View {
    #if canImport(UIKit)
    autocorrectionDisabled()
      .textInputAutocapitalization(.never)
    #else
    autocorrectionDisabled()
    #endif
  }
}
