import BigNumbers
import ExactReals

extension Calculator {
  /// Presses a key.
  public mutating func press(_ key: Key) {
    press(key, within: nil)
  }

  /// Presses a key, and returns its work: about a nanosecond per unit, and the same on all machines.
  package mutating func pressCountingWork(_ key: Key) -> Int64 {
    let budget = Budget.press
    let granted = budget.work
    press(key, within: budget)
    return granted - budget.work
  }

  /// Presses a key; without a budget it gets that of a single press, created when it is needed.
  mutating func press(_ key: Key, within budget: Budget?) {
    guard !isOff(key) else { return }
    if words.remark != nil, !ignores(key) { words.remark = nil }
    if case .answered = phase {
      if ignores(key) { return }
      if !key.leavesNumber { leaveAnswer() }
    }
    stack.isOn ? pressOnStack(key, within: budget) : pressInfix(key, within: budget)
  }

  /// Presses a key that stands between numbers or after one.
  mutating func pressInfix(_ key: Key, within budget: Budget?) {
    switch key {
    case .digit(let digit): type(digit)
    case .decimalPoint: typeDecimalPoint()
    case .operation(let operation): setOperation(operation, within: budget)
    case .toggleSign: changeSign()
    case .percent: setPercent(within: budget)
    case .equals: evaluate(within: budget)
    case .clear: clearEntry()
    case .allClear: allClear()
    case .delete: removeLastDigit()
    case .function(let function): setFunction(function, within: budget)
    case .constant(let constant): setConstant(constant, within: budget)
    case .random: takeRandom()
    case .openParenthesis: beginParenthesis()
    case .closeParenthesis: closeParenthesis(within: budget)
    case .memory(let operation): setMemory(operation, within: budget)
    case .secondFunctions: hasSecondFunctions.toggle()
    case .angleUnit(let unit): angleUnit = unit
    case .keypad(let mode): setKeypad(mode)
    case .reversePolish(let isOn): setReversePolish(isOn)
    // There is no stack.
    case .stack: break
    case .doubleZero, .letterDigit, .doubleF, .word, .bit, .base, .wordSize, .signed:
      pressWordKey(key)
    }
  }

  /// Whether a press of the key changes nothing: a digit that doesn't fit, DEL on a result, a parenthesis
  /// that closes nothing, `+` after a failed calculation.
  ///
  /// If it is false, the press may still change nothing, as `+` after `+`.
  ///
  /// - Complexity: O(1).
  public func ignores(_ key: Key) -> Bool {
    guard !isOff(key) else { return true }
    if case .answered = phase, Self.goesOnFromAnswer(key) { return true }
    if stack.isOn { return ignoresOnStack(key) }
    switch key {
    case .digit, .decimalPoint, .delete, .doubleZero, .letterDigit, .doubleF:
      return ignoresTyped(key)
    case .word, .bit: return error != nil
    case .base(let base): return base == words.base
    case .wordSize(let size): return size == words.format.size
    case .signed(let isSigned): return isSigned == words.format.isSigned
    case .keypad(let mode): return mode == keypadMode
    case .reversePolish(let isOn): return isOn == stack.isOn
    case .stack: return true
    default: break
    }
    return switch key {
    case .operation, .toggleSign, .function, .memory(.add), .memory(.subtract): error != nil
    case .percent: error != nil || showAllClear && pending.isEmpty
    case .equals: !canEvaluate
    case .clear: showAllClear
    case .allClear:
      showAllClear && pending.isEmpty && repetition == nil && resultCalculation == nil
        && line.isEmpty && !words.carry
    case .openParenthesis: !pending.canOpen
    case .closeParenthesis: error != nil || pending.depth == 0
    case .memory(.clear): memoryOperand == nil
    case .angleUnit(let unit): unit == angleUnit
    default: false
    }
  }

