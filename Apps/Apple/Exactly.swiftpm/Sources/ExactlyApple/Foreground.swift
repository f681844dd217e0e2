#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// A program without a bundle, as `swift run` starts it, is no app to a Mac until it says so.
final class Foreground: NSObject, NSApplicationDelegate {
  private var wasNoApp = false

  /// Gets a place in the Dock and a menu bar, before there is a window.
  func applicationWillFinishLaunching(_ notification: Notification) {
    wasNoApp = NSApplication.shared.activationPolicy() != .regular
    guard wasNoApp else { return }
    NSApplication.shared.setActivationPolicy(.regular)
  }

  /// Comes to the front, as an app does that was opened.
  func applicationDidFinishLaunching(_ notification: Notification) {
    guard wasNoApp else { return }
    NSApplication.shared.activate(ignoringOtherApps: true)
  }
}
#endif
