import BigNumbers
import ExactReals

/// Roots of polynomials, in an interval or all of them.
extension Roots {
  /// The roots in the interval, each once.
  func roots(
    of polynomial: [Rational], within budget: Budget
  ) throws(CalculationError) -> Found {
    // The zero polynomial is zero everywhere.
    guard !polynomial.isEmpty else { throw .notIsolated }
    let simple = try SquareFreePart(of: polynomial, within: budget).coefficients
    if let exact = try SquareFreePart.roots(of: simple, within: budget) {
      return (try inside(exact, within: budget), [])
    }
    let squareFree = try FunctionOnInterval(
      simple.map { Real($0) }, from: function.lower, width: function.width, within: budget)
    return try Roots(function: squareFree).isolated(partLimit: Self.limit, within: budget)
  }

  /// The numbers in the interval, in its order.
  private func inside(_ numbers: [Real], within budget: Budget) throws(CalculationError) -> [Real] {
    let upper = try Real.sum(function.lower, function.width, within: budget)
    var inside: [Real] = []
    for number in numbers {
      let sides = (
        try number.compare(to: function.lower, within: budget),
        try number.compare(to: upper, within: budget)
      )
      if sides.0 * sides.1 <= 0 { inside.append(number) }
    }
    return inside
  }

  /// Returns all roots of a polynomial, from the lowest to the highest.
  ///
  /// They lie no further from zero than 1 plus the sum of the magnitudes of the other coefficients, each divided by the
  /// leading one (A. Cauchy, 1829).
  ///
  /// - Throws: `CalculationError.notIsolated` if it is zero everywhere, or if it isn't proven how many there are.
  static func all(
    of coefficients: [Real], within budget: Budget
  ) throws(CalculationError) -> [Real] {
    var coefficients = coefficients
    while let last = coefficients.last, try last.isZero(within: budget) == .yes {
      coefficients.removeLast()
    }
    guard let leading = coefficients.last, try leading.isZero(within: budget) == .no else {
      throw .notIsolated
    }
    coefficients.removeLast()
    if coefficients.count == 1 {
      return [try -Real.quotient(coefficients[0], leading, within: budget)]
    }
    var bound = Real(1)
    for (degree, coefficient) in coefficients.enumerated() {
      coefficients[degree] = try Real.quotient(coefficient, leading, within: budget)
      bound = try Real.sum(
        bound, Real.abs(coefficients[degree], within: budget), within: budget)
    }
    let monic = try FunctionOnInterval(
      coefficients + [1], from: -bound, width: Real.product(2, bound, within: budget),
      within: budget)
    return try Roots(function: monic).values(within: budget)
  }
}