  /// Whether a press of the key changes nothing in reverse Polish notation.
  ///
  /// After Enter and C every key but these makes the next number go on top of the stack.
  private func ignoresOnStack(_ key: Key) -> Bool {
    switch key {
    case .equals: return error == nil && !showsEntry && stack.levels.isEmpty
    case .clear: return showAllClear && (stack.overwrites || stack.levels.isEmpty)
    case .allClear: return showAllClear && stack.levels.isEmpty && !words.carry
    default: break
    }
    guard error == nil, !stack.overwrites else { return false }
    return switch key {
    case .openParenthesis, .closeParenthesis: true
    case .delete where !showsEntry: true
    case .stack(.drop): !showsEntry && stack.levels.isEmpty
    case .stack: stack.levels.count + (showsEntry ? 1 : 0) < 2
    case .toggleSign: !showsEntry && stack.levels.last?.number.value.isWrittenAsZero ?? true
    case .memory(.clear): memoryOperand == nil
    case .base(let base): base == words.base
    case .wordSize(let size): size == words.format.size
    case .signed(let isSigned): isSigned == words.format.isSigned
    case .keypad(let mode): mode == keypadMode
    case .reversePolish(let isOn): isOn
    case .angleUnit(let unit): unit == angleUnit
    default: ignoresTyped(key)
    }
  }

  /// Whether a digit, a point or DEL would leave the number being typed as it is.
  private func ignoresTyped(_ key: Key) -> Bool {
    switch key {
    case .digit(let digit) where words.isOn: ignoresWordDigit(digit.rawValue)
    case .letterDigit(let digit): ignoresWordDigit(digit.rawValue)
    case .doubleF: ignoresWordDigit(LetterDigit.f.rawValue)
    case .doubleZero where words.isOn: ignoresWordDigit(0)
    case .doubleZero: ignoresTyped(.digit(.zero))
    case .delete where words.isOn: typedWord?.pattern ?? 0 == 0
    case .digit(let digit):
      changedEntry { $0.append(digit, limit: format.maximumDigits) } == false
    case .decimalPoint: changedEntry { $0.appendDecimalPoint() } == false
    case .delete: changedEntry { $0.removeLast() } != true
    default: false
    }
  }

  /// Whether a change would alter the number being typed; nil if none is.
  private func changedEntry(by change: (inout Entry) -> Void) -> Bool? {
    guard case .entry(let entry) = phase else { return nil }
    var changed = entry
    change(&changed)
    return changed != entry
  }

  /// Whether a key would replace the current number, or leave something out: a digit after a result or one
  /// that doesn't fit, π after `5`, a second point, a parenthesis that closes nothing.
  ///
  /// On the keypad that is how a new number begins; when keys are typed as a line, the number before was
  /// meant too.
  public func leavesOutNumber(pressing key: Key) -> Bool {
    switch key {
    case .digit:
      switch phase {
      case .entry(let entry):
        var longer = entry
        longer.append(.one, limit: format.maximumDigits)
        return longer == entry
      case .word(let typed): return word(after: typed, appending: 1) == nil
      // On a stack a number goes on top of the others.
      case .value, .result: return !stack.isOn
      case .cleared, .operation, .opened, .failed, .answered: return false
      }
    case .decimalPoint:
      switch phase {
      case .entry(let entry): return entry.fractionDigits != nil
      case .word: return true
      case .value, .result: return !stack.isOn
      case .cleared, .operation, .opened, .failed, .answered: return false
      }
    case .closeParenthesis: return pending.depth == 0
    case .constant where stack.isOn, .random where stack.isOn, .memory(.recall) where stack.isOn:
      return false
    case .constant, .random, .memory(.recall), .openParenthesis:
      switch phase {
      case .entry, .word, .value, .result: return true
      case .cleared, .operation, .opened, .failed, .answered: return false
      }
    default: return false
    }
  }

  /// Presses the keys of a sequence, as long as they take no more work than a typed expression may.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// try calculator.press(KeySequence("200 + 10 % ="))
  /// calculator.displayText   // "220"
  /// ```
  ///
  /// Each press may take the usual amount of work, and fails alone if it needs more. Pressing key by key
  /// has no other limit.
  ///
  /// - Returns: The keys pressed in vain: digits that don't fit, and keys that are off.
  /// - Throws: `CalculationError.tooMuchWork` or `CalculationError.stopped`; the keys before were then
  ///   pressed. Other failures are in ``error``.
  @discardableResult
  public mutating func press(
    _ sequence: KeySequence, within budget: Budget = Budget()
  ) throws(CalculationError) -> LeftOutKeys {
    var leftOut = LeftOutKeys()
    for key in sequence.keys {
      note(key, in: &leftOut)
      guard key.mayTakeLong else {
        press(key)
        continue
      }
      let portion = budget.pressPortion
      let granted = portion.work
      press(key, within: portion)
      if error == .stopped { throw .stopped }
      if error == .tooMuchWork, granted < Budget.pressWork { throw .tooMuchWork }
      try budget.settle(portion, granted: granted)
    }
    return leftOut
  }
}
