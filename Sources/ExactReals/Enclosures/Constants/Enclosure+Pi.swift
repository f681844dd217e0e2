import BigNumbers

extension Enclosure {
  /// Returns the circle constant π.
  ///
  /// ```swift
  /// try Enclosure.pi(precision: 64, within: Budget())  // 3.14159265358979323846…
  /// ```
  ///
  /// - Throws: What the budget throws.
  /// - Complexity: O(M(*n*) log² *n*) beyond a thousand bits, with M the time of a product.
  public static func pi(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if precision <= leadingPi.accuracyBits { return leadingPi.rounded(precision: precision) }
    if let known = budget.constants.pi, precision <= known.accuracyBits {
      return known.rounded(precision: precision)
    }
    // A little more precision is often needed soon after, and the series would start over each time.
    let reserve = precision > 1 << 14 ? 1_024 : 8
    let pi = try piByChudnovsky(precision: precision + reserve, within: budget)
    budget.constants.pi = pi
    return pi.rounded(precision: precision)
  }

  /// Returns π by the series of the brothers Chudnovsky (1988), summed by binary splitting.
  private static func piByChudnovsky(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    // The series alternates and decreases, so the remainder is below the first term left out, which is at
    // most (1 + 41·n)·2^(−47.1·n) of the first, and n is below 2^27.
    let count = (precision + 40) / 47 + 1
    let sum = try BinarySplitting.sum(over: 1..<count, within: budget) {
      BinarySplitting(
        sextupleTerm: $0, a: 13_591_409 + 545_140_134 * Int64($0),
        divisor: -10_939_058_860_032_000)
    }
    try budget.payForProduct(bits: precision, times: 8)
    let root = try sqrt(Enclosure(BigInt(10005)), precision: precision, within: budget)
    let numerator = try product(
      Enclosure(sum.q * BigInt(426_880)), root, precision: precision)
    let denominator = Enclosure(sum.q * BigInt(13_591_409) + sum.t)
    return try quotient(numerator, denominator, precision: precision)
      .widened(by: ErrorBound(powerOfTwo: 3 - Int64(precision)))
  }

  /// The first bits of π.
  private static let leadingPi = Enclosure(
    leadingWords: [
      0xc90f_daa2_2168_c234, 0xc4c6_628b_80dc_1cd1, 0x2902_4e08_8a67_cc74,
      0x020b_bea6_3b13_9b22, 0x514a_0879_8e34_04dd, 0xef95_19b3_cd3a_431b,
      0x302b_0a6d_f25f_1437, 0x4fe1_356d_6d51_c245, 0xe485_b576_625e_7ec6,
      0xf44c_42e9_a637_ed6b, 0x0bff_5cb6_f406_b7ed, 0xee38_6bfb_5a89_9fa5,
      0xae9f_2411_7c4b_1fe6, 0x4928_6651_ece4_5b3d, 0xc200_7cb8_a163_bf05,
      0x98da_4836_1c55_d39a, 0x6916_3fa8_fd24_cf5f, 0x8365_5d23_dca3_ad96,
    ], integerBits: 2)
}
