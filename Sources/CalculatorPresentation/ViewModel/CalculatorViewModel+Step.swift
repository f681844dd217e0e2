import BigNumbers
import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// A step that can be undone.
  enum Step: Sendable {
    /// A key; `=` names the calculation that it completes, if it completes one.
    case press(Key, calculation: CalculationID? = nil)
    /// A number from elsewhere that the calculator takes, and the expression whose value it is.
    indirect case enter(Real, expression: MathExpression? = nil, calculation: CalculationID? = nil)
    /// A typed calculation in place of all that was entered; it names its kept calculation.
    indirect case calculate(MathExpression, calculation: CalculationID? = nil)
    /// The answer of a typed line that is not a plain number, and its kept calculation.
    indirect case show(TypedAnswer, calculation: CalculationID? = nil)
    /// The number being typed, read anew with a mark that groups its digits.
    case retype(String)
    /// The number of the other line of a conversion, which the keys type into from then on.
    indirect case convert(Real)
    /// The number being typed goes on the stack.
    case endEntry
    /// A change of the history, and the number shown if that is a result changed by it.
    indirect case changeHistory(HistoryChange, number: Real?, of: CalculationID?)
    case store
    case recallStored(at: Int)
    case removeStored(at: Int)

    /// Performs the step, and returns the microseconds of its work; nil if that is not counted.
    func perform(on calculator: inout Calculator) -> Int64? {
      switch self {
      case .press(let key, let calculation):
        let cost = Self.press(key, on: &calculator)
        if let calculation, calculator.showsCalculation {
          calculator.resultCalculation = calculation
        }
        return cost
      case .enter(let number, let expression, let calculation):
        // It was accepted when it was entered, and is again in the same state.
        try? calculator.setNumber(number, expression: expression, calculation: calculation)
      case .calculate(let expression, _) where calculator.words.isOn:
        if let value = try? expression.value(in: calculator.angleUnit, within: .result) {
          try? calculator.setNumber(value)
        }
      case .calculate(let expression, let calculation):
        calculator.calculate(expression)
        calculator.resultCalculation = calculation
      case .show(let answer, let calculation): calculator.show(answer, of: calculation)
      case .convert(let number):
        // It was accepted when it was entered, and is again in the same state.
        try? calculator.setNumber(number)
      case .retype(let digits): calculator.retype(digits)
      case .endEntry: calculator.endEntry()
      case .changeHistory(_, let number, let calculation):
        // It was accepted when it was entered, and is again in the same state.
        if let number { try? calculator.setNumber(number, calculation: calculation) }
      case .store: calculator.storeNumber()
      case .recallStored(let index) where calculator.words.isOn:
        let numbers = calculator.storedNumbers
        if numbers.indices.contains(index) { try? calculator.setNumber(numbers[index]) }
      case .recallStored(let index): calculator.recallStoredNumber(at: index)
      case .removeStored(let index): calculator.removeStoredNumber(at: index)
      }
      return mayTakeLong ? nil : 0
    }

    /// Presses a key, and returns the microseconds of its work; arithmetic with fractions takes next to none.
    private static func press(_ key: Key, on calculator: inout Calculator) -> Int64? {
      if key.isFunction || key.calculates && calculator.number?.rational == nil {
        return calculator.pressCountingWork(key) / 1_000
      }
      calculator.press(key)
      return key.calculates && calculator.number?.rational == nil ? nil : 0
    }
  }

  /// Performs a step that can be undone.
  func perform(step: Step) {
    if states.canRedo { session.forgetSteps(after: states.forgottenCount + states.position) }
    states.perform(step, timedBy: stopwatch)
  }
}

extension UndoHistory<Calculator, CalculatorViewModel.Step> {
  /// Performs a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - stopwatch: A continuous count of microseconds, to measure how long it took.
  mutating func perform(_ step: CalculatorViewModel.Step, timedBy stopwatch: (() -> Int64)?) {
    let start = step.mayTakeLong ? stopwatch?() ?? 0 : 0
    perform(step) { stopwatch.map { $0() - start } }
  }
}

extension CalculatorViewModel.Step {
  /// Whether the step may calculate.
  fileprivate var mayTakeLong: Bool {
    switch self {
    case .press(let key, _): key.isFunction || key.calculates
    case .enter, .calculate, .convert: true
    case .changeHistory(_, let number, _): number != nil
    case .show, .retype, .endEntry, .store, .recallStored, .removeStored: false
    }
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
