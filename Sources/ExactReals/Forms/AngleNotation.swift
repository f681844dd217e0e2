/// The notation of angles in a closed form.
public enum AngleNotation: Hashable, Sendable {
  /// Without a unit, `sin(2)`, for readers who measure angles in radians.
  case plain
  /// With a unit, `sin(2 rad)`, for readers who measure them in another unit.
  case marked
}

extension ExactForm {
  /// The form with each angle marked as radians, for readers who measure angles in another unit; nil if it
  /// has an inverse function, whose value they would read in their own unit.
  ///
  /// ```swift
  /// ExactForm.function("sin", .number(2)).markingRadians?.text    // "sin(2 rad)"
  /// ExactForm.function("atan", .number(2)).markingRadians?.text   // nil
  /// ```
  public var markingRadians: ExactForm? {
    switch self {
    case .number, .pi, .e, .radians: return self
    case .sum(let parts): return Self.markingRadians(parts).map(ExactForm.sum)
    case .product(let factors): return Self.markingRadians(factors).map(ExactForm.product)
    case .quotient(let dividend, let divisor):
      guard let dividend = dividend.markingRadians, let divisor = divisor.markingRadians
      else { return nil }
      return .quotient(dividend, divisor)
    case .power(let base, let exponent):
      guard let base = base.markingRadians, let exponent = exponent.markingRadians
      else { return nil }
      return .power(base, exponent)
    case .root(let radicand, let degree):
      return radicand.markingRadians.map { .root($0, degree: degree) }
    case .function(let name, let argument):
      guard let argument = argument.markingRadians else { return nil }
      switch name {
      case "sin", "cos", "tan", "cot", "sec", "csc": return .function(name, .radians(argument))
      case "asin", "acos", "atan", "atan2": return nil
      default: return .function(name, argument)
      }
    }
  }

  private static func markingRadians(_ forms: [ExactForm]) -> [ExactForm]? {
    var marked: [ExactForm] = []
    for form in forms {
      guard let form = form.markingRadians else { return nil }
      marked.append(form)
    }
    return marked
  }
}
