import SwiftUI

extension View {
  /// Makes a row of a list removable: with a swipe, or from its menu if there is only a mouse.
  func removable(_ label: String, remove: @escaping @MainActor () -> Void) -> some View {
    swipeActions { Button(label, role: .destructive, action: remove) }
      .contextMenu { Button(label, role: .destructive, action: remove) }
  }
}
