#if canImport(AppKit) && !canImport(UIKit)
import AppKit
#endif

/// The editor of the text field that has the keyboard focus.
enum FieldEditor {
  /// Moves the cursor to the end of the text, once the field has the keyboard focus: a Mac selects all of it then,
  /// and the next key would replace what was typed.
  @MainActor static func moveToEnd() {
    #if canImport(AppKit) && !canImport(UIKit)
    Task {
      let editor = NSApplication.shared.keyWindow?.firstResponder as? NSTextView
      editor?.moveToEndOfDocument(nil)
    }
    #endif
  }
}
