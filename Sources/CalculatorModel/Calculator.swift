import BigNumbers
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
/// when it is made, in bounded time, and an ordinary one allocates nothing. The rules are written
/// down in Guides/Keys.md.
public struct Calculator: Equatable, Sendable {
  /// How chains of operations are evaluated; may be changed at any time.
  public var order: EvaluationOrder

  /// How numbers are shown; the values behind them stay exact.
  public var format: NumberFormat

  /// What the sine's argument and the arcsine's result are measured in; others do not depend on it.
  public var angleUnit: AngleUnit

  /// Whether some keys stand for their second functions.
  public private(set) var hasSecondFunctions = false

  /// The calculation whose result the display shows, where someone keeps calculations and named it.
  ///
  /// It is forgotten when the next result takes its place.
  public var resultCalculation: UInt64?

  private var phase = Phase.cleared
  private var operand = Operand.zero
  private var pending = PendingOperations()
  private var repetition: Repetition?
  private var line = ExpressionLine()
  private var memoryOperand: Operand?
  private var stored: [Operand] = []
  private var randomNumbers: SplitMix64

  /// What the display holds.
  private enum Phase: Equatable, Sendable {
    /// Nothing: the display shows 0.
    case cleared
    /// A number that is being typed.
    case entry(Entry)
    /// The left side of an operation that was just pressed; another one would replace it.
    case operation(ArithmeticOperation, left: Operand)
    /// What was shown when a parenthesis was opened, of which there is nothing inside yet.
    case opened(shown: Operand)
    /// An operand that was not typed, such as a percentage; it is the last one on the line.
    case value
    /// The result of `=`; the line has the calculation.
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
  ///
  /// - Parameters:
  ///   - format: How numbers are shown.
  ///   - order: How chains of operations are evaluated.
  ///   - angleUnit: What angles are measured in.
  ///   - randomSeed: What the numbers of the key Rand are made of: the same seed, the same numbers.
  public init(
    format: NumberFormat = .basic, order: EvaluationOrder = .precedence,
    angleUnit: AngleUnit = .degrees, randomSeed: UInt64 = 0
  ) {
    self.format = format
    self.order = order
    self.angleUnit = angleUnit
    randomNumbers = SplitMix64(seed: randomSeed)
  }
}

// MARK: - What is shown

extension Calculator {
  /// The number on the display, exactly; nil after a failed calculation.
  public var number: Real? { shown?.value }

  /// The text on the display: a number as typed, a number rounded to fit, or `Error`.
  public var displayText: String { numberText ?? "Error" }

  /// The text of the number on the display; nil after a failed calculation.
  public var numberText: String? {
    switch phase {
    case .entry(let entry): entry.text(in: format)
    case .failed: nil
    default: format.text(of: displayedNumber)
    }
  }

  /// The digits on the display; nil after a failed calculation.
  public var displayedNumber: DisplayedNumber? {
    if case .entry(let entry) = phase { return entry.displayedNumber }
    guard let shown else { return nil }
    return format.displayedNumber(of: shown)
  }

  /// Whether the display shows the number itself, with nothing rounded away.
  public var displaysExactly: Bool {
    if case .entry = phase { return true }
    return displayedNumber?.isExact ?? false
  }

  /// The number on the display; nil after a failed calculation.
  private var shown: Operand? {
    switch phase {
    case .cleared: .zero
    case .entry(let entry): Operand(entry.value)
    case .operation(_, let left): left
    case .opened(let shown): shown
    case .value, .result: operand
    case .failed: nil
    }
  }

  /// Why there is no number, after a failed calculation.
  public var error: CalculationError? {
    guard case .failed(let error) = phase else { return nil }
    return error
  }

  /// Whether the clear key reads AC: there is no entry that C could clear.
  public var showAllClear: Bool {
    if case .cleared = phase { true } else { false }
  }

  /// Whether the display shows the result of `=`.
  public var showsResult: Bool {
    if case .result = phase { true } else { false }
  }

  /// Whether a number is being typed.
  public var showsEntry: Bool {
    if case .entry = phase { true } else { false }
  }

  /// The operation whose key is lit: it was just pressed, or its operand was just cleared.
  public var highlightedOperation: ArithmeticOperation? {
    switch phase {
    case .operation(let operation, _): operation
    case .cleared: pending.level.last?.operation
    default: nil
    }
  }

  /// Whether the key of that operation is lit.
  public func operationIsHighlighted(_ operation: ArithmeticOperation) -> Bool {
    highlightedOperation == operation
  }

  /// The number in memory; nil when there is none.
  public var memory: Real? { memoryOperand?.value }

  /// The most numbers that can be stored beside the memory.
  public static let storedNumberLimit = 100

