import BigNumbers
import ExactReals

/// Values that are more than plain numbers, and the results of steps on them.
protocol BodyArithmetic: StepArithmetic {
  /// The unit of angles.
  var unit: AngleUnit { get }
  /// The values of the kept calculations that a body refers to.
  var references: [CalculationID: Real] { get }

  /// The error where a value is missing for no other reason.
  static var failure: CalculationError { get }

  /// The price of a step, as a multiple of its price for numbers.
  var priceFactor: Int64 { get }

  /// The value of a number that does not depend on the variable.
  func constant(_ number: Real) -> Value

  /// The number; nil for a value that depends on the variable.
  func constant(_ value: Value) -> Real?

  /// The result of a step, one of whose operands depends on the variable.
  func result(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value

  /// Joins two values by a basic operation.
  func joined(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value
}

extension BodyArithmetic {
  /// The result of a step on numbers.
  func number(of step: Step.Kind, _ operands: [Real]) throws(CalculationError) -> Real {
    switch step {
    case .number(let rational), .based(let rational, _): return Real(rational)
    default: return try NumberArithmetic(unit: unit, budget: budget).result(of: step, operands)
    }
  }

  /// The result of a step that is a sequence of basic operations; nil for any other step.
  func combination(
    of step: Step.Kind, _ operands: [Value]
  ) throws(CalculationError) -> Value? {
    let x = operands[0]
    switch step {
    case .negation: return try joined(constant(0), x, by: .subtraction)
    case .percentage: return try joined(x, constant(100), by: .division)
    case .percentageOperation(let operation):
      let percent = try joined(operands[1], constant(100), by: .division)
      return try joined(x, joined(x, percent, by: .multiplication), by: operation)
    case .percentages(let step):
      return try step.value(of: operands, one: constant(1)) {
        (operation, left, right) throws(CalculationError) in
        try joined(left, right, by: operation)
      }
    default: return nil
    }
  }
}

// MARK: - Evaluation

extension BodyArithmetic {
  func price(of step: Step.Kind) -> Int64 { priceFactor * step.price }

  func value(
    of step: Step.Kind, in frame: EvaluationFrame, _ values: inout [Value]
  ) throws(ExpressionError) -> Value {
    let functions = frame.expression.functions
    let operands = values.takeLast(step.operandCount(calling: functions))
    switch step {
    case .reference(let calculation): return constant(try references.value(of: calculation))
    case .variable(let index): return constant(frame.expression.number(ofVariable: index))
    case .binding(let binding, let index):
      return try value(of: binding, functions[index], operands)
    default:
      do throws(CalculationError) {
        let numbers = operands.compactMap { constant($0) }
        return numbers.count == operands.count
          ? constant(try number(of: step, numbers)) : try result(of: step, operands)
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
    }
  }

  /// The value of a function over a variable of its own.
  private func value(
    of binding: Binding, _ function: UserFunction, _ operands: [Value]
  ) throws(ExpressionError) -> Value {
    let operands = operands.enumerated().map { (index, value) in
      // The function takes all arguments of the enclosing one, and may not use them.
      function.uses(index) ? value : constant(0)
    }
    let failure = ExpressionError(.calculation(Self.failure), at: 0..<0)
    switch binding {
    case .calculus(let calculus):
      let numbers = operands.compactMap { constant($0) }
      guard numbers.count == operands.count else { throw failure }
      return constant(
        try calculus.value(
          of: function.body, numbers, in: unit, references: references, within: budget))
    case .iteration(let iteration):
      let bounds = operands.suffix(2).compactMap { constant($0) }
      guard bounds.count == 2 else { throw failure }
      var terms = ExpressionEvaluator(self)
      let arguments = Array(operands.dropLast(2))
      return try iteration.value(
        bounds: bounds[...], empty: constant(Real(iteration.valueOfNothing)), within: budget
      ) { (number) throws(ExpressionError) in
        try terms.value(of: function.body, arguments + [constant(Real(number))])
      } joined: { (left, right) throws(ExpressionError) in
        do throws(CalculationError) {
          try budget.pay(price(of: .operation(iteration.operation)))
          guard let x = constant(left), let y = constant(right) else {
            return try joined(left, right, by: iteration.operation)
          }
          return constant(try iteration.operation.result(x, y, within: budget))
        } catch {
          throw ExpressionError(.calculation(error), at: 0..<0)
        }
      }
    }
  }
}

extension UserFunction {
  /// Whether its body contains a parameter; true for a place beyond the parameters but the last.
  fileprivate func uses(_ index: Int) -> Bool {
    index >= parameters.count - 1 || body.steps.contains { $0.kind == .parameter(index) }
  }
}
