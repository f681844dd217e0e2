import BigNumbers

extension Enclosure {
  /// Returns the exponential function e^x.
  ///
  /// - Throws: ``CalculationError/tooLarge``, and what the budget throws.
  /// - Complexity: O(√*n*) products for *n* bits, and O(log² *n*) from some thousands of bits on.
  public static func exp(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    if x.isExact, x.significand.isZero { return .one }
    if !x.radius.isZero, x.radius.isInfinite || x.radius.top > 1 {
      return try exponentialOfWide(x, precision: precision, within: budget)
    }
    var result = try exponentialOfMidpoint(x, precision: precision, within: budget)
    if !x.radius.isZero {
      // |e^(m + d) − e^m| ≤ e^m·(e^r − 1), and e^r − 1 ≤ r + r² for r up to 1; up to 2 it is at most 4r.
      let factor =
        x.radius.top <= 0
        ? x.radius + x.radius * x.radius : x.radius.scaled(byPowerOfTwo: 2)
      result = try Enclosure(
        rounding: result.significand, exponent: result.exponent,
        radius: result.radius + result.upperBound * factor, precision: precision)
    }
    return result
  }

  /// Returns the exponential of a ball with a radius above 1: from 0 to that of its upper end.
  private static func exponentialOfWide(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if x.radius.isInfinite { return .unbounded }
    if !x.containsZero, x.top > 62, x.radius.top < x.top - 1 {
      return try exponentialOfMidpoint(x, precision: precision, within: budget)
    }
    guard x.radius.top < 60, x.significand.isZero || x.top < 60 else { return .unbounded }
    let upper = try sum(
      x.midpoint, Enclosure(BigInt(UInt64(x.radius.significand)), exponent: x.radius.exponent),
      precision: 64)
    // Its radius is below 2^(61 − 64).
    return try fromZero(to: exp(upper, precision: 32, within: budget).upperBound)
  }

  /// Returns the exponential of the midpoint; the radius only matters if the midpoint is huge.
  private static func exponentialOfMidpoint(
    _ x: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if x.significand.isZero { return .one }
    let top = x.top
    if top > 62 {
      // |x| ≥ 2^61 in the whole ball, and so beyond every limit.
      if !x.significand.isNegative { throw .tooLarge }
      return Enclosure(BigInt(), exponent: 0, radius: ErrorBound(powerOfTwo: -exponentLimit))
    }
    if top < -Int64(precision) - 8 {
      // |e^x − 1| ≤ 2·|x| for |x| ≤ 1.
      return try Enclosure(
        rounding: BigInt(1), exponent: 0, radius: ErrorBound(powerOfTwo: top + 1),
        precision: precision)
    }
    // e^x = 2^k·e^t with t = x − k·ln 2.
    let bits = precision + 8
    let k = top < 0 ? 0 : nearestMultipleOfLog2(x)
    let logarithm = try multipleOfLog2(k, bits: bits, within: budget)
    let t = x.significand.units(exponent: x.exponent, bits: bits) - logarithm.units
    var value = try exponential(
      FixedPoint(units: t, bits: bits, error: logarithm.error + 1), within: budget)
    value.error += 1
    return try value.enclosure(precision: precision).scaled(byPowerOfTwo: k)
  }

  /// Returns a whole number within 1 of x/ln 2; needs `top` at most 62.
  private static func nearestMultipleOfLog2(_ x: Enclosure) -> Int64 {
    // In units of 2^−8, times 2^64/ln 2 rounded down: off by less than 2^−8·2 + 2^(62 − 64).
    let inverse: BigInt = 0x1_7154_7652_b82f_e177
    let units = x.significand.units(exponent: x.exponent, bits: 8)
    let product = units * inverse + (BigInt(1) << 71)
    return Int64(product >> 72)
  }

  /// Returns e^t for |t| < 1.
  static func exponential(
    _ t: FixedPoint, within budget: Budget
  ) throws(CalculationError) -> FixedPoint {
    var value =
      t.bits >= bitBurstThreshold
      ? try exponentialByBitBurst(t, within: budget) : try exponentialBySeries(t, within: budget)
    // An error of t causes an error of the result of less than e^1 times its size.
    value.error += 3 * t.error
    return value
  }

  /// From this many bits on, the bit-burst method is faster.
  private static var bitBurstThreshold: Int { 12_000 }
}
