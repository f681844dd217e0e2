import CalculatorModel
import ExactReals
import Testing

@Suite struct IntegralTests {
  private func value(_ expression: String) throws -> Real {
    try MathExpression(expression).value()
  }

  /// The digits up to 30 after the point.
  private func digits(_ expression: String) throws -> String {
    try value(expression).decimal(places: 30).significand.description
  }

  @Test(arguments: [
    ("integral(3x^2 - 2x + 1, x, -1, 3)", "24"), ("integral(x^2; x; 0; 1)", "1/3"),
    ("integral(x^2, x, 1, 0)", "-1/3"), ("integral(1/x, x, 1, 1)", "0"),
    ("integral((x - 1)(x + 1)^2 / 3, x, 0, 1)", "-11/36"), ("integral(7, x, 0, pi)", "7π"),
    ("integral(1/x, x, -4, -1)", "2 ln(1/2)"), ("integral(1/x^2, x, 1, 2)", "1/2"),
    ("integral(1/(2x + 1), x, 0, 1)", "ln 3/2"), ("integral(2^x, x, 0, 1)", "1/ln 2"),
    ("integral(exp(-x), x, 0, 1)", "1 - e^(-1)"), ("integral(sqrt(x), x, 0, 1)", "2/3"),
    ("integral((2x)^(-3/2), x, 1/2, 2)", "1/2"), ("integral(sin(x), x, 0, pi)", "2"),
    ("integral(cos(2x) + x, x, 0, pi/2)", "π^2/8"), ("integral(ln(x), x, 1, e)", "1"),
    ("integral(log2(x), x, 1, 2)", "2 - 1/ln 2"),
    ("integral(atan(x), x, 0, 1)", "(π + 2 ln(1/2))/4"),
    ("integral(x + 10%, x, 0, 2)", "11/5"), ("integral(sum(x^k, k, 0, 3), x, 0, 1)", "25/12"),
    ("integral(sin(x)^3, x, -1, 1)", "0"), ("integral(x^2 tan(x) + cbrt(x), x, -pi/3, pi/3)", "0"),
    ("integral(abs(x) sinh(x)/(2 + cos(x)), x, 2, -2)", "0"),
    ("integral(root(x, 3), x, -1, 1)", "0"),
    ("integral(integral(y, y, 0, 2) x, x, 0, 1)", "1"), ("2 integral(x, x, 0, 3) + 1", "10"),
  ])
  func areExactByAPrimitive(expression: String, result: String) throws {
    #expect(try value(expression).exactText == result, "\(expression)")
  }

  /// A factor of 1 that hides a function from the table of primitives.
  private static let one = "cos(0 x)"

  @Test(arguments: [
    ("x^3 - x", "-1", "2"), ("sin(x)", "0", "3"), ("exp(x/2)", "-1", "1"), ("ln(x)", "1", "2"),
    ("1/x", "-2", "-1"), ("2^x", "0", "pi"), ("x^2.5", "1", "2"), ("cosh(x)", "-1", "1/3"),
    ("sqrt(x)", "0", "2"), ("cbrt(x)", "1", "8"), ("atan(x)", "-1", "3"), ("sinh(2x)", "0", "1"),
  ])
  func seriesAgreeWithPrimitives(function: String, from: String, to: String) throws {
    let exact = try digits("integral(\(function), x, \(from), \(to))")
    let enclosed = try digits("integral((\(function)) * \(Self.one), x, \(from), \(to))")
    #expect(enclosed == exact, "\(function)")
  }

