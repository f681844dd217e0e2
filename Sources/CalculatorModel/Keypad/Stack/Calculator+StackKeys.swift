import BigNumbers
import ExactReals

/// Reverse Polish notation: operations take their operands from a stack, nothing waits, and no key is lit.
///
/// The stack lifts as on HP's classic calculators (HP-15C owner's handbook, appendix B), and is not
/// limited to four levels.
extension Calculator {
  /// Presses a key in reverse Polish notation.
  ///
  /// Any failure leaves the stack exactly as it was; the next key acts on that.
  mutating func pressOnStack(_ key: Key, within budget: Budget?) {
    if error != nil {
      showTop()
      if key == .clear || key == .delete { return }
    }
    let overwrites = stack.overwrites
    stack.overwrites = false
    do throws(CalculationError) {
      switch key {
      case .digit, .decimalPoint, .doubleZero, .letterDigit, .doubleF:
        if !showsEntry { try makeRoom(overwriting: overwrites) }
        pressInfix(key, within: budget)
      case .equals: try copyTop()
      case .operation(let operation): try operate(operation, within: budget)
      case .function(let function): try apply(function, within: budget)
      case .percent: try takePercent(within: budget)
      case .toggleSign: try negateTop()
      case .clear: clearTop()
      case .allClear: allClear()
      case .delete: removeLastTyped()
      case .constant(let constant):
        let budget = budget ?? .press
        let value = try CalculationLimit.keypad.checked(
          constant.value(within: budget), within: budget)
        try push(NumberStack.Level(value, steps: [.constant(constant)]), overwriting: overwrites)
      case .random: try push(NumberStack.Level(nextRandom()), overwriting: overwrites)
      case .memory(.recall):
        try push(NumberStack.Level(memoryOperand ?? .zero), overwriting: overwrites)
      case .memory(let change): try changeMemory(change, within: budget)
      case .stack(let operation): move(operation)
      case .word(let operation):
        try changeTop(operation.steps(in: words.format)) {
          operation.result(of: $0, carry: &$1)
        }
      case .bit(let bit):
        try changeTop(words.steps(toggling: bit)) { word, _ in word.toggling(bit: bit) }
      case .openParenthesis, .closeParenthesis: break
      case .secondFunctions, .angleUnit, .base, .wordSize, .signed, .keypad, .reversePolish:
        pressInfix(key, within: budget)
      }
    } catch {
      phase = .failed(error, by: error == .tooFewNumbers ? key : nil)
      line.removeAll()
    }
  }

  /// Switches reverse Polish notation on or off.
  ///
  /// The number shown becomes x, or x is shown when it is switched off; waiting operations are dropped. The
  /// numbers below are kept in the meantime.
  public mutating func setReversePolish(_ isOn: Bool) {
    guard isOn != stack.isOn else { return }
    isOn ? beginStack() : leaveStack()
  }

  private mutating func beginStack() {
    let number = shown
    let isCleared = showAllClear
    let carry = words.carry
    allClear()
    words.carry = carry
    stack.isOn = true
    if let number, !isCleared {
      if stack.levels.count == NumberStack.limit { stack.levels.removeFirst() }
      stack.levels.append(NumberStack.Level(number))
    }
    do throws(CalculationError) {
      try cutStackToWords()
      showTop()
    } catch {
      phase = .failed(error)
    }
  }

  private mutating func leaveStack() {
    if error != nil { showTop() }
    endEntry()
    stack.overwrites = false
    stack.isOn = false
    let top = stack.levels.popLast()
    line.removeAll()
    phase = .cleared
    if let top { setOperand(top.number, as: .number(top.number, of: nil)) }
  }

  /// Whether operations take their numbers from a stack: reverse Polish notation.
  public var isReversePolish: Bool { stack.isOn }

  /// The numbers of the stack as the display shows them, the deepest first and x last.
  public var stackTexts: [String] { stackTexts(last: .max) }

  /// Returns the last numbers of the stack, up to a count, with x last.
  ///
  /// - Complexity: O(*n*) in the number of texts.
  public func stackTexts(last count: Int) -> [String] {
    guard stack.isOn, count > 0 else { return [] }
    let typed = showsEntry ? numberText : nil
    return stack.levels.suffix(typed == nil ? count : count - 1).map { text(of: $0.number) }
      + (typed.map { [$0] } ?? [])
  }

  /// The number of entries on the stack, including one that is being typed.
  public var stackCount: Int { stack.isOn ? stack.levels.count + (showsEntry ? 1 : 0) : 0 }

  /// Returns a number as the display shows it.
  private func text(of number: Operand) -> String {
    words.isOn
      ? format.symbols.text(of: words.word(number), in: words.base)
      : format.text(of: format.displayedNumber(of: number))
  }
}
