import BigNumbers
import ExactReals

/// The unit of angles.
///
/// ```swift
/// try MathExpression("sin(30)").value(in: .degrees)   // 1/2
/// try MathExpression("acos(0)").value(in: .gradians)  // 100
/// ```
public enum AngleUnit: CaseIterable, Hashable, Sendable {
  case radians
  case degrees
  case gradians

  /// The unit of a name: `rad`, `deg` or `grad`.
  public init?(name: String) {
    guard let unit = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = unit
  }

  /// The unit's short name: `rad`, `deg` or `grad`.
  public var name: String {
    switch self {
    case .radians: "rad"
    case .degrees: "deg"
    case .gradians: "grad"
    }
  }

  /// The notation for readers in this unit of a closed form, whose angles are in radians.
  package var notation: AngleNotation { self == .radians ? .plain : .marked }

  /// Other names of the unit in expressions.
  var aliases: [String] {
    switch self {
    case .radians: ["radian", "radians"]
    case .degrees: ["degree", "degrees"]
    case .gradians: ["gon", "gradian", "gradians"]
    }
  }

  /// The number of units in a half turn; nil for radians, where it is π.
  private var halfTurn: Rational? {
    switch self {
    case .radians: nil
    case .degrees: 180
    case .gradians: 200
    }
  }

  /// The angle in another unit, exactly: 60° is π/3 rad.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  func convert(
    _ angle: Real, to unit: AngleUnit, within budget: Budget
  ) throws(CalculationError) -> Real {
    if self == unit { return angle }
    var factor = try Real.quotient(
      Real(unit.halfTurn ?? 1), Real(halfTurn ?? 1), within: budget)
    if unit == .radians {
      factor = try Real.product(factor, Real.pi, within: budget)
    } else if self == .radians {
      factor = try Real.quotient(factor, Real.pi, within: budget)
    }
    return try Real.product(angle, factor, within: budget)
  }
}