  /// The numbers that were stored beside the memory, the oldest first.
  public var storedNumbers: [Real] { stored.map { $0.value } }

  /// How many parentheses are open.
  public var openParentheses: Int { pending.depth }

  /// What has been entered so far, as it was understood: `2 + 3 × √9`, left to right
  /// `(2 + 3) × √9`.
  ///
  /// It stays after `=` and after a failure. A number that the display had to round is marked `≈`.
  ///
  /// - Complexity: O(*n*) in the number of keys that acted, of which about the last 1,000 are kept.
  public var expressionText: String {
    let writer = ExpressionWriter(.display(format, angleUnit))
    switch phase {
    case .entry(let entry):
      let text = entry.text(in: format)
      let digits = ExpressionWriter.Digits(entry.displayedNumber)
      let piece: ExpressionWriter.Piece =
        entry.isNegative ? .negative(text, digits: digits) : .init(text: text, digits: digits)
      return writer.text(of: line, pending: pending, typing: piece)
    case .operation:
      var copy = self
      copy.beginOperand()
      return writer.text(of: copy.line, pending: copy.pending)
    case .cleared, .opened, .value, .result, .failed:
      return writer.text(of: line, pending: pending)
    }
  }

  /// Whether the display shows the result of a calculation: of more than one number alone.
  public var showsCalculation: Bool { showsResult && line.tokens.count > 1 }

  /// The calculation whose result is shown, as a typed expression of the same value.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// try calculator.press(KeySequence("2 + 9 sqrt ="))
  /// calculator.sourceText()   // "2 + √9"
  /// ```
  ///
  /// Numbers are exact, the results of named calculations stand there by name, and angles are in
  /// ``angleUnit``. A number that has no exact text is rounded, behind `≈`, which no expression can be
  /// read from. Nil where nothing was calculated.
  ///
  /// - Parameter isKept: Whether the result of a calculation can be written by its name; where not, it
  ///   is written as the number that it is.
  /// - Returns: The expression, or nil.
  public func sourceText(namingCalculations isKept: (UInt64) -> Bool = { _ in true }) -> String? {
    guard showsCalculation else { return nil }
    return withoutActuallyEscaping(isKept) { isKept in
      let writer = ExpressionWriter(.source(angleUnit, namingCalculations: isKept))
      return writer.text(of: line)
    }
  }

