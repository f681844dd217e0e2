import CalculatorModel

/// What is typed on a computer's keyboard, followed as text beside the keys that it presses, so that none
/// of it is read in another way in silence.
struct Typing {
  /// What was typed since the last `=`, though it pressed keys.
  var text: TypedText?

  /// What was typed and said something else than was calculated by the last `=`, until the next key.
  var answered: TypedText?

  /// What stays to be said until the calculation is done or cleared.
  var note: KeyboardText?

  /// The line that is being typed.
  var line: TypedLine?

  /// How many lines were begun.
  var lineCount = 0

  /// Whether the number shown was just added to the memory or stored: another one may take its place.
  var isNumberKept = false
}

/// A calculation that is typed as a line of text.
public struct TypedLine: Hashable, Sendable {
  /// The text.
  public internal(set) var text: String

  /// Why the text was refused, with the place; nil where it was not.
  public internal(set) var problem: String?

  /// Before which character the text was refused.
  public internal(set) var place: Int?

  /// The lines that may be meant where the text can be read in several ways, to be taken by a tap (W-33).
  public internal(set) var readings: [String] = []

  /// How many lines were opened before.
  public let number: Int

  /// How a line ends.
  enum End {
    /// It is calculated.
    case take
    case leave
  }

  /// Types a key at the end of a text, up to ``PastedText/lengthLimit``.
  ///
  /// - Returns: How the line ends with it; nil where it does not.
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

  /// Whether a key has a text calculated: Enter, and `=` but in a rate and at the beginning of a formula (W-61).
  public static func isTaken(by shortcut: Shortcut, in text: String) -> Bool {
    switch shortcut {
    case .enter: true
    case .character("="): !text.isEmpty && !beginsRate(text)
    default: false
    }
  }

  private static func beginsRate(_ text: String) -> Bool {
    text.utf8.prefix(4).map { $0 | 0x20 } == Array("rate".utf8)
  }

  /// Takes note that the text is another one than what was refused at a place.
  mutating func forgetPlace() {
    guard place != nil else { return }
    (problem, place, readings) = (nil, nil, [])
  }
}
