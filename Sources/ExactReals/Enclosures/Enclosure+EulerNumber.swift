import BigNumbers

extension Enclosure {
  /// Euler's number e, the base of the natural logarithms.
  ///
  /// The series of 1/k!, summed by binary splitting.
  ///
  /// - Throws: What the budget throws.
  /// - Complexity: O(M(*n*) log *n*), with M the time of a product.
  public static func e(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    // The terms from 1/(n + 1)! on are together below 2/(n + 1)!, and each factor k of that is at
    // least 2^⌊log₂ k⌋.
    var count = 1
    var bits = 0
    while bits < precision + 8 {
      count += 1
      bits += Int.bitWidth - 1 - count.leadingZeroBitCount
    }
    let sum = try BinarySplitting.sum(over: 1..<count, within: budget) {
      BinarySplitting(q: BigInt($0))
    }
    try budget.payForProduct(bits: precision, times: 4)
    return try quotient(
      Enclosure(sum.t + sum.q), Enclosure(sum.q), precision: precision + 4
    ).widened(by: ErrorBound(powerOfTwo: -Int64(precision) - 7)).rounded(precision: precision)
  }
}
