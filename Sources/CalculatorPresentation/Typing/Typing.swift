import CalculatorModel

/// Typing on a computer's keyboard, followed as text beside the keys that it presses, so that none of it is silently
/// read in another way.
struct Typing {
  /// The text typed since the last `=`, although it pressed keys.
  var text: TypedText?

  /// The typed text, if it meant something other than the last `=` calculated, until the next key.
  var answered: TypedText?

  /// The note that stays until the calculation is done or cleared.
  var note: KeyboardText?

  /// The line being typed.
  var line: TypedLine?

  /// The number of lines begun.
  var lineCount = 0

  /// Whether the number shown was just added to the memory or stored, so that another one may replace it.
  var isNumberKept = false
}

/// A calculation typed as a line of text.
public struct TypedLine: Hashable, Sendable {
  /// The text.
  public internal(set) var text: String

  /// The reason why the text was refused, with the place; nil if it was not.
  public internal(set) var problem: String?

  /// The number of characters before the place where the text was refused.
  public internal(set) var place: Int?

  /// The possible readings of an ambiguous text, to be chosen by a tap.
  public internal(set) var readings: [String] = []

  /// The number of the line, counted from the first one opened.
  public let number: Int

  /// The way a line ends.
  enum End {
    /// The line is calculated.
    case take
    case leave
  }

  /// Types a key at the end of a text, up to ``PastedText/lengthLimit``.
  ///
  /// - Returns: The way the line ends with the key; nil if it does not.
  static func type(_ shortcut: Shortcut, into text: inout String) -> End? {
    if isTaken(by: shortcut, in: text) { return .take }
    switch shortcut {
    case .escape: return .leave
    case .backspace:
      if text.isEmpty { return .leave }
      text.removeLast()
    case .enter, .held: break
    case .character(let character):
      if text.utf8.count < PastedText.lengthLimit { text.append(character) }
    }
    return nil
  }

  /// Whether a key calculates a text: Enter, and `=` except in a rate, in an equation, and at the beginning of a
  /// formula.
  public static func isTaken(by shortcut: Shortcut, in text: String) -> Bool {
    switch shortcut {
    case .enter: true
    case .character("="): !text.isEmpty && !takesEquals(text)
    default: false
    }
  }

  /// Whether `=` is a part of a text: of `rate 1 EUR = 1.1 USD`, and once of `solve x^2 = 4`.
  private static func takesEquals(_ text: String) -> Bool {
    let letters = text.utf8.prefix(5).map { $0 | 0x20 }
    return letters.starts(with: "rate".utf8)
      || letters == Array("solve".utf8) && !text.utf8.contains(UInt8(ascii: "="))
  }

  /// Notes that the text is no longer the one that was refused at a place.
  mutating func forgetPlace() {
    guard place != nil else { return }
    (problem, place, readings) = (nil, nil, [])
  }
}
