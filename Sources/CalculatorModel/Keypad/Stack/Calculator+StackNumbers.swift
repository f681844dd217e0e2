import BigNumbers
import ExactReals

extension Calculator {
  /// Shows x, or 0 if there is none.
  mutating func showTop() {
    line.removeAll()
    resultCalculation = nil
    if let top = stack.levels.last {
      operand = top.number
      phase = .value
    } else {
      operand = .zero
      phase = .cleared
    }
  }

  /// Pushes the number being typed as x, in reverse Polish notation; does nothing if none is being typed.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// try calculator.press(KeySequence("RPN 5"))
  /// calculator.endEntry()
  /// try calculator.press(KeySequence("3"))
  /// calculator.stackTexts   // ["5", "3"]
  /// ```
  public mutating func endEntry() {
    guard stack.isOn, showsEntry, let shown else { return }
    stack.levels.append(NumberStack.Level(shown))
    showTop()
  }

  /// Makes room for a number that is typed or comes from elsewhere.
  mutating func makeRoom(overwriting: Bool) throws(CalculationError) {
    endEntry()
    if overwriting {
      _ = stack.levels.popLast()
    } else if stack.levels.count >= NumberStack.limit {
      throw .stackFull
    }
    phase = .cleared
    line.removeAll()
    resultCalculation = nil
  }

  /// Pushes a number onto the stack, or replaces x by it.
  mutating func push(
    _ level: NumberStack.Level, overwriting: Bool
  ) throws(CalculationError) {
    try makeRoom(overwriting: overwriting)
    stack.overwrites = false
    stack.levels.append(level)
    showTop()
  }

  /// Ends the entry, or pushes x once more: Enter.
  mutating func copyTop() throws(CalculationError) {
    endEntry()
    guard let top = stack.levels.last else { return }
    guard stack.levels.count < NumberStack.limit else { throw .stackFull }
    stack.levels.append(top)
    showTop()
    stack.overwrites = true
  }

  /// Sets x to 0, to be overwritten by the next number: C.
  mutating func clearTop() {
    endEntry()
    guard !stack.levels.isEmpty else { return }
    stack.levels[stack.levels.count - 1] = NumberStack.Level(.zero)
    showTop()
    phase = .cleared
    stack.overwrites = true
  }

  /// Moves the numbers; does nothing if there are too few.
  mutating func move(_ operation: StackOperation) {
    let count = stack.levels.count + (showsEntry ? 1 : 0)
    guard count > 1 || count == 1 && operation == .drop else { return }
    endEntry()
    switch operation {
    case .drop: stack.levels.removeLast()
    case .swap: stack.levels.swapAt(count - 1, count - 2)
    case .rollUp: stack.levels.append(stack.levels.removeFirst())
    case .rollDown: stack.levels.insert(stack.levels.removeLast(), at: 0)
    }
    showTop()
  }

  /// Returns the top levels for an operation.
  ///
  /// - Throws: `CalculationError.tooFewNumbers` if there are fewer.
  private mutating func levels(_ count: Int) throws(CalculationError) -> [NumberStack.Level] {
    endEntry()
    guard stack.levels.count >= count else { throw .tooFewNumbers }
    return stack.levels.suffix(count)
  }

  /// Replaces the numbers that an operation used by its result, and puts the calculation on the line.
  private mutating func replaceTop(_ count: Int, by number: Operand) {
    stack.levels.removeLast(count)
    stack.levels.append(NumberStack.Level(number, steps: line.steps.map { $0.kind }))
    operand = number
    resultCalculation = nil
    phase = .result
  }

  /// Applies an operation with y on its left and x on its right, unless its label says otherwise: `yˣ` is y
  /// to the power of x, `ʸ√x` the y-th root of x.
  mutating func operate(
    _ operation: ArithmeticOperation, within budget: Budget?
  ) throws(CalculationError) {
    let operands = try levels(2)
    let (left, right): (NumberStack.Level, NumberStack.Level)
    switch operation {
    case .power, .reversedPower, .root, .logarithm: (left, right) = (operands[1], operands[0])
    default: (left, right) = (operands[0], operands[1])
    }
    let number = try result(operation, left.number, right.number, within: budget)
    line.removeAll()
    line.append(operand: left.steps)
    line.append(operand: right.steps)
    // A percentage is a number by itself here.
    line.append(.operation(operation))
    replaceTop(2, by: number)
  }

  /// Applies a function to x.
  mutating func apply(
    _ function: KeypadFunction, within budget: Budget?
  ) throws(CalculationError) {
    let top = try levels(1)[0]
    let budget = budget ?? .press
    let number = try CalculationLimit.keypad.checked(
      function.value(of: top.number.value, in: angleUnit, within: budget), within: budget)
    line.removeAll()
    line.append(operand: top.steps)
    line.apply(function, in: angleUnit)
    replaceTop(1, by: number)
  }

  /// Replaces x by x percent of y, which stays; with only one number, by x hundredths.
  mutating func takePercent(within budget: Budget?) throws(CalculationError) {
    let top = try levels(1)[0]
    let base = stack.levels.dropLast().last
    let share = try top.number.value.percent(within: budget)
    let number = try CalculationLimit.keypad.result(
      .multiplication, base?.number.value ?? 1, share, within: budget)
    line.removeAll()
    if let base { line.append(operand: base.steps) }
    line.append(operand: top.steps)
    if base != nil {
      line.append(operand: [.percentage, .operation(.multiplication)])
    } else {
      line.append(operand: [.number(100), .operation(.division)])
    }
    replaceTop(1, by: number)
  }

  /// Changes the sign of the entry, so that typing can go on; otherwise that of x.
  mutating func negateTop() throws(CalculationError) {
    if showsEntry, !words.isOn || words.typesSigns { return pressInfix(.toggleSign, within: nil) }
    guard !stack.levels.isEmpty || showsEntry else { return }
    let top = try levels(1)[0]
    guard !top.number.value.isWrittenAsZero else { return }
    line.removeAll()
    line.append(operand: top.steps)
    var number = top.number.negated
    if words.isOn {
      let outcome = words.word(top.number).negated()
      if outcome.wraps { words.remark = .wraps(exact: number.value) }
      number = Operand(outcome.word)
    }
    line.append(.negation)
    replaceTop(1, by: number)
    phase = .value
  }

  /// Removes the last digit of an entry; removing the only one leaves 0.
  mutating func removeLastTyped() {
    if showsEntry { pressInfix(.delete, within: nil) }
    if case .entry(let entry) = phase, entry == Entry(isNegative: true) { phase = .entry(Entry()) }
  }

  /// Adds x to the memory, or subtracts it; or clears the memory.
  mutating func changeMemory(
    _ change: MemoryOperation, within budget: Budget?
  ) throws(CalculationError) {
    let operation: ArithmeticOperation
    switch change {
    case .add: operation = .addition
    case .subtract: operation = .subtraction
    case .clear, .recall:
      memoryOperand = nil
      return
    }
    endEntry()
    memoryOperand = try CalculationLimit.keypad.result(
      operation, memory ?? 0, stack.levels.last?.number.value ?? 0, within: budget)
  }

  /// Changes the bits of x.
  mutating func changeTop(
    _ steps: [Step.Kind]?, by change: (Word, inout Bool) -> Word
  ) throws(CalculationError) {
    let top = try levels(1)[0]
    let number = Operand(change(words.word(top.number), &words.carry))
    line.removeAll()
    if let steps {
      line.append(operand: top.steps + steps)
    } else {
      line.append(.number(number, of: nil))
    }
    replaceTop(1, by: number)
  }
}
