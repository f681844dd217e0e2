import BigNumbers

/// The sum of p(0)⋯p(n)/(q(0)⋯q(n)) for a range of n as a quotient t/q of balls.
///
/// For a series whose exact fraction is much longer than the digits asked for: shorter parts are summed
/// exactly, and longer ones are rounded to the precision.
struct RoundedBinarySplitting {
  private let p: Enclosure
  private let q: Enclosure
  private let t: Enclosure

  /// Returns the sum over a range that is not empty.
  ///
  /// `termBits` is the approximate length of one q(n), which decides where rounding begins.
  static func sum(
    over range: Range<Int>, termBits: Int, precision: Int, within budget: Budget,
    term: (Int) -> BinarySplitting
  ) throws(CalculationError) -> Enclosure {
    let shape = Shape(exactCount: max(precision / max(termBits, 1), 8), precision: precision + 16)
    let sum = try Self.sum(over: range, isLast: true, shape, within: budget, term: term)
    try budget.payForProduct(bits: precision, times: 3)
    return try Enclosure.quotient(sum.t, sum.q, precision: precision)
  }

  /// The number of terms that are summed exactly, and the precision of rounded parts.
  private struct Shape {
    let exactCount: Int
    let precision: Int
  }

  private static func sum(
    over range: Range<Int>, isLast: Bool, _ shape: Shape, within budget: Budget,
    term: (Int) -> BinarySplitting
  ) throws(CalculationError) -> RoundedBinarySplitting {
    if range.count <= shape.exactCount {
      return RoundedBinarySplitting(
        try BinarySplitting.sum(over: range, isLast: isLast, within: budget, term: term))
    }
    let middle = range.lowerBound + range.count / 2
    let left = try sum(
      over: range.lowerBound..<middle, isLast: false, shape, within: budget, term: term)
    let right = try sum(
      over: middle..<range.upperBound, isLast: isLast, shape, within: budget, term: term)
    let precision = shape.precision
    try budget.payForProduct(bits: precision, times: isLast ? 3 : 4)
    let carried = try Enclosure.product(left.t, right.q, precision: precision)
    let added = try Enclosure.product(left.p, right.t, precision: precision)
    return RoundedBinarySplitting(
      p: isLast ? .one : try Enclosure.product(left.p, right.p, precision: precision),
      q: try Enclosure.product(left.q, right.q, precision: precision),
      t: try Enclosure.sum(carried, added, precision: precision))
  }

  private init(p: Enclosure, q: Enclosure, t: Enclosure) {
    (self.p, self.q, self.t) = (p, q, t)
  }

  /// Creates an exact sum; needs one without b(n).
  private init(_ sum: BinarySplitting) {
    p = Enclosure(sum.p ?? 1, exponent: Int64(max(-sum.twos, 0)))
    q = Enclosure(sum.q, exponent: Int64(max(sum.twos, 0)))
    t = Enclosure(sum.t)
  }
}
