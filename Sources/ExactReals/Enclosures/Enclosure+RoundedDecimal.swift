import BigNumbers

extension Enclosure {
  /// Returns the number rounded to significant decimal digits, halves to even; `nil` if the ball does not
  /// prove all of them.
  ///
  /// The number is about `significand · 10^exponent`, with 10^(n − 1) ≤ |significand| < 10^n, or zero.
  ///
  /// - Throws: ``CalculationError/tooManyDigits`` for more than 2²⁷ digits, and what the budget
  ///   throws.
  /// - Complexity: A few products of the length of the result for each bit of the exponent.
  public func roundedDecimal(
    significantDigits n: Int, within budget: Budget
  ) throws(CalculationError) -> (significand: BigInt, exponent: Int64)? {
    guard n <= 1 << 27 else { throw .tooManyDigits }
    let n = max(n, 1)
    if isExact, significand.isZero { return (BigInt(), 0) }
    if containsZero { return nil }
    // From below: if too many digits are asked for, rounding never hides that.
    var place = leastDigitCount - Int64(n)
    let least = BigInt.powerOfTen(n - 1)
    let most = least * BigInt(10)
    var hasTooManyDigits = false
    for _ in 0..<3 {
      guard let digits = try scaledInteger(byPowerOfTen: -place, digits: n + 1, within: budget)
      else { return nil }
      let magnitude = digits.magnitude
      if magnitude >= most {
        place += 1
        hasTooManyDigits = true
        continue
      }
      if magnitude > least || hasTooManyDigits { return (digits, place) }
      // A number that is rounded up to 10^(n − 1) here may have its n digits one place further down.
      guard
        let finer = try scaledInteger(byPowerOfTen: 1 - place, digits: n + 1, within: budget)
      else { return nil }
      return finer.magnitude >= most ? (digits, place) : (finer, place - 1)
    }
    return nil
  }

  /// Returns the number times 10^places, rounded to a whole number, halves to even; `nil` if the ball does
  /// not prove it.
  ///
  /// - Throws: ``CalculationError/tooManyDigits`` if the result has more than about 2²⁷ digits, and
  ///   what the budget throws.
  public func roundedDecimal(
    places: Int, within budget: Budget
  ) throws(CalculationError) -> BigInt? {
    if isExact, significand.isZero { return significand }
    guard let upper = magnitudeExponents?.upper else { return nil }
    let digits = Self.floorOfDecimalLogarithm(BigInt(upper) << 16) + 2 + Int64(places)
    guard digits <= 1 << 27 else { throw .tooManyDigits }
    if digits < -1 { return BigInt() }  // Below 1/10 of what is counted.
    return try scaledInteger(
      byPowerOfTen: Int64(places), digits: Int(max(digits, 1)), within: budget)
  }

  /// Returns the number times 10^power, rounded to a whole number with about the given number of digits.
  private func scaledInteger(
    byPowerOfTen power: Int64, digits: Int, within budget: Budget
  ) throws(CalculationError) -> BigInt? {
    // A digit is worth less than 10/3 bits. The 64 extra bits decide all but one case in 2⁶⁴.
    var precision = Int(Int64(digits) * 10 / 3) + 64
    while true {
      // In two steps, so that no power of ten is beyond the limit.
      let half = power.magnitude > 1 << 40 ? power / 2 : 0
      let scaled = try scaled(byPowerOfTen: half, precision: precision, within: budget)
        .scaled(byPowerOfTen: power - half, precision: precision, within: budget)
      if let integer = scaled.nearestIntegerIfCertain { return integer }
      // An exact number is decided in the end: a number halfway between two decimals of n digits is a
      // multiple of the power of ten, or the power divides it, so that at a precision of its own length
      // everything here is exact. Other numbers stay undecided if the ball is too wide.
      let limit = isExact ? Int64(Enclosure.maximumPrecision) : accuracyBits + 64
      guard Int64(precision) < limit else { return nil }
      precision = min(2 * precision, Enclosure.maximumPrecision)
    }
  }

  /// The largest power of ten that fits in a word, which is shorter than any precision that is asked for.
  private static let shortPower: UInt64 = 19

  private func scaled(
    byPowerOfTen power: Int64, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if power == 0 { return self }
    let ten =
      power.magnitude <= Self.shortPower
      ? Enclosure(.powerOfTen(Int(power.magnitude)))
      : try Enclosure.pow(
        Enclosure(BigInt(10)), Int64(clamping: power.magnitude), precision: precision,
        within: budget)
    try budget.payForProduct(bits: precision, times: power < 0 ? 3 : 1)
    return power < 0
      ? try Enclosure.quotient(self, ten, precision: precision)
      : try Enclosure.product(self, ten, precision: precision)
  }

  /// The number of digits before the point, or one fewer; negative for zeros after it.
  ///
  /// Needs a midpoint that is not zero.
  private var leastDigitCount: Int64 {
    // log₂ |m| = top + log₂ f, and the estimate of log₂ f is off by far less than 2^−16.
    let fraction = Int64(Estimate.log2(Double(significand.leadingBits) / 0x1p64) * 0x1p16) - 2
    if top.magnitude < 1 << 44 {
      return Self.floorOfDecimalLogarithm(ofWord: top << 16 + fraction) + 1
    }
    return Self.floorOfDecimalLogarithm((BigInt(top) << 16) + BigInt(fraction)) + 1
  }

  /// Returns ⌊log₁₀ 2^(x/2¹⁶)⌋, or one less, for |x| < 2⁶².
  private static func floorOfDecimalLogarithm(ofWord x: Int64) -> Int64 {
    // 2^63·log₁₀ 2, rounded down: the product is off by less than |x| < 2^62, and decreased by 2^63, it is
    // too low by less than 2^64, one part in 2^15.
    let product = x.multipliedFullWidth(by: 0x2688_26a1_3ef3_fde6)
    return (product.high - (product.low < 1 << 63 ? 1 : 0)) >> 15
  }

  /// Returns ⌊log₁₀ 2^(x/2¹⁶)⌋, or one less, for |x| < 2⁷⁸.
  private static func floorOfDecimalLogarithm(_ x: BigInt) -> Int64 {
    // 2^126·log₁₀ 2, rounded down: the product by 78 bits is off by less than 2^−64.
    let logarithm: BigInt = 0x1344_1350_9f79_fef3_11f1_2b35_816f_922f
    // One part in 2^64 less, so that the only error is rounding down too far.
    let product = x * logarithm - (BigInt(1) << 78)
    return Int64(product >> 142)
  }
}
