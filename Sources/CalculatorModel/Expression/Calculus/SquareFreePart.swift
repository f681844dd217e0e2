import BigNumbers
import ExactReals

/// The polynomial with the same roots as another one, each of them once: the quotient by its greatest common divisor with
/// its derivative.
struct SquareFreePart {
  /// The coefficients, by the powers of the variable.
  let coefficients: [Rational]

  init(of polynomial: [Rational], within budget: Budget) throws(CalculationError) {
    let derivative = polynomial.enumerated().dropFirst().map {
      Rational(BigInt($0.offset)) * $0.element
    }
    let divisor = try Self.commonDivisor(polynomial, derivative, within: budget)
    coefficients = try Self.division(of: polynomial, by: divisor, within: budget).quotient
  }

  /// Returns the greatest common divisor, by Euclid's algorithm.
  private static func commonDivisor(
    _ a: [Rational], _ b: [Rational], within budget: Budget
  ) throws(CalculationError) -> [Rational] {
    var (a, b) = (a, b)
    while let leading = b.last {
      // With a leading coefficient of 1 the others grow less.
      let inverse = leading.reciprocalOfNonzero
      b = b.map { $0 * inverse }
      (a, b) = (b, try division(of: a, by: b, within: budget).remainder)
    }
    return a
  }

  /// Divides with a remainder; needs a divisor other than zero.
  private static func division(
    of dividend: [Rational], by divisor: [Rational], within budget: Budget
  ) throws(CalculationError) -> (quotient: [Rational], remainder: [Rational]) {
    guard dividend.count >= divisor.count, let leading = divisor.last else {
      return ([], dividend)
    }
    let inverse = leading.reciprocalOfNonzero
    var remainder = dividend
    var quotient = [Rational](repeating: 0, count: dividend.count - divisor.count + 1)
    for degree in quotient.indices.reversed() {
      let factor = remainder[degree + divisor.count - 1] * inverse
      quotient[degree] = factor
      guard !factor.isZero else { continue }
      for (place, coefficient) in divisor.enumerated() {
        let bits = remainder[degree + place].storageBitWidth + factor.storageBitWidth
        let words = WorkPrice.words(bits: bits + coefficient.storageBitWidth)
        try budget.pay(8 * WorkPrice.product(words, words))
        remainder[degree + place] -= factor * coefficient
      }
    }
    while let last = remainder.last, last.isZero { remainder.removeLast() }
    return (quotient, remainder)
  }

  /// Returns the real roots of a square-free polynomial of degree 0 to 2, or with two terms, in ascending order; nil for
  /// others.
  static func roots(
    of polynomial: [Rational], within budget: Budget
  ) throws(CalculationError) -> [Real]? {
    let degree = polynomial.count - 1
    guard degree > 0 else { return [] }
    let (constant, leading) = (polynomial[0], polynomial[degree])
    if degree == 2 {
      let half = polynomial[1] * .half
      let square = half * half - leading * constant
      guard !square.isNegative else { return [] }
      let root = try Real.sqrt(Real(square), within: budget)
      let (below, above) = (
        try Real.quotient(
          Real.difference(Real(-half), root, within: budget), Real(leading), within: budget),
        try Real.quotient(
          Real.sum(Real(-half), root, within: budget), Real(leading), within: budget)
      )
      return leading.isNegative ? [above, below] : [below, above]
    }
    guard polynomial.dropFirst().dropLast().allSatisfy({ $0.isZero }) else { return nil }
    let radicand = -constant * leading.reciprocalOfNonzero
    if degree % 2 == 0, radicand.isNegative { return [] }
    let root = try Real.root(Real(radicand), Real(degree), within: budget)
    return degree % 2 == 0 ? [-root, root] : [root]
  }
}
