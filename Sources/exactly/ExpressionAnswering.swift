import CalculatorModel
import CommandLineInterface

/// Answers expressions: `1/3 + 1/6` with `0.5`.
///
/// The definitions on a line hold for the lines that follow.
struct ExpressionAnswering: Answering {
  var calculation: ExpressionCalculation
  var form = AnswerForm.text

  /// Whether answers include the calculation for the history.
  var isForHistory = false

  /// Whether a rounded answer is marked with `≈`, for the user.
  var marksRounded = false

  /// Whether the input is an argument and not a line: a blank one is refused, and a word may be meant as a task.
  var isArgument = false

  /// Whether the lines are a session without a terminal, which a word ends.
  var isSession = false

  var explainsItself: Bool { form != .text }

  var header: String? {
    guard form == .commaSeparated else { return nil }
    return AnswerRecord.header(
      ["expression", "reading", "decimal", "exact", "isExact", "error"]
        + (calculation.base == nil ? [] : AnswerRecord.wordNames) + [
          "note", "column", "unit", "text",
        ])
  }

  mutating func answerAtOnce(_ line: [UInt8], to text: inout [UInt8]) -> Bool {
    form == .text && !isForHistory && !marksRounded && calculation.answerAtOnce(line, to: &text)
  }

  var canEnd: Bool { isSession }

  func isEnd(_ input: String) -> Bool {
    isSession && SessionRequest(input, definedNames: calculation.definedNames)?.word == .quit
  }

  func mayDefine(_ line: LineReader.Line) -> Bool {
    guard case .text(let bytes) = line else { return false }
    return Worksheet.mayDefine(utf8: bytes) || Worksheet.goesOn(utf8: bytes)
  }

  var inBackground: ExpressionAnswering {
    var other = self
    other.calculation = calculation.inBackground
    return other
  }

  mutating func followAnswers(of other: ExpressionAnswering) {
    calculation.followAnswers(of: other.calculation)
  }

  mutating func answer(to input: String) -> Answer {
    if isArgument, Worksheet.isBlank(input) {
      let colour = Unavailable(meantBy: Array(input.utf8))
      let end = input.utf8.count
      let error =
        colour.map { ExpressionError(.unavailable($0), at: 0..<end) }
        ?? ExpressionError(.empty, at: end..<end)
      return refusal(
        of: input, Answer.Failure(error))
    }
    let history: ExpressionCalculation.Parts = isForHistory ? [.finished, .remark] : []
    if form != .text {
      let result = calculation.result(of: input, [.reading, .exact, .decimal, history])
      return Answer(
        text: record(input, result), failure: result.failure, note: result.note,
        finished: result.finished)
    }
    let isForExact = calculation.exactForm != nil
    let result = calculation.result(
      of: input, [isForExact ? [.exact, .decimal, .decimalOnlyIfNeeded] : .decimal, history])
    if var failure = result.failure {
      if isArgument, let words = NamedTask.meant(by: input, failure) {
        failure.reason = .meantCommand(words)
      } else if isArgument, let reason = Option.reason(meantBy: input, failure) {
        failure.reason = reason
      } else if isArgument, failure.isOfInput, LineInput.hasExtension(input), !input.contains(" "),
        !LineInput.exists(input), case .expression(let cause) = failure.reason
      {
        failure.reason = .noFile(cause)
      }
      return Answer(failure: failure)
    }
    let written = result.written
    let isRounded = marksRounded && written.exact == nil && !written.isExact
    return Answer(
      text: written.shownText.map { (isRounded ? "≈ " : "") + $0 } ?? result.reading ?? "",
      note: note(of: result, isForExact: isForExact), finished: result.finished)
  }

  func refusal(of input: String, _ failure: Answer.Failure) -> Answer {
    guard form != .text else { return Answer(failure: failure) }
    var result = ExpressionCalculation.Result()
    result.failure = failure
    return Answer(text: record(input, result), failure: failure)
  }

  private func note(
    of result: ExpressionCalculation.Result, isForExact: Bool
  ) -> Notice? {
    let written = result.written
    if let note = result.note { return note }
    let isMissed = isForExact && written.exact == nil && written.decimal != nil && !written.isExact
    return isMissed ? .noExactForm : nil
  }

  private func record(_ input: String, _ result: ExpressionCalculation.Result) -> String {
    var record = AnswerRecord()
    record.append("expression", input)
    record.append("reading", result.reading)
    record.append("decimal", result.written.decimal)
    record.append("exact", result.written.exact)
    record.append("isExact", result.written.isExact)
    if result.written.percentText != nil, form == .json { record.append("percentage", true) }
    record.append("error", result.failure?.reason.english)
    if let base = calculation.base {
      record.append(
        base: result.written.base ?? base, format: calculation.worksheet.wordFormat,
        word: result.word, wraps: result.wraps)
    }
    // Every line has all columns.
    if result.note != nil || form == .commaSeparated { record.append("note", result.note?.english) }
    let column = result.failure?.column(in: input)
    if column != nil || form == .commaSeparated { record.append("column", count: column) }
    let written = result.written
    if written.unit != nil || form == .commaSeparated { record.append("unit", written.unit) }
    if written.text != nil || form == .commaSeparated { record.append("text", written.text) }
    if !result.rates.isEmpty, form == .json { record.append("rates", result.rates.map(\.text)) }
    return record.text(form)
  }
}
