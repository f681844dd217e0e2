import BigNumbers
import ExactReals

extension Calculator {
  /// Takes a number from elsewhere, such as the clipboard, in place of typing it.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - expression: The expression whose value it is, if it is to stand on the line; its angles have units.
  ///   - calculation: The kept calculation whose result it is, if it is one.
  /// - Throws: `CalculationError` when the number is beyond the calculator's limits; the
  ///   calculator is then unchanged.
  public mutating func setNumber(
    _ number: Real, expression: MathExpression? = nil, calculation: CalculationID? = nil
  ) throws(CalculationError) {
    var operand = try CalculationLimit.keypad.checked(number, within: nil)
    let expression = expression.flatMap { $0.standsByItsSteps ? $0 : nil }
    if words.isOn {
      let word = try cutToWord(operand)
      if word == operand { words.remark = nil }
      operand = word
    }
    if stack.isOn {
      let steps = expression.map { $0.steps.map { $0.kind } } ?? []
      return try push(
        NumberStack.Level(operand, steps: words.isOn ? [] : steps), overwriting: stack.overwrites)
    }
    setOperand(operand, as: .number(operand, of: calculation))
    guard !words.isOn, let expression, expression.isCalculation,
      expression.steps.count <= Self.operandStepLimit
    else { return }
    line.removeOperand()
    line.append(operand: expression.steps.map { $0.kind })
    line.append(.group)
  }

  /// The most steps of an expression that stands on the line as an operand; a longer one is replaced by its
  /// value.
  private static let operandStepLimit = 100

  /// Takes an operand that was not typed.
  ///
  /// In reverse Polish notation, the calculation fails if the stack is full; on the programmer keypad the
  /// operand is cut to a word.
  mutating func setOperand(_ value: Operand, as step: Step.Kind) {
    guard !stack.isOn, !words.isOn else { return takeOnThisKeypad(value) }
    beginOperand()
    operand = value
    line.append(step)
    phase = .value
  }

  /// Takes an operand that was not typed, if numbers are words or on a stack.
  private mutating func takeOnThisKeypad(_ value: Operand) {
    do throws(CalculationError) {
      let value = words.isOn ? try cutToWord(value) : value
      if stack.isOn {
        try push(NumberStack.Level(value), overwriting: stack.overwrites)
      } else {
        beginOperand()
        operand = value
        line.append(.number(value, of: nil))
        phase = .value
      }
    } catch {
      fail(error)
    }
  }

  /// Makes room for a new operand: pushes a pressed operation, and drops another operand or a result.
  mutating func beginOperand() {
    switch phase {
    case .operation(let operation, let left):
      if !pending.completesLast(before: operation, order: order) { flattenPercentage() }
      completeOperations(before: operation)
      pending.push(operation, left: left)
    case .value:
      line.removeOperand()
    case .result, .failed, .answered:
      line.removeAll()
    case .cleared, .entry, .word, .opened:
      break
    }
  }

  /// Makes the number shown the operand, on the line as well.
  mutating func takeShownNumber() {
    if case .value = phase { return }
    guard let shown else { return }
    let calculation = showsResult ? resultCalculation : nil
    let repeated = repeatedOperand
    beginOperand()
    operand = shown
    if let repeated {
      line.append(operand: repeated)
    } else {
      line.append(.number(shown, of: calculation))
    }
    phase = .value
  }

  /// The steps that the number shown was made of, if the operation just pressed has completed nothing and
  /// the number alone would have to be rounded: `tan(50°) − tan(50°)`.
  private var repeatedOperand: [Step.Kind]? {
    guard case .operation(let operation, let left) = phase, left.value.rational == nil,
      pending.level.last == nil || !pending.completesLast(before: operation, order: order),
      !line.endsInPercentage
    else { return nil }
    return line.operand(limit: 12)
  }

  /// Replaces a percentage of the running total by its amount: `√` of it is no percentage, and neither is
  /// its product.
  mutating func flattenPercentage() {
    guard line.endsInPercentage, pending.level.runningTotal != nil else { return }
    line.removeOperand()
    line.append(.number(operand, of: nil))
  }

  /// Completes on the line the operations that come before the next one.
  mutating func completeOperations(before next: ArithmeticOperation?) {
    while let operation = pending.removeLast(before: next, order: order) {
      line.complete(operation)
    }
  }
}
