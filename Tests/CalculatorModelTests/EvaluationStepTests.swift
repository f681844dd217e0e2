import ExactReals
import Testing

@testable import CalculatorModel

/// The parts of an expression in the order of evaluation.
@Suite struct EvaluationStepTests {
  private func readings(
    of text: String, in unit: AngleUnit = .radians
  ) throws -> (readings: [String], value: Real) {
    var readings: [String] = []
    let value = try MathExpression(text).evaluate(in: unit) {
      readings.append($0.expression.reading)
    }
    return (readings, try #require(value.number))
  }

  @Test(arguments: [
    ("2+3*4", ["3 × 4", "2 + (3 × 4)"]), ("(2+3)*4", ["2 + 3", "(2 + 3) × 4"]), ("7", ["7"]),
    ("(7)", ["7"]), ("-2^2", ["2^2", "−(2^2)"]), ("2 pi", ["π", "2 × π"]),
    ("sin(30°)", ["30°", "sin(30°)"]), ("200 - 10%", ["200 − 10%"]), ("5!²", ["5!", "(5!)^2"]),
    ("max(1, 2+3, 4)", ["2 + 3", "max(1, 2 + 3, 4)"]), ("sin²(1)", ["sin(1)", "sin(1)^2"]),
  ])
  func areToldInOrder(text: String, readings: [String]) throws {
    let told = try self.readings(of: text)
    #expect(told.readings == readings, "\(text)")
    #expect(try told.value.isEqual(to: MathExpression(text).value()) == .yes, "\(text)")
  }

  @Test func anAngleThatKeepsItsUnitIsNoStep() throws {
    #expect(try readings(of: "sin(30°)", in: .degrees).readings == ["sin(30°)"])
    #expect(try readings(of: "180°", in: .degrees).readings == ["180°"])
  }

  @Test func endWithTheOneThatHasNoValue() throws {
    var told: [String] = []
    let error = #expect(throws: ExpressionError.self) {
      try MathExpression("1 + √(2-3) + 4").evaluate(in: .radians) {
        told.append($0.expression.reading)
      }
    }
    #expect(told == ["2 − 3", "√(2 − 3)"])
    #expect(error?.cause == .calculation(.notReal) && error?.range == 4..<7)
  }

  @Test func useTheUsersFunctionsAndVariables() throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "x = 3")
    try worksheet.answer(to: "f(a, b) = a^2 + b")
    var told: [String] = []
    let expression = try #require(worksheet.line("2 f(x, 1 + 1)").expression)
    let value = try expression.evaluate(in: .radians) { told.append($0.expression.reading) }
    #expect(told == ["x", "1 + 1", "f(x, 1 + 1)", "2 × f(x, 1 + 1)"])
    #expect(value.number?.rational == 22)
  }
}
