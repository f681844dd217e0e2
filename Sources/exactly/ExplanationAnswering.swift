import BigNumbers
import CalculatorModel
import DisplayableText
import ExactReals
import Languages

/// Answers an expression with all of its steps: the reading of each, its exact form, its decimal, and the
/// proven accuracy of that.
///
/// ```
/// read as 2 × sin(30°)
///
/// 1. 30°
///    = π/6 ≈ 0.5235987755982989
///    from degrees to radians; rounded, at most 5e-17 off
/// ```
struct ExplanationAnswering: Answering {
  /// The maximum number of steps shown; if there are more, the last one follows the first ones.
  static let stepLimit = 100

  /// The maximum number of characters in a reading, and in an exact form that is shown.
  static let widthLimit = 200

  var calculation: ExpressionCalculation
  let form: AnswerForm

  /// The language of the text; records are English.
  let language: Language

  var header: String? { nil }
  var explainsItself: Bool { form != .text }

  func answer(to input: String) -> Answer {
    let answer = explanation(of: input)
    var other = self
    guard let failure = answer.failure, other.calculation.takeImportedRates(missedBy: failure)
    else {
      return answer
    }
    return other.explanation(of: input)
  }

  private func explanation(of input: String) -> Answer {
    calculation.watch.begin()
    defer { calculation.watch.end() }
    let line: WorksheetLine
    do throws(ExpressionError) {
      line = try calculation.worksheet.line(utf8: Array(input.utf8))
    } catch {
      return refusal(of: input, Answer.Failure(error))
    }
    var text: [String] = []
    if form == .text { text.append(told(Notice.readAs(shown(line.reading ?? "")))) }
    guard let expression = line.expression, !line.hasNoValue else {
      text.append(told(ExplanationText.nothingCalculated))
      return Answer(text: text.joined(separator: "\n"))
    }
    let unit = calculation.worksheet.angleUnit
    let failure = tellSteps(of: expression, in: unit) { text += $0 }
    return Answer(
      text: text.joined(separator: "\n"), failure: failure,
      note: failure == nil ? noteOnWords(of: expression, in: unit) : nil)
  }

  /// Returns a remark if a step was cut to its word.
  private func noteOnWords(of expression: MathExpression, in unit: AngleUnit) -> Notice? {
    guard let format = expression.wordFormat,
      let outcome = try? expression.outcome(in: unit, within: calculation.budget), outcome.wraps
    else { return nil }
    return .wraps(format)
  }

  /// Reports the steps, up to the limit.
  ///
  /// - Returns: Why there is no value, if there is none.
  private func tellSteps(
    of expression: MathExpression, in unit: AngleUnit, _ tell: ([String]) -> Void
  ) -> Answer.Failure? {
    let writing = calculation.budget
    var (count, failure): (Int, Answer.Failure?) = (0, nil)
    do throws(ExpressionError) {
      try expression.evaluate(
        in: unit, exchangeRates: calculation.worksheet.exchangeRates, within: calculation.budget
      ) { step in
        count += 1
        let isFailure = if case .failure = step.value { true } else { false }
        guard count < Self.stepLimit || step.isLast || isFailure else { return }
        if form == .text, count > Self.stepLimit {
          tell([told(ExplanationText.moreSteps(count - Self.stepLimit))])
        }
        // The answer gets as much time as it would have on its own.
        let written = Written(
          step, of: calculation, within: step.isLast ? calculation.budget : writing)
        tell(form == .text ? lines(of: step, written, number: count) : [record(of: step, written)])
        failure = step.isLast ? written.failure : nil
      }
    } catch {
      return Answer.Failure(error)
    }
    return failure
  }

  /// A step with its value in digits and in closed form.
  private struct Written {
    var answer = WrittenAnswer()
    /// The proven accuracy of the decimal; nil if there is none.
    var proof: ExplanationText?
    var failure: Answer.Failure?

