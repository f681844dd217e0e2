import BigNumbers

extension Budget {
  /// Pays for products of numbers of some length, before they are computed.
  ///
  /// Divisions and square roots cost up to three products as long as they are short.
  func payForProduct(bits: Int, times count: Int = 1) throws(CalculationError) {
    try pay(Self.priceOfProduct(bits: bits) * Int64(count))
  }

  /// Pays for a quotient of some length, before it is computed.
  func payForQuotient(bits: Int) throws(CalculationError) {
    let words = WorkPrice.words(bits: bits)
    try pay(max(3 * Self.priceOfProduct(bits: bits), WorkPrice.quotient(2 * words, by: words)))
  }

  /// Pays for the division in a long fraction, before it is computed.
  func payForEnclosure(of value: Rational, bits: Int) throws(CalculationError) {
    guard value.storageBitWidth > 1 << 12, !value.isInteger else { return }
    let words = min(WorkPrice.words(bits: bits), WorkPrice.words(value.denominator))
    try pay(
      WorkPrice.pass(WorkPrice.words(bits: value.storageBitWidth))
        + WorkPrice.quotient(WorkPrice.words(bits: bits) + words, by: words))
  }

  /// Returns the approximate time of a product of two numbers of some length, in nanoseconds.
  static func priceOfProduct(bits: Int) -> Int64 {
    let words = WorkPrice.words(bits: bits)
    return WorkPrice.product(words, words)
  }
}
