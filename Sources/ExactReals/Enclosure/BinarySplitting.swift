import BigNumbers

/// The sum of a(n)/b(n) · p(0)⋯p(n)/(q(0)⋯q(n)) for a range of n, as the fraction t/(b·q·2^twos).
///
/// Half and half, so that long numbers are multiplied by long ones: B. Haible and T. Papanikolaou,
/// "Fast multiprecision evaluation of series of rational numbers" (1998).
struct BinarySplitting {
  /// The product of all p(n); meaningless in a whole sum, where nothing needs it.
  private var p: BigInt
  /// The product of all q(n), but for a power of two.
  private(set) var q: BigInt
  /// The exponent of that power of two.
  private(set) var twos: Int
  /// The product of all b(n).
  private(set) var b: BigInt
  /// The numerator.
  private(set) var t: BigInt

  /// The term a/b · p/(q·2^twos).
  init(a: BigInt = 1, b: BigInt = 1, p: BigInt = 1, q: BigInt, twos: Int = 0) {
    (self.p, self.q, self.twos, self.b, t) = (p, q, twos, b, Self.product(a, p))
  }

  /// The sum over a range; `term` gives the p, q, a and b of one n.
  init(
    over range: Range<Int>, within budget: Budget, term: (Int) -> BinarySplitting
  ) throws(CalculationError) {
    try self.init(over: range, isLast: true, within: budget, term: term)
  }

  private init(
    over range: Range<Int>, isLast: Bool, within budget: Budget, term: (Int) -> BinarySplitting
  ) throws(CalculationError) {
    guard range.count > 1 else {
      self = range.first.map(term) ?? BinarySplitting(a: 0, q: 1)
      return
    }
    let middle = range.lowerBound + range.count / 2
    let left = try BinarySplitting(
      over: range.lowerBound..<middle, isLast: false, within: budget, term: term)
    let right = try BinarySplitting(
      over: middle..<range.upperBound, isLast: isLast, within: budget, term: term)
    if range.count > 16 {
      let bits = max(right.q.magnitudeBitWidth, right.t.magnitudeBitWidth)
      try budget.payForProduct(bits: bits, times: 2 + (left.p == 1 ? 0 : 2) + (left.b == 1 ? 0 : 2))
    }
    p = isLast ? left.p : Self.product(left.p, right.p)
    q = left.q * right.q
    twos = left.twos + right.twos
    b = Self.product(left.b, right.b)
    t =
      ((left.t * Self.product(right.b, right.q)) << right.twos)
      + Self.product(Self.product(left.b, left.p), right.t)
  }

  /// A product where many factors are 1.
  private static func product(_ x: BigInt, _ y: BigInt) -> BigInt {
    x == 1 ? y : y == 1 ? x : x * y
  }
}