    init(
      _ step: EvaluationStep, of calculation: ExpressionCalculation, within budget: Budget
    ) {
      var error: CalculationError?
      switch step.value {
      case .success(let value):
        if let base = step.expression.answerBase ?? (step.isLast ? calculation.base : nil),
          let number = value.number
        {
          answer = WrittenAnswer(
            number, in: calculation.format, base: base, word: calculation.worksheet.wordFormat,
            within: budget)
        } else {
          answer = WrittenAnswer(
            value, in: calculation.format, exactForm: calculation.exactForm ?? .fraction,
            angleUnit: calculation.worksheet.angleUnit, within: budget)
        }
        error = answer.failure
        if error == nil { proof = calculation.proof(of: value, answer, within: budget) }
      case .failure(let cause): error = cause
      }
      failure = error.map { Answer.Failure(ExpressionError(.calculation($0), at: 0..<0)) }
      failure?.place = nil
    }

    /// The closed form, if it is short enough to read.
    var exact: String? {
      answer.exactText.flatMap { $0.count <= ExplanationAnswering.widthLimit ? $0 : nil }
    }
  }

  private func lines(of step: EvaluationStep, _ written: Written, number: Int) -> [String] {
    let head = "\(number). "
    let margin = String(repeating: " ", count: head.count)
    var lines = ["", head + shown(step.expression.reading)]
    guard let decimal = written.answer.decimalText else {
      let exact = written.exact.map { margin + "= " + $0 }
      let missing = written.failure.map { failure -> ExplanationText in
        if case .success = step.value {
          .noDecimal(failure.reason)
        } else {
          .noValue(failure.reason)
        }
      }
      return lines + [exact, missing.map { margin + told($0) }].compactMap(\.self)
    }
    let mark = written.answer.isExact ? "= " : "≈ "
    let exact = written.exact == decimal ? nil : written.exact.map { "= " + $0 + " " }
    lines.append(margin + (exact ?? "") + mark + decimal)
    return lines + [note(on: step, written).map { margin + told($0) }].compactMap(\.self)
  }

  private func record(of step: EvaluationStep, _ written: Written) -> String {
    var record = AnswerRecord()
    record.append("reading", shown(step.expression.reading))
    record.append("decimal", written.answer.decimal)
    if let unit = written.answer.unit { record.append("unit", unit) }
    if let text = written.answer.text { record.append("text", text) }
    record.append("exact", written.answer.exact == nil ? nil : written.exact)
    record.append("isExact", written.answer.isExact)
    record.append("error", written.failure?.reason.english)
    record.append("note", note(on: step, written)?.english)
    return record.text(form)
  }

  /// Returns the proven accuracy of a step, and the part that angles play in it; nil if it has no decimal.
  private func note(on step: EvaluationStep, _ written: Written) -> ExplanationText? {
    written.proof.map { proof in
      switch step.angles {
      case nil: proof
      case .converted(let unit, let other): .converted(from: unit, to: other, proof)
      case .measured(let unit): .measured(in: unit, proof)
      }
    }
  }

  /// Returns a text in the language, as a terminal shows it.
  private func told(_ text: some Translatable) -> String { text.text(in: language).withoutIsolates }

  private func shown(_ reading: String) -> String { reading.displayable(limit: Self.widthLimit) }

  func refusal(of input: String, _ failure: Answer.Failure) -> Answer {
    guard form != .text else { return Answer(failure: failure) }
    var record = AnswerRecord()
    record.append("reading", nil)
    record.append("decimal", nil)
    record.append("exact", nil)
    record.append("isExact", false)
    record.append("error", failure.reason.english)
    return Answer(text: record.text(form), failure: failure)
  }
}

extension ExpressionCalculation {
  /// Returns the proven accuracy of a decimal.
  fileprivate func proof(
    of value: ExpressionValue, _ answer: WrittenAnswer, within budget: Budget
  ) -> ExplanationText {
    if answer.isExact { return .exact }
    let number: Real
    switch value {
    case .number(let value), .percentage(let value): number = value
    case .quantity(let quantity): number = quantity.number
    case .formed, .list, .sum, .mixed, .date, .instant, .interval, .difference, .weekday, .week:
      return .rounded
    }
    guard let rounded = try? format.rounded(number, within: budget) else { return .rounded }
    // Half a unit of the last digit.
    let bound = "5e\(rounded.exponent - 1)"
    return answer.note.map { .noted($0, within: bound) } ?? .roundedWithin(bound)
  }
}
