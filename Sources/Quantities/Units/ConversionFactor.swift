import BigNumbers
import ExactReals

/// The value of a unit in its SI unit: a fraction times a power of π, exactly.
///
/// ```swift
/// try Unit.named("inch").factor         // 127/5000, of a metre
/// try Unit.named("arcmin").factor       // 1/10800 × π, of a radian
/// ```
public struct ConversionFactor: Hashable, Sendable {
  /// The fraction; not zero.
  public let rational: Rational

  /// The exponent of π.
  public let piPower: Int

  init(_ rational: Rational, piPower: Int = 0) {
    precondition(!rational.isZero, "A factor is not zero")
    self.rational = rational
    self.piPower = piPower
  }

  static let one = ConversionFactor(1)

  static func * (left: ConversionFactor, right: ConversionFactor) -> ConversionFactor {
    ConversionFactor(left.rational * right.rational, piPower: left.piPower + right.piPower)
  }

  package static func / (left: ConversionFactor, right: ConversionFactor) -> ConversionFactor {
    left * right.inverse
  }

  var inverse: ConversionFactor {
    ConversionFactor(rational.reciprocalOfNonzero, piPower: -piPower)
  }

  /// Returns the factor of a power of a unit, whose exponent ``UnitProduct`` limits.
  func raised(to exponent: Int) -> ConversionFactor {
    if exponent == 1 { return self }
    guard let power = try? rational.raised(to: exponent) else {
      preconditionFailure("A factor is not zero")
    }
    return ConversionFactor(power, piPower: piPower * exponent)
  }

  /// Returns the factor as a number.
  func real(within budget: Budget) throws(CalculationError) -> Real {
    guard piPower != 0 else { return Real(rational) }
    return try .product(
      Real(rational), .pow(.pi, Real(piPower), within: budget), within: budget)
  }

  /// Returns a number times the factor; a fraction stays one if there is no π.
  func multiplied(by number: Real, within budget: Budget) throws(CalculationError) -> Real {
    if piPower == 0, rational == 1 { return number }
    return try .product(number, real(within: budget), within: budget)
  }

  /// Returns −1, 0 or 1 if the factor is less than, equal to or greater than another in magnitude.
  func compareMagnitude(
    to other: ConversionFactor, within budget: Budget
  ) throws(CalculationError) -> Int {
    let (left, right) = (rational.magnitude, other.rational.magnitude)
    if piPower == other.piPower { return left < right ? -1 : left == right ? 0 : 1 }
    let ratio =
      ConversionFactor(left, piPower: piPower)
      / ConversionFactor(
        right, piPower: other.piPower)
    return try ratio.real(within: budget).compare(to: 1, within: budget)
  }
}
