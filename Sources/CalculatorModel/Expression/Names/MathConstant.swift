import ExactReals

/// A number with a name in expressions.
public enum MathConstant: CaseIterable, Hashable, Sendable {
  case pi
  case tau
  case e

  /// The constant's name, which can be typed on any keyboard.
  public var name: String {
    switch self {
    case .pi: "pi"
    case .tau: "tau"
    case .e: "e"
    }
  }

  /// The constant's sign in a reading: `π`, `τ` or `e`.
  public var symbol: String {
    switch self {
    case .pi: "π"
    case .tau: "τ"
    case .e: "e"
    }
  }

  /// The constant itself.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  func value(within budget: Budget) throws(CalculationError) -> Real {
    switch self {
    case .pi: Real.pi
    case .tau: try Real.product(Real(2), Real.pi, within: budget)
    case .e: Real.e
    }
  }
}
