import BigNumbers

/// Fractions as on rulers and cups: `1/2`, `2/3`, `15/16`.
enum RulerFraction {
  private static let divisors: [Rational] = [2, 3, 4, 8, 16, 32, 64]

  /// Whether a quotient of two numbers is such a fraction as it is written.
  static func contains(_ above: Rational, over below: Rational) -> Bool {
    above.isInteger && above < below && divisors.contains(below)
  }
}
