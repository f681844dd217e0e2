#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import CalculatorPresentation

/// The delegate for a Mac's events: launching, coming to the front, and quitting.
final class ApplicationDelegate: NSObject, NSApplicationDelegate {
  private var wasNoApp = false

  /// Makes a program without a bundle, as started by `swift run`, an app with a place in the Dock and a menu bar
  /// before its first window.
  func applicationWillFinishLaunching(_ notification: Notification) {
    wasNoApp = NSApplication.shared.activationPolicy() != .regular
    if wasNoApp { NSApplication.shared.setActivationPolicy(.regular) }
  }

  /// Comes to the front, as an app does when it is opened.
  func applicationDidFinishLaunching(_ notification: Notification) {
    guard wasNoApp else { return }
    NSApplication.shared.activate(ignoringOtherApps: true)
  }

  /// Reads the history again: another program may have calculated meanwhile, and a full disk may have room again.
  func applicationDidBecomeActive(_ notification: Notification) {
    ObservedCalculator.ofThisPerson.readHistory()
  }

  func applicationDidResignActive(_ notification: Notification) {
    ObservedCalculator.ofThisPerson.keepSession()
  }

  /// Delays quitting until the session is on the disk.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    Task {
      await ObservedCalculator.ofThisPerson.closeSession()
      sender.reply(toApplicationShouldTerminate: true)
    }
    return .terminateLater
  }
}
#endif
