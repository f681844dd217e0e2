import BigNumbers
import ExactReals

/// Values that are more than plain numbers, and the results of steps on them.
protocol BodyArithmetic {
  associatedtype Value

  /// The unit of angles.
  var unit: AngleUnit { get }
  /// The values of the kept calculations that a body refers to.
  var references: [CalculationID: Real] { get }
  /// The most that the calculation may cost.
  var budget: Budget { get }

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
    default:
      var plain = ExpressionEvaluator(
        unit: unit, words: nil, references: references, budget: budget)
      return try plain.result(of: step, operands)
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

/// Evaluates the body of a function with values that are more than numbers: slopes, or series.
struct BodyEvaluator<Arithmetic: BodyArithmetic> {
  typealias Value = Arithmetic.Value

  private let arithmetic: Arithmetic
  private var values: [Value] = []
  private var callers: [Caller] = []

  private struct Caller {
    var expression: MathExpression
    var position: Int
    var firstArgument: Int
  }

  init(_ arithmetic: Arithmetic) {
    self.arithmetic = arithmetic
  }

  /// Returns the value of a body with its arguments.
  ///
  /// - Throws: ``ExpressionError`` without a place.
  mutating func value(
    of body: MathExpression, _ arguments: [Value]
  ) throws(ExpressionError) -> Value {
    values += arguments
    var current = Caller(expression: body, position: 0, firstArgument: 0)
    while true {
      while current.position < current.expression.steps.count {
        let step = current.expression.steps[current.position].kind
        current.position += 1
        do throws(CalculationError) {
          try arithmetic.budget.pay(arithmetic.priceFactor * step.price)
        } catch {
          throw ExpressionError(.calculation(error), at: 0..<0)
        }
        switch step {
        case .call(let index):
          callers.append(current)
          let function = current.expression.functions[index]
          current = Caller(
            expression: function.body, position: 0,
            firstArgument: values.count - function.parameters.count)
        case .parameter(let index): values.append(values[current.firstArgument + index])
        case .variable(let index):
          values.append(arithmetic.constant(current.expression.number(ofVariable: index)))
        case .reference(let calculation):
          guard let number = arithmetic.references[calculation] else {
            throw ExpressionError(.missingCalculation, at: 0..<0)
          }
          values.append(arithmetic.constant(number))
        case .group: break
        case .binding(let binding, let index):
          try append(binding, current.expression.functions[index])
        default:
          do throws(CalculationError) {
            try append(step)
          } catch {
            throw ExpressionError(.calculation(error), at: 0..<0)
          }
        }
      }
      let value = values.removeLast()
      guard let caller = callers.popLast() else {
        values.removeAll()
        return value
      }
      values.removeLast(values.count - current.firstArgument)
      values.append(value)
      current = caller
    }
  }

  /// Replaces the operands of a step by its value.
  private mutating func append(_ step: Step.Kind) throws(CalculationError) {
    let count = step.operandCount()
    let operands = Array(values.suffix(count))
    values.removeLast(count)
    let numbers = operands.compactMap { arithmetic.constant($0) }
    values.append(
      numbers.count == count
        ? arithmetic.constant(try arithmetic.number(of: step, numbers))
        : try arithmetic.result(of: step, operands))
  }

  /// Replaces the operands of a function over a variable of its own by its value.
  private mutating func append(
    _ binding: Binding, _ function: UserFunction
  ) throws(ExpressionError) {
    let arithmetic = arithmetic
    let count = function.parameters.count - 1 + binding.boundCount
    let operands = values.suffix(count).enumerated().map { (index, value) in
      // The function takes all arguments of the enclosing one, and may not use them.
      function.uses(index) ? value : arithmetic.constant(0)
    }
    values.removeLast(count)
    let bounds = operands.suffix(binding.boundCount).compactMap { arithmetic.constant($0) }
    guard bounds.count == binding.boundCount else { throw Self.failure }
    switch binding {
    case .calculus(let calculus):
      let numbers = operands.compactMap { arithmetic.constant($0) }
      guard numbers.count == count else { throw Self.failure }
      values.append(
        arithmetic.constant(
          try calculus.value(
            of: function.body, numbers, in: arithmetic.unit, references: arithmetic.references,
            within: arithmetic.budget)))
    case .iteration(let iteration):
      var terms = BodyEvaluator(arithmetic)
      let arguments = Array(operands.dropLast(2))
      values.append(
        try iteration.value(
          bounds: bounds[...], empty: arithmetic.constant(Real(iteration.valueOfNothing)),
          within: arithmetic.budget
        ) { (number) throws(ExpressionError) in
          try terms.value(of: function.body, arguments + [arithmetic.constant(Real(number))])
        } joined: { (left, right) throws(ExpressionError) in
          do throws(CalculationError) {
            try arithmetic.budget.pay(arithmetic.priceFactor * iteration.operation.price)
            if let x = arithmetic.constant(left), let y = arithmetic.constant(right) {
              return arithmetic.constant(
                try iteration.operation.result(x, y, within: arithmetic.budget))
            }
            return try arithmetic.joined(left, right, by: iteration.operation)
          } catch {
            throw ExpressionError(.calculation(error), at: 0..<0)
          }
        })
    }
  }

  private static var failure: ExpressionError {
    ExpressionError(.calculation(Arithmetic.failure), at: 0..<0)
  }
}

extension UserFunction {
  /// Whether its body contains a parameter; true for a place beyond the parameters but the last.
  fileprivate func uses(_ index: Int) -> Bool {
    index >= parameters.count - 1 || body.steps.contains { $0.kind == .parameter(index) }
  }
}
