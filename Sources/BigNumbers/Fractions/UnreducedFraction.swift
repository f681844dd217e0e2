/// A fraction whose parts may have common divisors.
///
/// When many short fractions are joined, looking for these each time takes longer than the few saved bits
/// are worth: the denominators of neighbours hardly have any.
package struct UnreducedFraction: Sendable {
  /// The number above the bar.
  package let numerator: BigInt

  /// The number below the bar, above zero.
  package let denominator: BigInt

  private init(numerator: BigInt, denominator: BigInt) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a fraction from the parts of a reduced one.
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

  /// Returns the sum, over the product of the denominators unless they are the same.
  package static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.denominator == rhs.denominator {
      return Self(numerator: lhs.numerator + rhs.numerator, denominator: lhs.denominator)
    }
    return Self(
      numerator: lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator,
      denominator: lhs.denominator * rhs.denominator)
  }

  /// Returns the product.
  package static func * (lhs: Self, rhs: Self) -> Self {
    Self(
      numerator: lhs.numerator * rhs.numerator, denominator: lhs.denominator * rhs.denominator)
  }
}
