import BigNumbers
import CalculatorModel
import ExactReals
import TestSupport
import Testing

/// The exact text of a number is an expression of that number.
@Suite struct ExactTextTests {
  private static let parts = [
    "0", "1", "-2", "1/3", "-5/12", "1e-9", "sqrt(2)", "sqrt(12)", "cbrt(3)", "2^(3/4)", "pi",
    "pi^2", "1/pi", "e", "e^-2", "e^(1/2)", "ln(2)", "ln(6)", "ln(pi)", "log10(7)", "sin(1)",
    "cos(2)", "tan(1)", "atan(2)", "asin(1/3)", "sinh(1)", "gamma(1/3)", "0.5!", "cos(pi/7)",
    "sin(pi/12)", "sqrt(2+sqrt(2))", "sqrt(pi)", "2^sqrt(2)", "(1+sqrt(5))/2", "sqrt(1+pi)",
    "cbrt(1+e)", "1/(1+ln(2))", "ln(3)^(3/4)", "sin(1)^2", "1/cos(1)", "pi^e", "e^pi",
    "(2/3)^(1/3)", "10^10^10", "2^-10^10",
  ]

  private static func expression(depth: Int, using random: inout SeededGenerator) -> String {
    guard depth > 0 else { return parts.randomElement(using: &random) ?? "0" }
    let left = expression(depth: depth - 1, using: &random)
    let right = expression(depth: depth - 1, using: &random)
    let patterns = [
      "(\(left))+(\(right))", "(\(left))-(\(right))", "(\(left))*(\(right))",
      "(\(left))/(\(right))", "-(\(left))", "sqrt(\(left))", "(\(left))^2", "(\(left))^(2/3)",
      "sin(\(left))", "atan(\(left))", "ln(\(left))", "exp(\(left))", "(\(left))^(-3/4)",
    ]
    return patterns.randomElement(using: &random) ?? "0"
  }

  @Test(arguments: [1, 2] + FreshSeed.all)
  func isReadAsTheSameNumber(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var readAgain = 0
    let rounds = Sample.count(300)
    for round in 0..<rounds {
      let text = Self.expression(depth: round % 3, using: &random)
      // Many have no value: they divide by zero, or take roots of negative numbers.
      guard let value = try? MathExpression(text).value(), let exact = value.exactText,
        let expected = try? value.decimal(significantDigits: 60)
      else { continue }
      do {
        let again = try MathExpression(exact).value()
        // It cannot always be decided whether two forms are the same number, so their digits are compared.
        let digits = try again.decimal(significantDigits: 60)
        #expect(
          digits.significand == expected.significand && digits.exponent == expected.exponent,
          "\(text) is \(exact), read otherwise; seed \(seed)")
        readAgain += 1
      } catch {
        Issue.record("\(text) is \(exact), but: \(error); seed \(seed)")
      }
    }
    #expect(readAgain > rounds * 9 / 10, "\(readAgain) of \(rounds), seed \(seed)")
  }

  /// Texts whose parts could be grouped differently.
  @Test(arguments: [
    "ln(3)^(3/4)", "ln(pi)^2", "1/ln(2)^2", "sin(1)^(1/2)", "sqrt(sin(1))^3", "cos(1)*pi",
    "sin(1)*pi", "sin(pi*e)", "ln(2)*ln(3)", "e^(pi*e)", "(e^2)^pi", "2^(1/4)*pi", "1/(2*pi)",
    "pi/(2*e)", "-(pi^2)", "(-2)^(1/3)", "sqrt(2)/(3*pi)", "e^(1/pi)", "gamma(1/3)^(2/3)",
    "atan(2)^2", "(1+pi)^(1/3)", "1/(1+pi)^2", "(1+pi)^e", "sqrt(2)^sqrt(2)", "e*pi*ln(2)",
    "ln(ln(3))", "sin(sqrt(2))", "sqrt(2)*sin(1)", "2*sin(1)^3", "-sin(-1)", "sin(1)/cos(1)^2",
  ])
  func keepsItsPartsTogether(text: String) throws {
    let value = try MathExpression(text).value()
    let exact = try #require(value.exactText)
    let again = try MathExpression(exact).value()
    #expect(try again.isEqual(to: value) == .yes, "\(text) is \(exact)")
  }
}
