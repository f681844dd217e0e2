import BigNumbers
import ExactReals

/// Evaluates the steps of an expression, and those of the functions it calls, in one loop.
struct ExpressionEvaluator {
  private let unit: AngleUnit
  private let budget: Budget
  private let references: [CalculationID: Real]
  private var words: WordArithmetic?
  private var values: [Real] = []

  /// Whether a step's result was wrapped to another number.
  var wraps: Bool { words?.wraps ?? false }

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
  ///   - unit: The unit of angles.
  ///   - words: The words that numbers are wrapped to; nil for numbers of any size.
  ///   - references: The values of the kept calculations it refers to.
  ///   - budget: The most the calculation may cost.
  init(
    unit: AngleUnit, words: WordFormat?, references: [CalculationID: Real], budget: Budget
  ) {
    self.unit = unit
    self.words = words.map { WordArithmetic($0) }
    self.references = references
    self.budget = budget
    values.reserveCapacity(4)
  }

  /// The value of an expression, or of a function's body with its arguments.
  ///
  /// - Throws: ``ExpressionError`` at the step that has no value; if that is in a function, whose text is not at
  ///   hand, at the outermost call.
  mutating func value(
    of expression: MathExpression, _ arguments: [Real] = []
  ) throws(ExpressionError) -> Real {
    for argument in arguments { values.append(argument) }
    var current = Caller(expression: expression, position: 0, firstArgument: 0)
    var callPlace: Range<Int>?
    while true {
      while current.position < current.expression.steps.count {
        let step = current.expression.steps[current.position].kind
        current.position += 1
        do throws(CalculationError) {
          try budget.pay(step.price)
        } catch {
          throw ExpressionError(.calculation(error), at: callPlace ?? current.place)
        }
        switch step {
        case .number(let number), .based(let number, _):
          // Converting the digits of a long number is worth as much as a calculation.
          if number.storageBitWidth > 1 << 14 {
            do throws(CalculationError) {
              try budget.payForDigits(of: number.numerator)
            } catch {
              throw ExpressionError(.calculation(error), at: callPlace ?? current.place)
            }
          }
          values.append(Real(number))
          if words != nil { try enter(step, current, callPlace) }
        case .call(let index):
          if callers.isEmpty { callPlace = current.place }
          callers.append(current)
          let function = current.expression.functions[index]
          current = Caller(
            expression: function.body, position: 0,
            firstArgument: values.count - function.parameters.count)
        case .reference(let calculation):
          guard let value = references[calculation] else {
            throw ExpressionError(.missingCalculation, at: callPlace ?? current.place)
          }
          values.append(value)
          if words != nil { try enter(step, current, callPlace) }
        case .variable(let index):
          values.append(current.expression.number(ofVariable: index))
          if words != nil { try enter(step, current, callPlace) }
        case .value(let operand, _) where words != nil:
          values.append(operand.value)
          try enter(step, current, callPlace)
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
          do throws(CalculationError) {
            values.append(words == nil ? try result(of: step) : try wordResult(of: step))
          } catch {
            // `pow` is a name of three letters, and `**` means exclusive or nowhere.
            let isPowerOfBits =
              step == .function(.power, argumentCount: 2) && current.place.count == 1
              && error.isOfValue && (words != nil || current.expression.isAboutBits)
            throw ExpressionError(
              isPowerOfBits ? .powerOfBits(error) : .calculation(error),
              at: callPlace ?? current.place)
          }
        }
      }
      // Each body leaves exactly one value, because each step takes its operands and returns one.
      let value = takeValue()
      guard let caller = callers.popLast() else {
        values.removeAll(keepingCapacity: true)
        if words != nil { try checkWhole(value, at: current.place) }
        return value
      }
      values.removeLast(values.count - current.firstArgument)
      values.append(value)
      current = caller
      if callers.isEmpty { callPlace = nil }
    }
  }

  /// The value of a single step on numbers, which is already paid for.
  mutating func result(
    of step: Step.Kind, _ operands: [Real]
  ) throws(CalculationError) -> Real {
    values = operands
    return try result(of: step)
  }

  /// Takes the last value; steps in postfix order never take more than there are.
  private mutating func takeValue() -> Real { values.removeLast() }

