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
    switch shortcut {
    case .enter: return .take
    case .escape: return .leave
    case .backspace:
      if text.isEmpty { return .leave }
      text.removeLast()
    case .character(let character):
      if text.utf8.count < PastedText.lengthLimit { text.append(character) }
    }
    return nil
  }

  /// Takes note that the text is another one than what was refused at a place.
  mutating func forgetPlace() {
    guard place != nil else { return }
    (problem, place) = (nil, nil)
  }
}
