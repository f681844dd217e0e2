import BigNumbers

// A sketch of the interface: rational results only, until the real thing arrives.
extension Real {
  public static var pi: Real { Real(Rational(22)) }
  public static var e: Real { Real(Rational(3)) }
  public static prefix func - (x: Real) -> Real { Real(-(x.rational ?? 0)) }

  public static func exp(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func log(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func log2(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func log10(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func sqrt(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func cbrt(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func sin(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func cos(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func tan(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func sec(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func csc(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func cot(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func asin(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func acos(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func atan(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func sinh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func cosh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func tanh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func sech(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func csch(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func coth(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func asinh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func acosh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func atanh(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func factorial(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func gamma(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func abs(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func floor(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func ceil(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func round(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func trunc(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func sign(
    _ x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func sum(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { return Real((x.rational ?? 0) + (y.rational ?? 0)) }
  public static func difference(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { return Real((x.rational ?? 0) - (y.rational ?? 0)) }
  public static func product(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { return Real((x.rational ?? 0) * (y.rational ?? 0)) }
  public static func quotient(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func pow(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func mod(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func gcd(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func lcm(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func combinations(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func permutations(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func min(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func max(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func hypot(
    _ x: Real, _ y: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func log(
    _ x: Real, base: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func root(
    _ x: Real, _ n: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }
  public static func atan2(
    y: Real, x: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real { throw .undecided }

  public func isZero(within budget: Budget = Budget()) throws(CalculationError) -> Decision {
    rational == 0 ? .yes : .no
  }
  public func decimal(
    significantDigits count: Int, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal { throw .undecided }
  public func decimal(
    places: Int, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal { throw .undecided }

  /// The number in closed form: `1/3`, `√3/2`, `(1 + √5)/2`, `ln 2`.
  public var exactText: String { rational?.description ?? "" }

  /// As mixed number: `1 1/2`.
  public var mixedText: String? { nil }
}

/// A number rounded to so many digits: `significand` · 10^`exponent`.
public struct RoundedDecimal: Hashable, Sendable {
  public let significand: BigInt
  public let exponent: Int64
  /// Whether the digits are the number itself.
  public let isExact: Decision
}