  @Test(arguments: [
    ("tan(x)", "-ln(cos(x))"), ("sec(x)^2", "tan(x)"), ("tanh(x)", "ln(cosh(x))"),
    ("1/(1 + x^2)", "atan(x)"), ("1/sqrt(1 - x^2)", "asin(x)"),
    ("asin(x)", "x asin(x) + sqrt(1 - x^2)"), ("acos(x)", "x acos(x) - sqrt(1 - x^2)"),
    ("1/sqrt(1 + x^2)", "asinh(x)"), ("atanh(x)", "x atanh(x) + ln(1 - x^2)/2"),
    ("x exp(x)", "(x - 1) exp(x)"), ("2x cos(x^2)", "sin(x^2)"),
    ("sin(x) exp(cos(x))", "-exp(cos(x))"), ("csc(x + 1) cot(x + 1)", "-csc(x + 1)"),
    ("sech(x) tanh(x)", "-sech(x)"), ("coth(x + 1)", "ln(sinh(x + 1))"),
    ("csch(x + 1)^2", "-coth(x + 1)"), ("x/hypot(x, 2)", "hypot(x, 2)"),
    ("(x + 1)^x (ln(x + 1) + x/(x + 1))", "(x + 1)^x"), ("1/(x + 3)/ln(10)", "log(x + 3)"),
    ("expm1(x)", "exp(x) - x"), ("log1p(x)", "(x + 1) ln(x + 1) - x"),
    ("acosh(x + 2)", "(x + 2) acosh(x + 2) - sqrt((x + 2)^2 - 1)"),
    ("asinh(x)", "x asinh(x) - sqrt(x^2 + 1)"), ("root(x + 1, 3)", "3/4 (x + 1)^(4/3)"),
  ])
  func areDifferencesOfPrimitives(function: String, primitive: String) throws {
    for (from, to) in [("0", "1/2"), ("1/4", "2/3")] {
      let sheet = try Sheet(
        """
        F(x) = \(primitive)
        F(\(to)) - F(\(from))
        integral((\(function)) * \(Self.one), x, \(from), \(to))
        """)
      let format = AnswerFormat(places: 30)
      let integral = sheet.written(at: 2, in: format)?.text
      #expect(integral != nil && integral == sheet.written(at: 1, in: format)?.text, "\(function)")
    }
  }

  @Test(arguments: [
    ("abs(x - 1/3), x, 0, 1", "0.2777777777777778"), ("floor(x), x, 0, 3.5", "4.500000000000000"),
    ("max(x, x^2), x, -2, 2", "5.500000000000000"), ("x mod 1, x, 0, 2.5", "1.125000000000000"),
    ("frac(x) + round(x) + trunc(x) + sign(x) + ceil(x), x, -2.2, 2.6", "5.660000000000000"),
    ("min(sin(x), cos(x)), x, 0, 7", "-2.582329379089495"),
    ("x^(1/3) + x^(2/3), x, -1, 2", "3.644762837204149"),
    ("sqrt(1 - x^2), x, -1, 1", "1.570796326794897"),
    ("sqrt(sin(x)), x, 0, pi", "2.396280469471184"), ("asin(x), x, 0, 1", "0.5707963267948966"),
    // The numerator and the denominator are zero at the same number.
    ("sin(x)/x, x, 0, 1", "0.9460830703671830"), ("sin(x)/x, x, -1, 1", "1.892166140734366"),
    ("(1 - cos(x))/x^2, x, 0, 1", "0.4863853762353227"),
    ("ln(x)/(x - 1), x, 1, 2", "0.8224670334241132"),
    // Three spikes, of which others miss one (F. Johansson, the examples of Arb).
    (
      "sech(10(x - 0.2))^2 + sech(100(x - 0.4))^4 + sech(1000(x - 0.6))^6, x, 0, 1",
      "0.2108027355005493"
    ),
    ("x sin(x)/(1 + cos(x)^2), x, 0, pi", "2.467401100272340"),
    ("x!, x, 0, 3", "5.852362725317263"), ("root(x, 1.5), x, -1, 1", "1.200000000000000"),
    ("lgamma(x), x, 1, 5", "3.903062804422473"),
  ])
  func reachOverKinksJumpsRootsAndSpikes(arguments: String, result: String) throws {
    let sheet = try Sheet("integral(\(arguments))")
    #expect(sheet.written(at: 0)?.text == result, "\(arguments)")
  }

  @Test(arguments: [
    "1/x, x, 0, 1", "1/x, x, -1, 1", "1/x^2, x, -1, 1", "1/(x^2 - 2), x, 1, 2",
    "tan(x), x, 0, 2", "tan(x), x, -2, 2", "1/sqrt(x), x, 0, 1", "fib(x), x, 0, 1",
    "integral(y, y, 0, x), x, 0, 1",
  ])
  func areRefusedWhereNoneIsProven(arguments: String) throws {
    let error = #expect(throws: ExpressionError.self) { try value("integral(\(arguments))") }
    #expect(error?.cause == .calculation(.notIntegrable), "\(arguments)")
  }

