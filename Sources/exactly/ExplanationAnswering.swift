import BigNumbers
import CalculatorModel
import DisplayableText
import ExactReals

/// Answers an expression with all of its steps: how each was read, its exact form, its decimal, and what
/// is proven of that.
///
/// ```
/// read as 2 × sin(30°)
///
/// 1. 30°
///    = π/6 ≈ 0.5235987755982989
///    from degrees to radians; rounded, at most 5e-17 off
/// ```
struct ExplanationAnswering: Answering {
  /// The most steps that are told; of more, the last one follows those before.
  static let stepLimit = 100

  /// The most characters of a reading, and of an exact form that is shown.
  static let widthLimit = 200

  let calculation: ExpressionCalculation
  let form: AnswerForm

  var header: String? { nil }
  var explainsItself: Bool { form != .text }

  func answer(to input: String) -> Answer {
    calculation.watch.begin()
    defer { calculation.watch.end() }
    let line: WorksheetLine
    do throws(ExpressionError) {
      line = try calculation.worksheet.line(utf8: Array(input.utf8))
    } catch {
      return refusal(of: input, Answer.Failure(error))
    }
    var text: [String] = []
    if form == .text { text.append("read as " + shown(line.reading ?? "")) }
    guard let expression = line.expression, !line.isFunction else {
      text.append("nothing is calculated")
      return Answer(text: text.joined(separator: "\n"))
    }
    let unit = calculation.worksheet.angleUnit
    let failure = tellSteps(of: expression, in: unit) { text += $0 }
    return Answer(text: text.joined(separator: "\n"), failure: failure)
  }

  /// Tells the steps that there is room for.
  ///
  /// - Returns: Why there is no value, if there is none.
  private func tellSteps(
    of expression: MathExpression, in unit: AngleUnit, _ tell: ([String]) -> Void
  ) -> Answer.Failure? {
    let writing = calculation.budget
    var (count, failure): (Int, Answer.Failure?) = (0, nil)
    do throws(ExpressionError) {
      try expression.evaluate(in: unit, within: calculation.budget) { step in
        count += 1
        let isFailure = if case .failure = step.value { true } else { false }
        guard count < Self.stepLimit || step.isLast || isFailure else { return }
        if form == .text, count > Self.stepLimit {
          tell(["… \(count - Self.stepLimit) steps more"])
        }
        // The answer has all the time that it would have alone.
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
    var proof = ""
    var failure: Answer.Failure?

    init(
      _ step: EvaluationStep, of calculation: ExpressionCalculation, within budget: Budget
    ) {
      var error: CalculationError?
      switch step.value {
      case .success(let value):
        answer = WrittenAnswer(
          value, in: calculation.format, exactForm: calculation.exactForm ?? .fraction,
          angleUnit: calculation.worksheet.angleUnit, within: budget)
        error = answer.failure
        if error == nil { proof = calculation.proof(of: value, answer, within: budget) }
      case .failure(let cause): error = cause
      }
      failure = error.map { Answer.Failure(ExpressionError(.calculation($0), at: 0..<0)) }
      failure?.place = nil
    }

    /// The closed form, where it is short enough to be read.
    var exact: String? {
      answer.exact.flatMap { $0.count <= ExplanationAnswering.widthLimit ? $0 : nil }
    }
  }

  private func lines(of step: EvaluationStep, _ written: Written, number: Int) -> [String] {
    let head = "\(number). "
    let margin = String(repeating: " ", count: head.count)
    var lines = ["", head + shown(step.expression.reading)]
    guard let decimal = written.answer.decimal else {
      let exact = written.exact.map { margin + "= " + $0 }
      let missing = if case .success = step.value { "no decimal: " } else { "no value: " }
      return lines
        + [exact, margin + missing + (written.failure?.reason.english ?? "")].compactMap(\.self)
    }
    let mark = written.answer.isExact ? "= " : "≈ "
    let exact = written.exact == decimal ? nil : written.exact.map { "= " + $0 + " " }
    lines.append(margin + (exact ?? "") + mark + decimal)
    lines.append(margin + note(on: step, written))
    return lines
  }

  private func record(of step: EvaluationStep, _ written: Written) -> String {
    var record = AnswerRecord()
    record.append("reading", shown(step.expression.reading))
    record.append("decimal", written.answer.decimal)
    record.append("exact", written.exact)
    record.append("isExact", written.answer.isExact)
    record.append("error", written.failure?.reason.english)
    record.append("note", written.failure == nil ? note(on: step, written) : nil)
    return record.text(form)
  }

  private func note(on step: EvaluationStep, _ written: Written) -> String {
    guard let angles = step.angles else { return written.proof }
    let words =
      switch angles {
      case .converted(let unit, let other): "from \(unit.plural) to \(other.plural)"
      case .measured(let unit): "the angle in \(unit.plural)"
      }
    return words + "; " + written.proof
  }

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
  /// What is proven of a decimal, in words: `exact`, `rounded, at most 5e-17 off`.
  fileprivate func proof(
    of value: Real, _ answer: WrittenAnswer, within budget: Budget
  ) -> String {
    if answer.isExact { return "exact" }
    guard let rounded = try? format.rounded(value, within: budget) else { return "rounded" }
    // Half of what the last digit counts.
    let bound = "at most 5e\(rounded.exponent - 1) off"
    return answer.note.map { $0.reason + "; " + bound } ?? "rounded, " + bound
  }
}

extension AngleUnit {
  /// The unit in words.
  fileprivate var plural: String {
    switch self {
    case .radians: "radians"
    case .degrees: "degrees"
    case .gradians: "gradians"
    }
  }
}
