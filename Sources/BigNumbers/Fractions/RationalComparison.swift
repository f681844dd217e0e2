extension Rational: Hashable, Comparable {
  /// Whether the two values are equal.
  public static func == (lhs: Rational, rhs: Rational) -> Bool {
    switch (lhs.storage, rhs.storage) {
    case (.small(let a, let b), .small(let c, let d)): a == c && b == d
    case (.large(let a), .large(let b)):
      a === b || (a.numerator == b.numerator && a.denominator == b.denominator)
    default: false
    }
  }

  /// Whether the first value is below the second.
  ///
  /// - Complexity: O(1) for small values and when the sizes differ, otherwise two products.
  public static func < (lhs: Rational, rhs: Rational) -> Bool {
    if case .small(let a, let b) = lhs.storage, case .small(let c, let d) = rhs.storage {
      if b == d { return a < c }
      let left = a.multipliedFullWidth(by: d)
      let right = c.multipliedFullWidth(by: b)
      return left.high != right.high ? left.high < right.high : left.low < right.low
    }
    if lhs.signum() != rhs.signum() { return lhs.signum() < rhs.signum() }
    let (a, b) = (lhs.numerator, lhs.denominator)
    let (c, d) = (rhs.numerator, rhs.denominator)
    if b == d { return a < c }
    // A product of m and n bits has m + n − 1 or m + n bits.
    let left = a.magnitudeBitWidth + d.magnitudeBitWidth
    let right = c.magnitudeBitWidth + b.magnitudeBitWidth
    if left < right - 1 { return !lhs.isNegative }
    if right < left - 1 { return lhs.isNegative }
    return a * d < c * b
  }

  /// Feeds numerator and denominator to the hasher.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .small(let numerator, let denominator):
      hasher.combine(numerator)
      hasher.combine(denominator)
    case .large(let fraction):
      hasher.combine(fraction.numerator)
      hasher.combine(fraction.denominator)
    }
  }
}
