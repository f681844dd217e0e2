#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The Edit menu's actions on a text field, under the names that text fields know.
enum EditAction: String {
  case undo = "undo:"
  case redo = "redo:"
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case selectAll = "selectAll:"

  /// Sends the action to whatever has the keyboard focus.
  @MainActor func send() {
    #if canImport(UIKit)
    UIApplication.shared.sendAction(Selector(rawValue), to: nil, from: nil, for: nil)
    #elseif canImport(AppKit)
    NSApplication.shared.sendAction(Selector(rawValue), to: nil, from: nil)
    #endif
  }
}
