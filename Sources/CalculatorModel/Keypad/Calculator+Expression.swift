import BigNumbers
import ExactReals

extension Calculator {
  /// The expression entered so far, as it was understood: `2 + 3 × √9`, left to right `(2 + 3) × √9`.
  ///
  /// It stays after `=` and after a failure. A number that the display had to round is marked `≈`; all
  /// are in automatic notation.
  ///
  /// - Complexity: O(*n*) in the number of keys that had an effect, of which at least the last 250 are kept.
  public var expressionText: String { text(of: enteredSteps) }

  /// The expression entered so far as an adding machine lists it: each number, and the operation applied to it.
  ///
  /// The last number may be missing.
  ///
  /// ```swift
  /// try calculator.press(KeySequence("12 + 3 * 4 -"))
  /// calculator.enteredLinks.map { ($0.operation?.symbol ?? "") + $0.text }   // ["12", "+3 × 4", "−"]
  /// ```
  ///
  /// - Complexity: As ``expressionText``.
  public var enteredLinks: [(operation: ArithmeticOperation?, text: String)] {
    var expression = MathExpression(entered: line, angleUnit: angleUnit)
    expression.steps = enteredSteps
    return expression.chain.links.map { ($0.operation, text(of: $0.operand.steps)) }
  }

  private func text(of steps: [Step]) -> String {
    var format = format
    format.notation = .automatic
    let style = ExpressionStyle(
      numbers: words.isOn ? .words(words.format, words.base, format.symbols) : .rounded(format),
      isTypeset: true, readingUnit: angleUnit, reference: { _ in nil })
    var typed: DisplayedNumber?
    if case .entry(let entry) = phase { typed = entry.displayedNumber }
    var writer = ExpressionWriter(steps, style, entry: typed)
    return writer.write()
  }

  /// The steps entered so far, completed with the operands that are still missing.
  private var enteredSteps: [Step] {
    switch phase {
    case .entry: return line.steps(completing: pending, isTyping: true)
    case .word:
      var copy = self
      copy.takeShownNumber()
      return copy.line.steps(completing: copy.pending)
    case .operation:
      var copy = self
      copy.beginOperand()
      return copy.line.steps(completing: copy.pending)
    case .cleared, .opened, .value, .result, .failed, .answered:
      return line.steps(completing: pending)
    }
  }

  /// Whether the display shows the result of a calculation, and not just of a single number.
  public var showsCalculation: Bool { showsResult && line.steps.count > 1 }

  /// Whether the display shows a calculation whose result was on it before `=`, as after `625 ÷ 25 =` and
  /// `√9 =`: the number doesn't show that anything was calculated.
  public var showsOperandAsResult: Bool {
    // In reverse Polish notation a result ends with its operation, and there is no `=` that changes nothing.
    guard showsCalculation, !stack.isOn else { return false }
    guard let last = repetition?.operand else { return true }
    return last.value.rational.map { $0 == number?.rational } ?? false
  }

  /// The kept calculation whose result is the number shown; nil if it is another number.
  public var shownCalculation: CalculationID? {
    if showsResult { return resultCalculation }
    guard case .value = phase, case .value(_, let calculation)? = line.steps.last?.kind else {
      return nil
    }
    return calculation
  }

  /// The calculation whose result is shown; nil if nothing was calculated.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// try calculator.press(KeySequence("2 + 9 sqrt ="))
  /// calculator.calculation?.source   // "2 + √9"
  /// ```
  ///
  /// Its numbers are exact; results of named calculations are references to those calculations.
  public var calculation: MathExpression? {
    guard showsCalculation else { return nil }
    return MathExpression(
      entered: line, angleUnit: angleUnit, wordFormat: words.isOn ? words.format : nil)
  }

  /// Whether any step of the ``calculation`` was cut to its word, the last one or an earlier one.
  ///
  /// ```swift
  /// try calculator.press(KeySequence("100 + 100 + 1 ="))   // in signed bytes
  /// calculator.words.wraps        // false: −56 + 1 is −55
  /// calculator.calculationWraps   // true: 201 is not
  /// ```
  ///
  /// If a calculation is so long that its beginning is forgotten, only the last press counts.
  public var calculationWraps: Bool { words.isOn && wordCalculationWraps }

  // Most calculations have no words, so the page loads this code later.
  @inline(never)
  private var wordCalculationWraps: Bool {
    guard let calculation, !line.steps.contains(where: { $0.kind == .forgotten }),
      let outcome = try? calculation.outcome(within: .press)
    else { return words.wraps }
    return outcome.wraps
  }

  /// The calculation that `=` would perform now, without its value.
  ///
  /// The number shown is the missing operand, and open parentheses are closed.
  ///
  /// ```swift
  /// try calculator.press(KeySequence("2 * ( 3 + 4"))
  /// calculator.waitingCalculation.source()   // "2 × (3 + 4)"
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of keys that had an effect; nothing is calculated.
  public var waitingCalculation: MathExpression {
    var copy = self
    copy.takeShownNumber()
    while true {
      let isGroup = !copy.pending.level.isEmpty || copy.line.endsInPercentage
      copy.completeOperations(before: nil)
      guard copy.pending.close() else { break }
      if isGroup { copy.line.append(.group) }
    }
    return MathExpression(entered: copy.line, angleUnit: angleUnit)
  }

  /// The number shown as a typed expression of the same value, for readers with other number formats.
  ///
  /// ```swift
  /// try calculator.press(KeySequence("2 + 30 sin ="))
  /// calculator.portableText   // "2 + sin(30°)"
  /// ```
  ///
  /// After `=` it is the calculation. Angles have their units; the results of functions such as `asin` are
  /// in radians, as are the angles of a number's closed form. Nil after a failed calculation, and if the
  /// number has no exact text.
  public var portableText: String? {
    let style = ExpressionStyle(
      numbers: .exact(.plain), readingUnit: .radians, marksAngles: true, reference: { _ in nil })
    func text(_ steps: [Step]) -> String? {
      var writer = ExpressionWriter(steps, style)
      return writer.write().ifExact
    }
    if showsResult, let text = text(line.steps) { return text }
    // A percentage belongs to the number before it, and means another number by itself.
    if case .value = phase, !line.endsInPercentage,
      let operand = line.operand(limit: .max), let text = text(operand.map { Step($0) })
    {
      return text
    }
    return answer.flatMap { text([Step(.known($0.value))]) }
      ?? shown.flatMap { text([Step(.number($0, of: nil))]) }
  }

  /// The number or answer shown, as the first operand of a calculation; nil after a failed one.
  var shownStep: Step.Kind? {
    answer.map { .known($0.value) }
      ?? shown.map { .number($0, of: showsResult ? resultCalculation : nil) }
  }

  /// Whether the 0 on the display was not entered, and nothing waits.
  var showsNothing: Bool {
    guard case .cleared = phase else { return false }
    return pending.isEmpty && line.isEmpty
  }

  /// Whether the user couldn't tell this calculator from a new one: it shows 0, and nothing waits or is in
  /// memory.
  public var isUnused: Bool {
    showsNothing && memoryOperand == nil && stored.isEmpty
      && repetition == nil && !hasSecondFunctions
  }
}

extension String {
  /// The text, if nothing in it is rounded or forgotten, so that it reads back exactly.
  fileprivate var ifExact: String? {
    unicodeScalars.contains { $0 == "≈" || $0 == "…" } ? nil : self
  }
}
