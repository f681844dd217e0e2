import CalculatorModel
import ExactReals
import Quantities
import Testing

@Suite struct RootTests {
  private func written(_ expression: String) throws -> String? {
    try Sheet(expression).written(at: 0)?.description
  }

  @Test(arguments: [
    ("x^2 - 1, x, -2, 2", "= [-1, 1]"), ("x^2 - 1, x, 2, -2", "= [-1, 1]"),
    ("x^2 - 1, x, 0, 1", "= [1]"), ("x^2 + 1, x, -5, 5", "= []"), ("x - 2, x, 2, 2", "= [2]"),
    ("x^2, x, 1, 1", "= []"), ("5, x, 0, 1", "= []"),
    ("(x - 1)^2 (x + 2)^3, x, -3, 3", "= [-2, 1]"), ("3x - 2, x, 0, 1", "≈ [0.6666666666666667]"),
    ("x^3 - x, x, -2, 2", "= [-1, 0, 1]"), ("x^2 - x - 1, x, 0, 5", "≈ [1.618033988749895]"),
    ("x^100 - 1/2, x, 0, 2", "≈ [0.9930924954370359]"),
    ("x^5 - 3x + 1, x, -3, 3", "≈ [-1.388791984407254, 0.3347341419433527, 1.214648042698462]"),
  ])
  func ofPolynomials(arguments: String, roots: String) throws {
    #expect(try written("roots(\(arguments))") == roots, "\(arguments)")
  }

  @Test(arguments: [
    ("cos(x) - x, x, 0, 1", "≈ [0.7390851332151606]"), ("exp(x) - 1, x, -1, 3", "= [0]"),
    ("ln(x), x, 0.5, 2", "= [1]"),
    ("2^x - x^2, x, -2, 5", "≈ [-0.7666646959621231, 2, 4]"),
    ("sin(x), x, 1, 7", "≈ [3.141592653589793, 6.283185307179586]"),
    ("abs(x - 1/3) - 1/7, x, 0, 1", "≈ [0.1904761904761905, 0.4761904761904762]"),
    // It is not defined where it would be zero.
    ("x^2/x, x, -1, 2", "= []"), ("(1 - cos(x))/x, x, -1, 1", "= []"),
    ("x + 0/x, x, -1, 1", "= []"),
    ("(x^2 - 6x + 9)/(x - 3), x, 0, 5", "= []"), ("(x^2 - 4)/(x - 2), x, -5, 5", "= [-2]"),
    // It only touches zero.
    ("abs(x - 1), x, 0, 5", "= [1]"), ("sqrt(x - 1), x, 0, 5", "= [1]"),
    ("cos(x) - 1, x, -1, 1", "= [0]"), ("abs(x), x, -1, 1", "= [0]"),
    // There are gaps and poles beside the roots.
    ("sqrt(x) - 1, x, -1, 4", "= [1]"), ("ln(x), x, -3, 2", "= [1]"), ("ln(x), x, 0, 5", "= [1]"),
    ("asin(x) - 1/2, x, -2, 2", "≈ [0.4794255386042030]"), ("1/x - x, x, -3, 3", "= [-1, 1]"),
    ("tan(x) - x, x, -5, 5", "≈ [-4.493409457909064, 0, 4.493409457909064]"),
    ("max(1/x, 2) - 100, x, 0.001, 1", "= [0.01]"), ("x/(x^2 - 2), x, -5, 5", "= [0]"),
    ("1/sin(x), x, 1, 10", "= []"),
    ("1/ln(x) - 1, x, 0, 5", "≈ [2.718281828459045]"),
    ("cot(x) - 1, x, 0, 3", "≈ [0.7853981633974483]"),
    ("gamma(x) - 2, x, 0.1, 4", "≈ [0.4428773964847274, 3]"),
    ("sqrt(x), x, -1, 1", "= [0]"), ("sqrt(1 - x^2), x, -2, 2", "= [-1, 1]"),
    ("cbrt(x), x, -1, 1", "= [0]"),
  ])
  func ofOtherFunctions(arguments: String, roots: String) throws {
    #expect(try written("roots(\(arguments))") == roots, "\(arguments)")
  }

