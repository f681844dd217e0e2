import BigNumbers
import ExactReals

extension Calculator {
  /// Presses a key.
  public mutating func press(_ key: Key) {
    press(key, within: nil)
  }

  /// Presses a key; without a budget it gets the one of a single press, made when it is needed.
  mutating func press(_ key: Key, within budget: Budget?) {
    if words.isOn {
      guard !isOff(key) else { return }
      words.remark = nil
    }
    switch key {
    case .digit(let digit): setDigit(digit)
    case .decimalPoint: setDecimal()
    case .operation(let operation): setOperation(operation, within: budget)
    case .toggleSign: toggleSign()
    case .percent: setPercent(within: budget)
    case .equals: evaluate(within: budget)
    case .clear: clear()
    case .allClear: allClear()
    case .delete: delete()
    case .function(let function): setFunction(function, within: budget)
    case .constant(let constant): setConstant(constant, within: budget)
    case .random: setRandom()
    case .openParenthesis: openParenthesis()
    case .closeParenthesis: closeParenthesis(within: budget)
    case .memory(let operation): setMemory(operation, within: budget)
    case .secondFunctions: hasSecondFunctions.toggle()
    case .angleUnit(let unit): angleUnit = unit
    case .keypad(let mode): setKeypad(mode)
    case .doubleZero, .letterDigit, .doubleF, .word, .bit, .base, .wordSize, .signed:
      pressWordKey(key)
    }
  }

  /// Whether a press of the key changes nothing: a digit for which there is no room, DEL on a result, a
  /// parenthesis that closes nothing, `+` after a failed calculation.
  ///
  /// Where it is false, the press may change nothing nevertheless, as `+` after `+`.
  ///
  /// - Complexity: O(1).
  public func ignores(_ key: Key) -> Bool {
    guard !isOff(key) else { return true }
    switch key {
    case .digit(let digit) where words.isOn: return ignoresWordDigit(digit.rawValue)
    case .delete where words.isOn: return typedWord?.pattern ?? 0 == 0
    case .doubleZero where !words.isOn: return ignores(.digit(.zero))
    case .doubleZero: return ignoresWordDigit(0)
    case .letterDigit(let digit): return ignoresWordDigit(digit.rawValue)
    case .doubleF: return ignoresWordDigit(LetterDigit.f.rawValue)
    case .word: return error != nil
    case .bit(let bit): return error != nil || bit >= words.format.bitWidth
    case .base(let base): return base == words.base
    case .wordSize(let size): return size == words.format.size
    case .signed(let isSigned): return isSigned == words.format.isSigned
    case .keypad(let mode): return mode == keypadMode
    default: break
    }
    return switch key {
    case .digit(let digit):
      changedEntry { $0.append(digit, limit: format.maximumDigits) } == false
    case .decimalPoint: changedEntry { $0.appendDecimalPoint() } == false
    case .delete: changedEntry { $0.removeLast() } != true
    case .operation, .toggleSign, .function, .memory(.add), .memory(.subtract): error != nil
    case .percent: error != nil || showAllClear && pending.isEmpty
    case .equals: !canEvaluate
    case .clear: showAllClear
    case .allClear:
      showAllClear && pending.isEmpty && repetition == nil && resultCalculation == nil
        && line.isEmpty
    case .openParenthesis: !pending.canOpen
    case .closeParenthesis: error != nil || pending.depth == 0
    case .memory(.clear): memoryOperand == nil
    case .angleUnit(let unit): unit == angleUnit
    default: false
    }
  }

  /// Whether a change would make another number of the one that is being typed; nil where none is.
  private func changedEntry(by change: (inout Entry) -> Void) -> Bool? {
    guard case .entry(let entry) = phase else { return nil }
    var changed = entry
    change(&changed)
    return changed != entry
  }

  /// Whether a key would put another number in the place of the one that is there, or leave something
  /// out: a digit behind a result or where no more have room, π behind `5`, a second point, a parenthesis
  /// that closes nothing.
  ///
  /// On the keypad that is how a new number begins; where keys are typed as a line, the number before was
  /// meant too.
  public func leavesOutNumber(pressing key: Key) -> Bool {
    switch key {
    case .digit:
      switch phase {
      case .entry(let entry):
        var longer = entry
        longer.append(.one, limit: format.maximumDigits)
        return longer == entry
      case .word(let typed): return word(behind: typed, appending: 1) == nil
      case .value, .result: return true
      case .cleared, .operation, .opened, .failed: return false
      }
    case .decimalPoint:
      switch phase {
      case .entry(let entry): return entry.fractionDigits != nil
      case .word, .value, .result: return true
      case .cleared, .operation, .opened, .failed: return false
      }
    case .closeParenthesis: return pending.depth == 0
    case .constant, .random, .memory(.recall), .openParenthesis:
      switch phase {
      case .entry, .word, .value, .result: return true
      case .cleared, .operation, .opened, .failed: return false
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
  /// Each press may take as much work as any, and fails alone if it needs more. Pressing key by key has
  /// no other limit.
  ///
  /// - Returns: How many digits were left out, because a number has no room for more.
  /// - Throws: `CalculationError.tooMuchWork` or `CalculationError.stopped`; the keys up to there
  ///   were then pressed. What else goes wrong is in ``error``.
  @discardableResult
  public mutating func press(
    _ sequence: KeySequence, within budget: Budget = Budget()
  ) throws(CalculationError) -> Int {
    var ignoredDigits = 0
    for key in sequence.keys {
      if case .digit = key, ignores(key) { ignoredDigits += 1 }
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
    return ignoredDigits
  }
}
