import ExactReals

/// A calculator as people know it: keys in, display out, every value exact.
///
/// ```swift
/// var calculator = Calculator()
/// calculator.setDigit(.two)
/// calculator.setOperation(.addition)
/// calculator.setDigit(.three)
/// calculator.setOperation(.multiplication)
/// calculator.setDigit(.four)
/// calculator.evaluate()
/// calculator.displayText   // "14"
/// ```
///
/// The calculator is a value: a copy is a state to return to. It knows no view; each press is handled
/// when it is made, in constant time, and an ordinary one allocates nothing. The rules are written
/// down in Guides/Keys.md.
public struct Calculator: Equatable, Sendable {
  /// How chains of operations are evaluated; may be changed at any time.
  public var order: EvaluationOrder

  /// How numbers are shown; the values behind them stay exact.
  public var format: NumberFormat

  private var phase = Phase.cleared
  private var operand = Operand.zero
  private var pending = PendingOperations()
  private var repetition: Repetition?
  private var line = ExpressionLine()

  /// What the display holds.
  private enum Phase: Equatable, Sendable {
    /// Nothing: the display shows 0.
    case cleared
    /// A number that is being typed.
    case entry(Entry)
    /// The left side of an operation that was just pressed; another one would replace it.
    case operation(ArithmeticOperation, left: Operand)
    /// An operand that was not typed: a percentage, a negated or a given number.
    case value
    /// The result of `=`.
    case result
    /// No value, and why.
    case failed(CalculationError)
  }

  /// What `=` does once more when no operation waits.
  private struct Repetition: Equatable, Sendable {
    var operation: ArithmeticOperation
    var operand: Operand
  }

  /// Creates a calculator that shows 0.
  public init(format: NumberFormat = .basic, order: EvaluationOrder = .precedence) {
    self.format = format
    self.order = order
  }
}

// MARK: - What is shown

extension Calculator {
  /// The number on the display, exactly; nil after a failed calculation.
  public var number: Real? {
    switch phase {
    case .cleared: 0
    case .entry(let entry): Real(entry.value)
    case .operation(_, let left): left.value
    case .value, .result: operand.value
    case .failed: nil
    }
  }

  /// The text on the display: a number as typed, a number rounded to fit, or `Error`.
  public var displayText: String {
    switch phase {
    case .cleared: return "0"
    case .entry(let entry): return entry.text(in: format)
    case .operation(_, let left): return format.text(of: left.value)
    case .value, .result: return format.text(of: operand.value)
    case .failed: return "Error"
    }
  }

  /// Whether the display shows the number itself, with nothing rounded away.
  public var displaysExactly: Bool {
    number.map(format.showsExactly) ?? false
  }

  /// Why there is no number, after a failed calculation.
  public var error: CalculationError? {
    guard case .failed(let error) = phase else { return nil }
    return error
  }

  /// Whether the clear key reads AC: there is no entry that C could clear.
  public var showAllClear: Bool {
    phase == .cleared
  }

  /// Whether the display shows the result of `=`.
  public var showsResult: Bool {
    phase == .result
  }

  /// The operation whose key is lit: it was just pressed, or its operand was just cleared.
  public var highlightedOperation: ArithmeticOperation? {
    switch phase {
    case .operation(let operation, _): operation
    case .cleared: pending.last
    default: nil
    }
  }

  /// Whether the key of that operation is lit.
  public func operationIsHighlighted(_ operation: ArithmeticOperation) -> Bool {
    highlightedOperation == operation
  }

  /// What has been entered so far, as it was understood: `2 + 3 × 4`, left to right
  /// `(2 + 3) × 4`.
  ///
  /// It stays after `=` and after a failure. A number that the display had to round is marked `≈`.
  ///
  /// - Complexity: O(*n*) in the number of operations, of which the last 200 are kept.
  public var expressionText: String {
    var line = line
    switch phase {
    case .cleared, .result, .failed:
      break
    case .entry(let entry):
      return line.text(in: format, typing: entry.text(in: format))
    case .operation(let operation, _):
      line.append(
        operand, operation, endsBracket: pending.isBracketed(by: operation, order: order))
    case .value:
      line.finish(with: operand)
    }
    return line.text(in: format)
  }
}

// MARK: - Keys

extension Calculator {
  /// Presses a key.
  public mutating func press(_ key: Key) {
    press(key, within: nil)
  }

