import CalculatorPresentation

/// The label of a scientific key, in the parts in which it is drawn large: letters made of points, and
/// between them raised and lowered characters from the terminal's font.
///
/// ```swift
/// KeyLabel("sin⁻¹")?.columns   // 8: six for the letters, two for what is raised
/// ```
struct KeyLabel {
  /// A part of a label.
  enum Part: Hashable, Sendable {
    case letters([String])
    case raised(String)
    case lowered(String)
  }

  private(set) var parts: [Part] = []

  /// Splits a label into parts; nil if it has a letter that cannot be drawn.
  init?(_ label: String) {
    var letters = ""
    func part(_ letters: String) -> Part? { LetterFont.bitmap(of: letters).map(Part.letters) }
    for character in label {
      guard let level = Self.level(of: character) else {
        letters.append(character)
        continue
      }
      if !letters.isEmpty {
        guard let part = part(letters) else { return nil }
        parts.append(part)
        letters = ""
      }
      parts.append(level)
    }
    guard !letters.isEmpty else { return }
    guard let part = part(letters) else { return nil }
    parts.append(part)
  }

  private static func level(of character: Character) -> Part? {
    switch character {
    case "²", "³", "¹", "⁻", "ˣ", "ʸ", "ⁿ", "ᵈ": .raised(String(character))
    case "₀", "₁", "₂", "ᵧ": .lowered(String(character))
    default: nil
    }
  }

  /// The number of columns that the label takes.
  var columns: Int { parts.reduce(0) { $0 + Self.columns(of: $1) } }

  static func columns(of part: Part) -> Int {
    switch part {
    case .letters(let bitmap): (bitmap.pointColumns + 1) / 2
    case .raised(let text), .lowered(let text): text.columnCount
    }
  }

  /// Whether a key has room for its label, and so do all others of its kind, because adjacent labels are
  /// equally large.
  static func hasRoom(for label: String, columns: Int) -> Bool {
    let longest = label.contains("⁻") ? longestInverse : longest
    return longest < columns
  }

  private static let longest = KeyLabel("Rand")?.columns ?? .max
  private static let longestInverse = KeyLabel("cosh⁻¹")?.columns ?? .max
}
