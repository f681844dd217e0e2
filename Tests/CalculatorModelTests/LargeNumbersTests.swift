import BigNumbers
import CalculatorModel
import ExactReals
import Testing

/// Numbers that are too long or too small to be written out; the digits are those of mpmath.
@Suite struct LargeNumbersTests {
  private func answer(to text: String, in unit: AngleUnit = .radians) throws -> WrittenAnswer {
    let format = AnswerFormat()
    let budget = Budget(work: format.work)
    return WrittenAnswer(
      try MathExpression(text).value(in: unit, within: budget), in: format, within: budget)
  }

  @Test(arguments: [
    ("(1+0.05/525600)^525600", "1.051271093875855"), ("0.999999^1e6", "0.3678792572316451"),
    ("1.0001^123456.789", "229822.2946245515"), ("82.3^201683.87", "1.783869059319101e386305"),
    ("1.0001^400000", "2.349149980798382e17"), ("0.99^500000.5", "3.936555440922698e-2183"),
    ("(2/3)^6360738", "4.335674640117421e-1120071"), ("23.5^1000000", "7.282353158549426e1371067"),
    ("257140!", "4.387496745986624e1279499"), ("278000!", "5.109855082168279e1392713"),
    ("sqrt(20000!)", "4.265215493067549e38668"), ("cosh(3202172)", "2.131449777751395e1390685"),
    ("ncr(200000,100000)", "1.780562887273880e60203"),
    ("ncr(1e9,5e8)", "1.163914976893840e301029991"),
    ("npr(1e6,5e5)", "8.079701686367415e2933367"),
    ("2^4000000*3^2000000", "3.105240556165485e2158362"),
    ("1/3^900000+1/7^800000", "7.425954840255219e-429410"),
    ("82.3^1000000000000.87", "8.634508559111709e1915399835213"),
    ("ncr(1e30,1e6)", "1.210077766509143e24434291"),
    ("ncr(1e200,1e9)", "1.009629178850324e191434294477"),
    ("round(9^9^9/7)", "6.116068188224958e369693098"),
  ])
  func haveTheirLeadingDigits(text: String, decimal: String) throws {
    let answer = try answer(to: text)
    #expect(answer.decimal == decimal)
    #expect(!answer.isExact)
  }

  @Test(arguments: [
    ("100000!/99999!", "100000"), ("1000000!/999999!", "1000000"), ("257000!/256999!", "257000"),
    ("10001^400000-73^400000*137^400000", "0"), ("3^20000000-(3^2000000)^10", "0"),
    ("1.5^3000000-1.5^2999999*1.5", "0"), ("30000!*150000!/150000!-30000!", "0"),
    ("0.9^300000*10^300000-9^300000", "0"), ("10^1100000*3", "3e1100000"),
    ("9^9^9 mod 10", "9"), ("3^2600000 mod 10", "1"), ("(9^9^9+5) mod 7", "6"),
    ("-9^9^9 mod 10", "1"), ("9^9^9 mod -10", "-1"), ("9^9^9 mod 2.5", "1.5"),
    ("1000! mod 1009", "782"), ("1000000! mod 97", "0"), ("gcd(9^9^9, 162)", "81"),
    ("floor(9^9^9)-9^9^9", "0"), ("9^9^9-7*floor(9^9^9/7)", "1"), ("round(9^9^9/2)*2-9^9^9", "1"),
    ("ceil(-9^9^9/7)*7+9^9^9", "1"), ("gcd(floor(9^9^9/2),3)", "1"), ("(-1)^(9^9^9)", "-1"),
  ])
  func areExact(text: String, decimal: String) throws {
    let answer = try answer(to: text)
    #expect(answer.decimal == decimal)
    #expect(answer.isExact)
  }

  @Test(arguments: [
    ("sqrt(1+1e-10000)-1", "5.000000000000000e-10001"),
    ("cbrt(1+1e-20000)-1", "3.333333333333333e-20001"),
    ("1-cos(1e-2500)", "5.000000000000000e-5001"),
    ("exp(1e-5000)-1-1e-5000", "5.000000000000000e-10001"),
    ("sinh(1e-3000)-1e-3000", "1.666666666666667e-9001"),
    ("tan(1e-3000)-1e-3000", "3.333333333333333e-9001"),
    ("tanh(1e-3000)-1e-3000", "-3.333333333333333e-9001"),
    ("atan(1e-3000)-1e-3000", "-3.333333333333333e-9001"),
    ("ln(1+1e-10000)-1e-10000", "-5.000000000000000e-20001"),
  ])
  func areFoundBehindManyDigitsThatCancel(text: String, decimal: String) throws {
    #expect(try answer(to: text).decimal == decimal)
  }

  @Test func anglesComeBackFromTheirCosines() throws {
    let value = try MathExpression("acos(cos(90+1e-27))").value(in: .degrees)
    #expect(value.rational == Rational(decimal: "90.000000000000000000000000001"))
  }

  @Test(arguments: [
    ("sin(9^9^9)", CalculationError.argumentTooLarge), ("cos(-9^9^9)", .argumentTooLarge),
    ("tan(9^9^9)", .argumentTooLarge), ("exp(9^9^9)", .tooLarge), ("exp(-9^9^9)", .tooSmall),
    ("gamma(9^9^9)", .tooLarge), ("(-2)^(9^9^9)", .tooLarge), ("2^(10^300000)", .tooLarge),
    ("0.5^(10^300000)", .tooSmall), ("1/1e30!", .tooSmall), ("ncr(9^9^9,2)", .argumentTooLarge),
    ("gcd(9^9^9,2^9^9)", .argumentTooLarge), ("9^9^9 mod pi", .argumentTooLarge),
    ("tan(csch(2^64)/3)*1.1", .tooSmall), ("(-2)^log2(7)", .notReal), ("(-2)^log(7,6)", .notReal),
  ])
  func areRefusedForTheReasonThatHolds(text: String, reason: CalculationError) throws {
    do {
      #expect(try answer(to: text).failure == reason)
    } catch let error as ExpressionError {
      #expect(error.cause == .calculation(reason))
    }
  }
}
