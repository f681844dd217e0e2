import CalculatorModel
import Testing

/// Labels before lines, and signs at their ends.
@Suite struct WorksheetLabelTests {
  @Test(arguments: [
    ("Rent: 1200", "1200"), ("2024: 1500", "1500"), ("VAT (19%): 2 + 3", "5"), ("Größe: 3²", "9"),
    ("2 apples: 3.50", "7/2"), ("x: y = 4", "4"), ("Lunch at 12:30: 15", "15"), ("225/4=", "225/4"),
    ("what is 2 + 3?", "5"),
    ("2 + 3 ?", "5"),
  ])
  func areRead(line: String, value: String) throws {
    var worksheet = Worksheet()
    #expect(try worksheet.answer(to: line).value?.exactText == value, "\(line)")
  }

  @Test(arguments: [
    "10 := 3", ": 5", "2 ? 3",
    String(repeating: "?", count: 100_000),
    "Train leaves 18:05", "2026-11-20Q12:00",
  ])
  func areNotRead(line: String) {
    #expect(throws: ExpressionError.self, "\(line)") { try Worksheet().line(line) }
  }

  @Test(arguments: [
    ("3:4", "3/4"), ("12 : 4", "3"), ("1/2 : 1/4", "1/8"), ("a = 3: 4", "3/4"), ("16:9", "16/9"),
  ])
  func aColonBetweenNumbersDivides(line: String, value: String) throws {
    var worksheet = Worksheet()
    #expect(try worksheet.answer(to: line).value?.exactText == value, "\(line)")
  }

  @Test func twoCurrenciesAreNotOneByTheirNames() throws {
    var worksheet = Worksheet()
    for line in ["a = $500", "b = €300"] { try worksheet.answer(to: line) }
    for line in ["a + b", "ans + $1", "a * 2 + €1", "€1 + a"] {
      #expect(throws: ExpressionError.self, "\(line)") { try worksheet.answer(to: line) }
    }
    let sum = try worksheet.answer(to: "a + $3").result.map {
      WrittenAnswer($0, in: AnswerFormat())
    }
    #expect(sum?.decimalText == "503 USD")
  }

  @Test func ofNothingMeanNothing() throws {
    #expect(try Worksheet().line("Groceries:").kind == .comment)
  }
}
