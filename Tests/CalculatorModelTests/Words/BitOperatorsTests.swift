import BigNumbers
import ExactReals
import TestSupport
import Testing

@testable import CalculatorModel

/// `and`, `or`, `xor`, `nand`, `nor`, `not` and shifts between whole numbers of any size.
@Suite struct BitOperatorsTests {
  @Test(arguments: [
    ("5 & 3 + 1", "5 and (3 + 1)", 4), ("1 << 2 + 3", "1 << (2 + 3)", 32),
    ("2 | 4 xor 1", "2 or (4 xor 1)", 7), ("1 or 2 and 2", "1 or (2 and 2)", 3),
    ("1 XOR 3 And 2", "1 xor (3 and 2)", 3), ("6 / 2 & 1", "(6 ÷ 2) and 1", 1),
    ("256 >> 4 >> 2", "(256 >> 4) >> 2", 4), ("1 | 2 nor 4", "(1 or 2) nor 4", -8),
    ("7 nand 2 & 3", "(7 nand 2) and 3", 1), ("1 & 3 << 1", "1 and (3 << 1)", 0),
    ("-2^2 & 7", "−(2^2) and 7", 4), ("not not 5", "not (not 5)", 5), ("~5", "not 5", -6),
    ("~5 & 3", "not 5 and 3", 2), ("3 & ~5", "3 and (not 5)", 2), ("~2^2", "not (2^2)", -5),
    ("(~2)^2", "(not 2)^2", 9), ("2 * ~5", "2 × (not 5)", -12), ("~5 * 2", "not 5 × 2", -12),
    ("-~5", "−(not 5)", 6), ("~-5", "not (−5)", 4), ("~5!", "not (5!)", -121),
    ("NOT 0", "not 0", -1), ("~(5 | 2)", "not (5 or 2)", -8), ("abs ~5", "abs(not 5)", 6),
    ("3 - ~5", "3 − (not 5)", 9), ("1 << 100 >> 99", "(1 << 100) >> 99", 2),
    ("8 mod 3 | 4", "(8 mod 3) or 4", 6), ("5 | 3", "5 or 3", 7), ("2^3", "2^3", 8),
    ("-1 >> 1000000000000", "−1 >> 1000000000000", -1), ("0 << 2^80", "0 << (2^80)", 0),
  ])
  func bindAsInC(text: String, reading: String, value: Int) throws {
    let expression = try MathExpression(text)
    #expect(expression.reading == reading, "\(text)")
    #expect(try expression.value().rational == Rational(value), "\(text)")
    for copy in [expression.reading, expression.source()] {
      let again = try MathExpression(copy)
      #expect(again.reading == reading, "\(text): \(copy)")
      #expect(try again.value().rational == Rational(value), "\(text): \(copy)")
    }
  }

  @Test(arguments: [
    ("1 | 2 & 2", 2), ("1 + 2 << 2", 12), ("1 << 2 + 3", 7), ("8 | 1 << 2", 36), ("2 | ~1 & 3", 2),
  ])
  func goFromLeftToRightWhereTheOrderSaysSo(text: String, value: Int) throws {
    let expression = try MathExpression(text, ReadingOptions(order: .leftToRight))
    #expect(try expression.value().rational == Rational(value), "\(text)")
  }

  @Test(arguments: [1] + FreshSeed.all)
  func areThoseOfSwiftsNumbers(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 1...Sample.count(2_000) {
      let x = Int.random(in: -1 << 20...1 << 20, using: &generator)
      let y = Int.random(in: -1 << 20...1 << 20, using: &generator)
      let count = Int.random(in: 0...40, using: &generator)
      let rows: [(String, Int)] = [
        ("(\(x)) and (\(y))", x & y), ("(\(x)) or (\(y))", x | y), ("(\(x)) xor (\(y))", x ^ y),
        ("(\(x)) nand (\(y))", ~(x & y)), ("(\(x)) nor (\(y))", ~(x | y)), ("~(\(x))", ~x),
        ("(\(x)) << \(count)", x << count), ("(\(x)) >> \(count)", x >> count),
      ]
      for (text, value) in rows {
        #expect(try MathExpression(text).value().rational == Rational(value), "\(text)")
      }
    }
  }

  @Test(arguments: [1] + FreshSeed.all)
  func obeyTheLawsOfBitsInNumbersOfAnySize(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func number() -> String {
      let digits = (1...Int.random(in: 1...60, using: &generator)).map { _ in
        String(Int.random(in: 0...15, using: &generator), radix: 16)
      }
      return (Bool.random(using: &generator) ? "-" : "") + "0x" + digits.joined()
    }
    for _ in 1...Sample.count(300) {
      let (x, y, n) = (number(), number(), Int.random(in: 0...200, using: &generator))
      let equations: [(String, String)] = [
        ("~(\(x))", "-(\(x)) - 1"), ("(\(x)) nand (\(y))", "~((\(x)) & (\(y)))"),
        ("(\(x)) nor (\(y))", "~(\(x)) & ~(\(y))"),
        ("(\(x)) xor (\(y))", "((\(x)) | (\(y))) - ((\(x)) & (\(y)))"),
        ("(\(x)) << \(n)", "(\(x)) * 2^\(n)"), ("(\(x)) >> \(n)", "floor((\(x)) / 2^\(n))"),
        ("(\(x)) + (\(y))", "((\(x)) xor (\(y))) + 2 * ((\(x)) & (\(y)))"),
      ]
      for (left, right) in equations {
        let value = try MathExpression(left).value().rational
        #expect(try value == MathExpression(right).value().rational, "\(left) = \(right)")
      }
    }
  }

