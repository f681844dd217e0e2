import BigNumbers
import ExactReals
import Testing

@testable import CalculatorModel

/// Percentages as marked numbers, in a worksheet and on the keys.
@Suite struct PercentageTests {
  private func value(_ lines: String...) throws -> String? {
    var worksheet = Worksheet()
    var last: Real?
    for line in lines { last = try worksheet.answer(to: line).value }
    return last?.exactText
  }

  @Test func marksSurviveNamesSignsAndBrackets() throws {
    #expect(try value("tax = 8%", "200 + tax") == "216")
    #expect(try value("tax = 8%", "200 + -tax") == "184")
    #expect(try value("tax = 8%", "low = (tax)", "200 + low") == "216")
    #expect(try value("tax = 8%", "200 + (tax)") == "5002/25")
    #expect(try value("8%", "200 + ans") == "216")
    #expect(try value("tax = 8%", "f(x) = x + tax", "f(200)") == "216")
  }

  @Test func theSignAfterAFractionIsThatOfTheFraction() throws {
    #expect(try value("1/2%") == "1/200")
    #expect(try value("3/4% of 1000") == "15/2")
    #expect(try value("200 + 1/2%") == "201")
    #expect(try value("1/4 % of 200") == "1/2")
    // By spaces, and beyond one, a percentage divides.
    #expect(try value("1 / 2%") == "50")
    #expect(try value("100/20%") == "500")
    #expect(try value("20/200 %") == "10")
  }

  /// A history and a link keep the source.
  @Test(arguments: ["1 / 2%", "1/2%", "3 / 4% of 100", "1 / (2%)", "(1/2)%"])
  func sourcesOfFractionsMeanTheSame(line: String) throws {
    var options = ReadingOptions(symbols: NumberSymbols())
    options.readsQuantities = true
    let expression = try MathExpression(line, options)
    let again = try MathExpression(expression.source(), options)
    #expect(try again.value().rational == expression.value().rational, "\(expression.source())")
  }

  @Test func marksAreLostElsewhere() throws {
    #expect(try value("f(x) = 200 + x", "f(10%)") == "2001/10")
    #expect(try value("a = 10% × 2", "200 + a") == "1001/5")
    #expect(try value("a = max(10%, 5%)", "200 + a") == "2001/10")
    #expect(try value("a = 10% as number", "200 + a") == "2001/10")
    #expect(try value("a = (1/10) as %", "200 + a") == "220")
  }

  @Test(arguments: [
    ("50 to (30 + 45) as %", "1/2"), ("50 to ((30) + 45) as %", "1/2"),
    ("(50 to (30 + 45) as %)", "1/2"), ("50 to 2(30 + 45) as %", "2"),
  ])
  func changeIsToWhatStandsInBrackets(line: String, text: String) throws {
    #expect(try value(line) == text, "\(line)")
  }

  @Test func changeGivesBackWhatItIsFrom() throws {
    let numbers = ["1", "-50", "0.001", "7/3", "1e20", "-1/7"]
    for a in numbers {
      for b in numbers {
        let back = try value("p = \(a) to \(b) as %", "\(a) + p - (\(b))")
        #expect(back == "0", "\(a) to \(b)")
      }
    }
  }

  @Test(arguments: [
    "200 + tax", "200 - tax × 2", "200 + (tax)", "tax + 2%", "tax - (2% + 1%)", "200 + (tax + 2%)",
    "20% of 50%", "200 + 20% of 50%", "10% off 20% off 100", "20% off 50 + 10", "(2 + 3)% on 4^2",
    "200 + -tax", "200 + -(tax)", "5 - 3 as % of 2 × 4", "what % on 80 is 100",
    "50 to 75 is what %",
    "increase 100 + 50 by 20%", "12% of -50", "20 is 10% of what", "tax as number",
    "(20 as % of 80) + 5%", "200 + (20 as % of 80)", "what is 20% of 50", "10% + 200", "-5% + 2%",
    "20 percent of 50", "sum(k%, k, 1, 3)", "mean([10%, 20%])", "f(tax) + tax", "2 × (tax as %)",
  ])
  func readingsMeanTheSame(line: String) throws {
    var worksheet = Worksheet()
    try worksheet.answer(to: "tax = 8%")
    try worksheet.answer(to: "f(x) = 200 + x")
    let read = try worksheet.line(line)
    let reading = try #require(read.reading)
    let again = try worksheet.line(reading)
    #expect(again.reading == reading, "\(line)")
    #expect(
      try again.expression?.value().exactText == read.expression?.value().exactText,
      "\(line): \(reading)")
    // So does the text of the expression by itself, where it has one.
    guard !line.contains("sum(") else { return }
    let text = try #require(read.expression?.standingAlone()?.source())
    #expect(
      try MathExpression(text).value().exactText == read.expression?.value().exactText,
      "\(line): \(text)")
  }

  @Test(arguments: [
    ("20 off 50", ExpressionError.Cause.percentageNeeded(before: "off"), 3..<6),
    ("increase 5 by 2", .percentageNeeded(before: "by"), 11..<13),
    ("20% of", .missingOperand, 6..<6), ("20 as of 50", .misplacedWord("of"), 6..<8),
    ("20% from 50", .misplacedWord("from"), 4..<8),
    ("what % 80 is 20", .misplacedWord("80"), 7..<9),
    ("17 % 5", .percentageAsRemainder, 5..<6), ("total + 1", .onlyInSheets("total"), 0..<5),
    ("line 3", .onlyInSheets("line"), 0..<6),
  ])
  func refusalsTellTheirPlace(
    line: String, cause: ExpressionError.Cause, place: Range<Int>
  ) throws {
    #expect(throws: ExpressionError(cause, at: place)) { try Worksheet().line(line) }
  }

  @Test(arguments: [
    ("50 % + 50 % =", "0.75", "0.5 + 50%"), ("50 +/- % - 20 % =", "-0.4", "-0.5 − 20%"),
    ("10 % + 20 % + 30 % =", "0.156", "0.1 + 20% + 30%"), ("200 + 10 % =", "220", "200 + 10%"),
  ])
  func keysTakeSharesOfAmounts(keys: String, display: String, line: String) throws {
    var calculator = Calculator()
    for key in try KeySequence(keys).keys { calculator.press(key) }
    #expect(calculator.displayText.replacing("−", with: "-") == display)
    #expect(calculator.expressionText == line)
    // The line reads back as the keys' result.
    #expect(try Rational(decimal: display) == MathExpression(line).value().rational)
  }
}
