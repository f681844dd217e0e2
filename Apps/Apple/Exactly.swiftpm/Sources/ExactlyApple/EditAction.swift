#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What the Edit menu asks of a text field, by the names that text fields know.
enum EditAction: String {
  case undo = "undo:"
  case redo = "redo:"
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case selectAll = "selectAll:"

  /// Asks whatever has the keyboard.
  @MainActor func send() {
    #if canImport(UIKit)
    UIApplication.shared.sendAction(Selector(rawValue), to: nil, from: nil, for: nil)
    #elseif canImport(AppKit)
    NSApplication.shared.sendAction(Selector(rawValue), to: nil, from: nil)
    #endif
  }
}
