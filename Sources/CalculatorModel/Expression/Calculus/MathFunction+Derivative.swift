import BigNumbers
import ExactReals

extension MathFunction {
  /// The derivative of a function of one number.
  ///
  /// - Parameters:
  ///   - x: The number.
  ///   - value: The function's value there.
  ///   - unit: The unit of angles, as arguments and as values.
  ///   - budget: The most the calculation may cost.
  /// - Returns: The derivative, exact.
  /// - Throws: `CalculationError.notDifferentiable` at a kink or a jump, and where the derivative is not known; other
  ///   errors where it is infinite.
  func derivative(
    at x: Real, _ value: Real, in unit: AngleUnit, within budget: Budget
  ) throws(CalculationError) -> Real {
    func product(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
      try Real.product(x, y, within: budget)
    }
    func quotient(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
      try Real.quotient(x, y, within: budget)
    }
    func sum(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
      try Real.sum(x, y, within: budget)
    }
    func difference(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
      try Real.difference(x, y, within: budget)
    }
    func square(_ x: Real) throws(CalculationError) -> Real { try product(x, x) }
    func root(_ x: Real) throws(CalculationError) -> Real { try Real.sqrt(x, within: budget) }
    func other(_ function: MathFunction) throws(CalculationError) -> Real {
      try function.value(of: [x], in: unit, within: budget)
    }
    /// The derivative by an angle in the unit, from that by an angle in radians.
    func byAngle(_ derivative: Real) throws(CalculationError) -> Real {
      try unit.convert(derivative, to: .radians, within: budget)
    }
    /// The derivative of an angle in the unit, from that of an angle in radians.
    func ofAngle(_ derivative: Real) throws(CalculationError) -> Real {
      try AngleUnit.radians.convert(derivative, to: unit, within: budget)
    }
    switch self {
    case .squareRoot: return try quotient(1, product(2, value))
    case .cubeRoot: return try quotient(1, product(3, square(value)))
    case .exponential: return value
    case .exponentialLessOne: return try sum(value, 1)
    case .naturalLogarithm: return try quotient(1, x)
    case .logarithmOfOneMore: return try quotient(1, sum(1, x))
    case .sine: return try byAngle(other(.cosine))
    case .cosine: return try byAngle(-other(.sine))
    case .tangent: return try byAngle(sum(1, square(value)))
    case .cotangent: return try byAngle(-sum(1, square(value)))
    case .secant: return try byAngle(product(value, other(.tangent)))
    case .cosecant: return try byAngle(-product(value, other(.cotangent)))
    case .arcsine: return try ofAngle(quotient(1, root(difference(1, square(x)))))
    case .arccosine: return try ofAngle(-quotient(1, root(difference(1, square(x)))))
    case .arctangent:
      return try ofAngle(quotient(1, sum(1, square(x))))
    case .hyperbolicSine: return try Real.cosh(x, within: budget)
    case .hyperbolicCosine: return try Real.sinh(x, within: budget)
    case .hyperbolicTangent: return try difference(1, square(value))
    case .hyperbolicCotangent: return try difference(1, square(value))
    case .hyperbolicSecant: return try -product(value, Real.tanh(x, within: budget))
    case .hyperbolicCosecant: return try -product(value, Real.coth(x, within: budget))
    case .areaSine:
      return try quotient(1, root(sum(square(x), 1)))
    case .areaCosine:
      return try quotient(1, root(difference(square(x), 1)))
    case .areaTangent, .areaCotangent:
      return try quotient(1, difference(1, square(x)))
    case .areaSecant: return try -quotient(1, product(x, root(difference(1, square(x)))))
    case .areaCosecant:
      return try -quotient(1, product(Real.abs(x, within: budget), root(sum(square(x), 1))))
    case .gamma: return try product(value, Real.digamma(x, within: budget))
    case .logarithmOfGamma: return try Real.digamma(x, within: budget)
    case .factorial: return try product(value, Real.digamma(sum(x, 1), within: budget))
    // Between their jumps these are level.
    case .sign:
      guard try x.isZero(within: budget) == .no else { throw .notDifferentiable }
      return 0
    case .floor, .ceiling:
      guard try x.wholeNumber(within: budget) == nil else { throw .notDifferentiable }
      return 0
    case .truncation, .fraction:
      // Around zero both are level: they jump at the other whole numbers.
      let whole = try x.wholeNumber(within: budget)
      guard whole?.isZero ?? true else { throw .notDifferentiable }
      return self == .truncation ? 0 : 1
    case .round:
      // It jumps halfway between whole numbers.
      let shifted = try sum(x, quotient(1, 2))
      guard try shifted.wholeNumber(within: budget) == nil else { throw .notDifferentiable }
      return 0
    default: throw .notDifferentiable
    }
  }
}
