/// The reason why a calculation has no value.
public enum CalculationError: Error, Hashable, Sendable {
  /// A number was divided by zero.
  case divisionByZero

  /// The result would be a complex number, such as the square root of −1.
  case notReal

  /// The function has no value there: `ln 0`, `tan 90°`, `(−1)!`.
  case outsideDomain

  /// The operation is for integers: `gcd(1.5, 2)`.
  case notInteger

  /// Only fractions have the form that was asked for, and the number isn't known to be one: `pi to fraction`.
  case notFraction

  /// Bits cannot be shifted by a negative number of places: `1 << -1`.
  case negativeShiftCount

  /// An operation in reverse Polish notation finds fewer numbers than it needs.
  case tooFewNumbers

  /// The stack of reverse Polish notation has no room for more.
  case stackFull

  /// The result is too large: on the keypad beyond ±10^160, otherwise beyond about 10^(10^18).
  case tooLarge

  /// The argument of the function is too large: `sin(9^9^9)`.
  case argumentTooLarge

  /// The result is not zero, but closer to it than about 10^(−10^18).
  case tooSmall

  /// The exact result needs more bits than the stated limit.
  case tooManyDigits

  /// The steps together take more work than the stated limit.
  case tooMuchWork

  /// It could not be decided whether a number is zero, or whether two are equal, and the value depends on it.
  case undecided

  /// A function has no derivative at a number, or none that is known.
  case notDifferentiable

  /// A function has no integral between two numbers, or none that is proven.
  case notIntegrable

  /// The roots of a function are infinitely many, or it isn't proven whether there is one somewhere.
  case notIsolated

  /// An equation is none between polynomials, whose solutions would all be found.
  case notPolynomial

  /// The caller asked to stop.
  case stopped
}
