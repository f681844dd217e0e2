#if canImport(AppKit) && !canImport(UIKit)
import AppKit
#endif

/// What types into the text field that has the keyboard.
enum FieldEditor {
  /// Puts the cursor behind the text, once the field has the keyboard: a Mac selects all of it then, and the next
  /// key would take the place of what was typed.
  @MainActor static func moveToEnd() {
    #if canImport(AppKit) && !canImport(UIKit)
    Task {
      let editor = NSApplication.shared.keyWindow?.firstResponder as? NSTextView
      editor?.moveToEndOfDocument(nil)
    }
    #endif
  }
}
