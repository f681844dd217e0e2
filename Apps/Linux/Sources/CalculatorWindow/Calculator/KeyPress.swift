import CAdwaita
import CWindow
import CalculatorPresentation

/// A key press on the keyboard.
struct KeyPress: Sendable {
  /// The key's code in GDK.
  let key: UInt32

  /// The character that it types, or nil if it types none.
  let character: Character?

  private let modifiers: UInt32

  /// Creates a key press from GTK's values.
  init(_ key: UInt32, _ character: UInt32, _ modifiers: UInt32) {
    self.key = key
    // GDK has no character for the number pad's Enter.
    let scalar = key == UInt32(GDK_KEY_KP_Enter) ? 0xD : character
    self.character = scalar == 0 ? nil : Unicode.Scalar(scalar).map(Character.init)
    self.modifiers = modifiers
  }

  /// Whether Control is held.
  var hasControl: Bool { modifiers & GDK_CONTROL_MASK.rawValue != 0 }

  /// Whether Alt is held without Control or a system key.
  var hasAltAlone: Bool {
    let others = GDK_CONTROL_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    return modifiers & GDK_ALT_MASK.rawValue != 0 && modifiers & others == 0
  }

  /// Whether the key does nothing by itself: Shift, Control, Alt and the like.
  var isModifier: Bool {
    (UInt32(GDK_KEY_Shift_L)...UInt32(GDK_KEY_Hyper_R)).contains(key)
      || key == UInt32(GDK_KEY_ISO_Level3_Shift)
  }

  /// Whether Shift is held.
  var hasShift: Bool { modifiers & GDK_SHIFT_MASK.rawValue != 0 }

  /// Whether the key stops what takes long: Control with a full stop.
  var isStop: Bool { hasControl && character == "." }

  /// Whether the key is meant for the system or a menu, and types nothing.
  var isCombined: Bool {
    let others = GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    return hasControl || modifiers & others != 0
  }

  /// The shortcut of the key while Alt is held, or nil if it is not.
  var heldShortcut: Shortcut? {
    guard hasAltAlone, let character, character > " " else { return nil }
    return .held(character)
  }

  /// The shortcut that the key types for the calculator, or nil for keys that belong to the window.
  var shortcut: Shortcut? {
    guard !isCombined, key != UInt32(GDK_KEY_Delete), key != UInt32(GDK_KEY_KP_Delete),
      let character, character != "\t"
    else { return nil }
    return Shortcut(typed: character)
  }
}

/// Reports all keys of a window or a field before its widgets get them.
///
/// - Parameters:
///   - widget: The window or the field.
///   - take: Returns whether it has handled the key; the widget gets all others.
@MainActor
func watchKeys(of widget: Widget, _ take: @escaping @MainActor (KeyPress) -> Bool) {
  window_watch_keys(
    widget, { Callback<KeyPress, Int32>.call($0, KeyPress($1, $2, $3)) },
    Callback<KeyPress, Int32> { take($0) ? 1 : 0 }.kept, releaseCallback)
}
