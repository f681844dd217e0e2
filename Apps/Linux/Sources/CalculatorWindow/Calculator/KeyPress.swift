import CAdwaita
import CWindow
import CalculatorPresentation

/// A key of the keyboard that was pressed.
struct KeyPress: Sendable {
  /// The key in GDK's list.
  let key: UInt32

  /// What it types; nil where it types nothing.
  let character: Character?

  private let modifiers: UInt32

  /// A key as GTK tells it.
  init(_ key: UInt32, _ character: UInt32, _ modifiers: UInt32) {
    self.key = key
    // GDK knows no character of the number pad's Enter.
    let scalar = key == UInt32(GDK_KEY_KP_Enter) ? 0xD : character
    self.character = scalar == 0 ? nil : Unicode.Scalar(scalar).map(Character.init)
    self.modifiers = modifiers
  }

  /// Whether Control is held.
  var hasControl: Bool { modifiers & GDK_CONTROL_MASK.rawValue != 0 }

  /// Whether Alt is held, and neither Control nor a key of the system's.
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

  /// Whether the key is meant for the system or a menu, and types nothing.
  var isCombined: Bool {
    let others = GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue
    return hasControl || modifiers & others != 0
  }

  /// The shortcut of the key while Alt is held; nil where it is not.
  var heldShortcut: Shortcut? {
    guard hasAltAlone, let character, character > " " else { return nil }
    return .held(character)
  }

  /// What the key types for the calculator; nil for keys that are the window's.
  var shortcut: Shortcut? {
    guard !isCombined, key != UInt32(GDK_KEY_Delete), key != UInt32(GDK_KEY_KP_Delete),
      let character, character != "\t"
    else { return nil }
    return Shortcut(typed: character)
  }
}

/// Has all keys of a window or a field told before its widgets get them.
///
/// - Parameters:
///   - widget: The window or the field.
///   - take: Whether it has taken the key; what it has not is the widget's.
@MainActor
func watchKeys(of widget: Widget, _ take: @escaping @MainActor (KeyPress) -> Bool) {
  window_watch_keys(
    widget, { Callback<KeyPress, Int32>.call($0, KeyPress($1, $2, $3)) },
    Callback<KeyPress, Int32> { take($0) ? 1 : 0 }.kept, releaseCallback)
}
