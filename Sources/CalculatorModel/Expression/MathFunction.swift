/// A function that expressions know by name.
///
/// This is the one table of them: the parser, the list of `exactly functions`, completions and
/// suggestions read it.
///
/// ```swift
/// MathFunction.combinations.name            // "ncr"
/// MathFunction.combinations.argumentCounts  // 2...2
/// MathFunction.combinations.summary         // "ways to choose k of n: ncr(9, 5) = 126"
/// ```
public enum MathFunction: CaseIterable, Hashable, Sendable {
  case squareRoot, cubeRoot, root, power
  case exponential, naturalLogarithm, logarithm, binaryLogarithm, decimalLogarithm
  case sine, cosine, tangent, secant, cosecant, cotangent
  case arcsine, arccosine, arctangent, arctangent2
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case hyperbolicSecant, hyperbolicCosecant, hyperbolicCotangent
  case areaSine, areaCosine, areaTangent
  case factorial, gamma, combinations, permutations
  case absolute, sign, floor, ceiling, round, truncation, fraction
  case remainder, greatestCommonDivisor, leastCommonMultiple
  case minimum, maximum, hypotenuse

  /// The name in lists and messages.
  public var name: String { entry.name }

  /// Other names that mean the same.
  public var aliases: [String] { entry.aliases }

  /// How many arguments the function takes.
  public var argumentCounts: ClosedRange<Int> { entry.counts }

  /// What the function is, in one line, with an example.
  public var summary: String {
    entry.meaning + ": " + entry.example + " = " + entry.result
  }

  /// An expression that uses the function, and its value.
  public var example: (expression: String, result: String) { (entry.example, entry.result) }

  /// The sign that stands for the function, if one does: `√`.
  var symbol: String? {
    switch self {
    case .squareRoot: "√"
    case .cubeRoot: "∛"
    default: nil
    }
  }

  /// Whether the function is of an angle, which has a unit.
  var takesAngle: Bool {
    switch self {
    case .sine, .cosine, .tangent, .secant, .cosecant, .cotangent: true
    default: false
    }
  }

  /// Whether the function's value is an angle, which has a unit.
  var givesAngle: Bool {
    switch self {
    case .arcsine, .arccosine, .arctangent, .arctangent2: true
    default: false
    }
  }

  /// Whether the function is of an angle, or its value is one.
  var isOfAngles: Bool { takesAngle || givesAngle }

  /// The function that undoes this one, where `⁻¹` behind its name means that.
  var inverse: MathFunction? {
    switch self {
    case .sine: .arcsine
    case .cosine: .arccosine
    case .tangent: .arctangent
    case .hyperbolicSine: .areaSine
    case .hyperbolicCosine: .areaCosine
    case .hyperbolicTangent: .areaTangent
    default: nil
    }
  }

  /// The name as mathematicians write it: `sin⁻¹`, `log₂`.
  var typesetName: String {
    if self == .binaryLogarithm { return "log₂" }
    for function in Self.allCases where function.inverse == self { return function.name + "⁻¹" }
    return name
  }

  /// A row of the table.
  private struct Entry {
    var name: String
    var aliases: [String]
    var counts: ClosedRange<Int>
    var meaning: String
    var example: String
    var result: String

    init(
      _ name: String, also aliases: [String] = [],
      takes counts: ClosedRange<Int> = 1...1, _ meaning: String, _ example: String,
      _ result: String
    ) {
      self.name = name
      self.aliases = aliases
      self.counts = counts
      self.meaning = meaning
      self.example = example
      self.result = result
    }
  }

  private static let any = 1...Int.max

