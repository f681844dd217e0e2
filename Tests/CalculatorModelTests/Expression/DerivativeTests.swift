import CalculatorModel
import ExactReals
import Testing

@Suite struct DerivativeTests {
  private func text(_ expression: String) throws -> String? {
    try MathExpression(expression).value().exactText
  }

  @Test(arguments: [
    ("derivative(x^3 - 2x, x, 2)", "10"), ("derivative(5, x, 2)", "0"),
    ("derivative(x^2; x; 3)", "6"),
    ("derivative(x^x, x, 1)", "1"), ("derivative(2^x, x, 0)", "ln 2"),
    ("derivative(sin(x)/x, x, pi)", "-1/π"), ("derivative(tan(x), x, pi/4)", "2"),
    ("derivative(sqrt(x), x, 2)", "√2/4"), ("derivative(root(x, 3), x, 8)", "1/12"),
    ("derivative(log(x, 2), x, 1)", "1/ln 2"), ("derivative(asin(x), x, 0)", "1"),
    ("derivative(acos(x), x, 1/2)", "-2√3/3"), ("derivative(atanh(x), x, 1/2)", "4/3"),
    ("derivative(abs(x), x, -3)", "-1"), ("derivative(floor(x), x, 1/2)", "0"),
    ("derivative(frac(x), x, 1/2)", "1"), ("derivative(x², x, 3)", "6"),
    ("derivative(hypot(x, 4), x, 3)", "3/5"), ("derivative(atan2(x, 1), x, 1)", "1/2"),
    ("derivative(abs(x^2), x, 0)", "0"), ("derivative(abs(x^3) + x, x, 0)", "1"),
    ("derivative(x^2 x^(1/2), x, 1)", "5/2"), ("derivative(sqrt(x^2), x, 3)", "1"),
    ("derivative(sqrt(x^2 + 1), x, 0)", "0"), ("derivative(floor(x^2 + 1/2), x, 0)", "0"),
    ("derivative(mean(x, x^2), x, 3)", "7/2"),
    ("derivative(x + 10%, x, 3)", "11/10"), ("derivative(20% of x, x, 3)", "1/5"),
    ("derivative(sum(x^k, k, 0, 5), x, 1)", "15"),
    ("derivative(product(x + k, k, 1, 3), x, 0)", "11"),
    ("derivative(max(x, 2, x^2), x, 3)", "6"), ("derivative(min(x, 2), x, 3)", "0"),
    ("2 derivative(x^2, x, 3) + 1", "13"),
  ])
  func areExact(expression: String, value: String) throws {
    #expect(try text(expression) == value, "\(expression)")
  }

  @Test(arguments: [
    "derivative(abs(x), x, 0)", "derivative(floor(x), x, 1)", "derivative(round(x), x, 1/2)",
    "derivative(sqrt(x), x, 0)", "derivative(asin(x), x, 1)", "derivative(sign(x), x, 0)",
    "derivative(fib(x), x, 3)", "derivative(max(x, 2), x, 2)",
    "derivative(derivative(x^3, x, y), y, 2)", "derivative(atan2(x, -1), x, 0)",
    // The slope inside is 0, and yet there is a kink, a jump, or a value that is not known.
    "derivative(sqrt(x^2), x, 0)", "derivative(cbrt(x^3), x, 0)", "derivative((x^2)^(1/2), x, 0)",
    "derivative(floor(-x^2), x, 0)", "derivative(sign(x^2), x, 0)", "derivative(gcd(x^2, 4), x, 0)",
    "derivative(max(x^2, -x^2), x, 0)", "derivative(derivative(y^3, y, x^2), x, 0)",
    "derivative(sum(k, k, 1, x^2 + 1), x, 0)",
    // Nothing is on the other side.
    "derivative(x^1.5, x, 0)",
  ])
  func areRefusedWhereThereIsNoneOrNoneIsKnown(expression: String) throws {
    let error = #expect(throws: ExpressionError.self) { try text(expression) }
    #expect(error?.cause == .calculation(.notDifferentiable), "\(expression)")
  }

  @Test(arguments: [
    ("gamma(x), x, 1", "-0.577215664901532860606512090082"),
    ("x!, x, 3", "7.53670601059080283636092745951"),
    ("gamma(x), x, -1/2", "-0.129353589795540055315479537076"),
    ("lgamma(x), x, 10", "2.25175258906672110764745616389"),
    ("lgamma(x), x, 1/1000", "-1000.57557193181030047147261447"),
    ("(x^2)!, x, 0", "0"),
  ])
  func ofFactorialsHaveAllDigits(arguments: String, digits: String) throws {
    let sheet = try Sheet("derivative(\(arguments))")
    let text = sheet.written(at: 0, in: AnswerFormat(significantDigits: 30))?.text
    #expect(text == digits, "\(arguments)")
  }

  @Test func isOfTheUnitOfAngles() throws {
    let value = try MathExpression("derivative(sin(x), x, 0)").value(in: .degrees)
    #expect(value.exactText == "π/180")
  }

  @Test func theRuleForProductsHolds() throws {
    let functions = ["x^3 - x", "sin(x)", "exp(x/2)", "ln(x + 4)", "1/(x + 5)", "sqrt(x^2 + 1)"]
    for (index, f) in functions.enumerated() {
      for g in functions[index...] {
        for place in ["-1/3", "2", "sqrt(2)"] {
          let whole = try MathExpression("derivative((\(f))(\(g)), x, \(place))").value()
          let parts = try MathExpression(
            """
            derivative(\(f), x, \(place)) * (\(g.at(place))) \
            + (\(f.at(place))) * derivative(\(g), x, \(place))
            """
          ).value()
          let difference = try Real.difference(whole, parts)
          #expect(try difference.decimal(places: 30).significand.isZero, "\(f), \(g), \(place)")
        }
      }
    }
  }

  @Test func areOfFunctionsOfOnesOwn() throws {
    let sheet = try Sheet("f(x) = x^3\ng(t) = derivative(f(x) + t x, x, t)\ng(2)")
    #expect(sheet.written(at: 2)?.description == "= 14")
  }

  @Test(arguments: [
    "derivative(x^2)", "derivative(x^2, x)", "derivative(x^2, 3)", "derivative x^2",
  ])
  func otherArgumentsAreToldTheForm(expression: String) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(expression) }
    #expect(error?.cause == .otherNotation("derivative(x^2, x, 3)"))
  }

  @Test func theShortNameIsFree() throws {
    #expect(try Sheet("diff = 120 - 80\ndiff * 2").written(at: 1)?.description == "= 80")
  }

  @Test func unitsAreRefused() throws {
    #expect(throws: ExpressionError.self) {
      try MathExpression("derivative(x * 1 m, x, 2)").value()
    }
  }
}

extension String {
  /// Returns the expression with a number in place of the variable.
  fileprivate func at(_ place: String) -> String {
    replacing("exp", with: "E").replacing("x", with: "(\(place))").replacing("E", with: "exp")
  }
}