  /// Takes a step's operands, the last values, and returns its result.
  private mutating func result(of step: Step.Kind) throws(CalculationError) -> Real {
    switch step {
    case .value(let operand, _): return operand.value
    case .constant(let constant): return try constant.value(within: budget)
    case .negation: return -takeValue()
    case .complement:
      let x = try takeValue().integer(within: budget)
      return Real(Rational(~x))
    case .percentage: return try percent(of: takeValue())
    case .superscript(let exponent):
      return try Real.pow(takeValue(), Real(Int(exponent)), within: budget)
    case .operation(let operation):
      let right = takeValue()
      return try operation.result(takeValue(), right, within: budget)
    case .percentageOperation(let operation):
      let right = try percent(of: takeValue())
      let left = takeValue()
      let share = try ArithmeticOperation.multiplication.result(left, right, within: budget)
      return try operation.result(left, share, within: budget)
    case .percentages(let step):
      let operands = Array(values.suffix(step.operandCount))
      values.removeLast(operands.count)
      return try step.value(of: operands, one: 1) {
        (operation, left, right) throws(CalculationError) in
        try operation.result(left, right, within: budget)
      }
    case .angle(let angleUnit):
      return try angleUnit.convert(takeValue(), to: unit, within: budget)
    case .measure(let angleUnit):
      return try unit.convert(takeValue(), to: angleUnit, within: budget)
    case .function(let function, let count):
      let result = try function.value(of: values.suffix(count), in: unit, within: budget)
      values.removeLast(count)
      return result
    // These belong to the loop, or only to an expression that is still being entered.
    case .number, .based, .call, .reference, .variable, .parameter, .group, .forgotten, .unfinished,
      .quantity, .list, .binding:
      preconditionFailure("this step gives no value by itself")
    }
  }

  /// The value of a function over a variable of its own, whose operands are the last values.
  private mutating func value(
    of binding: Binding, _ function: UserFunction
  ) throws(ExpressionError) -> Real {
    let operands = Array(values.suffix(function.parameters.count - 1 + binding.boundCount))
    values.removeLast(operands.count)
    switch binding {
    case .iteration(let iteration): return try value(of: iteration, function, operands)
    case .calculus(let calculus):
      guard words == nil else { throw ExpressionError(.calculation(calculus.failure), at: 0..<0) }
      return try calculus.value(
        of: function.body, operands, in: unit, references: references, within: budget)
    }
  }

  /// The value of a sum or a product over whole numbers.
  private mutating func value(
    of iteration: Iteration, _ function: UserFunction, _ operands: [Real]
  ) throws(ExpressionError) -> Real {
    // A term has values of its own, and so needs an evaluator of its own.
    var terms = ExpressionEvaluator(
      unit: unit, words: words?.format, references: references, budget: budget)
    defer { words?.follow(terms.words) }
    // The last one is the running number.
    var arguments: [Real] = operands.dropLast(2) + [0]
    let last = arguments.count - 1
    let joined = try iteration.value(
      bounds: operands.suffix(2), empty: .number(Real(iteration.valueOfNothing)), within: budget
    ) { (number) throws(ExpressionError) in
      arguments[last] = Real(number)
      return JoinedTerms.number(try terms.value(of: function.body, arguments))
    } joined: { (left, right) throws(ExpressionError) in
      do throws(CalculationError) {
        try budget.pay(iteration.operation.price)
        let exact = try JoinedTerms.joined(
          left, right, by: iteration.operation, within: budget)
        guard words != nil else { return exact }
        let value = try exact.value(within: budget)
        return .number(try words?.cut(value, within: budget) ?? value)
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
    }
    do throws(CalculationError) {
      return try joined.value(within: budget)
    } catch {
      throw ExpressionError(.calculation(error), at: 0..<0)
    }
  }

  // MARK: - Words

  /// Converts the last value to a number of a word.
  private mutating func enter(
    _ step: Step.Kind, _ caller: Caller, _ callPlace: Range<Int>?
  ) throws(ExpressionError) {
    guard let words else { return }
    let next = caller.position
    let isNegated =
      next < caller.expression.steps.count && caller.expression.steps[next].kind == .negation
    values.append(
      try words.entered(
        takeValue(), by: step, isNegated: isNegated, at: callPlace ?? caller.place, within: budget))
  }

  /// Takes a step's operands, the last values, and returns its result in words.
  private mutating func wordResult(of step: Step.Kind) throws(CalculationError) -> Real {
    let operands = values.suffix(step.operandCount())
    if let value = try words?.result(of: step, operands, within: budget) {
      values.removeLast(operands.count)
      return value
    }
    let exact = try result(of: step)
    // A function of angles takes it in radians.
    if case .angle = step { return exact }
    return try words?.cut(exact, within: budget) ?? exact
  }

  /// Rejects an angle as an answer, because it may not be whole.
  private func checkWhole(_ value: Real, at place: Range<Int>) throws(ExpressionError) {
    do throws(CalculationError) {
      _ = try value.integer(within: budget)
    } catch {
      throw ExpressionError(.calculation(error), at: place)
    }
  }

  /// One hundredth of a number.
  private func percent(of number: Real) throws(CalculationError) -> Real {
    try ArithmeticOperation.division.result(number, Real(100), within: budget)
  }
}

extension MathExpression {
  /// Whether the expression contains numbers in a base or operators on bits.
  fileprivate var isAboutBits: Bool {
    steps.contains { step in
      switch step.kind {
      case .based, .complement: true
      case .operation(let operation): operation.precedence < .additive
      default: false
      }
    }
  }
}

extension CalculationError {
  /// Whether there is no value, or none that could be written, however much time there were.
  fileprivate var isOfValue: Bool {
    switch self {
    case .tooMuchWork, .undecided, .stopped: false
    default: true
    }
  }
}
