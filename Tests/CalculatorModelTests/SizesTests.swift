import CalculatorModel
import ExactReals
import Testing

/// Between numbers that are written out and those that are kept as a form lies none that is refused.
@Suite struct SizesTests {
  /// Functions of a size *n*, and the largest power of ten that is tried.
  private static let functions: [(expression: String, decades: Int)] = [
    ("1.0001^n", 15), ("0.999999^n", 15), ("23.5^n", 15), ("(2/3)^n", 15), ("3^n", 15),
    ("82.3^(n+0.87)", 15), ("0.99^(n+0.5)", 15), ("(1+0.05/n)^n", 12), ("7^n*11^n", 12),
    ("1/3^n+1/7^n", 12), ("(2^n+1)*5^n", 12), ("n!", 12), ("(n+0.5)!", 12), ("sqrt(n!)", 12),
    ("n!/(n-1)!", 12), ("n!*(n+1)!", 12), ("ncr(2n,n)", 12), ("npr(2n,n)", 12), ("ncr(n,3)", 12),
    ("cosh(n)", 15), ("tanh(1/n)", 15), ("e^n+1", 15), ("9^n mod 10", 15), ("n! mod 97", 12),
    ("2^n mod 1.5", 15), ("ncr(n*1e20,1e6)", 12), ("npr(n*1e20,1e6)", 12), ("ncr(n^3,n)", 10),
    ("round(9^n/7)", 12), ("floor(3^n/2)", 12), ("ceil(-5^n/3)", 12),
  ]

  /// Three sizes a decade, and those about the limits of what is written out.
  private static func sizes(decades: Int) -> [Int] {
    var sizes: [Int] = []
    var power = 10
    for _ in 1..<decades {
      sizes += [power, power * 2 + 1, power * 46 / 10]
      power *= 10
    }
    return (sizes + [253_000, 257_140, 265_000, 278_000, 400_000, 1_262_000, 1_263_000, 2_600_000])
      .sorted()
  }

  @Test(arguments: functions.indices)
  func everySizeIsAnswered(place: Int) throws {
    let (function, decades) = Self.functions[place]
    let format = AnswerFormat()
    for size in Self.sizes(decades: decades) {
      let budget = Budget(work: format.work)
      let expression = Self.expression(function, size)
      let answer = WrittenAnswer(
        try MathExpression(expression).value(within: budget), in: format, within: budget)
      #expect(answer.failure == nil, "\(expression)")
      #expect(answer.note == nil, "\(expression)")
    }
  }

  /// The function with the size in place of the letter *n* standing alone.
  private static func expression(_ function: String, _ size: Int) -> String {
    var expression = ""
    var before: Character = " "
    let characters = Array(function)
    for (place, character) in characters.enumerated() {
      let after = place + 1 < characters.count ? characters[place + 1] : " "
      if character == "n", !before.isLetter, !after.isLetter {
        expression += before.isNumber ? "*\(size)" : "\(size)"
      } else {
        expression.append(character)
      }
      before = character
    }
    return expression
  }
}
