extension Budget {
  /// Pays for products of numbers of so many bits, before they are computed.
  ///
  /// Divisions and square roots cost up to three products.
  func payForProduct(bits: Int, times count: Int = 1) throws(CalculationError) {
    try pay(Self.priceOfProduct(bits: bits) * Int64(count))
  }

  /// About how many nanoseconds a product of two numbers of so many bits takes.
  static func priceOfProduct(bits: Int) -> Int64 {
    let words = Int64(bits >> 6) + 1
    // Measured: half a nanosecond a pair of words while they are few; then the price of a word grows
    // with the logarithm of their number.
    let width = Int64(64 - words.leadingZeroBitCount)
    return 60 + words * min(words / 2 + 1, 20 * width)
  }
}
