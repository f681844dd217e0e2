import Foundation
import SwiftUI

extension View {
  /// Leaves the keys and the commands of texts to a text field as long as it has the keyboard.
  func field(hasKeys: Bool, in panels: Panels) -> some View {
    modifier(FieldNote(hasKeys: hasKeys, panels: panels))
  }
}

/// Tells a window's panels of a text field that gets the keyboard, and gives it away or goes.
private struct FieldNote: ViewModifier {
  let hasKeys: Bool
  let panels: Panels
  @State private var id = UUID()

  func body(content: Content) -> some View {
    content
      .onChange(of: hasKeys, initial: true) { panels.note(field: id, hasKeys: hasKeys) }
      .onDisappear { panels.note(field: id, hasKeys: false) }
  }
}
