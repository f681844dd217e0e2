import CalculatorModel
import DisplayableText

/// Answers expressions: `1/3 + 1/6` with `0.5`.
///
/// What a line defines holds for those that follow.
struct ExpressionAnswering: Answering {
  var calculation: ExpressionCalculation
  var isJSON = false

  /// Whether answers come with what the history keeps.
  var isForHistory = false

  /// Whether the input is an argument and no line: a blank one asks for something, and a word may be meant
  /// for a task.
  var isArgument = false

  var explainsItself: Bool { isJSON }

  mutating func answer(to input: String) -> Answer {
    if isArgument, input.allSatisfy(\.isWhitespace) {
      let error = ExpressionError(.empty, at: input.utf8.count..<input.utf8.count)
      return refusal(
        of: input, Answer.Failure(reason: error.reason, place: error.range, isOfInput: true))
    }
    let history: ExpressionCalculation.Parts = isForHistory ? .finished : []
    if isJSON {
      let result = calculation.result(of: input, [.reading, .exact, .decimal, history])
      return Answer(
        text: json(input, result), failure: result.failure, note: result.note,
        finished: result.finished)
    }
    let isForExact = calculation.exactForm != nil
    let result = calculation.result(
      of: input, [isForExact ? [.exact, .decimal, .decimalOnlyIfNeeded] : .decimal, history])
    if var failure = result.failure {
      if isArgument, let task = NamedTask.meant(by: input, failure) {
        failure.reason = "this is no expression; did you mean '\(Command.name) \(task.rawValue)'?"
      }
      return Answer(failure: failure)
    }
    return Answer(
      text: result.written.exact ?? result.written.decimal ?? result.reading ?? "",
      note: note(of: result, isForExact: isForExact), finished: result.finished)
  }

  func refusal(of input: String, _ failure: Answer.Failure) -> Answer {
    guard isJSON else { return Answer(failure: failure) }
    var result = ExpressionCalculation.Result()
    result.failure = failure
    return Answer(text: json(input, result), failure: failure)
  }

  private func note(
    of result: ExpressionCalculation.Result, isForExact: Bool
  ) -> String? {
    let written = result.written
    if let note = result.note { return note }
    let isMissed = isForExact && written.exact == nil && written.decimal != nil && !written.isExact
    return isMissed ? "there is no short exact form; this is rounded" : nil
  }

  private func json(_ input: String, _ result: ExpressionCalculation.Result) -> String {
    var object = JSONObject()
    object.append("expression", input)
    object.append("reading", result.reading)
    object.append("decimal", result.written.decimal)
    object.append("exact", result.written.exact)
    object.append("isExact", result.written.isExact)
    object.append("error", result.failure?.reason)
    if let note = result.note { object.append("note", note) }
    return object.text
  }
}
