/// A key of the computer's keyboard that presses a key of the keypad.
public enum Shortcut: Hashable, Sendable {
  case character(Character)
  case enter
  case escape
  case backspace

  /// The shortcut that a keyboard types as this character, as window systems give it.
  ///
  /// ```swift
  /// Shortcut(typed: "7")    // .character("7")
  /// Shortcut(typed: "\r")   // .enter; so is U+0003, the Enter of the number pad
  /// ```
  public init(typed character: Character) {
    switch character {
    case "\r", "\n", "\u{3}": self = .enter
    case "\u{1B}": self = .escape
    case "\u{8}", "\u{7F}": self = .backspace
    default: self = .character(character)
    }
  }

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

extension Shortcut: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The shortcut of a character: `"7"`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