  /// The name that stands for the result of a calculation in ``sourceText(namingCalculations:)``: `_` and 16 hexadecimal
  /// digits.
  public static func name(ofCalculation id: UInt64) -> String {
    let digits = String(id, radix: 16)
    return "_" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
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
    case .function(let function): setFunction(function, within: budget)
    case .constant(let constant): setConstant(constant, within: budget)
    case .random: setRandom()
    case .openParenthesis: openParenthesis()
    case .closeParenthesis: closeParenthesis(within: budget)
    case .memory(let operation): setMemory(operation, within: budget)
    case .secondFunctions: hasSecondFunctions.toggle()
    case .angleUnit(let unit): angleUnit = unit
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
  /// - Throws: `CalculationError.tooMuchWork` or `CalculationError.stopped`; the keys up to there
  ///   were then pressed. What else goes wrong is in ``error``.
  public mutating func press(
    _ sequence: KeySequence, within budget: Budget = Budget()
  ) throws(CalculationError) {
    for key in sequence.keys {
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
    case .value where !operand.value.isWrittenAsZero,
      .result where !operand.value.isWrittenAsZero:
      takeShownNumber()
      flattenPercentage()
      operand = operand.negated
      line.negateOperand()
    case .cleared, .operation, .opened, .value, .result:
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
    guard let shown, !(showAllClear && pending.isEmpty) else { return }
    takeShownNumber()
    flattenPercentage()
    line.append(.percent)
    // In brackets, as a negative one would have to be, a percentage stands for itself.
    defer { if shown.isNegative { flattenPercentage() } }
    do throws(CalculationError) {
      operand = try CalculationLimit.keypad.result(
        .multiplication, pending.level.runningTotal ?? 1, shown.value.percent(within: budget),
        within: budget)
    } catch {
      fail(error)
    }
  }

  /// Takes a function of the number shown, at once: `2 + 9 √` shows 3.
  ///
  /// Right after an operation it takes the number shown as the next operand.
  public mutating func setFunction(_ function: KeypadFunction) {
    setFunction(function, within: nil)
  }

  private mutating func setFunction(_ function: KeypadFunction, within budget: Budget?) {
    guard let shown else { return }
    takeShownNumber()
    flattenPercentage()
    line.append(.function(function, angleUnit))
    let budget = budget ?? .press
    do throws(CalculationError) {
      operand = try CalculationLimit.keypad.checked(
        function.value(of: shown.value, in: angleUnit, within: budget), within: budget)
    } catch {
      fail(error)
    }
  }

  /// Takes a constant as the operand, in place of one that is there.
  public mutating func setConstant(_ constant: MathConstant) {
    setConstant(constant, within: nil)
  }

  private mutating func setConstant(_ constant: MathConstant, within budget: Budget?) {
    let budget = budget ?? .press
    do throws(CalculationError) {
      let value = try CalculationLimit.keypad.checked(
        constant.value(within: budget), within: budget)
      setOperand(value, as: .constant(constant))
    } catch {
      fail(error)
    }
  }

  /// Begins the numbers of the key Rand anew: the same seed, the same numbers.
  public mutating func seedRandomNumbers(_ seed: UInt64) {
    randomNumbers = SplitMix64(seed: seed)
  }

  /// Takes a random number from 0 up to 1, of 15 decimal places, as the operand: what a display of 16
  /// digits shows.
  public mutating func setRandom() {
    let places = 15
    let numerator = randomNumbers.next(upperBound: UInt64.powerOfTen(places))
    let number = Operand(
      Rational(significand: Int64(truncatingIfNeeded: numerator), exponent: -places))
    setOperand(number, as: .number(number))
  }

  /// Opens a parenthesis, with the number shown inside if it was typed: there are no implied products.
  ///
  /// - Complexity: O(1). At most 100 can be open; more are ignored.
  public mutating func openParenthesis() {
    if case .failed = phase { allClear() }
    guard pending.canOpen else { return }
    if pending.isEmpty { repetition = nil }
    switch phase {
    case .cleared, .opened, .failed: break
    case .entry, .value, .result:
      takeShownNumber()
      flattenPercentage()
    case .operation(_, let left):
      beginOperand()
      phase = .opened(shown: left)
    }
    pending.open()
  }

  /// Closes a parenthesis, and shows the value of what is inside; ignored where none is open.
  public mutating func closeParenthesis() {
    closeParenthesis(within: nil)
  }

  private mutating func closeParenthesis(within budget: Budget?) {
    guard error == nil, pending.depth > 0 else { return }
    takeShownNumber()
    do throws(CalculationError) {
      try closeInnermost(within: budget)
    } catch {
      fail(error)
    }
  }

  /// Evaluates what is inside of the innermost parenthesis, and closes it.
  private mutating func closeInnermost(within budget: Budget?) throws(CalculationError) {
    operand = try pending.leftOperand(of: nil, with: operand, order: order, within: budget)
    // `(10%)` is a tenth; without the parenthesis it would be one of what comes before.
    let isGroup = !pending.level.isEmpty || line.endsInPercentage
    completeOperations(before: nil)
    pending.close()
    if isGroup { line.append(.group) }
  }

  /// Does what a memory key does with the number shown; its entry ends, the number stays.
  public mutating func setMemory(_ operation: MemoryOperation) {
    setMemory(operation, within: nil)
  }

  private mutating func setMemory(_ operation: MemoryOperation, within budget: Budget?) {
    switch operation {
    case .clear: memoryOperand = nil
    case .recall:
      let number = memoryOperand ?? .zero
      setOperand(number, as: .number(number))
    case .add: changeMemory(.addition, within: budget)
    case .subtract: changeMemory(.subtraction, within: budget)
    }
  }

  private mutating func changeMemory(_ operation: ArithmeticOperation, within budget: Budget?) {
    guard let shown else { return }
    if showsEntry { takeShownNumber() }
    do throws(CalculationError) {
      memoryOperand = try CalculationLimit.keypad.result(
        operation, memory ?? 0, shown.value, within: budget)
    } catch {
      fail(error)
    }
  }

  /// Stores the number shown beside the memory; its entry ends, the number stays.
  ///
  /// - Returns: Whether it was stored: there is a number, and room for it.
  @discardableResult
  public mutating func storeNumber() -> Bool {
    guard let shown, stored.count < Self.storedNumberLimit else { return false }
    if showsEntry { takeShownNumber() }
    stored.append(shown)
    return true
  }

  /// Takes a stored number as the operand; nothing happens where there is none.
  public mutating func recallStoredNumber(at index: Int) {
    guard stored.indices.contains(index) else { return }
    setOperand(stored[index], as: .number(stored[index]))
  }

  /// Forgets a stored number.
  public mutating func removeStoredNumber(at index: Int) {
    if stored.indices.contains(index) { stored.remove(at: index) }
  }

  /// Chooses the operation for the number shown; pressed again, it replaces the one before.
  public mutating func setOperation(_ operation: ArithmeticOperation) {
    setOperation(operation, within: nil)
  }

  private mutating func setOperation(_ operation: ArithmeticOperation, within budget: Budget?) {
    switch phase {
    case .failed: return
    // The operand is still the one of the operation that is replaced.
    case .operation: break
    default: takeShownNumber()
    }
    do throws(CalculationError) {
      let left = try pending.leftOperand(
        of: operation, with: operand, order: order, within: budget)
      phase = .operation(operation, left: left)
    } catch {
      fail(error)
    }
  }

  /// Completes the calculation, with all parentheses closed; pressed again, repeats the last operation
  /// with its operand.
  public mutating func evaluate() {
    evaluate(within: nil)
  }

  /// Whether `=` has anything to do.
  public var canEvaluate: Bool {
    error == nil && (repetition != nil || !(showAllClear && pending.isEmpty || showsResult))
  }

  private mutating func evaluate(within budget: Budget?) {
    guard canEvaluate else { return }
    do throws(CalculationError) {
      if pending.isEmpty, !isOperation, let repetition {
        takeShownNumber()
        line.append(.number(repetition.operand))
        line.append(.operation(repetition.operation))
        operand = try CalculationLimit.keypad.result(
          repetition.operation, operand.value, repetition.operand.value, within: budget)
      } else {
        takeShownNumber()
        try completeCalculation(within: budget)
      }
      phase = .result
      resultCalculation = nil
    } catch {
      fail(error)
    }
  }

  private var isOperation: Bool {
    if case .operation = phase { true } else { false }
  }

  private mutating func completeCalculation(within budget: Budget?) throws(CalculationError) {
    var last: Repetition?
    while true {
      if last == nil, let operation = pending.level.last?.operation {
        last = Repetition(operation: operation, operand: operand)
      }
      guard pending.depth > 0 else { break }
      try closeInnermost(within: budget)
    }
    operand = try pending.leftOperand(of: nil, with: operand, order: order, within: budget)
    completeOperations(before: nil)
    repetition = last ?? repetition
  }

  /// Clears the number shown, and nothing else: `5 + 2 C 3 =` is 8.
  public mutating func clear() {
    beginOperand()
    phase = .cleared
  }

  /// Clears everything but the memory.
  public mutating func allClear() {
    phase = .cleared
    operand = .zero
    pending.removeAll()
    repetition = nil
    resultCalculation = nil
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
  /// - Parameters:
  ///   - number: The number.
  ///   - calculation: The kept calculation whose result it is, if it is one.
  /// - Throws: `CalculationError` when the number is beyond the calculator's limits; the
  ///   calculator is then unchanged.
  public mutating func setNumber(
    _ number: Real, calculation: UInt64? = nil
  ) throws(CalculationError) {
    let operand = try CalculationLimit.keypad.checked(number, within: nil)
    setOperand(operand, as: .number(operand, calculation: calculation))
  }

  // MARK: - Operands

  /// The entry that the next digit belongs to: the current one, or a new one.
  private mutating func takeEntry() -> Entry {
    if case .entry(let entry) = phase { return entry }
    beginOperand()
    return Entry()
  }

  /// Takes an operand that was not typed.
  private mutating func setOperand(_ value: Operand, as token: ExpressionLine.Token) {
    beginOperand()
    operand = value
    line.append(token)
    phase = .value
  }

  /// Makes room for a new operand: lets a pressed operation wait, leaves another operand or a result
  /// behind.
  private mutating func beginOperand() {
    switch phase {
    case .operation(let operation, let left):
      if !pending.completesLast(before: operation, order: order) { flattenPercentage() }
      completeOperations(before: operation)
      pending.push(operation, left: left)
    case .value:
      line.removeOperand()
    case .result, .failed:
      line.removeAll()
    case .cleared, .entry, .opened:
      break
    }
  }

  /// Makes the number shown the operand, on the line as well.
  private mutating func takeShownNumber() {
    if case .value = phase { return }
    guard let shown else { return }
    let calculation = showsResult ? resultCalculation : nil
    beginOperand()
    operand = shown
    line.append(.number(shown, calculation: calculation))
    phase = .value
  }

  /// Puts the amount in the place of a percentage of the running total: `√` of it is no percentage, and
  /// neither is its product.
  private mutating func flattenPercentage() {
    guard line.endsInPercentage, pending.level.runningTotal != nil else { return }
    line.removeOperand()
    line.append(.number(operand))
  }

  /// Completes on the line what the next operation lets be completed first.
  private mutating func completeOperations(before next: ArithmeticOperation?) {
    while let operation = pending.removeLast(before: next, order: order) {
      line.append(.operation(operation))
    }
  }

  /// Ends in the error state; only the line that led here is kept.
  private mutating func fail(_ error: CalculationError) {
    while true {
      completeOperations(before: nil)
      guard pending.close() else { break }
    }
    phase = .failed(error)
    repetition = nil
    resultCalculation = nil
  }
}
