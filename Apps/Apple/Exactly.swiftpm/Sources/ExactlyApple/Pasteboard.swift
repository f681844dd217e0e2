#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The system's clipboard, as far as it holds text.
@MainActor enum Pasteboard {
  /// The text on the clipboard, or nil.
  static var text: String? {
    #if canImport(UIKit)
    UIPasteboard.general.string
    #elseif canImport(AppKit)
    NSPasteboard.general.string(forType: .string)
    #else
    nil
    #endif
  }

  /// Puts a text in place of what the clipboard holds.
  static func hold(_ text: String) {
    #if canImport(UIKit)
    UIPasteboard.general.string = text
    #elseif canImport(AppKit)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(text, forType: .string)
    #endif
  }
}
