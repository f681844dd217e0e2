import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Evaluates the steps of an expression with units or dates, and those of the functions it calls, in one loop.
///
/// Calculations with plain numbers alone are done by ``ExpressionEvaluator``.
struct QuantityEvaluator {
  let unit: AngleUnit
  let exchangeRates: ExchangeRates
  let budget: Budget
  let references: [CalculationID: ExpressionValue]
  private var numbers: ExpressionEvaluator
  private var values: [ExpressionValue] = []

  /// The callers that wait for the current function.
  private var callers: [Caller] = []

  private struct Caller {
    var expression: MathExpression
    var position: Int
    var firstArgument: Int

    /// The place of the previous step.
    var place: Range<Int> { expression.steps[position - 1].range }
  }

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - unit: The unit of angles without a unit.
  ///   - exchangeRates: The rates for converting money.
  ///   - references: The values of the kept calculations it refers to.
  ///   - budget: The most the calculation may cost.
  init(
    unit: AngleUnit, exchangeRates: ExchangeRates, references: [CalculationID: ExpressionValue],
    budget: Budget
  ) {
    self.unit = unit
    self.exchangeRates = exchangeRates
    self.references = references
    self.budget = budget
    numbers = ExpressionEvaluator(unit: unit, words: nil, references: [:], budget: budget)
  }

  /// The value of an expression, or of a function's body with its arguments.
  ///
  /// - Throws: ``ExpressionError`` at the step that has no value; if that is in a function, whose text is not at
  ///   hand, at the outermost call.
  mutating func value(
    of expression: MathExpression, _ arguments: [ExpressionValue] = []
  ) throws(ExpressionError) -> ExpressionValue {
    values.append(contentsOf: arguments)
    var current = Caller(expression: expression, position: 0, firstArgument: 0)
    var callPlace: Range<Int>?
    while true {
      while current.position < current.expression.steps.count {
        let step = current.expression.steps[current.position].kind
        current.position += 1
        do throws(CalculationError) {
          try budget.pay(step.price + WorkPrice.valueWithUnit)
        } catch {
          throw ExpressionError(.calculation(error), at: callPlace ?? current.place)
        }
        switch step {
        case .call(let index):
          if callers.isEmpty { callPlace = current.place }
          let function = current.expression.functions[index]
          guard values.suffix(function.parameters.count).allSatisfy({ $0.elements == nil }) else {
            throw ExpressionError(.listAsNumber, at: callPlace ?? current.place)
          }
          callers.append(current)
          current = Caller(
            expression: function.body, position: 0,
            firstArgument: values.count - function.parameters.count)
        case .reference(let calculation):
          guard let value = references[calculation] else {
            throw ExpressionError(.missingCalculation, at: callPlace ?? current.place)
          }
          values.append(value)
        case .variable(let index):
          values.append(current.expression.variables[index].value)
        case .parameter(let index): values.append(values[current.firstArgument + index])
        case .group: break
        case .binding(let binding, let index):
          let function = current.expression.functions[index]
          do throws(ExpressionError) {
            values.append(try value(of: binding, function))
          } catch {
            throw ExpressionError(error.cause, at: callPlace ?? current.place)
          }
        default:
          do throws(QuantityFailure) {
            let count = step.operandCount()
            let operands = Array(values.suffix(count))
            values.removeLast(count)
            values.append(try result(of: step, operands))
          } catch {
            throw ExpressionError(error.cause, at: callPlace ?? current.place)
          }
        }
      }
      // Each body leaves exactly one value, because each step takes its operands and returns one.
      let value = values.removeLast()
      guard let caller = callers.popLast() else {
        values.removeAll(keepingCapacity: true)
        return value
      }
      values.removeLast(values.count - current.firstArgument)
      values.append(value)
      current = caller
      if callers.isEmpty { callPlace = nil }
    }
  }

  /// Takes the last values.
  mutating func takeValues(_ count: Int) -> [ExpressionValue] {
    defer { values.removeLast(count) }
    return Array(values.suffix(count))
  }

  /// The value of an operation on two values that are not on the stack.
  mutating func result(
    of operation: ArithmeticOperation, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(QuantityFailure) -> ExpressionValue {
    try QuantityFailure.calculated { () throws(CalculationError) in
      try budget.pay(operation.price + WorkPrice.valueWithUnit)
    }
    return try result(of: .operation(operation), [left, right])
  }

  /// The value of a step, which is already paid for, with its operands.
  mutating func result(
    of step: Step.Kind, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    if case .quantity(let step) = step { return try result(of: step, operands) }
    if case .number(let number) = step { return .number(try entered(number)) }
    if case .based(let number, _) = step { return .number(try entered(number)) }
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

  /// A number of the text; converting many digits is worth as much as a calculation.
  private func entered(_ number: Rational) throws(QuantityFailure) -> Real {
    if number.storageBitWidth > 1 << 14 {
      try QuantityFailure.calculated { () throws(CalculationError) in
        try budget.payForDigits(of: number.numerator)
      }
    }
    return Real(number)
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
