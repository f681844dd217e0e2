// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/en.ftl: change that one.

extension CalculationError {
  /// The text in English.
  public var reason: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .notReal: "the result is not a real number"
    case .outsideDomain: "outside the function's domain"
    case .notInteger: "this needs a whole number"
    case .notFraction: "this needs a whole number or a fraction"
    case .negativeShiftCount: "the shift count is negative"
    case .tooFewNumbers: "too few numbers on the stack"
    case .stackFull: "the stack is full"
    case .tooLarge: "the result is too large"
    case .argumentTooLarge: "the function's argument is too large"
    case .tooSmall: "the result is too close to zero"
    case .tooManyDigits: "the exact result has too many digits"
    case .tooMuchWork: "the calculation takes too long"
    case .undecided: "it cannot be decided whether a number here is zero"
    case .notDifferentiable: "there is no derivative here, or none that is known"
    case .notIntegrable: "there is no integral here that can be proven: the function may be undefined or unbounded"
    case .notIsolated: "not all roots here are proven: there may be infinitely many"
    case .notPolynomial: "solve takes polynomials only; roots(f, x, a, b) takes any expression and an interval"
    case .stopped: "stopped"
    }
  }
}
