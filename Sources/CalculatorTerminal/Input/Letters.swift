import CalculatorModel

/// The letters that were typed one after another, to see whether they were to be a function's name.
///
/// ```swift
/// var letters = Letters()
/// letters.append("s")
/// letters.beginsName(with: "q")   // true: sqrt
/// ```
struct Letters: Hashable, Sendable {
  private(set) var text = ""

  /// Whether one of them pressed no key.
  var hasRefused = false

  /// Takes note of a letter; anything else ends the word.
  mutating func append(_ character: Character) {
    if character.isASCII, character.isLetter { text.append(character) } else { self = Letters() }
  }

  /// Whether these letters with another one behind are the beginning of a function's name.
  func beginsName(with character: Character) -> Bool {
    guard !text.isEmpty else { return false }
    let word = text + String(character)
    return MathFunction.allCases.contains { function in
      function.name.hasPrefix(word) || function.aliases.contains { $0.hasPrefix(word) }
    }
  }
}
