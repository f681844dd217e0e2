#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The system's clipboard, for text only.
@MainActor enum Pasteboard {
  /// The text on the clipboard, or nil; setting it replaces everything on the clipboard.
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
