import BigNumbers

extension Enclosure {
  /// Returns the natural logarithm of two.
  ///
  /// - Throws: What the budget throws.
  /// - Complexity: O(M(*n*) log² *n*) beyond a thousand bits, with M the time of a product.
  public static func naturalLogOf2(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if precision <= leadingLogarithm.accuracyBits {
      return leadingLogarithm.rounded(precision: precision)
    }
    if let known = budget.constants.naturalLogOf2, precision <= known.accuracyBits {
      return known.rounded(precision: precision)
    }
    let logarithm = try logarithmByMachin(precision: precision + 8, within: budget)
    budget.constants.naturalLogOf2 = logarithm
    return logarithm.rounded(precision: precision)
  }

  /// Returns ln 2 = 18·artanh(1/26) − 2·artanh(1/4801) + 8·artanh(1/8749).
  ///
  /// A formula of Machin's kind: X. Gourdon and P. Sebah, "The logarithmic constant: log 2" (2004).
  private static func logarithmByMachin(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let a = try artanh(reciprocal: 26, precision: precision, within: budget)
    let b = try artanh(reciprocal: 4801, precision: precision, within: budget)
    let c = try artanh(reciprocal: 8749, precision: precision, within: budget)
    let first = try product(a, Enclosure(BigInt(18)), precision: precision)
    let second = try product(b, Enclosure(BigInt(-2)), precision: precision)
    let third = try product(c, Enclosure(BigInt(8)), precision: precision)
    return try sum(sum(first, second, precision: precision), third, precision: precision)
  }

  /// Returns artanh(1/q) for q ≥ 26, by its Taylor series.
  private static func artanh(
    reciprocal q: Int64, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    // 1/q is the first term, and the terms decrease by a factor of more than q² > 2^bits: those left out
    // are together below 2^(1 − bits·count) of the first.
    let bits = 63 - (q * q).leadingZeroBitCount
    let count = precision / bits + 2
    // artanh(1/q) is the sum of 1/((2k + 1)·q^(2k + 1)): that is q times the sum in powers of 1/q².
    let sum = try BinarySplitting.sum(over: 0..<count, within: budget) {
      BinarySplitting(b: BigInt(2 * $0 + 1), q: BigInt(q * q))
    }
    try budget.payForProduct(bits: precision, times: 4)
    let denominator = try product(
      Enclosure(sum.b ?? 1), Enclosure(sum.q), precision: precision)
    return try quotient(Enclosure(sum.t * BigInt(q)), denominator, precision: precision)
      .widened(by: ErrorBound(powerOfTwo: -Int64(precision)))
  }

  /// The first bits of ln 2.
  private static let leadingLogarithm = Enclosure(
    leadingWords: [
      0xb172_17f7_d1cf_79ab, 0xc9e3_b398_03f2_f6af, 0x40f3_4326_7298_b62d,
      0x8a0d_175b_8baa_fa2b, 0xe7b8_7620_6deb_ac98, 0x5595_52fb_4afa_1b10,
      0xed2e_ae35_c138_2144, 0x2757_3b29_1169_b825, 0x3e96_ca16_224a_e8c5,
      0x1acb_da11_317c_387e, 0xb9ea_9bc3_b136_603b, 0x256f_a0ec_7657_f74b,
      0x72ce_87b1_9d65_48ca, 0xf5df_a6bd_3830_3248, 0x655f_a187_2f20_e3a2,
      0xda2d_97c5_0f3f_d5c6, 0x07f4_ca11_fb5b_fb90, 0x610d_30f8_8fe5_51a2,
    ], integerBits: 0)
}
