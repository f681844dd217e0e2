import Foundation
import SwiftUI

extension View {
  /// Leaves the keys and the commands of texts to a dialog as long as it is open.
  func dialog(isOpen: Bool, in panels: Panels) -> some View {
    modifier(DialogNote(isOpen: isOpen, panels: panels))
  }
}

/// Tells a window's panels of a dialog that opens, and closes or goes away with the view that asked it.
private struct DialogNote: ViewModifier {
  let isOpen: Bool
  let panels: Panels
  @State private var id = UUID()

  func body(content: Content) -> some View {
    content
      .onChange(of: isOpen) { panels.note(dialog: id, isOpen: isOpen) }
      .onDisappear { panels.note(dialog: id, isOpen: false) }
  }
}
