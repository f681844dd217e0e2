import BigNumbers

/// How much work a calculation of many steps may still do.
///
/// Each step alone is bounded by the size of its numbers (``CalculationLimit``); the budget bounds
/// how many steps of what size there can be, and so the time of the whole. It counts work and not
/// time, so that an expression is answered on every machine or on none.
struct CalculationBudget {
  let limit: CalculationLimit

  /// Pairs of 64-bit words: what a product or a common divisor of two numbers goes through at worst.
  private var wordPairs: Int64

  init(limit: CalculationLimit, wordPairs: Int64) {
    self.limit = limit
    self.wordPairs = wordPairs
  }

  /// The budget of a typed expression: seconds of work, up to about ten where all of it goes into
  /// common divisors.
  static let expression = CalculationBudget(limit: .expression, wordPairs: 1 << 31)

  /// Pays for an operation on two numbers, before it is carried out.
  ///
  /// - Throws: ``CalculationError/tooMuchWork``.
  mutating func pay(for left: Rational, _ right: Rational) throws(CalculationError) {
    let words = (
      Int64(left.storageBitWidth / 64 + 1), Int64(right.storageBitWidth / 64 + 1)
    )
    // A product and a divisor by all pairs, and some passes over each number alone.
    wordPairs -= words.0 * words.1 + 8 * (words.0 + words.1)
    guard wordPairs >= 0 else { throw .tooMuchWork }
  }
}
