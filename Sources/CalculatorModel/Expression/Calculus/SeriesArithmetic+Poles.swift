import BigNumbers
import ExactReals

/// Functions next to their poles, of which only a bound from below on the size of their values is known.
extension SeriesArithmetic {
  /// Joins two values of which one is next to a pole; nil if none is.
  ///
  /// - Throws: `CalculationError.undecided` if the result may be zero.
  func joinedBeyond(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value? {
    switch (x, y) {
    case (.beyond(let bound), .constant), (.beyond(let bound), .function):
      let other = try function(y)
      switch operation {
      case .addition, .subtraction: return try beyond(bound, without: other)
      case .multiplication: return try beyond(bound, times: other.interval.value)
      case .division: return try quotient(beyond: bound, by: other)
      default: throw .undecided
      }
    case (.constant, .beyond(let bound)), (.function, .beyond(let bound)):
      let other = try function(x)
      switch operation {
      case .addition, .subtraction: return try beyond(bound, without: other)
      case .multiplication: return try beyond(bound, times: other.interval.value)
      case .division:
        let most = try Enclosure.quotient(
          other.interval.value.magnitude, bound, precision: fine.precision)
        return .function(.kink(try Enclosure.hull(-(most as Enclosure), most)))
      default: throw .undecided
      }
    case (.beyond, .beyond): throw .undecided
    default: return nil
    }
  }

  private func beyond(
    _ bound: Enclosure, without other: LocalFunction
  ) throws(CalculationError) -> Value {
    let rest = try Enclosure.difference(
      bound, other.interval.value.magnitude, precision: fine.precision)
    guard rest.sign == 1 else { throw .undecided }
    return .beyond(rest)
  }

  func beyond(
    _ bound: Enclosure, times factor: Enclosure
  ) throws(CalculationError) -> Value {
    guard !factor.containsZero else { throw .undecided }
    return .beyond(
      try Enclosure.product(bound, factor.magnitude, precision: fine.precision))
  }

  func quotient(
    beyond bound: Enclosure, by divisor: LocalFunction
  ) throws(CalculationError) -> Value {
    let least = bound.magnitude
    guard let most = divisor.interval.value.greatestMagnitude else { throw .undecided }
    return .beyond(try Enclosure.quotient(least, most, precision: fine.precision))
  }
}
