import CalculatorModel

extension MathFunction {
  /// The arguments of a function, and a correct example.
  ///
  /// This is the only table of descriptions: `exactly functions`, `help NAME`, the completion of a
  /// session and the manual page read it. The language itself does not use it.
  struct Description {
    /// The arguments as written in a call: `x, n`.
    let parameters: String

    /// The arguments of another way to call it, if there is one.
    let otherParameters: String?

    /// An expression that uses the function, and its value.
    let example: (expression: String, result: String)

    fileprivate init(
      of parameters: String = "x", or otherParameters: String? = nil, _ example: String,
      _ result: String
    ) {
      self.parameters = parameters
      self.otherParameters = otherParameters
      self.example = (example, result)
    }

    /// The example with its result: `sqrt(16) = 4`.
    var equation: String { example.expression + " = " + example.result }
  }

  /// The description of the function.
  var description: Description {
    switch self {
    case .squareRoot: Description("sqrt(16)", "4")
    case .cubeRoot: Description("cbrt(27)", "3")
    case .root: Description(of: "x, n", "root(32, 5)", "2")
    case .power: Description(of: "x, y", "pow(2, 10)", "1024")
    case .exponential: Description("exp(ln(7))", "7")
    case .naturalLogarithm: Description("ln(e^2)", "2")
    case .logarithm: Description(or: "x, base", "log(8, 2)", "3")
    case .binaryLogarithm: Description("log2(1024)", "10")
    case .decimalLogarithm: Description("log10(1000)", "3")
    case .exponentialLessOne: Description("expm1(ln(3))", "2")
    case .logarithmOfOneMore: Description("log1p(e - 1)", "1")
    case .sine: Description("sin(30 deg)", "0.5")
    case .cosine: Description("cos(60 deg)", "0.5")
    case .tangent: Description("tan(45 deg)", "1")
    case .secant: Description("sec(60 deg)", "2")
    case .cosecant: Description("csc(30 deg)", "2")
    case .cotangent: Description("cot(45 deg)", "1")
    case .arcsine: Description("asin(0)", "0")
    case .arccosine: Description("acos(1)", "0")
    case .arctangent: Description("atan(0)", "0")
    case .arctangent2: Description(of: "y, x", "atan2(0, 1)", "0")
    case .hyperbolicSine: Description("sinh(0)", "0")
    case .hyperbolicCosine: Description("cosh(0)", "1")
    case .hyperbolicTangent: Description("tanh(0)", "0")
    case .hyperbolicSecant: Description("sech(0)", "1")
    case .hyperbolicCosecant: Description("csch(asinh(2))", "0.5")
    case .hyperbolicCotangent: Description("coth(atanh(0.5))", "2")
    case .areaSine: Description("asinh(0)", "0")
    case .areaCosine: Description("acosh(1)", "0")
    case .areaTangent: Description("atanh(0)", "0")
    case .areaSecant: Description("asech(1)", "0")
    case .areaCosecant: Description("csch(acsch(2))", "2")
    case .areaCotangent: Description("coth(acoth(2))", "2")
    case .factorial: Description("fact(5)", "120")
    case .gamma: Description("gamma(5)", "24")
    case .logarithmOfGamma: Description("lgamma(2)", "0")
    case .combinations: Description(of: "n, k", "ncr(9, 5)", "126")
    case .permutations: Description(of: "n, k", "npr(9, 5)", "15120")
    case .fibonacci: Description(of: "n", "fib(10)", "55")
    case .absolute: Description("abs(-5)", "5")
    case .sign: Description("sign(-5)", "-1")
    case .floor: Description("floor(-3.2)", "-4")
    case .ceiling: Description("ceil(3.2)", "4")
    case .round: Description(or: "x, places", "round(2.345, 2)", "2.35")
    case .truncation: Description("trunc(-5.25)", "-5")
    case .fraction: Description("frac(-5.25)", "-0.25")
    case .remainder: Description(of: "a, b", "mod(-8, 3)", "1")
    case .greatestCommonDivisor: Description(of: "a, b, …", "gcd(28, 120, 126)", "2")
    case .leastCommonMultiple: Description(of: "a, b, …", "lcm(4, 6)", "12")
    case .minimum: Description(of: "a, b, …", "min(3, 1, 2)", "1")
    case .maximum: Description(of: "a, b, …", "max(3, 1, 2)", "3")
    case .hypotenuse: Description(of: "x, y, …", "hypot(3, 4)", "5")
    case .sum: Description(of: "a, b, …", "sum([1, 2, 3])", "6")
    case .product: Description(of: "a, b, …", "product(2, 3, 4)", "24")
    case .mean: Description(of: "a, b, …", "mean([1, 2, 6])", "3")
    case .median: Description(of: "a, b, …", "median(3, 1, 2)", "2")
    case .mode: Description(of: "a, b, …", "mode([1, 2, 2])", "2")
    case .count: Description(of: "a, b, …", "count([4, 5, 6])", "3")
    case .variance: Description(of: "a, b, …", "var([1, 2, 3])", "1")
    case .populationVariance: Description(of: "a, b, …", "varp([1, 3])", "1")
    case .standardDeviation: Description(of: "a, b, …", "stdev([1, 2, 3])", "1")
    case .populationStandardDeviation: Description(of: "a, b, …", "stdevp([1, 3])", "1")
    case .geometricMean: Description(of: "a, b, …", "gmean(2, 8)", "4")
    case .harmonicMean: Description(of: "a, b, …", "hmean(2, 6)", "3")
    case .rootMeanSquare: Description(of: "a, b, …", "rms(1, 7)", "5")
    case .quantile: Description(of: "list, p", "quantile([1, 2, 3], 1/4)", "1.5")
    case .quotient: Description(of: "a, b", "quot(-8, 3)", "-2")
    case .truncatedRemainder: Description(of: "a, b", "rem(-8, 3)", "-2")
    case .derivative: Description(of: "f, x, a", "derivative(x^3, x, 2)", "12")
    case .integral: Description(of: "f, x, a, b", "integral(x^2, x, 0, 3)", "9")
    case .roots: Description(of: "f, x, a, b", "roots(x^2 - x, x, -5, 5)", "[0, 1]")
    case .solve: Description(of: "f = g, x", "solve(x^2 = x + 6, x)", "[-2, 3]")
    case .hexadecimal: Description("hex(255)", "0xFF")
    case .octal: Description("oct(8)", "0o10")
    case .binary: Description("bin(5)", "0b101")
    case .decimal: Description("dec(0xFF)", "255")
    case .int8: Description("int8(200)", "-56")
    case .int16: Description("int16(40000)", "-25536")
    case .int32: Description("int32(2^31)", "-2147483648")
    case .int64: Description("int64(2^64 + 1)", "1")
    case .uint8: Description("uint8(-1)", "255")
    case .uint16: Description("uint16(70000)", "4464")
    case .uint32: Description("uint32(-1)", "4294967295")
    case .uint64: Description("uint64(2^64 + 1)", "1")
    case .rotationLeft: Description(of: "x, n, bits", "rol(129, 1, 8)", "3")
    case .rotationRight: Description(of: "x, n, bits", "ror(1, 1, 8)", "128")
    case .byteswap: Description(of: "x, bits", "byteswap(1, 16)", "256")
    case .population: Description("popcount(255)", "8")
    }
  }
}
