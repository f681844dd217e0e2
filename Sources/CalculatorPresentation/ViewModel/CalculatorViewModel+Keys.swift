import BigNumbers
import CalculatorModel

extension CalculatorViewModel {
  /// Presses a key.
  ///
  /// - Complexity: O(1). About one ordinary press in 64 allocates, when a state is kept for undo.
  public func press(_ key: Key) {
    if markedNumber != nil, endMarkedNumber(before: key) { return }
    if calculator.answer != nil, calculator.ignores(key), key != .delete, key != .equals {
      return say(.sentence(.keysHaveNoUnits))
    }
    // A key that changes nothing is no undo step, and undone steps can still be redone.
    let acts = !calculator.ignores(key)
    let evaluates = acts && calculator.evaluates(key)
    if acts { perform(step: .press(key)) }
    if evaluates, let calculation = record() {
      states.amend(.press(key, calculation: calculation)) {
        $0.resultCalculation = calculation
      }
    }
    showDecimal()
    switch key {
    case .equals, .percent, .clear, .allClear, .delete, .function, .constant, .random,
      .closeParenthesis, .memory(.recall):
      tell(.display)
      if key == .equals { tellProblem() }
    case .word, .bit, .stack: tell(.display)
    case .operation where calculator.isReversePolish: tell(.display)
    case .angleUnit(let unit):
      keepSettingsOfKeys()
      say(.sentence(.anglesAreIn(unit)))
    case .base(let base): say(.sentence(.baseIs(base)))
    case .wordSize(let size): say(.sentence(.wordsHave(bits: size.rawValue)))
    case .signed(let isSigned): say(.sentence(.wordsAreSigned(isSigned)))
    case .keypad(let mode): follow(mode)
    case .reversePolish(let isOn):
      keepSettingsOfKeys()
      say(.sentence(.notationIsReversePolish(isOn)))
    default:
      if calculator.error != nil {
        tell(.display)
      } else if news.content != nil {
        news.content = nil
      }
    }
  }

  /// Presses the key of a shortcut; returns false if no key has it.
  ///
  /// A mark that groups digits on the display does so when typed, too: `1,234.5`. A sign right after EE is the
  /// exponent's: `5E-3` is 0.005, where the keypad's `−` would replace EE.
  @discardableResult
  public func press(_ shortcut: Shortcut) -> Bool {
    guard let key = keypad.key(for: shortcut) else { return false }
    let shortcut = shortcut.plain(decimalMark: calculator.format.symbols.decimalMark)
    if case .character(let character) = shortcut, type(character) { return true }
    if calculator.awaitsExponent {
      // `5E-3` is typed for 0.005, and `5E+3` for 5000.
      if key == .operation(.addition) { return true }
      if key == .operation(.subtraction) {
        press(.toggleSign)
        return true
      }
    }
    press(key)
    return true
  }

  /// Presses the key of a swipe over the display, if it has one.
  public func press(_ swipe: Swipe) {
    if let key = swipe.key { press(key) }
  }
}
