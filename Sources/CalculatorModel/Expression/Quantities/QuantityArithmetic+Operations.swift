import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Operations and functions on quantities.
extension QuantityArithmetic {
  /// The result of a numeric step where an operand is no plain number.
  func resultOfQuantities(
    of step: Step.Kind, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    if operands.contains(where: { $0.isDate }) { return try resultOfDates(of: step, operands) }
    var quantities: [Quantity] = []
    for operand in operands { quantities.append(try quantity(operand)) }
    let first = quantities[0]
    let result = try QuantityFailure.measured { () throws(QuantityError) -> Quantity? in
      switch step {
      case .negation: return try first.negated(within: budget)
      case .superscript(let exponent):
        return try first.raised(to: Quantity(Real(Int(exponent))), within: budget)
      case .angle(let unit):
        return try first.multiplied(
          by: Quantity(1, in: UnitProduct(unit.unit), within: budget), within: budget)
      case .operation(let operation):
        return try self.result(of: operation, first, quantities[1])
      case .percentageOperation(let operation):
        guard quantities[1].units.isNone else { return nil }
        return operation == .addition
          ? try first.adding(percent: quantities[1].number, within: budget)
          : try first.subtracting(percent: quantities[1].number, within: budget)
      case .function(let function, _): return try self.result(of: function, quantities)
      default: return nil
      }
    }
    guard let result else { throw QuantityFailure(.onlyPlainNumbers(step.nameInErrors)) }
    return ExpressionValue(result)
  }

  private func result(
    of operation: ArithmeticOperation, _ left: Quantity, _ right: Quantity
  ) throws(QuantityError) -> Quantity? {
    switch operation {
    case .addition: return try left.adding(right, using: exchangeRates, within: budget)
    case .subtraction: return try left.subtracting(right, using: exchangeRates, within: budget)
    case .multiplication: return try left.multiplied(by: right, within: budget)
    case .division: return try left.divided(by: right, within: budget)
    case .power: return try left.raised(to: right, within: budget)
    default: return nil
    }
  }

  private func result(
    of function: MathFunction, _ quantities: [Quantity]
  ) throws(QuantityError) -> Quantity? {
    let first = quantities[0]
    switch function {
    case .absolute:
      return
        try isLess(first, .zero(of: first, within: budget))
        ? first.negated(within: budget) : first
    case .squareRoot: return try first.root(2, within: budget)
    case .cubeRoot: return try first.root(3, within: budget)
    case .root where quantities.count == 2 && quantities[1].units.isNone:
      guard let degree = quantities[1].number.rational, degree.isInteger,
        let degree = Int(exactly: degree.numerator)
      else { throw .fractionalExponent(first.units) }
      return try first.root(degree, within: budget)
    case .power where quantities.count == 2:
      return try first.raised(to: quantities[1], within: budget)
    case _ where function.rounds:
      // Rounded in its own unit, as it is shown.
      let second = try quantities.dropFirst().first.map { (second) throws(QuantityError) in
        second.units.isNone
          ? second
          : try second.converted(to: first.units, using: exchangeRates, within: budget)
      }
      let isStep = quantities.dropFirst().first?.units.isNone == false
      let number: Real
      do throws(CalculationError) {
        number =
          if let second {
            try function.rounded(first.number, by: second.number, isStep: isStep, within: budget)
          } else {
            try function.value(of: [first.number], in: unit, within: budget)
          }
      } catch {
        throw .calculation(error)
      }
      return try first.replacingNumber(number, within: budget)
    case .minimum, .maximum:
      var result = first
      for next in quantities.dropFirst()
      where try function == .minimum ? isLess(next, result) : isLess(result, next) {
        result = next
      }
      return result
    default: return nil
    }
  }

  /// Whether a quantity is less than another one of its kind.
  private func isLess(_ left: Quantity, _ right: Quantity) throws(QuantityError) -> Bool {
    let difference = try left.subtracting(right, using: exchangeRates, within: budget)
    do throws(CalculationError) {
      return try difference.number.compare(to: 0, within: budget) < 0
    } catch {
      throw .calculation(error)
    }
  }

  /// The value as a quantity, which exists for all but dates and their properties.
  func quantity(_ value: ExpressionValue) throws(QuantityFailure) -> Quantity {
    switch value {
    case .number(let number), .percentage(let number): return Quantity(number)
    case .list: throw QuantityFailure(.listAsNumber)
    case .formed(let value, _): return try self.quantity(value)
    case .quantity(let quantity): return quantity
    case .sum(let mixed), .mixed(let mixed):
      return try QuantityFailure.measured { () throws(QuantityError) in
        let sum = try Quantity(mixed: mixed.parts, within: budget)
        return mixed.isNegative ? try sum.negated(within: budget) : sum
      }
    case .interval(let from, let to):
      return try QuantityFailure.measured { () throws(QuantityError) in
        try Quantity(Real(to.days(since: from)), in: .day, within: budget)
      }
    case .date, .instant, .difference, .weekday, .week: throw QuantityFailure(.date(.productOfDate))
    }
  }
}

extension Quantity {
  /// Zero in the units of a quantity; for a temperature, the zero of its scale.
  fileprivate static func zero(
    of quantity: Quantity, within budget: Budget
  ) throws(QuantityError) -> Quantity {
    try Quantity(0, in: quantity.units, within: budget)
  }
}

extension AngleUnit {
  /// The unit of the same name in the table.
  var unit: Unit {
    do throws(UnitNameError) {
      return try Unit.named(name)
    } catch {
      preconditionFailure("the table has all units of angles")
    }
  }
}

extension ExpressionValue {
  /// Creates the value of a calculation: a plain number if no units are left.
  init(_ quantity: Quantity) {
    self = quantity.units.isNone ? .number(quantity.number) : .quantity(quantity)
  }

  /// Whether it is a date, or a property of one.
  var isDate: Bool {
    switch self {
    case .date, .instant, .difference, .weekday, .week: true
    case .number, .percentage, .formed, .list, .quantity, .sum, .mixed, .interval: false
    }
  }

  /// Whether it is a date with a time of day.
  var isInstant: Bool {
    if case .instant = self { true } else { false }
  }

  /// The date, or the one that an instant's clock shows; nil for any other value.
  var date: CalendarDate? {
    switch self {
    case .date(let date): date
    case .instant(let instant): instant.date
    default: nil
    }
  }
}

extension Step.Kind {
  /// The step's name in errors about its operands.
  fileprivate var nameInErrors: String {
    switch self {
    case .operation(let operation), .percentageOperation(let operation): operation.symbol
    case .function(let function, _): function.name
    case .percentage: "%"
    case .complement: "not"
    default: "this"
    }
  }
}
