import CommandLineInterface
import DisplayableText

/// The characters that a terminal can show: the screens are drawn with lines and boxes, and where a
/// terminal has none, each becomes the ASCII character most like it.
enum DrawingCharacters: Hashable {
  case unicode
  case ascii

  /// What the locale of this process says.
  static var ofThisTerminal: DrawingCharacters { DrawingCharacters(.current) }

  /// What a locale says.
  init(_ environment: LocaleEnvironment) {
    self = environment.hasUTF8 ? .unicode : .ascii
  }

  /// A line that the terminal can show and does not obey.
  func shown(_ line: String) -> String {
    let line = line.withoutIsolates.displayable(limit: .max)
    switch self {
    case .unicode: return line
    case .ascii:
      return line.map { Self.ascii(for: $0) }.joined()
    }
  }

  /// The character itself or one like it; else as many question marks as it has columns.
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
