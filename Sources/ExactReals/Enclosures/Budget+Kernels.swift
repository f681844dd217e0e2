import BigNumbers

extension Budget {
  /// Pays for products of numbers of so many bits, before they are computed.
  ///
  /// Divisions and square roots cost up to three products.
  func payForProduct(bits: Int, times count: Int = 1) throws(CalculationError) {
    try pay(Self.priceOfProduct(bits: bits) * Int64(count))
  }

  /// About how many nanoseconds a product of two numbers of so many bits takes.
  static func priceOfProduct(bits: Int) -> Int64 {
    let words = WorkPrice.words(bits: bits)
    return WorkPrice.product(words, words)
  }
}
