/// Why a calculation has no value.
public enum CalculationError: Error, Hashable, Sendable {
  /// A number was divided by zero.
  case divisionByZero

  /// The result is beyond ±10^160, the range of the keypad's calculator.
  case tooLarge

  /// The exact result needs more bits than the stated limit.
  case tooManyDigits

  /// The steps together take more work than the stated limit.
  case tooMuchWork

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .tooLarge: "the result is too large"
    case .tooManyDigits: "the exact result has too many digits"
    case .tooMuchWork: "the calculation is too long"
    }
  }
}
