import BigNumbers
import ConformanceTables
import Testing

@testable import CalculatorModel

@Suite struct MathExpressionTests {
  private func value(_ text: String) throws -> Rational { try MathExpression(text).value() }

  @Test(arguments: [
    ("1/3 + 1/6", "1/2"), ("0.1+0.2", "3/10"), ("2+3*4", "14"), ("(2+3)*4", "20"), ("8/4/2", "1"),
    ("2-3-4", "-5"), ("-2*-3", "6"), ("--5", "5"), ("2--3", "5"), ("+5", "5"), ("1e-3", "1/1000"),
    ("1.5E+2", "150"), (".5", "1/2"), ("5.", "5"), ("1_000_000", "1000000"), ("007", "7"),
    ("6 × 7 ÷ 2 − 1", "20"), ("6·7", "42"), ("1e−2", "1/100"), ("(1+2", "3"), ("((2)", "2"),
    ("0.1+0.2-0.3", "0"), ("1/3*3", "1"), ("1e20+1-1e20", "1"), ("0e999999999", "0"),
    ("10\u{A0}+ 5\t", "15"),
    // Percentages.
    ("10%", "1/10"), ("200 + 10%", "220"), ("200 - 10%", "180"), ("200 × 10%", "20"),
    ("200 + 10% + 10%", "242"), ("200 + (10%)", "2001/10"), ("200 + (10)%", "220"),
    ("200 + -10%", "180"), ("200 + 2×10%", "1001/5"), ("50%%", "1/200"), ("100/20%", "500"),
    ("2 × 3 + 10%", "33/5"), ("-10%", "-1/10"), ("200 + (5+5)%", "220"),
  ])
  func areExact(text: String, result: String) throws {
    #expect(try value(text) == Rational(result), "\(text)")
  }

  @Test func agreeWithTheTablesOfOtherCalculators() throws {
    let rows = try CommaSeparatedTable(named: "expressions.csv").rows.filter { row in
      let text = row["expression"] ?? ""
      // What this language has: numbers, the four operations, brackets. The rest comes later.
      return text.allSatisfy { "0123456789.+-*/() e".contains($0) } && !text.contains("**")
        && text.firstMatch(of: /[^0-9.]e|e[^0-9+\-]|^e|e$/) == nil
    }
    #expect(rows.count > 450)
    for row in rows {
      let text = try #require(row["expression"])
      let expected = try #require(row["value_34"].flatMap { Rational(decimal: $0) })
      let value = try value(text)
      let error = (value - expected).magnitude
      #expect(
        error <= expected.magnitude * Rational(significand: Int64(1), exponent: -33), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("", .empty, 0..<0), ("  ", .empty, 2..<2), ("1+", .missingOperand, 2..<2),
      ("2 + * 3", .missingOperand, 4..<5), ("()", .missingOperand, 1..<2),
      ("%", .missingOperand, 0..<1), ("1 2", .missingOperator, 2..<3),
      ("(1 2)", .missingOperator, 3..<4), ("1)", .unopenedBracket, 1..<2),
      ("sine(1)", .unknownName("sine"), 0..<4), ("2 × é", .unknownCharacter("é"), 5..<7),
      ("2 # 3", .unknownCharacter("#"), 2..<3), ("1.2.3", .malformedNumber, 0..<4),
      ("2e", .malformedNumber, 0..<2), ("2e+", .malformedNumber, 0..<3),
      (".", .malformedNumber, 0..<1), ("1/0", .calculation(.divisionByZero), 1..<2),
      ("1/(2-2)", .calculation(.divisionByZero), 1..<2),
      ("1e999999999", .calculation(.tooManyDigits), 0..<11),
      ("3 - 1e-400000", .calculation(.tooManyDigits), 4..<13),
      ("1e300000 * 1e300000", .calculation(.tooManyDigits), 9..<10),
    ] as [(String, ExpressionError.Cause, Range<Int>)])
  func sayWhatIsWrongAndWhere(text: String, cause: ExpressionError.Cause, place: Range<Int>) {
    #expect(throws: ExpressionError(cause, at: place), "\(text)") { try value(text) }
  }

  @Test func mayBeNestedToTheLimitOnly() throws {
    let depth = MathExpression.depthLimit
    for opening in ["(", "-", "1+("] {
      #expect(throws: Never.self, "\(opening)") {
        try value(String(repeating: opening, count: depth) + "7")
      }
      let place = (depth + 1) * opening.utf8.count
      #expect(throws: ExpressionError(.tooDeep, at: (place - 1)..<place), "\(opening)") {
        try value(String(repeating: opening, count: depth + 1) + "7")
      }
    }
  }

  @Test func mayBeAsLongAsTheLimit() throws {
    let sum = String(repeating: "1+", count: 100_000) + "1"
    #expect(try value(sum) == 100_001)
    #expect(try MathExpression(sum).reading.utf8.count > 300_000)
    let tooLong = String(repeating: " ", count: MathExpression.lengthLimit + 1)
    let length = MathExpression.lengthLimit
    #expect(throws: ExpressionError(.tooLong, at: length..<(length + 1))) { try value(tooLong) }
    #expect(throws: ExpressionError.self) { try value(String(repeating: "9", count: length)) }
  }

  @Test func mayHaveAnyNumberOfZerosAtTheEnd() throws {
    let zeros = String(repeating: "0", count: 400_000)
    #expect(try value("0.1" + zeros) == Rational("1/10"))
    #expect(try value("0." + zeros) == 0)
    #expect(try value("10500.0010" + zeros) == Rational("10500001/1000"))
  }

  @Test func mayNotTurnAShortTextIntoMuchWork() {
    let text = String(repeating: "1e300000+", count: 1_000) + "1"
    let error = #expect(throws: ExpressionError.self) { try value(text) }
    #expect(error?.cause == .calculation(.tooMuchWork))
  }

  @Test(arguments: ["1%+", "1%-", "3 % + ", "123/456789+", "7/9×", "0.1/0.3+", "5+3%/7-"])
  func areAnsweredOnlyWhereTheBudgetPaysForAllSteps(link: String) throws {
    let expression = try MathExpression(String(repeating: link, count: 1_000) + "1")
    _ = try expression.value(within: .line)
    let error = #expect(throws: ExpressionError.self) {
      try expression.value(within: CalculationBudget(wordPairs: 1 << 14))
    }
    #expect(error?.cause == .calculation(.tooMuchWork))
  }

  @Test func mayAddHundredsOfPercentages() throws {
    let sum = try value("1" + String(repeating: "+1%", count: 500))
    #expect(try sum == Rational(numerator: 101, denominator: 100).raised(to: 500))
  }

  @Test func neverTrapOnRandomText() {
    var generator = SeededGenerator(seed: 3)
    let pieces = [
      "1", "0", "9.5", ".", "e", "e5", "+", "-", "*", "/", "×", "−", "%", "(", ")", " ", "_", "é",
      "\0", "x", "1e-9",
    ]
    var answered = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      guard let expression = try? MathExpression(text) else { continue }
      // The reading means the same as the text.
      guard let value = try? expression.value() else { continue }
      answered += 1
      let reading = expression.reading
      #expect((try? self.value(reading)) == value, "\(text) read as \(reading)")
      #expect((try? MathExpression(reading))?.reading == reading, "\(text) read as \(reading)")
    }
    #expect(answered > 500)
  }
}
