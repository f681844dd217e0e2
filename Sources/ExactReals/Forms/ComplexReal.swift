/// A complex number with exact parts: its argument is an angle, and products add the angles.
struct ComplexReal {
  var real: Real
  var imaginary: Real

  static let one = ComplexReal(real: 1, imaginary: 0)

  /// Returns the number multiplied `count` times by another one; for a negative count, by its conjugate.
  func times(
    _ other: Self, count: Int = 1, within budget: Budget
  ) throws(CalculationError) -> Self {
    let turn = count < 0 ? -other.imaginary : other.imaginary
    var product = self
    for _ in 0..<count.magnitude {
      let (straight, mixed) = try (
        Real.difference(
          Real.product(product.real, other.real, within: budget),
          Real.product(product.imaginary, turn, within: budget), within: budget),
        Real.sum(
          Real.product(product.imaginary, other.real, within: budget),
          Real.product(product.real, turn, within: budget), within: budget)
      )
      product = Self(real: straight, imaginary: mixed)
    }
    return product
  }
}
