import BigNumbers
import ExactReals

extension MathFunction {
  /// The function's value.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, in a number that ``argumentCounts`` allows.
  ///   - unit: The unit of angles, as arguments and as values.
  ///   - budget: The most the calculation may cost.
  /// - Returns: The value, exact.
  /// - Throws: `CalculationError`.
  func value(
    of arguments: ArraySlice<Real>, in unit: AngleUnit, within budget: Budget
  ) throws(CalculationError) -> Real {
    if isOfSamples { return try value(ofSample: Array(arguments), within: budget) }
    guard let x = arguments.first else { throw .outsideDomain }
    guard let y = arguments.dropFirst().first else {
      return try value(of: x, in: unit, within: budget)
    }
    if givesPattern { return try pattern(of: arguments, within: budget) }
    if arguments.count == 2 { return try value(of: x, y, in: unit, within: budget) }
    var result = x
    for argument in arguments.dropFirst() {
      result = try value(of: result, argument, in: unit, within: budget)
    }
    return result
  }

  private func value(
    of x: Real, in unit: AngleUnit, within budget: Budget
  ) throws(CalculationError) -> Real {
    switch self {
    case .squareRoot: return try Real.sqrt(x, within: budget)
    case .cubeRoot: return try Real.cbrt(x, within: budget)
    case .exponential: return try Real.exp(x, within: budget)
    case .naturalLogarithm: return try Real.log(x, within: budget)
    case .logarithm, .decimalLogarithm: return try Real.log10(x, within: budget)
    case .binaryLogarithm: return try Real.log2(x, within: budget)
    case .exponentialLessOne:
      return try Real.difference(Real.exp(x, within: budget), 1, within: budget)
    case .logarithmOfOneMore:
      return try Real.log(Real.sum(1, x, within: budget), within: budget)
    case .sine, .cosine, .tangent, .secant, .cosecant, .cotangent:
      let angle = try unit.convert(x, to: .radians, within: budget)
      return try ratio(ofAngle: angle, within: budget)
    case .arcsine, .arccosine, .arctangent:
      let angle = try angle(ofRatio: x, within: budget)
      return try AngleUnit.radians.convert(angle, to: unit, within: budget)
    case .hyperbolicSine: return try Real.sinh(x, within: budget)
    case .hyperbolicCosine: return try Real.cosh(x, within: budget)
    case .hyperbolicTangent: return try Real.tanh(x, within: budget)
    case .hyperbolicSecant: return try Real.sech(x, within: budget)
    case .hyperbolicCosecant: return try Real.csch(x, within: budget)
    case .hyperbolicCotangent: return try Real.coth(x, within: budget)
    case .areaSine: return try Real.asinh(x, within: budget)
    case .areaCosine: return try Real.acosh(x, within: budget)
    case .areaTangent: return try Real.atanh(x, within: budget)
    case .areaSecant:
      return try Real.acosh(Real.quotient(1, x, within: budget), within: budget)
    case .areaCosecant:
      return try Real.asinh(Real.quotient(1, x, within: budget), within: budget)
    case .areaCotangent:
      return try Real.atanh(Real.quotient(1, x, within: budget), within: budget)
    case .factorial: return try Real.factorial(x, within: budget)
    case .gamma: return try Real.gamma(x, within: budget)
    case .logarithmOfGamma:
      return try Real.log(
        Real.abs(Real.gamma(x, within: budget), within: budget), within: budget)
    case .fibonacci: return try Real.fibonacci(x, within: budget)
    case .absolute, .hypotenuse: return try Real.abs(x, within: budget)
    case .sign: return try Real.sign(x, within: budget)
    case .floor: return try Real.floor(x, within: budget)
    case .ceiling: return try Real.ceil(x, within: budget)
    case .round: return try Real.round(x, within: budget)
    case .truncation: return try Real.trunc(x, within: budget)
    case .fraction:
      return try Real.difference(x, Real.trunc(x, within: budget), within: budget)
    // For one number these return the same as for that number twice.
    case .greatestCommonDivisor, .leastCommonMultiple, .minimum, .maximum:
      return try value(of: x, x, in: unit, within: budget)
    case .hexadecimal, .octal, .binary, .decimal, .population,
      .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64:
      return try bits(of: x, within: budget)
    case .sum, .product, .mean, .median, .mode, .count, .variance, .populationVariance,
      .standardDeviation, .populationStandardDeviation, .geometricMean, .harmonicMean,
      .rootMeanSquare, .quantile,
      .root, .power, .arctangent2, .combinations, .permutations, .remainder,
      .quotient, .truncatedRemainder, .derivative, .integral, .roots, .solve, .rotationLeft,
      .rotationRight,
      .byteswap:
      throw .outsideDomain
    }
  }

