/// A fraction whose parts may have divisors in common.
///
/// Of many short fractions that are joined, looking for these each time takes longer than the few bits are
/// worth that it saves: between the denominators of neighbours there are hardly any.
package struct UnreducedFraction: Sendable {
  /// What stands above the bar.
  package let numerator: BigInt

  /// What stands below it, above zero.
  package let denominator: BigInt

  private init(numerator: BigInt, denominator: BigInt) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The parts of a fraction that is reduced.
  package init(_ fraction: Rational) {
    self.init(numerator: fraction.numerator, denominator: fraction.denominator)
  }

  /// The number of bits of the longer part.
  package var bitWidth: Int {
    max(numerator.magnitudeBitWidth, denominator.magnitudeBitWidth)
  }

  /// The fraction in its lowest terms.
  ///
  /// - Complexity: That of a greatest common divisor.
  package var reduced: Rational { Rational(numerator, over: denominator) }

  /// The sum, over the product of the denominators unless they are the same.
  package static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.denominator == rhs.denominator {
      return Self(numerator: lhs.numerator + rhs.numerator, denominator: lhs.denominator)
    }
    return Self(
      numerator: lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator,
      denominator: lhs.denominator * rhs.denominator)
  }

  /// The product.
  package static func * (lhs: Self, rhs: Self) -> Self {
    Self(
      numerator: lhs.numerator * rhs.numerator, denominator: lhs.denominator * rhs.denominator)
  }
}
