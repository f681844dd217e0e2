#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import CalculatorPresentation

/// What a Mac tells a program: that it is launched, comes to the front, and is to end.
final class ApplicationDelegate: NSObject, NSApplicationDelegate {
  private var wasNoApp = false

  /// A program without a bundle, as `swift run` starts it, is no app to a Mac until it says so: it gets a
  /// place in the Dock and a menu bar before its first window.
  func applicationWillFinishLaunching(_ notification: Notification) {
    wasNoApp = NSApplication.shared.activationPolicy() != .regular
    if wasNoApp { NSApplication.shared.setActivationPolicy(.regular) }
  }

  /// Comes to the front, as an app does that was opened.
  func applicationDidFinishLaunching(_ notification: Notification) {
    guard wasNoApp else { return }
    NSApplication.shared.activate(ignoringOtherApps: true)
  }

  /// Another program may have calculated meanwhile, and a full disk may have room again.
  func applicationDidBecomeActive(_ notification: Notification) {
    ObservedCalculator.ofThisPerson.readHistory()
  }

  func applicationDidResignActive(_ notification: Notification) {
    ObservedCalculator.ofThisPerson.keepSession()
  }

  /// The program ends when its session is on the disk.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    Task {
      await ObservedCalculator.ofThisPerson.closeSession()
      sender.reply(toApplicationShouldTerminate: true)
    }
    return .terminateLater
  }
}
#endif
