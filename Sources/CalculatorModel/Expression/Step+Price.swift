import BigNumbers
import ExactReals

/// The table of prices: the cost of each step, except for its work on long numbers and units.
///
/// An evaluator pays it before it performs any step; a new kind of step has no value until it has a price here.
extension Step.Kind {
  /// The price, in nanoseconds.
  var price: Int64 {
    switch self {
    case .number, .based, .value, .reference, .variable, .parameter, .group, .forgotten,
      .unfinished:
      WorkPrice.operand
    case .constant, .negation, .complement, .percentage, .superscript, .operation, .angle, .measure:
      WorkPrice.step
    // A share is a quotient, a product and a sum.
    case .percentageOperation, .percentages: 3 * WorkPrice.step
    case .list(let count): WorkPrice.step + Int64(count) * WorkPrice.operand
    case .binding(_, _), .call: WorkPrice.step
    case .function(_, let count): WorkPrice.step * Int64(max(count, 1))
    case .quantity(let step): step.price
    }
  }
}

extension QuantityStep {
  /// The price, in nanoseconds.
  fileprivate var price: Int64 {
    switch self {
    case .known, .date, .instant, .time: WorkPrice.operand
    case .units, .unit, .conversion, .form, .percentageForm, .weekdayName, .clock, .dateFunction:
      WorkPrice.step
    case .conversionOnDay: WorkPrice.step
    case .sum(let units), .mixedConversion(let units): WorkPrice.step * Int64(units.count + 1)
    }
  }
}

extension ArithmeticOperation {
  /// The price of joining two values, except for the work on long numbers and units.
  var price: Int64 { Step.Kind.operation(self).price }
}

extension WorkPrice {
  /// Pushing a value on top of the others.
  static let operand: Int64 = 20

  /// The additional time of a step where a value may have a unit or be a date.
  static let valueWithUnit: Int64 = 400

  /// The work on one number of a sample, except for sums and comparisons.
  static let sampledNumber: Int64 = 300
}
