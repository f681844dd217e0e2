/// The kind of a character in a line, as far as it has a style of its own.
///
/// The styles use the sixteen colours that every terminal has, and only the two of them that are readable
/// on both a dark and a light background.
package enum LineStyle: Hashable, Sendable {
  case plain
  /// A function's name.
  case function
  /// Any other name with a meaning.
  case name
  /// Text without a meaning.
  case wrong
  /// Text beside the line: a comment, or an answer before it is asked for.
  case aside
  /// The bracket that matches the one at the cursor.
  case matchingBracket
  /// The reason there is no answer.
  case error

  /// The parameters of the control sequence that begins the style (ECMA-48, 8.3.117).
  private var parameters: TerminalText {
    switch self {
    case .plain: "0"
    case .function: "35"
    case .name: "1"
    case .wrong: "4;31"
    case .aside: "2"
    case .matchingBracket: "1;4"
    case .error: "31"
    }
  }

  /// The control sequence that begins the style, whatever came before it.
  var sequence: TerminalText {
    self == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(parameters)m"
  }

  /// Returns a text in the style, which ends after it.
  func applied(to text: TerminalText) -> TerminalText {
    self == .plain || text.isEmpty ? text : sequence + text + LineStyle.plain.sequence
  }
}
