#if canImport(AppKit) && !canImport(UIKit)
import AppKit
#endif

/// A program without a bundle, as `swift run` starts it, is no app to a Mac until it says so.
enum Foreground {
  /// Gets a place in the Dock and a menu bar, and comes to the front.
  @MainActor static func enter() {
    #if canImport(AppKit) && !canImport(UIKit)
    guard NSApplication.shared.activationPolicy() != .regular else { return }
    NSApplication.shared.setActivationPolicy(.regular)
    NSApplication.shared.activate(ignoringOtherApps: true)
    #endif
  }
}
