import BigNumbers
import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// What can be undone.
  enum Step: Sendable {
    /// A key; `=` names the calculation that it completes, if it completes one.
    case press(Key, calculation: CalculationID? = nil)
    /// A number from elsewhere that the calculator takes, and the expression that it is the value of.
    indirect case enter(Real, expression: MathExpression? = nil, calculation: CalculationID? = nil)
    /// A typed calculation in place of all that was entered; it names the one that is kept of it.
    indirect case calculate(MathExpression, calculation: CalculationID? = nil)
    /// The number that is being typed, read anew with a mark that groups its digits.
    case retype(String)
    /// The number of the other line of a conversion, into which the keys type from then on.
    indirect case convert(Real)
    /// The number that is being typed goes on the stack.
    case endEntry
    /// A change of the history, and the number shown where that is a result that it has changed.
    indirect case changeHistory(HistoryChange, number: Real?, of: CalculationID?)
    case store
    case recallStored(at: Int)
    case removeStored(at: Int)

    func perform(on calculator: inout Calculator) {
      switch self {
      case .press(let key, let calculation):
        calculator.press(key)
        if let calculation, calculator.showsCalculation {
          calculator.resultCalculation = calculation
        }
      case .enter(let number, let expression, let calculation):
        // It was taken when it was entered, and is so in the same state again.
        try? calculator.setNumber(number, expression: expression, calculation: calculation)
      case .calculate(let expression, _) where calculator.words.isOn:
        if let value = try? expression.value(in: calculator.angleUnit, within: .result) {
          try? calculator.setNumber(value)
        }
      case .calculate(let expression, let calculation):
        calculator.calculate(expression)
        calculator.resultCalculation = calculation
      case .convert(let number):
        // It was taken when it was entered, and is so in the same state again.
        try? calculator.setNumber(number)
      case .retype(let digits): calculator.retype(digits)
      case .endEntry: calculator.endEntry()
      case .changeHistory(_, let number, let calculation):
        // It was taken when it was entered, and is so in the same state again.
        if let number { try? calculator.setNumber(number, calculation: calculation) }
      case .store: calculator.storeNumber()
      case .recallStored(let index) where calculator.words.isOn:
        let numbers = calculator.storedNumbers
        if numbers.indices.contains(index) { try? calculator.setNumber(numbers[index]) }
      case .recallStored(let index): calculator.recallStoredNumber(at: index)
      case .removeStored(let index): calculator.removeStoredNumber(at: index)
      }
    }
  }

  /// Does a step that can be undone.
  func perform(step: Step) {
    if states.canRedo { session.forgetSteps(after: states.forgottenCount + states.position) }
    states.perform(step, timedBy: stopwatch)
  }
}

extension UndoHistory<Calculator, CalculatorViewModel.Step> {
  /// Does a step; one that may have taken long is not to be repeated for undoing another one.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - stopwatch: Microseconds that go on, by which it is known how long such a step took.
  mutating func perform(_ step: CalculatorViewModel.Step, timedBy stopwatch: (() -> Int64)?) {
    let wasRational = step.calculatesFromRational(on: present)
    let start = step.mayTakeLong ? stopwatch?() ?? 0 : 0
    perform(step) {
      step.tookLong(to: $0, onRational: wasRational)
    } cost: {
      (stopwatch?() ?? 0) - start
    }
  }
}

extension CalculatorViewModel.Step {
  /// Whether the step may calculate.
  fileprivate var mayTakeLong: Bool {
    switch self {
    case .press(let key, _): key.isFunction || key.calculates
    case .enter, .calculate, .convert: true
    case .changeHistory(_, let number, _): number != nil
    case .retype, .endEntry, .store, .recallStored, .removeStored: false
    }
  }

  /// Whether the step is arithmetic with a fraction, or none.
  fileprivate func calculatesFromRational(on calculator: Calculator) -> Bool {
    guard case .press(let key, _) = self, key.calculates else { return true }
    return calculator.number?.rational != nil
  }

  /// Whether the step, which led to this state, may have taken long: a function, arithmetic with other
  /// numbers than fractions, or a calculation.
  fileprivate func tookLong(to calculator: Calculator, onRational wasRational: Bool) -> Bool {
    guard case .press(let key, _) = self else { return mayTakeLong }
    return key.isFunction
      || key.calculates && (!wasRational || calculator.number?.rational == nil)
  }
}

extension Key {
  fileprivate var isFunction: Bool {
    if case .function = self { true } else { false }
  }

  /// Whether the key may calculate with the number shown.
  fileprivate var calculates: Bool {
    switch self {
    case .operation, .equals, .percent, .closeParenthesis, .memory: true
    default: false
    }
  }
}
