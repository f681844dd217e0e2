#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import CalculatorPresentation

/// What a Mac tells a program: that it is launched, comes to the front, and is to end.
@MainActor final class ApplicationDelegate: NSObject, NSApplicationDelegate {
  /// A program without a bundle, as `swift run` starts it, is no app to a Mac until it says so: it gets a
  /// place in the Dock and a menu bar before its first window.
  func applicationWillFinishLaunching(_ notification: Notification) {
    if NSApplication.shared.activationPolicy() != .regular {
      NSApplication.shared.setActivationPolicy(.regular)
    }
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
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
