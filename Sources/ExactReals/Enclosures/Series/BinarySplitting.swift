import BigNumbers

/// The sum of a(n)/b(n) · p(0)⋯p(n)/(q(0)⋯q(n)) for a range of n, as the fraction t/(b·q·2^twos).
///
/// The value is t/(b·q) if `twos` is below zero: powers of two in the p(n) are in t.
///
/// It is computed in halves, so that long numbers are multiplied by long ones: B. Haible and T.
/// Papanikolaou, "Fast multiprecision evaluation of series of rational numbers" (1998).
struct BinarySplitting {
  /// The product of all p(n), without a power of two; nil for 1, and in a whole sum, which doesn't need it.
  private(set) var p: BigInt?
  /// The product of all q(n), without a power of two.
  private(set) var q: BigInt
  /// The exponent of that power of two; below zero, the p(n) have the opposite power.
  private(set) var twos: Int
  /// The product of all b(n); nil for 1.
  private(set) var b: BigInt?
  /// The numerator.
  private(set) var t: BigInt

  /// Creates the term a/b · p/(q·2^twos), with 1 for missing values.
  ///
  /// All terms of a sum have `twos` of one sign.
  init(a: BigInt? = nil, b: BigInt? = nil, p: BigInt? = nil, q: BigInt, twos: Int = 0) {
    (self.p, self.q, self.twos, self.b) = (p, q, twos, b)
    t = Self.product(a, p) ?? 1
    if twos < 0 { t = t << -twos }
  }

  /// Returns the sum over a range; `term` returns the p, q, a and b of one n.
  static func sum(
    over range: Range<Int>, within budget: Budget, term: (Int) -> BinarySplitting
  ) throws(CalculationError) -> BinarySplitting {
    if range.isEmpty { return BinarySplitting(a: 0, q: 1) }
    return try sum(over: range, isLast: true, within: budget, term: term)
  }

  /// Returns the sum over a range that is not empty, without the product of the p(n) if it is the last one.
  static func sum(
    over range: Range<Int>, isLast: Bool, within budget: Budget, term: (Int) -> BinarySplitting
  ) throws(CalculationError) -> BinarySplitting {
    if range.count <= 8 {
      try budget.pay(Int64(range.count) * 150)
      var sum = term(range.lowerBound)
      // A few short numbers take as many steps one by one as in halves.
      if range.count == 1 || sum.t.magnitudeBitWidth <= 1_024 {
        for n in range.dropFirst() { sum.append(term(n), isLast: false) }
        return sum
      }
    }
    let middle = range.lowerBound + range.count / 2
    var sum = try sum(
      over: range.lowerBound..<middle, isLast: false, within: budget, term: term)
    let rest = try self.sum(
      over: middle..<range.upperBound, isLast: isLast, within: budget, term: term)
    if range.count > 16 {
      let bits = max(rest.q.magnitudeBitWidth, rest.t.magnitudeBitWidth)
      let count = 2 + (sum.p == nil ? 0 : 2) + (sum.b == nil ? 0 : 2)
      try budget.payForProduct(bits: bits, times: count)
    }
    sum.append(rest, isLast: isLast)
    return sum
  }

  /// Adds the sum of the following range.
  private mutating func append(_ rest: BinarySplitting, isLast: Bool) {
    if let b = rest.b { t *= b * rest.q } else { t *= rest.q }
    if rest.twos > 0 { t = t << rest.twos }
    var addend = rest.t
    if let factor = Self.product(b, p) { addend *= factor }
    if twos < 0 { addend = addend << -twos }
    t += addend
    p = isLast ? nil : Self.product(p, rest.p)
    b = Self.product(b, rest.b)
    q *= rest.q
    twos += rest.twos
  }

  /// Returns a product in which nil stands for 1.
  private static func product(_ x: BigInt?, _ y: BigInt?) -> BigInt? {
    guard let x else { return y }
    guard let y else { return x }
    return x * y
  }
}
