import SwiftUI

extension View {
  /// Lets a row of a list be removed: with a swipe, or from its menu where there is only a mouse.
  func removable(_ label: String, remove: @escaping @MainActor () -> Void) -> some View {
    swipeActions { Button(label, role: .destructive, action: remove) }
      .contextMenu { Button(label, role: .destructive, action: remove) }
  }
}
