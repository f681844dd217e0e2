import BigNumbers
import ExactReals

/// Computes with numbers, of any size or wrapped to words.
struct NumberArithmetic: StepArithmetic {
  let budget: Budget
  private let unit: AngleUnit
  private let references: [CalculationID: Real]
  private var words: WordArithmetic?

  /// Whether a step's result was wrapped to another number.
  var wraps: Bool { words?.wraps ?? false }

  /// Creates an arithmetic.
  ///
  /// - Parameters:
  ///   - unit: The unit of angles.
  ///   - words: The words that numbers are wrapped to; nil for numbers of any size.
  ///   - references: The values of the kept calculations that an expression refers to.
  ///   - budget: The most the calculation may cost.
  init(
    unit: AngleUnit, words: WordFormat? = nil, references: [CalculationID: Real] = [:],
    budget: Budget
  ) {
    self.unit = unit
    self.words = words.map { WordArithmetic($0) }
    self.references = references
    self.budget = budget
  }

  func price(of step: Step.Kind) -> Int64 { step.price }

  // Short enough to be inlined in the loop, so that a number, as most steps are, takes no call.
  mutating func value(
    of step: Step.Kind, in frame: EvaluationFrame, _ values: inout [Real]
  ) throws(ExpressionError) -> Real {
    if case .number(let number) = step, words == nil, !number.isLong { return Real(number) }
    return try result(of: step, in: frame, &values)
  }

  /// Takes a step's operands, the last values, and returns its result, which is wrapped if there are words.
  @inline(never)
  private mutating func result(
    of step: Step.Kind, in frame: EvaluationFrame, _ values: inout [Real]
  ) throws(ExpressionError) -> Real {
    var result: Real
    switch step {
    case .reference(let calculation): result = try references.value(of: calculation)
    case .variable(let index): result = frame.expression.number(ofVariable: index)
    case .binding(let binding, let index):
      return try value(of: binding, frame.expression.functions[index], &values)
    default:
      do throws(CalculationError) {
        if words != nil, let word = try wordResult(of: step, &values) { return word }
        result = try self.result(of: step, &values)
        if words != nil { result = try cut(result, of: step) }
      } catch {
        // `pow` is a name of three letters, and `**` means exclusive or nowhere.
        let isPowerOfBits =
          step == .function(.power, argumentCount: 2) && frame.place.count == 1
          && error.isOfValue && (words != nil || frame.expression.isAboutBits)
        throw ExpressionError(isPowerOfBits ? .powerOfBits(error) : .calculation(error), at: 0..<0)
      }
    }
    return words == nil ? result : try entered(result, by: step, in: frame)
  }

  /// The value of a single step on numbers, which is already paid for.
  func result(of step: Step.Kind, _ operands: [Real]) throws(CalculationError) -> Real {
    var values = operands
    return try result(of: step, &values)
  }

  /// Takes a step's operands, the last values, and returns its result.
  ///
  /// Inlined, because a second call for each step would make sums of many terms slower.
  @inline(__always)
  private func result(
    of step: Step.Kind, _ values: inout [Real]
  ) throws(CalculationError) -> Real {
    switch step {
    case .number(let number), .based(let number, _):
      if number.isLong { try budget.payForDigits(of: number.numerator) }
      return Real(number)
    case .value(let operand, _): return operand.value
    case .constant(let constant): return try constant.value(within: budget)
    case .negation: return -values.removeLast()
    case .complement:
      let x = try values.removeLast().integer(within: budget)
      return Real(Rational(~x))
    case .percentage: return try percent(of: values.removeLast())
    case .superscript(let exponent):
      return try Real.pow(values.removeLast(), Real(Int(exponent)), within: budget)
    case .operation(let operation):
      let right = values.removeLast()
      return try operation.result(values.removeLast(), right, within: budget)
    case .percentageOperation(let operation):
      let right = try percent(of: values.removeLast())
      let left = values.removeLast()
      let share = try ArithmeticOperation.multiplication.result(left, right, within: budget)
      return try operation.result(left, share, within: budget)
    case .percentages(let step):
      return try step.value(of: values.takeLast(step.operandCount), one: 1) {
        (operation, left, right) throws(CalculationError) in
        try operation.result(left, right, within: budget)
      }
    case .angle(let angleUnit):
      return try angleUnit.convert(values.removeLast(), to: unit, within: budget)
    case .measure(let angleUnit):
      return try unit.convert(values.removeLast(), to: angleUnit, within: budget)
    case .function(let function, let count):
      let result = try function.value(of: values.suffix(count), in: unit, within: budget)
      values.removeLast(count)
      return result
    // These need the expression around them, or belong only to one that is still being entered.
    case .call, .reference, .variable, .parameter, .group, .forgotten, .unfinished,
      .quantity, .list, .binding:
      preconditionFailure("this step gives no value by itself")
    }
  }

  /// The value of a function over a variable of its own, whose operands are the last values.
  private mutating func value(
    of binding: Binding, _ function: UserFunction, _ values: inout [Real]
  ) throws(ExpressionError) -> Real {
    let operands = values.takeLast(function.parameters.count - 1 + binding.boundCount)
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
    var terms = ExpressionEvaluator(self)
    defer { words?.follow(terms.arithmetic.words) }
    // The last one is the running number.
    var arguments: [Real] = operands.dropLast(2) + [0]
    let last = arguments.count - 1
    let joined = try iteration.value(
      bounds: operands.suffix(2), empty: .number(Real(iteration.valueOfNothing)), within: budget
    ) { (number) throws(ExpressionError) in
      arguments[last] = Real(number)
      let term = try terms.value(of: function.body, arguments)
      try checkWhole(term)
      return JoinedTerms.number(term)
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

  /// Takes a step's operands, the last values, and returns its result in words; nil if it is that of numbers of any
  /// size, wrapped afterwards.
  private mutating func wordResult(
    of step: Step.Kind, _ values: inout [Real]
  ) throws(CalculationError) -> Real? {
    let operands = values.suffix(step.operandCount())
    let result = try words?.result(of: step, operands, within: budget)
    if result != nil { values.removeLast(operands.count) }
    return result
  }

  /// Wraps the exact result of a step to the word.
  private mutating func cut(
    _ exact: Real, of step: Step.Kind
  ) throws(CalculationError) -> Real {
    switch step {
    // A number is converted when it is entered, and a function of angles takes them in radians.
    case .number, .based, .value, .angle: return exact
    default: return try words?.cut(exact, within: budget) ?? exact
    }
  }

  /// Converts a number of the text, or of a name, to a number of a word; other results are in words already.
  private func entered(
    _ result: Real, by step: Step.Kind, in frame: EvaluationFrame
  ) throws(ExpressionError) -> Real {
    guard let words else { return result }
    switch step {
    case .number, .based, .value, .reference, .variable:
      let (steps, next) = (frame.expression.steps, frame.position)
      let isNegated = next < steps.count && steps[next].kind == .negation
      return try words.entered(result, by: step, isNegated: isNegated, within: budget)
    default: return result
    }
  }

  /// Refuses an angle as the value of an expression in words, because it may not be whole.
  func checkWhole(_ value: Real, at place: Range<Int> = 0..<0) throws(ExpressionError) {
    guard words != nil else { return }
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

extension Rational {
  /// Whether converting its digits is worth as much as a calculation.
  fileprivate var isLong: Bool { storageBitWidth > 1 << 14 }
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
