#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The system's clipboard, as far as it holds text.
@MainActor enum Pasteboard {
  /// The text on the clipboard, or nil; setting it replaces all that the clipboard holds.
  static var text: String? {
    get {
      #if canImport(UIKit)
      UIPasteboard.general.string
      #elseif canImport(AppKit)
      NSPasteboard.general.string(forType: .string)
      #else
      nil
      #endif
    }
    set {
      #if canImport(UIKit)
      UIPasteboard.general.string = newValue
      #elseif canImport(AppKit)
      NSPasteboard.general.clearContents()
      if let newValue { NSPasteboard.general.setString(newValue, forType: .string) }
      #endif
    }
  }
}
