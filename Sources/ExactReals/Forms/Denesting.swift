import BigNumbers

extension Form {
  /// Returns a root of a sum of a fraction and a root if it is such a sum itself; otherwise nil.
  ///
  /// √(5 + 2√6) is √2 + √3, and ∛(2 + √5) is (1 + √5)/2.
  func denestedPower(
    _ exponent: Rational, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard exponent.denominator == 2 || exponent.denominator == 3, terms.count == 2,
      terms[0].monomial.isOne
    else { return nil }
    let whole = terms[0].coefficient
    let root = Real(terms[1])
    guard let square = try Real.product(root, root, within: budget).rational else { return nil }
    let denested =
      exponent.denominator == 2
      ? try squareRoot(whole, root, square: square, within: budget)
      : try cubeRoot(whole, root, square: square, within: budget)
    return try denested?.raised(to: Rational(exponent.numerator), within: budget)
  }

  /// Returns √(a + r) = √((a + d)/2) ± √((a − d)/2) with d = √(a² − r²), if d is a fraction.
  private func squareRoot(
    _ whole: Rational, _ root: Real, square: Rational, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let norm = try Rational.sum(whole * whole, -square, within: budget), !norm.isNegative,
      let distance = try Real.sqrt(Real(norm), within: budget).rational
    else { return nil }
    let half = Rational.half
    let larger = try Real.sqrt(Real((whole + distance) * half), within: budget)
    let smaller = try Real.sqrt(Real((whole - distance) * half), within: budget)
    return try terms[1].coefficient.isNegative
      ? Real.difference(larger, smaller, within: budget)
      : Real.sum(larger, smaller, within: budget)
  }

  /// Returns ∛(a + r) = p + s with s a fraction of r: then p² − s² = n is the cube root of a² − r², and
  /// p = (∛(a + r) + n/∛(a + r))/2.
  private func cubeRoot(
    _ whole: Rational, _ root: Real, square: Rational, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard
      let norm = try Real.cbrt(Real(whole * whole - square), within: budget).rational
    else { return nil }
    let evaluation = Evaluation(within: budget)
    let bits = whole.storageBitWidth + square.storageBitWidth + 128
    let third = try Enclosure.root(
      evaluation.enclosure(of: self, bits: bits), 3, precision: bits, within: budget)
    let sum = try Enclosure.sum(
      third,
      Enclosure.quotient(Enclosure(norm, precision: bits), third, precision: bits),
      precision: bits)
    guard let double = sum.simplestRational(maximumBits: 2 * bits),
      double.storageBitWidth <= bits / 2
    else { return nil }
    let part = double * Rational.half
    // The rest must be a multiple of the root; everything is checked by cubing.
    guard let ratio = try Rational.quotient(part * part - norm, square, within: budget),
      !ratio.isNegative,
      let factor = try Real.sqrt(Real(ratio), within: budget).rational
    else { return nil }
    for factor in [factor, -factor] {
      let candidate = try Real.sum(
        Real(part), Real.product(Real(factor), root, within: budget), within: budget)
      let square = try Real.product(candidate, candidate, within: budget)
      let cube = try Real.product(square, candidate, within: budget)
      if cube.isStructurallyEqual(to: Real(form: self)) { return candidate }
    }
    return nil
  }
}
