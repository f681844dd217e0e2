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

  @Test(
    "What nobody can type is left open, and does not vanish from what stands beside it",
    arguments: [
      "2026-03-01 to weekday", "2026-03-01 to week", "2026-03-01 - 2025-01-01 to years + months",
    ])
  func saysWhereAValueHasNoText(definition: String) throws {
    var lines = try WorksheetLines()
    _ = try lines.answer(to: "w = " + definition)
    let expression = try #require(try lines.worksheet.line("[w, w]").expression)
    #expect(expression.standingAlone()?.source() == "[…, …]")
  }
}
