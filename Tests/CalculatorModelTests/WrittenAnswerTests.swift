import ExactReals
import Testing

@testable import CalculatorModel

@Suite struct WrittenAnswerTests {
  private func answer(
    to expression: String, digits: Int = 16, exactForm: ExactFormStyle? = .fraction,
    needsDecimal: Bool = true
  ) throws -> WrittenAnswer {
    WrittenAnswer(
      try MathExpression(expression).value(in: .degrees),
      in: AnswerFormat(significantDigits: digits), exactForm: exactForm, needsDecimal: needsDecimal)
  }

  @Test(arguments: [
    ("1/3 + 1/6", "0.5", "1/2", true), ("1/3", "0.3333333333333333", "1/3", false),
    ("sin(60)", "0.8660254037844386", "√3/2", false), ("√2 × √8", "4", "4", true),
  ])
  func hasDigitsAndClosedForm(
    expression: String, decimal: String, exact: String, isExact: Bool
  ) throws {
    let answer = try answer(to: expression)
    #expect(answer.decimal == decimal, "\(expression)")
    #expect(answer.exact == exact, "\(expression)")
    #expect(answer.isExact == isExact, "\(expression)")
    #expect(answer.note == nil && answer.failure == nil, "\(expression)")
  }

  @Test func writesFractionsMixedWhereAsked() throws {
    #expect(try answer(to: "7/2", exactForm: .mixed).exact == "3 1/2")
    // `1 117/500` could be read as 1117/500.
    #expect(try answer(to: "1.234", exactForm: .mixed).exact == "617/500")
    #expect(try answer(to: "√8", exactForm: .mixed).exact == "2√2")
  }

  @Test func leavesOutWhatIsNotAskedFor() throws {
    #expect(try answer(to: "7/2", exactForm: nil).exact == nil)
    #expect(try answer(to: "7/2", needsDecimal: false).decimal == nil)
    #expect(try answer(to: "√2 × 1.5^500", digits: 3, needsDecimal: false).decimal == "1.57e88")
  }

  @Test func keepsTheClosedFormWhereThereAreNoDigits() throws {
    let value = try MathExpression("√2").value()
    let answer = WrittenAnswer(
      value, in: AnswerFormat(significantDigits: 1_000), exactForm: .fraction,
      within: Budget(work: 10))
    #expect(answer.exact == "√2")
    #expect(answer.decimal == nil)
    #expect(answer.failure == .tooMuchWork)
  }

  @Test func givesMoreWorkForMoreDigits() {
    #expect(AnswerFormat().work < AnswerFormat(significantDigits: 1_000).work)
    #expect(AnswerFormat(places: 7).work == AnswerFormat(significantDigits: 7).work)
  }
}
