import BigNumbers

/// A number in units of 2^−bits, with a bound on its error in these units.
///
/// The kernels of the elementary functions compute in fixed point, where a product rounded down is
/// one multiplication and one shift, and is off by less than one unit.
struct FixedPoint {
  /// The number of units.
  var units: BigInt

  /// The bits after the point.
  let bits: Int

  /// The greatest error of the number of units.
  var error: Int

  /// Returns the ball.
  func enclosure(precision: Int) throws(CalculationError) -> Enclosure {
    try Enclosure(fixedPoint: units, bits: bits, ulps: error, precision: precision)
  }
}

extension BigInt {
  /// Returns `self · 2^exponent` in units of 2^−bits, rounded down.
  func units(exponent: Int64, bits: Int) -> BigInt {
    let shift = exponent + Int64(bits)
    return shift >= 0 ? self << Int(clamping: shift) : self >> Int(clamping: -shift)
  }

  /// Returns the product of two numbers in units of 2^−bits, rounded down.
  func times(_ other: BigInt, bits: Int) -> BigInt { (self * other) >> bits }
}

extension Enclosure {
  /// Returns `k · ln 2` with a number of bits after the point.
  static func multipleOfLog2(
    _ k: Int64, bits: Int, within budget: Budget
  ) throws(CalculationError) -> FixedPoint {
    if k == 0 { return FixedPoint(units: BigInt(), bits: bits, error: 0) }
    let extra = 64 - k.magnitude.leadingZeroBitCount
    let logarithm = try naturalLogOf2(precision: bits + extra + 3, within: budget)
    let units = logarithm.significand.units(exponent: logarithm.exponent, bits: bits + extra + 3)
    // k < 2^extra turns the radius into less than 2^(radius.top + extra + bits) units; the two roundings
    // add less than one each.
    let spread = logarithm.radius.top + Int64(extra + bits)
    return FixedPoint(
      units: (units * BigInt(k)) >> (extra + 3), bits: bits,
      error: spread <= 0 ? 3 : 2 + 1 << Int(min(spread, 30)))
  }
}
