import CalculatorPresentation

extension ObservedCalculator {
  /// The calculator of this user, which all windows show.
  static let ofThisPerson = ObservedCalculator(.ofThisPerson(), keepsSessionAfter: .seconds(1))
}
