/// A function with a name in expressions.
///
/// This is their only table: the parser, the list of `exactly functions`, completions and suggestions read it.
/// Descriptions in words are up to those who list them.
///
/// ```swift
/// MathFunction.combinations.name            // "ncr"
/// MathFunction.combinations.argumentCounts  // 2...2
/// ```
public enum MathFunction: CaseIterable, Hashable, Sendable {
  case squareRoot, cubeRoot, root, power
  case exponential, naturalLogarithm, logarithm, binaryLogarithm, decimalLogarithm
  case exponentialLessOne, logarithmOfOneMore
  case sine, cosine, tangent, secant, cosecant, cotangent
  case arcsine, arccosine, arctangent, arctangent2
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case hyperbolicSecant, hyperbolicCosecant, hyperbolicCotangent
  case areaSine, areaCosine, areaTangent
  case areaSecant, areaCosecant, areaCotangent
  case factorial, gamma, logarithmOfGamma, combinations, permutations, fibonacci
  case absolute, sign, floor, ceiling, round, truncation, fraction
  case remainder, greatestCommonDivisor, leastCommonMultiple
  case minimum, maximum, hypotenuse
  case sum, product, mean, median, mode, count
  case variance, populationVariance, standardDeviation, populationStandardDeviation
  case geometricMean, harmonicMean, rootMeanSquare, quantile
  case quotient, truncatedRemainder
  case derivative
  case integral
  case roots
  case solve
  case hexadecimal, octal, binary, decimal
  case int8, int16, int32, int64, uint8, uint16, uint32, uint64
  case rotationLeft, rotationRight, byteswap, population

  /// The name in lists and messages.
  public var name: String { entry.name }

  /// Other names with the same meaning.
  public var aliases: [String] { entry.aliases }

  /// The numbers of arguments that the function takes.
  public var argumentCounts: ClosedRange<Int> { entry.counts }

  /// Whether the function takes the numbers of a list: `max([1, 2])`.
  public var takesList: Bool { argumentCounts.upperBound == Int.max || self == .quantile }

  /// The sign that stands for the function, if any: `√`.
  var symbol: String? {
    switch self {
    case .squareRoot: "√"
    case .cubeRoot: "∛"
    default: nil
    }
  }

  /// Whether the function rounds, to a whole number or as its second argument says.
  var rounds: Bool {
    switch self {
    case .floor, .ceiling, .round, .truncation: true
    default: false
    }
  }

  /// Whether the function takes an angle, which has a unit.
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

  /// Whether the function takes or returns an angle.
  var isOfAngles: Bool { takesAngle || givesAngle }

  /// The inverse function, if `⁻¹` after the name means that.
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

