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

  /// Whether the input is lines, of which blank ones may part others; a blank argument asks for something.
  var isForLines = true

  /// Whether the lines are of a session without a terminal, which a word ends.
  var isSession = false

  var explainsItself: Bool { isJSON }

  func isEnd(_ input: String) -> Bool {
    isSession && SessionRequest(input, definedNames: calculation.definedNames)?.word == .quit
  }

  mutating func answer(to input: String) -> Answer {
    if !isForLines, input.allSatisfy(\.isWhitespace) {
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
    if let failure = result.failure { return Answer(failure: failure) }
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
