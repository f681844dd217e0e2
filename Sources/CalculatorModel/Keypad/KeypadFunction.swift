import ExactReals

/// A function of the number shown: the keys that act at once.
///
/// ```swift
/// try KeypadFunction.square.value(of: -12)                 // 144
/// try KeypadFunction.sine.value(of: 30, in: .degrees)      // 1/2
/// ```
public enum KeypadFunction: CaseIterable, Hashable, Sendable {
  case square, cube, reciprocal, squareRoot, cubeRoot
  case exponential, powerOfTen, powerOfTwo
  case naturalLogarithm, decimalLogarithm, binaryLogarithm
  case factorial
  case sine, cosine, tangent
  case arcsine, arccosine, arctangent
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case areaSine, areaCosine, areaTangent

  /// The function's name in key sequences: `x^2`, `sqrt`, `sin-1`.
  public var token: String {
    switch self {
    case .square: "x^2"
    case .cube: "x^3"
    case .reciprocal: "1/x"
    case .squareRoot: "sqrt"
    case .cubeRoot: "cbrt"
    case .exponential: "e^x"
    case .powerOfTen: "10^x"
    case .powerOfTwo: "2^x"
    case .naturalLogarithm: "ln"
    case .decimalLogarithm: "log10"
    case .binaryLogarithm: "log2"
    case .factorial: "x!"
    case .sine: "sin"
    case .cosine: "cos"
    case .tangent: "tan"
    case .arcsine: "sin-1"
    case .arccosine: "cos-1"
    case .arctangent: "tan-1"
    case .hyperbolicSine: "sinh"
    case .hyperbolicCosine: "cosh"
    case .hyperbolicTangent: "tanh"
    case .areaSine: "sinh-1"
    case .areaCosine: "cosh-1"
    case .areaTangent: "tanh-1"
    }
  }

  /// Returns the function's exact value.
  ///
  /// - Parameters:
  ///   - x: The number shown.
  ///   - unit: The unit of angles, in and out.
  ///   - budget: The limit on the cost of the calculation.
  /// - Returns: The value, which may be irrational.
  /// - Throws: `CalculationError` when there is no real value, or when it costs more than the budget.
  public func value(
    of x: Real, in unit: AngleUnit = .degrees, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    switch self {
    case .square: return try Real.product(x, x, within: budget)
    case .cube: return try Real.pow(x, 3, within: budget)
    case .reciprocal: return try Real.quotient(1, x, within: budget)
    case .powerOfTen: return try Real.pow(10, x, within: budget)
    case .powerOfTwo: return try Real.pow(2, x, within: budget)
    default:
      guard let function = mathFunction else { return x }
      return try function.value(of: [x], in: unit, within: budget)
    }
  }

  /// The matching function of typed expressions, if there is one.
  var mathFunction: MathFunction? {
    switch self {
    case .square, .cube, .reciprocal, .powerOfTen, .powerOfTwo: nil
    case .squareRoot: .squareRoot
    case .cubeRoot: .cubeRoot
    case .exponential: .exponential
    case .naturalLogarithm: .naturalLogarithm
    case .decimalLogarithm: .logarithm
    case .binaryLogarithm: .binaryLogarithm
    case .factorial: .factorial
    case .sine: .sine
    case .cosine: .cosine
    case .tangent: .tangent
    case .arcsine: .arcsine
    case .arccosine: .arccosine
    case .arctangent: .arctangent
    case .hyperbolicSine: .hyperbolicSine
    case .hyperbolicCosine: .hyperbolicCosine
    case .hyperbolicTangent: .hyperbolicTangent
    case .areaSine: .areaSine
    case .areaCosine: .areaCosine
    case .areaTangent: .areaTangent
    }
  }
}