  @Test(
    arguments: [
      ("5 &", .missingOperand, 3..<3), ("& 5", .missingOperand, 0..<1),
      ("1 >>> 1", .needsWord, 2..<5), ("2 not 3", .missingOperator, 2..<5),
      ("|1|2|", .otherNotation("abs(1)"), 0..<3), ("| 5", .missingOperand, 0..<1),
      ("1.5 & 1", .calculation(.notInteger), 4..<5), ("~0.5", .calculation(.notInteger), 0..<1),
      ("1 << 0.5", .calculation(.notInteger), 2..<4), ("10% & 3", .calculation(.notInteger), 4..<5),
      ("200 & 10%", .calculation(.notInteger), 4..<5),
      ("1 << -1", .calculation(.negativeShiftCount), 2..<4),
      ("1 << 10^12", .calculation(.tooManyDigits), 2..<4),
      ("1 < 2", .unknownCharacter("<"), 2..<3), ("1 > 2", .unknownCharacter(">"), 2..<3),
      ("pi and 3", .calculation(.notInteger), 3..<6),
      ("0xFF ^ (2 ^ 64) ^ 2 ^ 64", .powerOfBits(.tooLarge), 5..<6),
      ("(5 & 2) ^ -1", .powerOfBits(.divisionByZero), 8..<9),
      ("(~0) ^ 0.5", .powerOfBits(.notReal), 5..<6),
      ("0 ^ -1", .calculation(.divisionByZero), 2..<3),
      ("0x0 ** -1", .calculation(.divisionByZero), 4..<6),
      ("pow(0x0, -1)", .calculation(.divisionByZero), 0..<3),
    ] as [(String, ExpressionError.Cause, Range<Int>)])
  func haveErrorsInTheirPlace(text: String, cause: ExpressionError.Cause, place: Range<Int>) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(text).value() }
    #expect(error?.cause == cause && error?.range == place, "\(text): \(error as Any)")
  }

  @Test(arguments: [1] + FreshSeed.all)
  func readBackAsTheSameExpressions(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let operators = [
      " & ", " | ", " xor ", " nand ", " nor ", " << ", " >> ", " + ", " - ", " * ", " mod ", "^",
    ]
    let ends = ["", "", "", "!", "²", "%", ")"]
    let numbers = ["1", "2", "3", "0x1f", "0b101", "~5", "-3", "not 2", "-~1", "(4", "~(7"]
    var count = 0
    for _ in 1...Sample.count(3_000) {
      var text = numbers.randomElement(using: &generator) ?? ""
      for _ in 1...Int.random(in: 1...6, using: &generator) {
        text += ends.randomElement(using: &generator) ?? ""
        text += operators.randomElement(using: &generator) ?? ""
        text += numbers.randomElement(using: &generator) ?? ""
      }
      for order in EvaluationOrder.allCases {
        guard let expression = try? MathExpression(text, ReadingOptions(order: order)) else {
          continue
        }
        count += 1
        let budget = Budget(work: 10_000_000)
        let value = try? expression.value(within: budget).rational
        for copy in [expression.reading, expression.source()] {
          let again = try MathExpression(copy)
          #expect(again.reading == expression.reading, "\(text): \(copy)")
          #expect(
            (try? again.value(within: budget).rational) == value, "\(text): \(copy), \(order)")
        }
      }
    }
    #expect(count > Sample.count(1_000))
  }

  @Test func leavePercentagesAsTheyWere() throws {
    for (text, value) in [("200 + 10%", 220), ("1 | 200 + 10%", 221), ("200 + 10% << 1", 440)] {
      #expect(try MathExpression(text).value().rational == Rational(value), "\(text)")
    }
  }

  @Test(arguments: [
    "5 ! & 3", "(2 + 3) % & 1", "(~5)% * 100", "~(5%) + 1", "2^~1", "(~3)!", "√~-17",
  ])
  func readBackBesideOtherSigns(text: String) throws {
    let expression = try MathExpression(text)
    for copy in [expression.reading, expression.source()] {
      #expect(try MathExpression(copy).reading == expression.reading, "\(text): \(copy)")
    }
  }

  @Test func goOnFromTheNumberShown() throws {
    var calculator = Calculator()
    for key in try KeySequence("1 2 =").keys { calculator.press(key) }
    let options = ReadingOptions(symbols: NumberSymbols()).continuing(calculator)
    #expect(try MathExpression("& 10", options).value().rational == 8)
    #expect(try MathExpression("| 3", options).value().rational == 15)
    #expect(try MathExpression("xor 4", options).value().rational == 8)
    #expect(try MathExpression("~5", options).value().rational == -6)
    #expect(try MathExpression("|-3|", options).value().rational == 3)
  }
}