  @Test(arguments: [
    "0, x, 0, 1", "x - x, x, 0, 1", "floor(x), x, -1, 2", "sin(1/x), x, 0, 1",
    "sin(x)^2, x, 1, 4", "fib(x), x, 0, 1", "max(1/x, 2) - 100, x, -1, 1",
  ])
  func areRefusedUnlessAllAreProven(arguments: String) throws {
    let error = #expect(throws: ExpressionError.self) {
      try MathExpression("roots(\(arguments))").result(exchangeRates: ExchangeRates())
    }
    #expect(error?.cause == .calculation(.notIsolated), "\(arguments)")
  }

  @Test(arguments: [
    ("sqrt(x), x, -5, -1", CalculationError.notReal), ("asin(x), x, 2, 3", .outsideDomain),
    ("x + 1/0, x, 0, 1", .divisionByZero),
  ])
  func areRefusedWhereTheFunctionHasNoValue(arguments: String, cause: CalculationError) {
    let error = #expect(throws: ExpressionError.self) {
      try MathExpression("roots(\(arguments))").result(exchangeRates: ExchangeRates())
    }
    #expect(error?.cause == .calculation(cause), "\(arguments)")
  }

  /// The polynomial with these roots has no others, wherever it begins.
  @Test func areThoseThatThePolynomialWasMadeOf() throws {
    for roots in [[-3, 1, 2], [1, 1, 1], [-1, 0, 0, 5], [-7, -2, 3, 3, 4]] {
      let factors = roots.map { "(x - (\($0)))" }.joined(separator: " ")
      let expected = Set(roots).sorted().map { "\($0)" }.joined(separator: ", ")
      for bounds in ["-10, 10", "-7, 5", "-7.3, 6.1", "-8 - pi, 9"] {
        #expect(try written("roots(\(factors), x, \(bounds))") == "= [\(expected)]", "\(factors)")
      }
    }
  }

  @Test func haveAsManyDigitsAsAreAskedFor() throws {
    let sheet = try Sheet("roots(cos(x) - x, x, 0, 1)\nroots(x^3 - x - 1, x, 0, 2)")
    let format = AnswerFormat(significantDigits: 60)
    #expect(
      sheet.written(at: 0, in: format)?.text
        == "[0.739085133215160641655312087673873404013411758900757464965681]")
    #expect(
      sheet.written(at: 1, in: format)?.text
        == "[1.32471795724474602596090885447809734073440405690173336453402]")
  }

  @Test func areLists() throws {
    #expect(try written("sum(roots(x^2 - x - 1, x, -5, 5))") == "= 1")
    #expect(try written("count(roots(sin(x), x, 1, 100))") == "= 31")
    #expect(try written("max(roots(x^3 - x, x, -2, 2)) * 3") == "= 3")
    let error = #expect(throws: ExpressionError.self) {
      try MathExpression("integral(roots(x, x, -1, 1), y, 0, 1)").result(
        exchangeRates: ExchangeRates())
    }
    #expect(error?.cause == .onlyPlainNumbers("integral"))
  }

  @Test(arguments: [
    ("x^2 = 2, x", "≈ [-1.414213562373095, 1.414213562373095]"), ("x^2 = x + 6, x", "= [-2, 3]"),
    ("2y + 3 = 11, y", "= [4]"), ("x^3 - 6x^2 + 11x - 6, x", "= [1, 2, 3]"),
    ("x + 20% = 120, x", "= [100]"), ("x/3 + x/4 = 7, x", "= [12]"), ("(x - 1)^3 = 0, x", "= [1]"),
    ("x^2 = -1, x", "= []"), ("1 = 2, x", "= []"), ("pi x = 3 pi, x", "= [3]"),
    ("sqrt(2) x^2 = pi, x", "≈ [-1.490450089429090, 1.490450089429090]"),
    ("(x - 1000)^2 (x + 1000) = 0, x", "= [-1000, 1000]"), ("0 x^3 + x = 5, x", "= [5]"),
    ("(sin(1)^2 + cos(1)^2 - 1) x = 1, x", "= []"),
    ("10^40 x = 1, x", "= [1e-40]"), ("x^5 - x = 1, x", "≈ [1.167303978261419]"),
  ])
  func solvesEquations(arguments: String, solutions: String) throws {
    #expect(try written("solve(\(arguments))") == solutions, "\(arguments)")
  }

  @Test(arguments: [
    ("solve(sin(x) = 0, x)", CalculationError.notPolynomial), ("solve(1/x = 2, x)", .notPolynomial),
    ("solve(x = x, x)", .notIsolated),
  ])
  func leavesOtherEquationsAlone(expression: String, failure: CalculationError) {
    let error = #expect(throws: ExpressionError.self) {
      try MathExpression(expression).result(exchangeRates: ExchangeRates())
    }
    #expect(error?.cause == .calculation(failure), "\(expression)")
  }

  @Test func equationsHaveParametersAndAReading() throws {
    let sheet = try Sheet("f(a) = solve(x^2 = a, x)\nf(9)\nb = 3\nsolve(b x = 6, x)")
    #expect(sheet.written(at: 1)?.text == "[-3, 3]")
    #expect(sheet.written(at: 3)?.text == "[2]")
    let reading = try #require(Worksheet().line("solve(x^2 = x + 6, x)").reading)
    #expect(reading == "solve((x^2) − (x + 6), x)")
    #expect(try written(reading) == "= [-2, 3]")
    for line in ["solve x^2 = x + 6", "solve y^2 = y + 6 for y"] {
      #expect(try written(line) == "= [-2, 3]", "\(line)")
    }
  }

  @Test(arguments: ["roots(x^2 - 2)", "roots(x^2, x, 1)", "roots(x^2, 0, 1)"])
  func otherArgumentsAreToldTheForm(expression: String) {
    let error = #expect(throws: ExpressionError.self) { try MathExpression(expression) }
    #expect(error?.cause == .otherNotation("roots(x^2 - 2, x, -5, 5)"))
  }
}