  private func ratio(
    ofAngle x: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    switch self {
    case .cosine: try Real.cos(x, within: budget)
    case .tangent: try Real.tan(x, within: budget)
    case .secant: try Real.sec(x, within: budget)
    case .cosecant: try Real.csc(x, within: budget)
    case .cotangent: try Real.cot(x, within: budget)
    default: try Real.sin(x, within: budget)
    }
  }

  private func angle(
    ofRatio x: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    switch self {
    case .arccosine: try Real.acos(x, within: budget)
    case .arctangent: try Real.atan(x, within: budget)
    default: try Real.asin(x, within: budget)
    }
  }

  private func value(
    of x: Real, _ y: Real, in unit: AngleUnit, within budget: Budget
  ) throws(CalculationError) -> Real {
    switch self {
    case .root: return try Real.root(x, y, within: budget)
    case .power: return try Real.pow(x, y, within: budget)
    case .logarithm: return try Real.log(x, base: y, within: budget)
    case .arctangent2:
      let angle = try Real.atan2(y: x, x: y, within: budget)
      return try AngleUnit.radians.convert(angle, to: unit, within: budget)
    case .combinations: return try Real.combinations(x, y, within: budget)
    case .permutations: return try Real.permutations(x, y, within: budget)
    case .round, .floor, .ceiling, .truncation: return try rounded(x, by: y, within: budget)
    case .remainder: return try Real.mod(x, y, within: budget)
    case .greatestCommonDivisor: return try Real.gcd(x, y, within: budget)
    case .leastCommonMultiple: return try Real.lcm(x, y, within: budget)
    case .minimum: return try Real.min(x, y, within: budget)
    case .maximum: return try Real.max(x, y, within: budget)
    case .hypotenuse: return try Real.hypot(x, y, within: budget)
    case .quotient: return try Self.quotient(x, y, within: budget)
    case .truncatedRemainder:
      let whole = try Self.quotient(x, y, within: budget)
      let multiple = try Real.product(whole, y, within: budget)
      return try Real.difference(x, multiple, within: budget)
    default: throw .outsideDomain
    }
  }

  /// The quotient of two numbers, truncated towards zero.
  private static func quotient(
    _ x: Real, _ y: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    try Real.trunc(Real.quotient(x, y, within: budget), within: budget)
  }

  /// The number rounded as the second argument says: to a number of decimal places, before the point if it is
  /// negative, or to a multiple.
  ///
  /// For `round` and `trunc` a whole number is a number of places; anything else is a step, whose sign does not
  /// matter.
  func rounded(
    _ x: Real, by y: Real, isStep: Bool = false, within budget: Budget
  ) throws(CalculationError) -> Real {
    var step = try Real.abs(y, within: budget)
    if !isStep, self == .round || self == .truncation,
      let places = try y.wholeNumber(within: budget)
    {
      guard places.magnitude <= AnswerFormat.digitLimit else { throw .tooManyDigits }
      // Two words hold any number of digits up to the limit.
      step = Real(Rational(significand: Int64(1), exponent: -Int(truncatingIfNeeded: places)))
    }
    let count = try Real.quotient(x, step, within: budget)
    return try Real.product(value(of: count, in: .radians, within: budget), step, within: budget)
  }
}

extension Real {
  /// The number as an integer; nil if it is none.
  func wholeNumber(within budget: Budget) throws(CalculationError) -> BigInt? {
    do throws(CalculationError) {
      return try integer(within: budget)
    } catch .notInteger {
      return nil
    }
  }
}
