import Foundation
import SwiftUI

extension View {
  /// Leaves the keys and the commands of texts to a dialog as long as it is open.
  func dialog(isOpen: Bool, in panels: Panels) -> some View {
    modifier(KeysNote(hasKeys: isOpen, takers: \.dialogs, panels: panels))
  }

  /// Leaves them to a text field as long as it has the keyboard.
  func field(hasKeys: Bool, in panels: Panels) -> some View {
    modifier(KeysNote(hasKeys: hasKeys, takers: \.fields, panels: panels))
  }
}

/// Tells a window's panels of what takes the keys, and gives them back or goes away with its view.
private struct KeysNote: ViewModifier {
  let hasKeys: Bool
  let takers: ReferenceWritableKeyPath<Panels, Set<UUID>>
  let panels: Panels
  @State private var id = UUID()

  func body(content: Content) -> some View {
    content
      .onChange(of: hasKeys, initial: true) { note(hasKeys) }
      .onDisappear { note(false) }
  }

  private func note(_ hasKeys: Bool) {
    // What does not change is not to be shown anew.
    guard panels[keyPath: takers].contains(id) != hasKeys else { return }
    if hasKeys {
      panels[keyPath: takers].insert(id)
    } else {
      panels[keyPath: takers].remove(id)
    }
  }
}
