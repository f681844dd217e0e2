import CalculatorModel
import CalculatorPresentation
import DisplayableText
import ExactReals

/// Answers key sequences: `200 + 10 % =` with `220`.
struct KeysAnswering: Answering {
  var calculator = Calculator()
  var isJSON = false

  /// Whether answers come with what the history keeps.
  var isForHistory = false

  var explainsItself: Bool { isJSON }

  func answer(to input: String) -> Answer {
    let sequence: KeySequence
    do throws(KeySequenceError) {
      sequence = try KeySequence(input)
    } catch {
      let start = input.prefix(error.column - 1).utf8.count
      return refusal(
        of: input,
        Answer.Failure(
          reason: error.reason, place: start..<(start + error.name.utf8.count), isOfInput: true))
    }
    var calculator = calculator
    calculator.seedRandomNumbers(.random(in: .min ... .max))
    do throws(CalculationError) {
      try calculator.press(sequence)
    } catch {
      return refusal(
        of: input, Answer.Failure(reason: error.reason, place: nil, isOfInput: false))
    }
    let failure = calculator.error.map { error in
      Answer.Failure(reason: error.reason, place: nil, isOfInput: false)
    }
    let text = isJSON ? json(input, calculator) : calculator.displayText
    return Answer(
      text: text, failure: failure, finished: isForHistory ? finished(calculator) : nil)
  }

  /// The calculation that `=` has finished.
  private func finished(_ calculator: Calculator) -> FinishedCalculation? {
    guard let expression = calculator.calculation, let value = calculator.number else { return nil }
    let result = HistoryResult(of: value, angleUnit: calculator.angleUnit)
    guard result.failure == nil else { return nil }
    return FinishedCalculation(
      expression: expression, angleUnit: calculator.angleUnit, value: value, result: result)
  }

  func refusal(of input: String, _ failure: Answer.Failure) -> Answer {
    guard isJSON else { return Answer(failure: failure) }
    var object = JSONObject()
    object.append("keys", input)
    for name in ["display", "clear", "lit", "expression"] { object.append(name, nil) }
    object.append("error", failure.reason)
    return Answer(text: object.text, failure: failure)
  }

  private func json(_ input: String, _ calculator: Calculator) -> String {
    var typeset = calculator
    typeset.format.symbols.minusSign = "−"
    var object = JSONObject()
    object.append("keys", input)
    object.append("display", calculator.displayText)
    object.append("clear", (calculator.showAllClear ? Key.allClear : .clear).token)
    object.append(
      "lit", calculator.highlightedOperation.map { Key.operation($0).token })
    object.append("expression", typeset.expressionText)
    object.append("error", calculator.error?.reason)
    return object.text
  }
}
