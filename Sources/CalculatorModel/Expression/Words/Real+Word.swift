import BigNumbers
import ExactReals

extension Real {
  /// The whole number wrapped to a word, and whether that changed it.
  ///
  /// For one too long to write out, only the lowest bits are calculated.
  ///
  /// - Throws: `CalculationError.notInteger`.
  func cut(
    to format: WordFormat, within budget: Budget
  ) throws(CalculationError) -> (number: Real, wraps: Bool) {
    let exact: BigInt
    var isLong = false
    do throws(CalculationError) {
      exact = try integer(within: budget)
    } catch {
      guard error == .tooManyDigits || error == .argumentTooLarge else { throw error }
      let turn = Real(Rational(BigInt(1) << format.bitWidth))
      exact = try Real.mod(self, turn, within: budget).integer(within: budget)
      isLong = true
    }
    let outcome = WordOutcome(exact: exact, format)
    return (Real(Rational(outcome.word.value)), outcome.wraps || isLong)
  }

  /// The whole number as a word that it fits.
  func word(_ format: WordFormat, within budget: Budget) throws(CalculationError) -> Word {
    Word(truncating: try integer(within: budget), format)
  }
}
