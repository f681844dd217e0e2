import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Evaluates expressions in which there are units or dates.
///
/// What is done with plain numbers alone is done by ``ExpressionEvaluator``.
struct QuantityEvaluator: StepEvaluator {
  let unit: AngleUnit
  let exchangeRates: ExchangeRates
  let budget: Budget
  let references: [CalculationID: ExpressionValue]
  var values: [ExpressionValue] = []
  var callers: [StepCaller] = []
  private var numbers: ExpressionEvaluator

  /// Creates an evaluator.
  ///
  /// - Parameters:
  ///   - unit: What angles without a unit are measured in.
  ///   - exchangeRates: The rates by which money is converted.
  ///   - references: What the kept calculations came to that are referred to.
  ///   - budget: What the calculation may cost.
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

  func price(of step: Step.Kind) -> Int64 { step.price + WorkPrice.valueWithUnit }

  func value(ofVariable index: Int, in expression: MathExpression) -> ExpressionValue {
    expression.variables[index].value
  }

  func checkArguments(_ count: Int, at place: Range<Int>) throws(ExpressionError) {
    guard values.suffix(count).allSatisfy({ $0.elements == nil }) else {
      throw ExpressionError(.listAsNumber, at: place)
    }
  }

  mutating func perform(
    _ step: Step.Kind, in caller: StepCaller, at place: Range<Int>
  ) throws(ExpressionError) {
    do throws(QuantityFailure) {
      values.append(try result(of: step, takeValues(step.operandCount())))
    } catch {
      throw ExpressionError(error.cause, at: place)
    }
  }

  /// Takes the last values.
  mutating func takeValues(_ count: Int) -> [ExpressionValue] {
    defer { values.removeLast(count) }
    return Array(values.suffix(count))
  }

  /// The value of an operation on two values that no step has put there.
  mutating func result(
    of operation: ArithmeticOperation, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(QuantityFailure) -> ExpressionValue {
    try QuantityFailure.calculated { () throws(CalculationError) in
      try budget.pay(operation.price + WorkPrice.valueWithUnit)
    }
    return try result(of: .operation(operation), [left, right])
  }

  /// The value of a step, which is paid for, of its operands.
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

  /// A number of the text, whose digits were worth as much as a calculation where they are many.
  private func entered(_ number: Rational) throws(QuantityFailure) -> Real {
    if number.storageBitWidth > 1 << 14 {
      try QuantityFailure.calculated { () throws(CalculationError) in
        try budget.payForDigits(of: number.numerator)
      }
    }
    return Real(number)
  }
}

/// Why a step has no value, before its place is known.
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
