import BigNumbers

/// The arctangent of a number from 0 up to 1, by a correction to an approximation.
///
/// With y near arctan x, arctan x = y + arctan((x − tan y)/(1 + x·tan y)): R. Brent, "Fast
/// multiple-precision evaluation of elementary functions" (J. ACM 23, 1976). Whatever y is, the
/// formula is exact; a good y makes the series of the second arctangent short.
enum ArctangentNewton {
  /// Returns the arctangent of `x`, off by less than two units of 2^−`x.places`.
  ///
  /// - Complexity: That of a sine and a cosine.
  static func value(
    of x: FixedPointFraction, within budget: Budget
  ) throws(CalculationError) -> BigInt {
    let start = try approximation(to: x, within: budget)
    let places = x.places + 8
    let y = FixedPointFraction(
      numerator: start.numerator << (places - start.places), places: places)
    let values = try SineAndCosine(of: y, within: budget)
    try budget.payForProduct(bits: places, times: 8)
    // (x·cos y − sin y)/(cos y + x·sin y). As cos y > 0.7, t is off by less than 12 units.
    let numerator =
      x.numerator * values.cosine - (values.sine << x.places)
    let denominator = (values.cosine << x.places) + x.numerator * values.sine
    let t = (numerator << places) / denominator
    return (y.numerator + arctangentSeries(t, places: places)) >> 8
  }

  /// Returns a number near arctan x, above 0 and below 1, with few places.
  private static func approximation(
    to x: FixedPointFraction, within budget: Budget
  ) throws(CalculationError) -> FixedPointFraction {
    let zeros = x.leadingZeroCount
    let bits = x.places - zeros
    if bits <= wordBits { return wordApproximation(to: x) }
    let places = zeros + bits / 6 + 8
    let leading = FixedPointFraction(
      numerator: x.numerator >> (x.places - places), places: places)
    return FixedPointFraction(
      numerator: try value(of: leading, within: budget), places: places)
  }

  /// Up to this many bits, an approximation in one word is a good enough start.
  private static var wordBits: Int { 300 }

  /// Returns a number near arctan x with a relative error below 2^−28.
  private static func wordApproximation(to x: FixedPointFraction) -> FixedPointFraction {
    let zeros = x.leadingZeroCount
    let leading = x.numerator >> (x.places - zeros - 50)
    // arctan x = x − x³/3 + …
    if zeros > 13 { return FixedPointFraction(numerator: leading, places: zeros + 50) }
    let scale = Double(UInt64(1) << UInt64(zeros + 50))
    let value = arctangent(Double(UInt64(truncatingIfNeeded: leading)) / scale)
    return FixedPointFraction(numerator: BigInt(UInt64(value * scale)), places: zeros + 50)
  }

  /// Returns the arctangent of a number from 0 to 1 to about 50 bits.
  private static func arctangent(_ x: Double) -> Double {
    // arctan x = arctan a + arctan((x − a)/(1 + a·x)) with a = tan 45° and a = tan 22.5° leaves less than
    // tan 11.25° < 0.2, for which 11 terms of the series are enough.
    let (tangent, angle) = (0.41421356237309503, 0.39269908169872414)
    var (rest, sum) = x > 0.6681786379192989 ? ((x - 1) / (x + 1), 2 * angle) : (x, 0)
    if rest > 0.1989123673796580 {
      rest = (rest - tangent) / (1 + rest * tangent)
      sum += angle
    } else if rest < -0.1989123673796580 {
      rest = (rest + tangent) / (1 - rest * tangent)
      sum -= angle
    }
    let square = rest * rest
    var series = 0.0
    var k = 23.0
    while k > 0 {
      series = 1 / k - square * series
      k -= 2
    }
    return sum + rest * series
  }

  /// Returns arctan t = t − t³/3 + t⁵/5 − …, off by less than four units in addition to the error of t.
  ///
  /// Needs |t| < 1/4; the approximations above make it less than 2^−30.
  private static func arctangentSeries(_ t: BigInt, places: Int) -> BigInt {
    if t.isZero { return t }
    let zeros = max(places - t.magnitudeBitWidth, 2)
    // The terms alternate and decrease: the rest after t^(2k + 1) is less than 2^−(2k + 3)·zeros.
    var k = 0
    while (2 * k + 3) * zeros < places { k += 1 }
    if k == 0 { return t }
    let square = (t * t) >> places
    let one = BigInt(1) << places
    var sum = one / BigInt(2 * k + 1)
    while k > 0 {
      k -= 1
      sum = one / BigInt(2 * k + 1) - ((square * sum) >> places)
    }
    return (t * sum) >> places
  }
}
