import BigNumbers
import ExactReals
import Quantities

/// Computes with values that may have a unit, be dates or be lists.
///
/// Calculations with plain numbers alone are done by ``NumberArithmetic``.
struct QuantityArithmetic: StepArithmetic {
  let unit: AngleUnit
  let exchangeRates: ExchangeRates
  let budget: Budget
  let references: [CalculationID: ExpressionValue]
  private let numbers: NumberArithmetic

  /// Creates an arithmetic.
  ///
  /// - Parameters:
  ///   - unit: The unit of angles without a unit.
  ///   - exchangeRates: The rates for converting money.
  ///   - references: The values of the kept calculations that an expression refers to.
  ///   - budget: The most the calculation may cost.
  init(
    unit: AngleUnit, exchangeRates: ExchangeRates,
    references: [CalculationID: ExpressionValue] = [:], budget: Budget
  ) {
    self.unit = unit
    self.exchangeRates = exchangeRates
    self.references = references
    self.budget = budget
    numbers = NumberArithmetic(unit: unit, budget: budget)
  }

  func price(of step: Step.Kind) -> Int64 { step.price + WorkPrice.valueWithUnit }

  func check(arguments: ArraySlice<ExpressionValue>) throws(ExpressionError) {
    guard arguments.allSatisfy({ $0.elements == nil }) else {
      throw ExpressionError(.listAsNumber, at: 0..<0)
    }
  }

  func value(
    of step: Step.Kind, in frame: EvaluationFrame, _ values: inout [ExpressionValue]
  ) throws(ExpressionError) -> ExpressionValue {
    let functions = frame.expression.functions
    let operands = values.takeLast(step.operandCount(calling: functions))
    switch step {
    case .reference(let calculation): return try references.value(of: calculation)
    case .variable(let index): return frame.expression.variables[index].value
    case .binding(let binding, let index):
      return try value(of: binding, functions[index], operands)
    default:
      do throws(QuantityFailure) {
        return try result(of: step, operands)
      } catch {
        throw ExpressionError(error.cause, at: 0..<0)
      }
    }
  }

  /// The value of an operation on two values that are not on the stack.
  func result(
    of operation: ArithmeticOperation, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(QuantityFailure) -> ExpressionValue {
    try QuantityFailure.calculated { () throws(CalculationError) in
      try budget.pay(price(of: .operation(operation)))
    }
    return try result(of: .operation(operation), [left, right])
  }

  /// The value of a step, which is already paid for, with its operands.
  func result(
    of step: Step.Kind, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    if case .quantity(let step) = step { return try result(of: step, operands) }
    if case .list = step {
      guard operands.allSatisfy({ $0.elements == nil }) else {
        throw QuantityFailure(.listAsNumber)
      }
      return .list(operands)
    }
    if operands.contains(where: { $0.holdsTime }) { return try resultOfTimes(of: step, operands) }
    if case .function(let function, let count) = step, function.takesList,
      operands[0].elements != nil
    {
      return try result(of: function, ofList: operands, argumentCount: count)
    }
    guard operands.allSatisfy({ $0.elements == nil }) else { throw QuantityFailure(.listAsNumber) }
    if case .percentages(let step) = step {
      return try step.value(of: operands, one: .number(1)) {
        (operation, left, right) throws(QuantityFailure) in
        try result(of: .operation(operation), [left, right])
      }
    }
    let plain = operands.compactMap { $0.number }
    if plain.count == operands.count {
      return .number(
        try QuantityFailure.calculated { () throws(CalculationError) in
          try numbers.result(of: step, plain)
        })
    }
    if case .function(let function, _) = step, function.isOfSamples, function != .quantile {
      return try result(of: function, ofList: [.list(operands)], argumentCount: 1)
    }
    return try resultOfQuantities(of: step, operands)
  }
}

/// The reason a step has no value, before its place is known.
struct QuantityFailure: Error {
  let cause: ExpressionError.Cause

  init(_ cause: ExpressionError.Cause) { self.cause = cause }

  init(_ error: QuantityError) {
    switch error {
    case .calculation(let error): cause = .calculation(error)
    default: cause = .quantity(error)
    }
  }

  /// The result of a calculation with numbers.
  static func calculated<Result>(
    _ calculation: () throws(CalculationError) -> Result
  ) throws(QuantityFailure) -> Result {
    do throws(CalculationError) {
      return try calculation()
    } catch {
      throw QuantityFailure(ExpressionError.Cause.calculation(error))
    }
  }

  /// The result of a calculation with quantities.
  static func measured<Result>(
    _ calculation: () throws(QuantityError) -> Result
  ) throws(QuantityFailure) -> Result {
    do throws(QuantityError) {
      return try calculation()
    } catch {
      throw QuantityFailure(error)
    }
  }
}
