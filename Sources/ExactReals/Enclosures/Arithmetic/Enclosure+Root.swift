import BigNumbers

extension Enclosure {
  /// Returns the *n*-th root of the part of the ball that is not below zero.
  ///
  /// Newton's iteration from a root in `Double`, whose last step is proven by its remainder: for any *y*
  /// and `d = x/y^n − 1`, the root is `y·(1 + d)^(1/n)`, and |(1 + d)^(1/n) − 1 − d/n| ≤ d²/n while
  /// |d| ≤ 1/4 (Taylor: half the second derivative is at most (1/n)(1 − 1/n)/2·(3/4)^(1/n − 2) < 1/n).
  /// Roots beyond the 512th are computed as exp(ln(x)/n).
  ///
  /// - Throws: ``CalculationError/notReal`` if all of the ball is below zero,
  ///   ``CalculationError/outsideDomain`` for *n* below 1, and what the budget throws.
  public static func root(
    _ x: Enclosure, _ n: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    if n < 1 { throw .outsideDomain }
    let precision = clamped(precision)
    if n == 1 || (x.isExact && x.significand.isZero) { return x.rounded(precision: precision) }
    if n == 2 { return try sqrt(x, precision: precision, within: budget) }
    // A root is at most 1 or the number itself.
    if x.containsZero {
      return try fromZero(to: ErrorBound(powerOfTwo: max(0, ceilingOfRoot(x.upperBound, n))))
    }
    if x.significand.isNegative { throw .notReal }
    if n > 512 {
      // An error of the exponent is relative to the result: so as many more bits as it has before the point.
      let quotientBits = 64 - (x.top.magnitude / UInt64(n)).leadingZeroBitCount
      let working = precision + quotientBits + 8
      let logarithm = try log(x, precision: working, within: budget)
      return try exp(
        quotient(logarithm, Enclosure(BigInt(n)), precision: working), precision: precision,
        within: budget)
    }
    if !x.isExact, x.radius.top > x.top - 8 {
      return try rootOfWide(x, n, precision: precision, within: budget)
    }
    let root = try rootByNewton(x, n, precision: precision, within: budget)
    return try exactRoot(of: x, n, near: root, within: budget)
      ?? root.rounded(precision: precision)
  }

  /// Returns a power of two above the *n*-th root of a bound.
  private static func ceilingOfRoot(_ bound: ErrorBound, _ n: Int) -> Int64 {
    bound.isInfinite ? Int64.max : bound.isZero ? 0 : bound.top / Int64(n) + 1
  }

  /// Returns the root of a ball that is not much smaller than its midpoint: from the root of one end to
  /// that of the other.
  private static func rootOfWide(
    _ x: Enclosure, _ n: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let (least, most) = (x.lowerBound, x.upperBound)
    if most.isInfinite { return .unbounded }
    let lower = try rootByNewton(
      Enclosure(BigInt(UInt64(least.significand)), exponent: least.exponent), n, precision: 40,
      within: budget)
    let upper = try rootByNewton(
      Enclosure(BigInt(UInt64(most.significand)), exponent: most.exponent), n, precision: 40,
      within: budget)
    return try hull(lower, upper, precision: precision)
  }

  /// Returns a ball that holds two balls.
  package static func hull(
    _ a: Enclosure, _ b: Enclosure, precision: Int = 64
  ) throws(CalculationError) -> Enclosure {
    let middle = try sum(a, b, precision: precision).scaled(byPowerOfTwo: -1)
    let distance = try difference(a, b, precision: 64).scaled(byPowerOfTwo: -1)
    // The middle's own radius includes half of both radii, and so does the distance.
    return try middle.widened(by: distance.upperBound)
  }

  private static func rootByNewton(
    _ x: Enclosure, _ n: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    // Each step doubles the bits.
    var precisions = [precision + 8]
    var last = precision + 8
    while last > 64 {
      last = last / 2 + 8
      precisions.append(last)
    }
    var root = startOfRoot(x, n)
    while let precision = precisions.popLast() {
      root = try newtonStep(x, n, root.midpoint, precision: precision, within: budget)
    }
    return root
  }

  private static func newtonStep(
    _ x: Enclosure, _ n: Int, _ y: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let power = try pow(y, Int64(n), precision: precision + 4, within: budget)
    try budget.payForProduct(bits: precision, times: 4)
    let ratio = try quotient(x, power, precision: precision + 4)
    let rest = try difference(ratio, .one, precision: precision)
    let bound = rest.upperBound
    // The start is right to 2^−30 and the ball is narrow, so this doesn't happen.
    guard bound <= ErrorBound(powerOfTwo: -2) else {
      return try fromZero(to: x.upperBound + ErrorBound(powerOfTwo: 0))
    }
    let degree = LowerBound(BigInt(n), exponent: 0)
    let change = try quotient(rest, Enclosure(BigInt(n)), precision: precision)
      .widened(by: bound * bound / degree)
    return try sum(y, product(y, change, precision: precision), precision: precision)
  }

  /// Returns an approximation of the *n*-th root of the midpoint.
  private static func startOfRoot(_ x: Enclosure, _ n: Int) -> Enclosure {
    // x = f·2^top with f from 1/2 to 1, and top = quotient·n + rest.
    let degree = Int64(n)
    var (quotient, rest) = x.top.quotientAndRemainder(dividingBy: degree)
    if rest < 0 { (quotient, rest) = (quotient - 1, rest + degree) }
    let fraction = Double(x.significand.leadingBits) / 0x1p64
    let logarithm = (Double(rest) + Estimate.log2(fraction)) / Double(degree)
    let root = Estimate.exp2(logarithm)
    return Enclosure(BigInt(Int64(root * 0x1p50)), exponent: quotient - 50)
  }

  /// Returns the root if it is a short number, such as that of 27 or 0.125.
  private static func exactRoot(
    of x: Enclosure, _ n: Int, near root: Enclosure, within budget: Budget
  ) throws(CalculationError) -> Enclosure? {
    guard x.isExact, x.exponent % Int64(n) == 0 else { return nil }
    let bits = x.significand.magnitudeBitWidth
    // The power of a number of k bits has more than (k − 1)·n bits.
    let candidate = root.midpoint.rounded(precision: bits / n + 1).midpoint
    guard candidate.significand.magnitudeBitWidth <= bits / n + 1, root.contains(candidate)
    else { return nil }
    return try pow(candidate, Int64(n), precision: bits, within: budget) == x ? candidate : nil
  }
}
