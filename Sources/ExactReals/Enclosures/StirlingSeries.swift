import BigNumbers

/// ln Γ(z) = (z − ½)·ln z − z + ½·ln 2π + Σ B(2k)/(2k·(2k − 1)·z^(2k − 1)) for large positive z.
///
/// The terms of the sum alternate in sign, fall and then grow. What is left out after some of them
/// has the sign of the first term left out, and is smaller: E. Whittaker and G. Watson, "A course of
/// modern analysis" (4th ed., 1927), §12.33.
enum StirlingSeries {
  /// From this argument on, the terms fall below 2^−`precision` before they grow.
  ///
  /// The least term is about e^(−2πz), so z ≥ 0.111·precision is needed. A larger argument costs
  /// more factors of Γ(z) = Γ(x)·x·(x + 1)…, and saves terms.
  static func leastArgument(precision: Int) -> Int64 {
    let precision = Int64(precision)
    return precision / 4 + min(precision * precision / 5000, precision) + 4
  }

  /// The sum, off by less than about 2^−`precision`.
  ///
  /// Needs z ≥ `leastArgument(precision:)` in all of the ball.
  static func sum(
    at z: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let count = termCount(z: z, precision: precision)
    let numbers = try BernoulliNumbers(count: count, within: budget).values
    let inverse = try Enclosure.quotient(.one, z, precision: precision + 8)
    let square = try Enclosure.product(inverse, inverse, precision: precision + 8)
    // B(2k)/(2k·(2k − 1)) + (that of the next k + …)/z², from the last one on.
    var sum = Enclosure.zero
    var k = count - 1
    while k > 0 {
      let divisor = numbers[k - 1].denominator * BigInt(2 * k * (2 * k - 1))
      // The sum stands for so much less than its size, and needs as many bits less.
      let size = Int64(numbers[k - 1].numerator.magnitudeBitWidth - divisor.magnitudeBitWidth)
      let weight = inverse.top + Int64(k - 1) * square.top
      let bits = max(precision + 16 + Int(clamping: size + weight), 16)
      try budget.payForProduct(bits: bits, times: 2)
      let coefficient = try Enclosure.quotient(
        Enclosure(numbers[k - 1].numerator), Enclosure(divisor), precision: bits)
      sum = try Enclosure.sum(
        coefficient, Enclosure.product(sum, square, precision: bits), precision: bits)
      k -= 1
    }
    sum = try Enclosure.product(sum, inverse, precision: precision + 16)
    return try sum.widened(
      by: boundOfTerm(count, numbers[count - 1], inverse: inverse, within: budget))
  }

  /// A bound of the k-th term, and so of all from there on.
  private static func boundOfTerm(
    _ k: Int, _ number: BernoulliNumbers.Fraction, inverse: Enclosure, within budget: Budget
  ) throws(CalculationError) -> ErrorBound {
    let power = try Enclosure.pow(inverse, Int64(2 * k - 1), precision: 64, within: budget)
    let divisor = Enclosure(number.denominator * BigInt(2 * k * (2 * k - 1)))
    let coefficient = try Enclosure.quotient(
      Enclosure(number.numerator), divisor, precision: 64)
    return power.upperBound * coefficient.upperBound
  }

  /// The number of the first term below about 2^−`precision`.
  ///
  /// It decides how narrow the ball is; what the ball holds is right whatever it is.
  private static func termCount(z: Enclosure, precision: Int) -> Int {
    let argument = 6.28 * z.estimate
    var size = 1.0
    var gainedBits = 0
    var k = 1
    while gainedBits <= precision {
      // |B(2k + 2)/B(2k)| is about 2k·(2k − 1)/(2π)²; once the terms grow, more are of no use.
      let ratio = Double(2 * k) * Double(2 * k - 1) / (argument * argument)
      if ratio >= 1 { break }
      size *= ratio
      k += 1
      while size < 1.0 / 65_536 {
        size *= 65_536
        gainedBits += 16
      }
    }
    return k + 1
  }
}

extension Enclosure {
  /// About the midpoint, or 2³⁰⁰ if it is larger.
  ///
  /// Needs a midpoint from 1 on.
  fileprivate var estimate: Double {
    var value = Double(significand.magnitude.leadingBits)
    var power = min(max(top, 0), 300) - 64
    while power > 0 {
      value *= 2
      power -= 1
    }
    while power < 0 {
      value /= 2
      power += 1
    }
    return value
  }
}