    init(
      _ name: String, also aliases: [String] = [], takes counts: ClosedRange<Int> = 1...1
    ) {
      self.name = name
      self.aliases = aliases
      self.counts = counts
    }
  }

  private static let any = 1...Int.max

  private var entry: Entry {
    switch self {
    case .squareRoot: Entry("sqrt")
    case .cubeRoot: Entry("cbrt")
    case .root: Entry("root", takes: 2...2)
    case .power: Entry("pow", takes: 2...2)
    case .exponential: Entry("exp")
    case .naturalLogarithm: Entry("ln")
    case .logarithm: Entry("log", takes: 1...2)
    case .binaryLogarithm: Entry("log2", also: ["lb"])
    case .decimalLogarithm: Entry("log10", also: ["lg"])
    case .exponentialLessOne: Entry("expm1")
    case .logarithmOfOneMore: Entry("log1p")
    case .sine: Entry("sin")
    case .cosine: Entry("cos")
    case .tangent: Entry("tan", also: ["tg"])
    case .secant: Entry("sec")
    case .cosecant: Entry("csc", also: ["cosec"])
    case .cotangent: Entry("cot", also: ["cotan", "ctg"])
    case .arcsine: Entry("asin", also: ["arcsin"])
    case .arccosine: Entry("acos", also: ["arccos"])
    case .arctangent: Entry("atan", also: ["arctan"])
    case .arctangent2: Entry("atan2", takes: 2...2)
    case .hyperbolicSine: Entry("sinh")
    case .hyperbolicCosine: Entry("cosh")
    case .hyperbolicTangent: Entry("tanh")
    case .hyperbolicSecant: Entry("sech")
    case .hyperbolicCosecant: Entry("csch", also: ["cosech"])
    case .hyperbolicCotangent: Entry("coth")
    case .areaSine: Entry("asinh", also: ["arsinh", "arcsinh"])
    case .areaCosine: Entry("acosh", also: ["arcosh", "arccosh"])
    case .areaTangent: Entry("atanh", also: ["artanh", "arctanh"])
    case .areaSecant: Entry("asech", also: ["arsech", "arcsech"])
    case .areaCosecant: Entry("acsch", also: ["arcsch", "arccsch"])
    case .areaCotangent: Entry("acoth", also: ["arcoth", "arccoth"])
    case .factorial: Entry("fact", also: ["factorial"])
    case .gamma: Entry("gamma", also: ["Γ"])
    case .logarithmOfGamma: Entry("lgamma", also: ["lngamma"])
    case .combinations:
      Entry(
        "ncr", also: ["nCr", "comb", "binomial"], takes: 2...2)
    case .permutations: Entry("npr", also: ["nPr", "perm"], takes: 2...2)
    case .fibonacci: Entry("fib", also: ["fibonacci"])
    case .absolute: Entry("abs")
    case .sign: Entry("sign", also: ["sgn", "signum"])
    case .floor: Entry("floor", takes: 1...2)
    case .ceiling: Entry("ceil", also: ["ceiling"], takes: 1...2)
    case .round: Entry("round", takes: 1...2)
    case .truncation: Entry("trunc", also: ["int"], takes: 1...2)
    case .fraction: Entry("frac")
    case .remainder: Entry("mod", takes: 2...2)
    case .greatestCommonDivisor: Entry("gcd", also: ["gcf", "hcf"], takes: Self.any)
    case .leastCommonMultiple: Entry("lcm", takes: Self.any)
    case .minimum: Entry("min", takes: Self.any)
    case .maximum: Entry("max", takes: Self.any)
    case .hypotenuse: Entry("hypot", takes: Self.any)
    case .sum: Entry("sum", takes: Self.any)
    case .product: Entry("product", takes: Self.any)
    case .mean: Entry("mean", takes: Self.any)
    case .median: Entry("median", takes: Self.any)
    case .mode: Entry("mode", takes: Self.any)
    case .count: Entry("count", takes: Self.any)
    case .variance: Entry("var", takes: Self.any)
    case .populationVariance: Entry("varp", takes: Self.any)
    case .standardDeviation: Entry("stdev", takes: Self.any)
    case .populationStandardDeviation: Entry("stdevp", takes: Self.any)
    case .geometricMean: Entry("gmean", takes: Self.any)
    case .harmonicMean: Entry("hmean", takes: Self.any)
    case .rootMeanSquare: Entry("rms", takes: Self.any)
    case .quantile: Entry("quantile", takes: 2...2)
    case .quotient: Entry("quot", takes: 2...2)
    case .truncatedRemainder: Entry("rem", takes: 2...2)
    case .derivative: Entry("derivative", takes: 3...3)
    case .integral: Entry("integral", takes: 4...4)
    case .roots: Entry("roots", takes: 4...4)
    case .solve: Entry("solve", takes: 2...2)
    case .hexadecimal: Entry("hex")
    case .octal: Entry("oct")
    case .binary: Entry("bin")
    case .decimal: Entry("dec")
    case .int8: Entry("int8")
    case .int16: Entry("int16")
    case .int32: Entry("int32")
    case .int64: Entry("int64")
    case .uint8: Entry("uint8")
    case .uint16: Entry("uint16")
    case .uint32: Entry("uint32")
    case .uint64: Entry("uint64")
    case .rotationLeft: Entry("rol", takes: 3...3)
    case .rotationRight: Entry("ror", takes: 3...3)
    case .byteswap: Entry("byteswap", takes: 2...2)
    case .population: Entry("popcount")
    }
  }
}
