import SwiftUI

extension View {
  /// Has a text field leave what is typed as it is: no words in place of others, and no capitals where there is a
  /// keyboard on the screen.
  func typesAsWritten() -> some View {
    #if canImport(UIKit)
    autocorrectionDisabled()
      .textInputAutocapitalization(.never)
    #else
    autocorrectionDisabled()
    #endif
  }
}
