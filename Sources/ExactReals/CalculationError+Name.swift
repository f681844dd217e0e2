extension CalculationError {
  /// The name of the error in files: `division-by-zero`.
  package var name: String {
    switch self {
    case .divisionByZero: "division-by-zero"
    case .notReal: "not-real"
    case .outsideDomain: "outside-domain"
    case .notInteger: "not-integer"
    case .notFraction: "not-fraction"
    case .negativeShiftCount: "negative-shift-count"
    case .tooFewNumbers: "too-few-numbers"
    case .stackFull: "stack-full"
    case .tooLarge: "too-large"
    case .argumentTooLarge: "argument-too-large"
    case .tooSmall: "too-small"
    case .tooManyDigits: "too-many-digits"
    case .tooMuchWork: "too-much-work"
    case .undecided: "undecided"
    case .notDifferentiable: "not-differentiable"
    case .notIntegrable: "not-integrable"
    case .notIsolated: "not-isolated"
    case .notPolynomial: "not-polynomial"
    case .stopped: "stopped"
    }
  }

  /// Creates the error of a name, or nil when there is none.
  package init?(name: some StringProtocol) {
    guard let error = Self.all.first(where: { $0.name == name }) else { return nil }
    self = error
  }

  private static let all: [CalculationError] = [
    .divisionByZero, .notReal, .outsideDomain, .notInteger, .notFraction, .negativeShiftCount,
    .tooFewNumbers, .stackFull, .tooLarge, .argumentTooLarge, .tooSmall, .tooManyDigits,
    .tooMuchWork, .undecided, .notDifferentiable, .notIntegrable, .notIsolated,
    .notPolynomial, .stopped,
  ]
}
