import CalculatorModel

extension MathFunction {
  /// The description of a function in words, with a correct example.
  ///
  /// This is the only table of descriptions: `exactly functions`, `help NAME`, the completion of a
  /// session and the manual page read it. The language itself does not use it.
  struct Description {
    /// The arguments as written in a call: `x, n`.
    let parameters: String

    /// The arguments of another way to call it, if there is one.
    let otherParameters: String?

    /// The meaning of the function, in English.
    let meaning: String

    /// An expression that uses the function, and its value.
    let example: (expression: String, result: String)

    fileprivate init(
      of parameters: String = "x", or otherParameters: String? = nil, _ meaning: String,
      _ example: String, _ result: String
    ) {
      self.parameters = parameters
      self.otherParameters = otherParameters
      self.meaning = meaning
      self.example = (example, result)
    }

    /// The example with its result: `sqrt(16) = 4`.
    var equation: String { example.expression + " = " + example.result }
  }

  /// The description of the function.
  var description: Description {
    switch self {
    case .squareRoot: Description("square root, also √", "sqrt(16)", "4")
    case .cubeRoot: Description("cube root, also ∛", "cbrt(27)", "3")
    case .root: Description(of: "x, n", "n-th root of x", "root(32, 5)", "2")
    case .power: Description(of: "x, y", "power, also ^ and **", "pow(2, 10)", "1024")
    case .exponential: Description("power of e", "exp(ln(7))", "7")
    case .naturalLogarithm: Description("natural logarithm, to base e", "ln(e^2)", "2")
    case .logarithm:
      Description(
        or: "x, base",
        "logarithm to base 10, as on a calculator's key, or to a base given second", "log(8, 2)",
        "3")
    case .binaryLogarithm: Description("logarithm to base 2", "log2(1024)", "10")
    case .decimalLogarithm: Description("logarithm to base 10", "log10(1000)", "3")
    case .exponentialLessOne: Description("e^x − 1", "expm1(ln(3))", "2")
    case .logarithmOfOneMore: Description("ln(1 + x)", "log1p(e - 1)", "1")
    case .sine: Description("sine of an angle", "sin(30 deg)", "0.5")
    case .cosine: Description("cosine of an angle", "cos(60 deg)", "0.5")
    case .tangent: Description("tangent of an angle", "tan(45 deg)", "1")
    case .secant: Description("secant of an angle, 1/cos", "sec(60 deg)", "2")
    case .cosecant: Description("cosecant of an angle, 1/sin", "csc(30 deg)", "2")
    case .cotangent: Description("cotangent of an angle, 1/tan", "cot(45 deg)", "1")
    case .arcsine: Description("angle of a sine", "asin(0)", "0")
    case .arccosine: Description("angle of a cosine", "acos(1)", "0")
    case .arctangent: Description("angle of a tangent", "atan(0)", "0")
    case .arctangent2:
      Description(of: "y, x", "angle of the point (x, y), y given first", "atan2(0, 1)", "0")
    case .hyperbolicSine: Description("hyperbolic sine", "sinh(0)", "0")
    case .hyperbolicCosine: Description("hyperbolic cosine", "cosh(0)", "1")
    case .hyperbolicTangent: Description("hyperbolic tangent", "tanh(0)", "0")
    case .hyperbolicSecant: Description("hyperbolic secant, 1/cosh", "sech(0)", "1")
    case .hyperbolicCosecant: Description("hyperbolic cosecant, 1/sinh", "csch(asinh(2))", "0.5")
    case .hyperbolicCotangent: Description("hyperbolic cotangent, 1/tanh", "coth(atanh(0.5))", "2")
    case .areaSine: Description("inverse of sinh", "asinh(0)", "0")
    case .areaCosine: Description("inverse of cosh, not negative", "acosh(1)", "0")
    case .areaTangent: Description("inverse of tanh", "atanh(0)", "0")
    case .areaSecant: Description("inverse of sech, not negative", "asech(1)", "0")
    case .areaCosecant: Description("inverse of csch", "csch(acsch(2))", "2")
    case .areaCotangent: Description("inverse of coth", "coth(acoth(2))", "2")
    case .factorial: Description("factorial, also !", "fact(5)", "120")
    case .gamma: Description("gamma function, (x − 1)!", "gamma(5)", "24")
    case .logarithmOfGamma: Description("ln |gamma(x)|", "lgamma(2)", "0")
    case .combinations: Description(of: "n, k", "ways to choose k of n", "ncr(9, 5)", "126")
    case .permutations:
      Description(of: "n, k", "ways to choose k of n in order", "npr(9, 5)", "15120")
    case .fibonacci:
      Description(of: "n", "Fibonacci number", "fib(10)", "55")
    case .absolute: Description("distance from zero", "abs(-5)", "5")
    case .sign: Description("−1, 0 or 1 by the sign", "sign(-5)", "-1")
    case .floor: Description("next integer below", "floor(-3.2)", "-4")
    case .ceiling: Description("next integer above", "ceil(3.2)", "4")
    case .round:
      Description(
        or: "x, places", "nearest integer, or to so many places; halves away from zero",
        "round(2.345, 2)", "2.35")
    case .truncation: Description("integer part", "trunc(-5.25)", "-5")
    case .fraction: Description("what trunc leaves over", "frac(-5.25)", "-0.25")
    case .remainder:
      Description(
        of: "a, b", "remainder of the divisor's sign, also between: 8 mod 3", "mod(-8, 3)", "1")
    case .greatestCommonDivisor:
      Description(of: "a, b, …", "greatest common divisor", "gcd(28, 120, 126)", "2")
    case .leastCommonMultiple:
      Description(of: "a, b, …", "least common multiple", "lcm(4, 6)", "12")
    case .minimum: Description(of: "a, b, …", "least of all", "min(3, 1, 2)", "1")
    case .maximum: Description(of: "a, b, …", "greatest of all", "max(3, 1, 2)", "3")
    case .hypotenuse: Description(of: "x, y, …", "√(x² + y² + …)", "hypot(3, 4)", "5")
    case .sum:
      Description(
        of: "a, b, …", "sum, also of a list, and over k: sum(1/k, k, 1, 9)", "sum([1, 2, 3])", "6")
    case .product:
      Description(
        of: "a, b, …", "product, also of a list, and over k: product(k, k, 1, 9)",
        "product(2, 3, 4)", "24")
    case .mean: Description(of: "a, b, …", "mean, also of a list", "mean([1, 2, 6])", "3")
    case .median: Description(of: "a, b, …", "median, also of a list", "median(3, 1, 2)", "2")
    case .mode:
      Description(of: "a, b, …", "the most frequent, also of a list", "mode([1, 2, 2])", "2")
    case .count: Description(of: "a, b, …", "how many there are", "count([4, 5, 6])", "3")
    case .variance:
      Description(
        of: "a, b, …", "variance of a sample, also of a list, by n − 1", "var([1, 2, 3])", "1")
    case .populationVariance:
      Description(
        of: "a, b, …", "variance of all there are, by n", "varp([1, 3])", "1")
    case .standardDeviation:
      Description(
        of: "a, b, …", "standard deviation of a sample, √var", "stdev([1, 2, 3])", "1")
    case .populationStandardDeviation:
      Description(
        of: "a, b, …", "standard deviation of all there are, √varp", "stdevp([1, 3])", "1")
    case .geometricMean: Description(of: "a, b, …", "geometric mean", "gmean(2, 8)", "4")
    case .harmonicMean: Description(of: "a, b, …", "harmonic mean", "hmean(2, 6)", "3")
    case .rootMeanSquare: Description(of: "a, b, …", "quadratic mean", "rms(1, 7)", "5")
    case .quantile:
      Description(
        of: "list, p", "what a part p of the numbers lies below, interpolated at (n − 1)p",
        "quantile([1, 2, 3], 1/4)", "1.5")
    case .quotient: Description(of: "a, b", "whole quotient, towards zero", "quot(-8, 3)", "-2")
    case .truncatedRemainder:
      Description(of: "a, b", "what quot leaves over, with the sign of a", "rem(-8, 3)", "-2")
    case .hexadecimal:
      Description("around all of a line: the answer in base 16, as x to hex", "hex(255)", "0xFF")
    case .octal:
      Description("around all of a line: the answer in base 8, as x to oct", "oct(8)", "0o10")
    case .binary:
      Description("around all of a line: the answer in base 2, as x to bin", "bin(5)", "0b101")
    case .decimal:
      Description("around all of a line: all digits in base 10, as x to dec", "dec(0xFF)", "255")
    case .int8: Description("cut to 8 bits with a sign", "int8(200)", "-56")
    case .int16: Description("cut to 16 bits with a sign", "int16(40000)", "-25536")
    case .int32: Description("cut to 32 bits with a sign", "int32(2^31)", "-2147483648")
    case .int64: Description("cut to 64 bits with a sign", "int64(2^64 + 1)", "1")
    case .uint8: Description("cut to 8 bits without a sign", "uint8(-1)", "255")
    case .uint16: Description("cut to 16 bits without a sign", "uint16(70000)", "4464")
    case .uint32: Description("cut to 32 bits without a sign", "uint32(-1)", "4294967295")
    case .uint64: Description("cut to 64 bits without a sign", "uint64(2^64 + 1)", "1")
    case .rotationLeft:
      Description(
        of: "x, n, bits",
        "bits turned left by n places in a word of 8, 16, 32 or 64 without a sign",
        "rol(129, 1, 8)", "3")
    case .rotationRight:
      Description(
        of: "x, n, bits",
        "bits turned right by n places in a word of 8, 16, 32 or 64 without a sign",
        "ror(1, 1, 8)", "128")
    case .byteswap:
      Description(
        of: "x, bits", "bytes of a word without a sign in the other order", "byteswap(1, 16)",
        "256")
    case .population: Description("how many bits are 1", "popcount(255)", "8")
    }
  }
}
