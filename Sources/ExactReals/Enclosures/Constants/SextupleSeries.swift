import BigNumbers

extension BinarySplitting {
  /// Creates the term n of the sum of a(n)·(6n)!/((3n)!·n!³·(24·divisor)^n): Chudnovsky's series and its kin.
  ///
  /// The factor from n − 1 to n is (6n − 5)(2n − 1)(6n − 1)/(n³·divisor), below 72/divisor.
  init(sextupleTerm index: Int, a: Int64? = nil, divisor: Int64) {
    let n = Int64(index)
    // In parts with explicit types, because the compiler would need a second to infer them.
    let (first, second): (Int64, Int64) = ((6 * n - 5) * (2 * n - 1), 6 * n - 1)
    let factor = BigInt(first) * BigInt(second)
    self.init(
      a: a.map { BigInt($0) }, p: divisor < 0 ? -factor : factor,
      q: BigInt(n * n) * BigInt(n) * BigInt(divisor.magnitude))
  }
}
