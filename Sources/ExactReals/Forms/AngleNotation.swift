/// How a closed form says what its angles are measured in.
public enum AngleNotation: Hashable, Sendable {
  /// Not at all, `sin(2)`, for those who measure angles in radians.
  case plain
  /// By a mark, `sin(2 rad)`, for those who measure them in another unit.
  case marked
}

extension ExactForm {
  /// The form with each angle marked as being in radians, for readers who measure angles in another
  /// unit; nil where there is an inverse function, whose value they would take for one in theirs.
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
