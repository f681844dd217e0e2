import CalculatorModel
import Testing

@Suite struct StandingAloneTests {
  @Test(
    "An expression means without its worksheet what it means in it",
    arguments: [
      ("x = 3 m", "2 x"), ("x = 3 m", "x^2 + 1 cm^2"), ("x = -3 m", "1 m - x"),
      ("w = 1 ft + 2 in", "2 w"), ("d = 2026-03-01", "d + 1 day"), ("a = [1, 2]", "max(a)"),
      ("f(x) = x + 1 m", "2 f(3 m)"), ("x = 1/3", "x^2"),
    ])
  func keepsItsMeaning(definition: String, line: String) throws {
    var lines = try WorksheetLines()
    _ = try lines.answer(to: definition)
    let expression = try #require(try lines.worksheet.line(line).expression)
    let text = try #require(expression.standingAlone()?.source(), "\(line)")
    var others = try WorksheetLines()
    #expect(try others.answer(to: text) == lines.answer(to: line), "\(line): \(text)")
  }
}
