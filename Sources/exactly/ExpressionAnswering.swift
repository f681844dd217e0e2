import BigNumbers
import CalculatorModel

/// Answers expressions: `1/3 + 1/6` with `0.5`.
struct ExpressionAnswering: Answering {
  var format = AnswerFormat()
  var isJSON = false

  var explainsItself: Bool { isJSON }

  func answer(to input: String) -> Answer {
    var reading: String?
    do throws(ExpressionError) {
      let expression = try MathExpression(input)
      if isJSON { reading = expression.reading }
      let value = try expression.value()
      let decimal = format.text(of: value)
      guard isJSON else { return Answer(text: decimal) }
      return Answer(
        text: json(
          input, reading: reading, decimal: decimal, exact: exactText(of: value),
          isExact: format.showsExactly(value)))
    } catch {
      let failure = Answer.Failure(
        reason: error.reason, place: error.range, isOfInput: !error.isOfCalculation)
      return refusal(of: input, reading: reading, failure)
    }
  }

  func refusal(of input: String, _ failure: Answer.Failure) -> Answer {
    refusal(of: input, reading: nil, failure)
  }

  private func refusal(of input: String, reading: String?, _ failure: Answer.Failure) -> Answer {
    guard isJSON else { return Answer(failure: failure) }
    return Answer(
      text: json(
        input, reading: reading, decimal: nil, exact: nil, isExact: false, error: failure.reason),
      failure: failure)
  }

  /// The fraction, unless writing it out would take more digits than were asked for at most.
  private func exactText(of value: Rational) -> String? {
    let bitsPerDigit = 4
    guard value.storageBitWidth <= AnswerFormat.digitLimit * bitsPerDigit else { return nil }
    return value.description
  }

  private func json(
    _ input: String, reading: String?, decimal: String?, exact: String?, isExact: Bool,
    error: String? = nil
  ) -> String {
    var object = JSONObject()
    object["expression"] = .text(input)
    object["reading"] = .optionalText(reading)
    object["decimal"] = .optionalText(decimal)
    object["exact"] = .optionalText(exact)
    object["isExact"] = .boolean(isExact)
    object["error"] = .optionalText(error)
    return object.text
  }
}
