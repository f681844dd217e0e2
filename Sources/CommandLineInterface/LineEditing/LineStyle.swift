/// What a character of a line is, as far as it is shown in a style of its own.
///
/// The styles are of the sixteen colours that every terminal has, and of those only the two that can be
/// read on a dark and on a light background.
package enum LineStyle: Hashable, Sendable {
  case plain
  /// A function's name.
  case function
  /// Any other name that means something.
  case name
  /// What means nothing.
  case wrong
  /// What is beside the line: a comment, or an answer before it is asked for.
  case aside
  /// The bracket that belongs to the one at the cursor.
  case matchingBracket
  /// Why there is no answer.
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

  /// The control sequence that begins the style, whatever was before it.
  var sequence: TerminalText {
    self == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(parameters)m"
  }

  /// A text in the style, and nothing of it behind.
  func applied(to text: TerminalText) -> TerminalText {
    self == .plain || text.isEmpty ? text : sequence + text + LineStyle.plain.sequence
  }
}
