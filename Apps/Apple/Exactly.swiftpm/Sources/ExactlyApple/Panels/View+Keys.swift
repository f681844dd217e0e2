import Foundation
import SwiftUI

extension View {
  /// Leaves the keys and the text commands to a dialog while it is open.
  func dialog(isOpen: Bool, in panels: Panels) -> some View {
    modifier(KeysNote(hasKeys: isOpen, takers: \.dialogs, panels: panels))
  }

  /// Leaves the keys and the text commands to a text field while it has the keyboard focus.
  func field(hasKeys: Bool, in panels: Panels) -> some View {
    modifier(KeysNote(hasKeys: hasKeys, takers: \.fields, panels: panels))
  }
}

/// A modifier that registers a view with a window's panels while it has the keys, until it disappears.
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
    // An unchanged set must not update the views.
    guard panels[keyPath: takers].contains(id) != hasKeys else { return }
    if hasKeys {
      panels[keyPath: takers].insert(id)
    } else {
      panels[keyPath: takers].remove(id)
    }
  }
}