  /// Presses a key; without a budget it gets the one of a single press, made when it is needed.
  private mutating func press(_ key: Key, within budget: Budget?) {
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
  /// One press takes bounded time whatever the numbers, so pressing key by key needs no such limit.
  ///
  /// - Throws: `CalculationError.tooMuchWork` or `CalculationError.stopped`; the keys up to there
  ///   were then pressed. What else goes wrong is in ``error``.
  public mutating func press(
    _ sequence: KeySequence, within budget: Budget = Budget()
  ) throws(CalculationError) {
    for key in sequence.keys {
      press(key, within: budget)
      if let error, error == .tooMuchWork || error == .stopped { throw error }
    }
  }

  /// Types a digit; one more than the display has room for is ignored.
  public mutating func setDigit(_ digit: Digit) {
    var entry = takeEntry()
    entry.append(digit, limit: format.maximumDigits)
    phase = .entry(entry)
  }

  /// Types the decimal point; a second one in a number is ignored.
  public mutating func setDecimal() {
    var entry = takeEntry()
    entry.appendDecimalPoint()
    phase = .entry(entry)
  }

  /// Changes the sign of the number shown; where a new number is due, it begins as `-0`.
  public mutating func toggleSign() {
    switch phase {
    case .failed:
      return
    case .entry(var entry):
      entry.toggleSign()
      phase = .entry(entry)
    case .value where !operand.value.isWrittenAsZero:
      operand = operand.negated
    case .result where !operand.value.isWrittenAsZero:
      operand = operand.negated
      line.removeAll()
      line.finish(with: operand)
    case .cleared, .operation, .value, .result:
      beginOperand()
      phase = .entry(Entry(isNegative: true))
    }
  }

  /// Takes the number shown as a percentage: of the running total after `+` and `−`, else of one.
  ///
  /// `200 + 10 %` shows 20, `200 × 10 %` shows 0.1.
  public mutating func setPercent() {
    setPercent(within: nil)
  }

  private mutating func setPercent(within budget: Budget?) {
    guard let shown = number, !(phase == .cleared && pending.isEmpty) else { return }
    let isResult = phase == .result
    beginOperand()
    let whole = pending.runningTotal ?? 1
    do throws(CalculationError) {
      let value = try CalculationLimit.keypad.result(
        .multiplication, whole, shown.percent(within: budget), within: budget)
      operand = Operand(value: value, percentage: shown)
      phase = isResult ? .result : .value
      if isResult { line.finish(with: operand) }
    } catch {
      line.finish(with: Operand(value: shown, percentage: shown))
      fail(error)
    }
  }

  /// Chooses the operation for the number shown; pressed again, it replaces the one before.
  public mutating func setOperation(_ operation: ArithmeticOperation) {
    setOperation(operation, within: nil)
  }

  private mutating func setOperation(_ operation: ArithmeticOperation, within budget: Budget?) {
    switch phase {
    case .failed: return
    case .cleared: operand = .zero
    case .entry(let entry): operand = Operand(value: Real(entry.value))
    case .result: line.removeAll()
    case .operation, .value: break
    }
    do throws(CalculationError) {
      let left = try pending.leftOperand(
        of: operation, with: operand.value, order: order, within: budget)
      phase = .operation(operation, left: Operand(value: left))
    } catch {
      line.finish(with: operand)
      fail(error)
    }
  }

  /// Completes the calculation; pressed again, repeats the last operation with its operand.
  public mutating func evaluate() {
    evaluate(within: nil)
  }

  private mutating func evaluate(within budget: Budget?) {
    guard let shown = number else { return }
    switch phase {
    case .cleared where pending.isEmpty && repetition == nil: return
    case .result, .value: break
    default:
      if case .operation = phase { beginOperand() }
      operand = Operand(value: shown)
    }
    line.finish(with: operand)
    let result: Real
    do throws(CalculationError) {
      if let operation = pending.last {
        repetition = Repetition(operation: operation, operand: operand)
        result = try pending.total(with: operand.value, within: budget)
      } else if let repetition {
        line.removeAll()
        line.append(operand, repetition.operation)
        line.finish(with: repetition.operand)
        result = try CalculationLimit.keypad.result(
          repetition.operation, operand.value, repetition.operand.value, within: budget)
      } else {
        result = operand.value
      }
    } catch {
      fail(error)
      return
    }
    pending = PendingOperations()
    operand = Operand(value: result)
    phase = .result
  }

  /// Clears the number shown, and nothing else: `5 + 2 C 3 =` is 8.
  public mutating func clear() {
    beginOperand()
    phase = .cleared
  }

  /// Clears everything.
  public mutating func allClear() {
    phase = .cleared
    operand = .zero
    pending = PendingOperations()
    repetition = nil
    line.removeAll()
  }

  /// Removes the last thing typed; numbers that were not typed stay.
  public mutating func delete() {
    guard case .entry(var entry) = phase else { return }
    entry.removeLast()
    phase = .entry(entry)
  }

  /// Takes a number from elsewhere, such as the clipboard, in place of typing it.
  ///
  /// - Throws: `CalculationError` when the number is beyond the calculator's limits; the
  ///   calculator is then unchanged.
  public mutating func setNumber(_ number: Real) throws(CalculationError) {
    let number = try CalculationLimit.keypad.checked(number, within: nil)
    beginOperand()
    operand = Operand(value: number)
    phase = .value
  }

  /// The entry that the next digit belongs to: the current one, or a new one.
  private mutating func takeEntry() -> Entry {
    if case .entry(let entry) = phase { return entry }
    beginOperand()
    return Entry()
  }

  /// Makes room for a new operand: lets a pressed operation wait, leaves a result behind.
  private mutating func beginOperand() {
    switch phase {
    case .operation(let operation, let left):
      line.append(
        operand, operation, endsBracket: pending.isBracketed(by: operation, order: order))
      pending.push(operation, left: left, order: order)
    case .result, .failed:
      line.removeAll()
    case .cleared, .entry, .value:
      break
    }
  }

  /// Ends in the error state; only the line that led here is kept.
  private mutating func fail(_ error: CalculationError) {
    phase = .failed(error)
    pending = PendingOperations()
    repetition = nil
  }
}
