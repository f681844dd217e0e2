import BigNumbers
import CalculatorModel

/// What a record has besides where whole numbers are asked for in a base or in words.
extension AnswerRecord {
  /// The names of these values.
  static let wordNames = ["base", "word", "signed", "bits", "carry", "wraps"]

  /// Adds them.
  ///
  /// - Parameters:
  ///   - base: The base of the answer.
  ///   - format: The words that were calculated in; nil for numbers of any size.
  ///   - word: The answer's; nil where there is no value.
  ///   - wraps: Whether a step was cut to the word; nil where nothing was.
  mutating func append(base: NumberBase, format: WordFormat?, word: Word?, wraps: Bool?) {
    append("base", count: base.rawValue)
    append("word", count: format?.bitWidth)
    append("signed", truth: format?.isSigned)
    append("bits", word?.bitText)
    // Only keys have one.
    append("carry", truth: nil)
    append("wraps", truth: wraps)
  }
}
