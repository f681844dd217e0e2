import BigNumbers

/// ln Γ(z) = (z − ½)·ln z − z + ½·ln 2π + Σ B(2k)/(2k·(2k − 1)·z^(2k − 1)) for large positive z.
///
/// The terms of the sum alternate in sign, decrease and then grow. The remainder after some of them has the
/// sign of the first term left out, and is smaller: E. Whittaker and G. Watson, "A course of modern
/// analysis" (4th ed., 1927), §12.33.
enum StirlingSeries {
  /// Returns the argument from which on the terms fall below 2^−`precision` before they grow.
  ///
  /// The smallest term is about e^(−2πz), so z ≥ 0.111·precision is needed. A larger argument costs more
  /// factors of Γ(z) = Γ(x)·x·(x + 1)…, and saves terms: from 1,000 to 10,000 digits a quarter of the
  /// precision takes the least time.
  static func leastArgument(precision: Int) -> Int64 {
    Int64(precision) / 4 + 8
  }

  /// Returns the sum, off by less than about 2^−`precision`.
  ///
  /// Needs z ≥ `leastArgument(precision:)` in the whole ball.
  static func sum(
    at z: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let inverse = try Enclosure.quotient(.one, z, precision: precision + 8)
    let circle = try Enclosure.product(
      z, Enclosure.pi(precision: precision + 8, within: budget), precision: precision + 8
    ).scaled(byPowerOfTwo: 1)
    let inverseOfCircle = try Enclosure.quotient(.one, circle, precision: precision + 8)
    let ratio = try Enclosure.product(
      inverseOfCircle, inverseOfCircle, precision: precision + 8)
    let shape = Shape(
      inverse: inverse, ratio: ratio.upperBound, integerBits: z.top, precision: precision)
    var sum = try sumOfLast(shape, ratio: ratio, within: budget)
    if shape.count > 0 {
      try addFirst(to: &sum, shape, inverse: inverse, within: budget)
    }
    return try Enclosure.product(sum, inverse, precision: precision + 16)
      .widened(by: shape.leftOut)
  }

  /// Bounds on the terms, their number, and for how many of them the Bernoulli numbers are shorter than the
  /// digits asked for.
  private struct Shape {
    /// The number of bits that each term needs, from the first on.
    private(set) var bits: [Int] = []
    /// The number of terms that are computed from their Bernoulli numbers.
    private(set) var exactCount = 0
    /// A bound on the first term left out, and so on the whole remainder.
    let leftOut: ErrorBound

    var count: Int { bits.count }

    /// Creates the shape of a sum.
    ///
    /// The k-th term is 2·(2k − 2)!·ζ(2k)·z/(2πz)^(2k), so the next one is smaller than it times
    /// 2k·(2k − 1)·`ratio`, where `ratio` bounds 1/(2πz)².
    init(inverse: Enclosure, ratio: ErrorBound, integerBits: Int64, precision: Int) {
      // B(2)/2 = 1/12.
      var bound = inverse.upperBound.scaled(byPowerOfTwo: -3)
      var k: UInt64 = 1
      while bound.top > -Int64(precision) {
        let next = bound * ratio * ErrorBound(2 * k * (2 * k - 1), exponent: 0)
        // Once the terms grow, more of them are of no use.
        if bound <= next { break }
        bits.append(max(precision + Int(bound.top), 0) + 16)
        // |B(2k)| = 2k·(2k − 1)·z^(2k − 1) times the term; the denominator has a few more bits.
        let number = bound.top + (2 * Int64(k) - 1) * integerBits + 48
        if number < Int64(bits[bits.count - 1]) { exactCount = bits.count }
        bound = next
        k += 1
      }
      exactCount = min(max(exactCount, 32), bits.count)
      leftOut = bound
    }
  }

  /// Returns the sum of the terms after the exact ones, divided by 1/z^(2k − 1) of the last exact one.
  private static func sumOfLast(
    _ shape: Shape, ratio: Enclosure, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let first = shape.exactCount + 1
    guard first <= shape.count else { return .zero }
    var zeta = try EvenZeta(k: first, bits: shape.bits[first - 1], within: budget)
    var values = [try zeta.value()]
    for k in first..<shape.count {
      try zeta.stepUp(bits: shape.bits[k], within: budget)
      values.append(try zeta.value())
    }
    // ζ(2k) − 2k·(2k − 1)·(that of the next k − …)/(2πz)², from the last one on.
    var sum = Enclosure.zero
    for k in (first...shape.count).reversed() {
      let bits = shape.bits[k - 1]
      try budget.payForProduct(bits: bits, times: 1)
      let next = try Enclosure.product(
        Enclosure.product(sum, ratio, precision: bits),
        Enclosure(BigInt(2 * k * (2 * k - 1))), precision: bits)
      sum = try Enclosure.difference(values[k - first], next, precision: bits)
    }
    let bits = shape.bits[first - 1]
    let factor = try BernoulliNumbers.factorOfZeta(k: first, precision: bits, within: budget)
    let coefficient = try Enclosure.quotient(
      factor, Enclosure(BigInt(2 * first * (2 * first - 1))), precision: bits)
    let value = try Enclosure.product(sum, coefficient, precision: bits)
    return first & 1 == 1 ? value : -value
  }

  /// Adds the first terms: B(2k)/(2k·(2k − 1)) + (that of the next k + …)/z², from the last exact one on.
  private static func addFirst(
    to sum: inout Enclosure, _ shape: Shape, inverse: Enclosure, within budget: Budget
  ) throws(CalculationError) {
    let square = try Enclosure.product(inverse, inverse, precision: shape.bits[0] + 8)
    let numbers = try BernoulliNumbers(count: shape.exactCount, within: budget).values
    for k in (1...shape.exactCount).reversed() {
      let bits = shape.bits[k - 1]
      try budget.payForProduct(bits: bits, times: 2)
      let divisor = numbers[k - 1].denominator * BigInt(2 * k * (2 * k - 1))
      let coefficient = try Enclosure.quotient(
        Enclosure(numbers[k - 1].numerator), Enclosure(divisor), precision: bits)
      sum = try Enclosure.sum(
        coefficient, Enclosure.product(sum, square, precision: bits), precision: bits)
    }
  }
}
