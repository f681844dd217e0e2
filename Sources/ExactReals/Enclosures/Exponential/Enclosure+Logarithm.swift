import BigNumbers

extension Enclosure {
  /// Returns the natural logarithm of the part of the ball that is above zero.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for exactly zero, ``CalculationError/notReal`` if all of
  ///   the ball is below zero, and what the budget throws. If the ball reaches zero, nothing is known about
  ///   the result.
  /// - Complexity: That of ``exp(_:precision:within:)``, and a quarter more.
  public static func log(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if x.isExact, x.significand.isZero { throw .outsideDomain }
    if x.containsZero { return .unbounded }
    if x.significand.isNegative { throw .notReal }
    var result = try logarithmOfMidpoint(x, precision: precision, within: budget)
    if !x.radius.isZero {
      // |ln m − ln(m + d)| ≤ r/(m − r) for |d| ≤ r.
      result = try Enclosure(
        rounding: result.significand, exponent: result.exponent,
        radius: result.radius + x.radius / x.lowerBound, precision: precision)
    }
    return result
  }

  /// Returns the natural logarithm of a fraction, which may be extremely close to 1.
  ///
  /// - Throws: ``CalculationError/outsideDomain`` for zero, ``CalculationError/notReal`` for a fraction
  ///   below zero, and what the budget throws.
  /// - Complexity: That of ``exp(_:precision:within:)``; less close to 1.
  public static func log(
    rational q: Rational, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if q.isZero { throw .outsideDomain }
    if q.isNegative { throw .notReal }
    let precision = clamped(precision)
    let (a, b) = (q.numerator, q.denominator)
    if a == b { return .zero }
    // ln(a/b) = 2·artanh((a − b)/(a + b)).
    try budget.payForProduct(bits: precision, times: 3)
    try budget.pay(4 * WorkPrice.pass(WorkPrice.words(a) + WorkPrice.words(b)))
    let z = try quotient(Enclosure(a - b), Enclosure(a + b), precision: precision + 8)
    let closeness = -z.top
    if isSeriesShort(closeness: closeness, precision: precision) {
      return try twiceArtanh(z, precision: precision, within: budget)
    }
    // Not so close, so the number itself is not much longer than the series' terms.
    return try log(
      Enclosure(q, precision: precision + Int(max(closeness, 0)) + 16), precision: precision,
      within: budget)
  }

  /// Whether the series of artanh needs only few terms for |z| < 2^−closeness.
  private static func isSeriesShort(closeness: Int64, precision: Int) -> Bool {
    closeness >= 16 + Int64(precision / 16)
  }

  private static func logarithmOfMidpoint(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    // x = f·2^k with f from 3/4 to 3/2.
    let isUpper = x.significand.leadingBits >> 62 == 3
    let k = isUpper ? x.top : x.top - 1
    let f = Enclosure(x.significand, exponent: x.exponent - k)
    var bits = precision + 10
    if k == 0 {
      if f == .one { return .zero }
      // The result is about f − 1: so as many more bits as that has leading zeros.
      let rest = try difference(f, .one, precision: maximumPrecision)
      let closeness = -rest.top
      if isSeriesShort(closeness: closeness, precision: precision) {
        let sum = try sum(f, .one, precision: precision + 8)
        return try twiceArtanh(
          quotient(rest, sum, precision: precision + 8), precision: precision, within: budget)
      }
      bits += Int(max(closeness, 0)) + 1
    }
    if f == .one {
      return try product(
        naturalLogOf2(precision: precision + 4, within: budget), Enclosure(BigInt(k)),
        precision: precision)
    }
    var value = try logarithm(
      FixedPoint(
        units: f.significand.units(exponent: f.exponent, bits: bits), bits: bits, error: 1),
      within: budget)
    let multiple = try multipleOfLog2(k, bits: bits, within: budget)
    value.units += multiple.units
    value.error += multiple.error
    return try value.enclosure(precision: precision)
  }

  /// Returns 2·artanh z for a small z.
  private static func twiceArtanh(
    _ z: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    // 2z·(1 + z²/3 + z⁴/5 + ⋯), the series in fixed point: z² < 2^(2·z.top + 2) with its radius.
    let bits = precision + 8
    let square = try product(z, z, precision: bits)
    let perTerm = -square.upperBound.top
    let units = square.significand.units(exponent: square.exponent, bits: bits)
    var count = 1
    var reached = perTerm
    while reached <= Int64(bits) {
      count += 1
      reached += perTerm
    }
    try budget.payForProduct(bits: bits, times: count)
    // Horner: an error of z² below 2 units, as it is below 2^−16, has no effect; each step adds less than 2
    // units, of which the next keeps next to nothing. The terms left out are below 1 unit.
    var sum = BigInt()
    var k = count
    while k >= 0 {
      sum = sum.times(units, bits: bits) + (BigInt(1) << bits) / BigInt(2 * k + 1)
      k -= 1
    }
    let series = try Enclosure(fixedPoint: sum, bits: bits, ulps: 6, precision: precision + 4)
    return try product(z, series, precision: precision).scaled(byPowerOfTwo: 1)
  }

  /// Returns ln f for f from 3/4 to 3/2.
  ///
  /// From a logarithm y with a fifth of the bits, whatever its error: ln f = y + ln(f·e^−y), the latter by
  /// its series, of which two terms are enough. (R. Brent, "Fast multiple-precision evaluation of
  /// elementary functions", 1976, does this with one term.)
  static func logarithm(
    _ f: FixedPoint, within budget: Budget
  ) throws(CalculationError) -> FixedPoint {
    let bits = f.bits
    let start = try startOfLogarithm(f, within: budget)
    let inverse = try exponential(
      FixedPoint(units: -start, bits: bits, error: 0), within: budget)
    try budget.payForProduct(bits: bits, times: 5)
    // f·e^−y = 1 + d, off by f's error · 4/3, that of e^−y · 3/2, and one.
    let ratio = f.units.times(inverse.units, bits: bits)
    let one = BigInt(1) << bits
    let rest = ratio - one
    // ln(1 + d) = 2·artanh(z) with z = d/(2 + d), which changes by less than 1/1.9 of an error of d.
    let z = (rest << bits) / (ratio + one)
    let square = z.times(z, bits: bits)
    var sum = one / BigInt(3) + square / BigInt(5)
    sum = z.times(square, bits: bits).times(sum, bits: bits) + z
    // The part left out is 2·(z⁷/7 + ⋯) < z⁷·0.3, below 2^(7·width) units for |z| < 2^width.
    let width = z.magnitudeBitWidth - bits
    let leftOut = 7 * width + bits
    let spread = leftOut <= 0 ? 1 : 1 << min(leftOut, 60)
    return FixedPoint(
      units: start + (sum << 1), bits: bits,
      error: 2 * f.error + 2 * inverse.error + spread + 12)
  }

  /// Returns an approximation of ln f, to a seventh of the bits or more, in the same units.
  private static func startOfLogarithm(
    _ f: FixedPoint, within budget: Budget
  ) throws(CalculationError) -> BigInt {
    let bits = f.bits
    if bits <= 300 {
      let fraction = (f.units << 52) >> bits
      let estimate = Estimate.log2(Double(Int64(fraction)) * 0x1p-52)
      let units = BigInt(Int64(estimate * 0.693_147_180_559_945_3 * 0x1p52))
      return bits >= 52 ? units << (bits - 52) : units >> (52 - bits)
    }
    let few = bits / 7 + 16
    let start = try logarithm(
      FixedPoint(units: f.units >> (bits - few), bits: few, error: 1), within: budget)
    return start.units << (bits - few)
  }
}
