import BigNumbers

extension Form {
  /// Returns the positive root of a square that was written out: for a² + 2ab + b² it is |a + b|.
  ///
  /// With a as the root of one of the terms, each b is a term divided by 2a whose square is a term, too;
  /// the square of the sum is compared with the whole form. Nil for other numbers.
  func squareRootOfSquare(within budget: Budget) throws(CalculationError) -> Real? {
    // These are squares of sums of two or three terms.
    guard terms.count == 3 || terms.count == 6 else { return nil }
    for term in terms {
      guard let first = try term.squareRoot(within: budget) else { continue }
      let inverse: Real
      do throws(CalculationError) {
        inverse = try Real.product(2, Real(first), within: budget).inverse(within: budget)
      } catch .undecided {
        continue
      } catch .divisionByZero {
        continue
      }
      var root = Real(first)
      for other in terms where other.monomial.compare(term.monomial) != 0 {
        let part = try Real.product(Real(other), inverse, within: budget)
        let square = try Real.product(part, part, within: budget)
        if terms.contains(where: { Real($0).isStructurallyEqual(to: square) }) {
          root = try Real.sum(root, part, within: budget)
        }
      }
      let square = try Real.product(root, root, within: budget)
      if square.isStructurallyEqual(to: Real(form: self)) {
        return try Real.abs(root, within: budget)
      }
    }
    return nil
  }
}

extension Term {
  /// Returns the term of which this is the square, if its parts are squares.
  fileprivate func squareRoot(within budget: Budget) throws(CalculationError) -> Term? {
    let half = Rational.half
    guard !coefficient.isNegative,
      let factor = try Real.sqrt(Real(coefficient), within: budget).rational
    else { return nil }
    var root = Term(coefficient: factor, monomial: .one)
    for factor in monomial.factors {
      if case .exponential(let x) = factor.generator {
        let exponent = try Real.product(x, Real(half), within: budget)
        root.monomial.factors.append(Factor(generator: .exponential(exponent), exponent: 1))
        continue
      }
      guard factor.exponent.isInteger, factor.exponent.numerator.isEven else { return nil }
      root.monomial.factors.append(
        Factor(generator: factor.generator, exponent: factor.exponent * half))
    }
    return root
  }
}