  private var entry: Entry {
    switch self {
    case .squareRoot:
      Entry("sqrt", "square root, also √", "sqrt(16)", "4")
    case .cubeRoot:
      Entry("cbrt", "cube root, also ∛", "cbrt(27)", "3")
    case .root:
      Entry("root", takes: 2...2, "n-th root of x", "root(32, 5)", "2")
    case .power:
      Entry("pow", takes: 2...2, "power, also ^ and **", "pow(2, 10)", "1024")
    case .exponential:
      Entry("exp", "power of e", "exp(ln(7))", "7")
    case .naturalLogarithm:
      Entry("ln", "natural logarithm, to base e", "ln(e^2)", "2")
    case .logarithm:
      Entry(
        "log", takes: 1...2,
        "logarithm to base 10, as on a calculator's key, or to a base given second",
        "log(8, 2)", "3")
    case .binaryLogarithm: Entry("log2", also: ["lb"], "logarithm to base 2", "log2(1024)", "10")
    case .decimalLogarithm: Entry("log10", also: ["lg"], "logarithm to base 10", "log10(1000)", "3")
    case .sine: Entry("sin", "sine of an angle", "sin(30 deg)", "0.5")
    case .cosine: Entry("cos", "cosine of an angle", "cos(60 deg)", "0.5")
    case .tangent: Entry("tan", also: ["tg"], "tangent of an angle", "tan(45 deg)", "1")
    case .secant: Entry("sec", "secant of an angle, 1/cos", "sec(60 deg)", "2")
    case .cosecant: Entry("csc", also: ["cosec"], "cosecant of an angle, 1/sin", "csc(30 deg)", "2")
    case .cotangent:
      Entry("cot", also: ["cotan", "ctg"], "cotangent of an angle, 1/tan", "cot(45 deg)", "1")
    case .arcsine:
      Entry("asin", also: ["arcsin"], "angle of a sine", "asin(0)", "0")
    case .arccosine:
      Entry("acos", also: ["arccos"], "angle of a cosine", "acos(1)", "0")
    case .arctangent:
      Entry("atan", also: ["arctan"], "angle of a tangent", "atan(0)", "0")
    case .arctangent2:
      Entry("atan2", takes: 2...2, "angle of the point (x, y), y given first", "atan2(0, 1)", "0")
    case .hyperbolicSine: Entry("sinh", "hyperbolic sine", "sinh(0)", "0")
    case .hyperbolicCosine: Entry("cosh", "hyperbolic cosine", "cosh(0)", "1")
    case .hyperbolicTangent: Entry("tanh", "hyperbolic tangent", "tanh(0)", "0")
    case .hyperbolicSecant: Entry("sech", "hyperbolic secant, 1/cosh", "sech(0)", "1")
    case .hyperbolicCosecant:
      Entry("csch", also: ["cosech"], "hyperbolic cosecant, 1/sinh", "csch(asinh(2))", "0.5")
    case .hyperbolicCotangent:
      Entry("coth", "hyperbolic cotangent, 1/tanh", "coth(atanh(0.5))", "2")
    case .areaSine:
      Entry("asinh", also: ["arsinh", "arcsinh"], "inverse of sinh", "asinh(0)", "0")
    case .areaCosine:
      Entry("acosh", also: ["arcosh", "arccosh"], "inverse of cosh, not negative", "acosh(1)", "0")
    case .areaTangent:
      Entry("atanh", also: ["artanh", "arctanh"], "inverse of tanh", "atanh(0)", "0")
    case .factorial:
      Entry("fact", also: ["factorial"], "factorial, also !", "fact(5)", "120")
    case .gamma: Entry("gamma", also: ["Γ"], "gamma function, (x − 1)!", "gamma(5)", "24")
    case .combinations:
      Entry(
        "ncr", also: ["nCr", "comb", "binomial"], takes: 2...2,
        "ways to choose k of n", "ncr(9, 5)", "126")
    case .permutations:
      Entry(
        "npr", also: ["nPr", "perm"], takes: 2...2,
        "ways to choose k of n in order", "npr(9, 5)", "15120")
    case .absolute: Entry("abs", "distance from zero", "abs(-5)", "5")
    case .sign:
      Entry("sign", also: ["sgn", "signum"], "−1, 0 or 1 by the sign", "sign(-5)", "-1")
    case .floor: Entry("floor", "next integer below", "floor(-3.2)", "-4")
    case .ceiling: Entry("ceil", also: ["ceiling"], "next integer above", "ceil(3.2)", "4")
    case .round:
      Entry(
        "round", takes: 1...2, "nearest integer, or to so many places; halves away from zero",
        "round(2.345, 2)", "2.35")
    case .truncation:
      Entry(
        "trunc", also: ["int"], "integer part", "trunc(-5.25)",
        "-5")
    case .fraction:
      Entry("frac", "what trunc leaves over", "frac(-5.25)", "-0.25")
    case .remainder:
      Entry(
        "mod", takes: 2...2,
        "remainder of the divisor's sign, also between: 8 mod 3", "mod(-8, 3)", "1")
    case .greatestCommonDivisor:
      Entry(
        "gcd", also: ["gcf", "hcf"], takes: Self.any, "greatest common divisor",
        "gcd(28, 120, 126)", "2")
    case .leastCommonMultiple:
      Entry("lcm", takes: Self.any, "least common multiple", "lcm(4, 6)", "12")
    case .minimum: Entry("min", takes: Self.any, "least of all", "min(3, 1, 2)", "1")
    case .maximum: Entry("max", takes: Self.any, "greatest of all", "max(3, 1, 2)", "3")
    case .hypotenuse:
      Entry("hypot", takes: 2...2, "√(x² + y²)", "hypot(3, 4)", "5")
    }
  }
}
