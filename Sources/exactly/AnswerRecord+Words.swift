import BigNumbers
import CalculatorModel

/// The additional values of a record when whole numbers are requested in a base or in words.
extension AnswerRecord {
  /// The names of these values.
  static let wordNames = ["base", "word", "signed", "bits", "carry", "wraps"]

  /// Appends these values.
  ///
  /// - Parameters:
  ///   - base: The base of the answer.
  ///   - format: The word format of the calculation; nil for numbers of any size.
  ///   - word: The answer as a word; nil if there is no value.
  ///   - wraps: Whether a step was cut to the word; nil if nothing was calculated in words.
  mutating func append(base: NumberBase, format: WordFormat?, word: Word?, wraps: Bool?) {
    append("base", count: base.rawValue)
    append("word", count: format?.bitWidth)
    append("signed", truth: format?.isSigned)
    append("bits", word?.bitText)
    // Only key sequences have a carry.
    append("carry", truth: nil)
    append("wraps", truth: wraps)
  }
}