  @Test(arguments: [
    ("sqrt(x), x, -1, 1", CalculationError.notReal), ("ln(x), x, -1, 2", .notReal),
    ("x + 1/0, x, 0, 1", .divisionByZero), ("1/x, x, 0, 0", .divisionByZero),
    ("asin(x), x, 0, 3", .outsideDomain),
  ])
  func areRefusedWhereTheFunctionHasNoValue(arguments: String, cause: CalculationError) {
    let error = #expect(throws: ExpressionError.self) { try value("integral(\(arguments))") }
    #expect(error?.cause == .calculation(cause), "\(arguments)")
  }

  @Test func areOfTheUnitOfAngles() throws {
    let exact = try MathExpression("integral(sin(x), x, 0, 180)").value(in: .degrees)
    #expect(exact.exactText == "360/π")
    let enclosed = try MathExpression("integral(sin(x) \(Self.one), x, 0, 180)").value(in: .degrees)
    #expect(try exact.decimal(places: 30) == enclosed.decimal(places: 30))
  }

  @Test func joinAtTheBounds() throws {
    for function in ["exp(-x^2)", "abs(sin(x))", "x^x", "1/(x^2 + 1/50)"] {
      let parts = try digits(
        "integral(\(function), x, 1/4, 1) + integral(\(function), x, 1, 4)")
      #expect(try digits("integral(\(function), x, 1/4, 4)") == parts, "\(function)")
      #expect(try digits("-integral(\(function), x, 4, 1/4)") == parts, "\(function)")
    }
  }

  @Test func haveAsManyDigitsAsAreAskedFor() throws {
    let digits = try value("integral(exp(-x^2), x, 0, 1)").decimal(significantDigits: 100)
    #expect(
      digits.significand.description.hasPrefix(
        "7468241328124270253994674361318530053544996868126063290276544989586053275617728314"))
    #expect(
      try value("integral(x sin(x)/(1 + cos(x)^2), x, 0, pi)").decimal(significantDigits: 60)
        .significand == value("pi^2/4").decimal(significantDigits: 60).significand)
  }

  /// Its digits are proven, and no equality is.
  @Test func areUndecidedIfTheyMayBeZeroOrADecimal() throws {
    let zero = try value("integral(sin(x)^3, x, -1, 1) + integral(cos(x^2) - cos(x x), x, 0, 1)")
    #expect(try zero.isZero() == .undecided)
    #expect(try zero.decimal(significantDigits: 10).isExact == .undecided)
    #expect(
      try Sheet("integral(sin(x) cos(x), x, 0, pi)").written(at: 0)?.description
        == "≈ 0.000000000000000")
    let half = try value("integral(sin(2x) * cos(0 x), x, 0, pi/2) / 2")
    #expect(try half.isEqual(to: Real(1) / 2) == .undecided)
    #expect(try half.isRational() == .undecided)
    #expect(try half.isInteger() == .no)
    #expect(half.exactText == nil)
    #expect(try (half * half - half * half).isZero() == .yes)
    #expect(try (half / half).rational == 1)
  }

  @Test func areOfFunctionsOfOnesOwn() throws {
    let sheet = try Sheet("f(x) = x^3\nF(t) = integral(f(x) + t, x, 0, t)\nF(2)")
    #expect(sheet.written(at: 2)?.description == "= 8")
  }

  @Test(arguments: [
    "integral(x^2)", "integral(x^2, x)", "integral(x^2, x, 3)", "integral(x^2, 0, 1)",
    "integral x^2",
  ])
  func otherArgumentsAreToldTheForm(expression: String) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(expression) }
    #expect(error?.cause == .otherNotation("integral(x^2, x, 0, 1)"))
  }

  @Test func unitsAreRefused() throws {
    #expect(throws: ExpressionError.self) {
      try MathExpression("integral(x, x, 0, 5 m)").value()
    }
  }
}
