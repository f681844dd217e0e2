import CommandLineInterface
import DisplayableText

/// The characters that a terminal can show: the screens are drawn with lines and boxes, and if a terminal has
/// none, each becomes the most similar ASCII character.
enum DrawingCharacters: Hashable {
  case unicode
  case ascii

  /// The characters for the locale of this process.
  static var ofThisTerminal: DrawingCharacters { DrawingCharacters(.current) }

  /// Creates the characters for a locale.
  init(_ environment: LocaleEnvironment) {
    self = environment.hasUTF8 ? .unicode : .ascii
  }

  /// Returns a line that the terminal can show and does not interpret as commands.
  func shown(_ line: String) -> String {
    let line = line.withoutIsolates.displayable(limit: .max)
    switch self {
    case .unicode: return line
    case .ascii:
      return line.map { Self.ascii(for: $0) }.joined()
    }
  }

  /// Returns the character itself or a similar one, or else as many question marks as it has columns.
  private static func ascii(for character: Character) -> String {
    if character.isASCII { return String(character) }
    if let similar = similar[character] { return String(similar) }
    return String(repeating: "?", count: String(character).textColumns)
  }

  private static let similar: [Character: Character] = [
    "─": "-", "═": "=", "│": "|", "║": "|",
    "╭": ".", "╮": ".", "╰": "'", "╯": "'",
    "╔": "+", "╗": "+", "╚": "+", "╝": "+",
    "×": "x", "−": "-", "…": "~",
  ]
}
