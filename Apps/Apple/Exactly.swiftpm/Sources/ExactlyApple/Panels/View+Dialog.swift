import SwiftUI

extension View {
  /// Leaves the keys and the commands of texts to a dialog as long as it is open.
  func dialog(isOpen: Bool, in panels: Panels) -> some View {
    onChange(of: isOpen) { panels.noteDialog(isOpen: isOpen) }
  }
}
