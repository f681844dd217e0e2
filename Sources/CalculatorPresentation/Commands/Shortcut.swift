import CalculatorModel

/// A key of the computer's keyboard that presses a key of the keypad, or performs a command.
///
/// A letter alone is part of a typed line, so keys and commands have letters with a held key.
public enum Shortcut: Hashable, Sendable {
  case character(Character)
  /// A character typed while Alt is held, or Control on an Apple keyboard.
  case held(Character)
  case enter
  case escape
  case backspace

  /// Creates the shortcut that a keyboard types as this character, as reported by window systems.
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
    case .held(let character): Self.label(of: character, heldWith: "Alt+", shift: "Shift+")
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    }
  }
}

extension Shortcut {
  /// Returns a held character with the names of the keys to hold: `Alt+S` for `s`, `Alt+Shift+S` for `S`.
  static func label(of character: Character, heldWith held: String, shift: String) -> String {
    guard character.isPlainLetter, let letter = character.asciiValue else {
      return held + String(character)
    }
    let capital = letter & ~0x20
    return held + (letter == capital ? shift : "") + String(Character(Unicode.Scalar(capital)))
  }

  /// Returns the name of the key in the user's language: `7`, `Enter`.
  public func name(in catalogue: Catalogue) -> String {
    switch self {
    case .character(" "): catalogue.text(KeyboardText.spaceKey)
    case .character, .held: label
    case .enter: catalogue.text(.part(.enterKey))
    case .escape: catalogue.text(.part(.escapeKey))
    case .backspace: catalogue.text(.part(.backspaceKey))
    }
  }

  /// The key that opens a typed line, empty or with what was typed on the keys.
  public static let line = Shortcut.held("t")

  /// The key that shows the keyboard's functions.
  public static let help: Shortcut = "?"

  /// Returns the shortcut with digits and signs of other scripts replaced by the plain ones.
  ///
  /// - Parameter decimalMark: The mark that the decimal mark of other scripts stands for.
  /// - Returns: The shortcut, unchanged if there is nothing to replace.
  func plain(decimalMark: Unicode.Scalar) -> Shortcut {
    guard case .character(let character) = self else { return self }
    return .character(character.plain(decimalMark: decimalMark))
  }
}

extension Character {
  /// Returns the plain character with the same meaning: `3` for `٣`, `+` for `＋`.
  func plain(decimalMark: Unicode.Scalar) -> Character {
    if isASCII { return self }
    let scalars = unicodeScalars
    guard scalars.count == 1, let plain = scalars.first?.plainSign(decimalMark: decimalMark) else {
      return self
    }
    return Character(plain)
  }
}

extension Shortcut: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the shortcut of a character: `"7"`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
