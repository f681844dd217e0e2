import BigNumbers
import CalculatorModel
import ExactReals

/// Answers expressions: `1/3 + 1/6` with `0.5`.
struct ExpressionAnswering: Answering {
  var format = AnswerFormat()
  var isJSON = false

  var explainsItself: Bool { isJSON }

  func answer(to input: String) -> Answer {
    var reading: String?
    let value: Real
    do throws(ExpressionError) {
      let expression = try MathExpression(input)
      if isJSON { reading = expression.reading }
      value = try expression.value()
    } catch {
      let failure = Answer.Failure(
        reason: error.reason, place: error.range, isOfInput: !error.isOfCalculation)
      return refusal(of: input, reading: reading, failure)
    }
    do throws(CalculationError) {
      let decimal = try format.text(of: value)
      guard isJSON else { return Answer(text: decimal) }
      return Answer(
        text: json(
          input, reading: reading, decimal: decimal, exact: value.exactText,
          isExact: value.rational.map(format.showsExactly) ?? false))
    } catch {
      let failure = Answer.Failure(reason: error.reason, place: nil, isOfInput: false)
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

  private func json(
    _ input: String, reading: String?, decimal: String?, exact: String?, isExact: Bool,
    error: String? = nil
  ) -> String {
    var object = JSONObject()
    object.append("expression", .text(input))
    object.append("reading", .optionalText(reading))
    object.append("decimal", .optionalText(decimal))
    object.append("exact", .optionalText(exact))
    object.append("isExact", .boolean(isExact))
    object.append("error", .optionalText(error))
    return object.text
  }
}
