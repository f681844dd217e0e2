/// A key of the computer's keyboard that presses a key of the keypad.
public enum Shortcut: Hashable, Sendable {
  case character(Character)
  case enter
  case escape
  case backspace

  /// The shortcut as shown in a help text.
  public var label: String {
    switch self {
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    }
  }
}
