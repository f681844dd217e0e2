import BigNumbers
import ExactReals

/// Derivatives.
extension FunctionProgram {
  /// The place of the derivative of the value at a place, where it has one: next to a kink or a jump it is that of
  /// the part.
  ///
  /// - Throws: `CalculationError.notDifferentiable` for the lesser or greater one of two functions.
  package mutating func slope(
    of place: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    var slopes = [Int](repeating: 0, count: place + 1)
    for index in places(under: place) {
      slopes[index] = try slope(of: operations[index], at: index, slopes, within: budget)
    }
    return slopes[place]
  }

  private mutating func slope(
    of operation: Operation, at place: Int, _ slopes: [Int], within budget: Budget
  ) throws(CalculationError) -> Int {
    switch operation {
    case .variable: return try constant(1)
    case .constant: return try constant(0)
    case .joined(let operation, let x, let y):
      switch operation {
      case .multiplication:
        return try joined(
          product(slopes[x], y, within: budget), product(x, slopes[y], within: budget),
          by: .addition, within: budget)
      case .division:
        let numerator = try numeratorOfSlope(x, y, slopes[x], slopes[y], within: budget)
        return try joined(numerator, power(y, 2, within: budget), by: .division, within: budget)
      default: return try joined(slopes[x], slopes[y], by: operation, within: budget)
      }
    case .power(let x, let exponent):
      if case .root(let radicand, let degree) = operations[x] {
        // Of x^(m/n) it is m/n x^(m/n − 1).
        let factor = try product(
          constant(Real(Rational(BigInt(exponent), over: BigInt(degree)))),
          power(x, exponent - degree, within: budget), within: budget)
        return try product(factor, slopes[radicand], within: budget)
      }
      let factor = try product(
        constant(Real(exponent)), power(x, exponent - 1, within: budget), within: budget)
      return try product(factor, slopes[x], within: budget)
    case .root(let x, let degree):
      let divisor = try product(
        constant(Real(degree)), power(place, degree - 1, within: budget), within: budget)
      return try joined(slopes[x], divisor, by: .division, within: budget)
    case .function(let function, let x):
      guard constant(at: slopes[x])?.isWrittenAsZero != true else { return slopes[x] }
      return try product(slope(of: function, x, place, within: budget), slopes[x], within: budget)
    case .extreme: throw .notDifferentiable
    }
  }

  /// The derivative of x/y times y²: x'y − xy'.
  package mutating func numeratorOfSlope(
    _ x: Int, _ y: Int, _ slopeOfX: Int, _ slopeOfY: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    try joined(
      product(slopeOfX, y, within: budget), product(x, slopeOfY, within: budget), by: .subtraction,
      within: budget)
  }

  /// The place of a sum or a difference as a single quotient; nil if neither of its terms is one.
  package mutating func quotient(
    of x: Int, _ y: Int, by operation: ArithmeticOperation, within budget: Budget
  ) throws(CalculationError) -> (dividend: Int, divisor: Int)? {
    let (left, right) = (try fraction(x), try fraction(y))
    guard left.divisor != right.divisor || constant(at: left.divisor) == nil else { return nil }
    if left.divisor == right.divisor {
      return (
        try joined(left.dividend, right.dividend, by: operation, within: budget), left.divisor
      )
    }
    let dividend = try joined(
      product(left.dividend, right.divisor, within: budget),
      product(right.dividend, left.divisor, within: budget), by: operation, within: budget)
    return (dividend, try product(left.divisor, right.divisor, within: budget))
  }

  private mutating func fraction(
    _ place: Int
  ) throws(CalculationError) -> (dividend: Int, divisor: Int) {
    guard case .joined(.division, let dividend, let divisor) = operations[place] else {
      return (place, try constant(1))
    }
    return (dividend, divisor)
  }

  /// The place of a product; that with a quotient is a quotient, without a factor that is also the divisor.
  package mutating func product(
    _ x: Int, _ y: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    for (x, y) in [(x, y), (y, x)] {
      guard case .joined(.division, let dividend, let divisor) = operations[y] else { continue }
      if x == divisor { return dividend }
      return try joined(
        product(x, dividend, within: budget), divisor, by: .division, within: budget)
    }
    return try joined(x, y, by: .multiplication, within: budget)
  }

  /// The derivative of a function of the value at a place.
  private mutating func slope(
    of function: MathFunction, _ x: Int, _ value: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    switch function {
    case .exponential: return value
    case .naturalLogarithm: return try reciprocal(x, within: budget)
    case .sine: return try self.function(.cosine, of: x, within: budget)
    case .cosine:
      return try negated(self.function(.sine, of: x, within: budget), within: budget)
    case .tangent:
      let cosine = try self.function(.cosine, of: x, within: budget)
      return try reciprocal(power(cosine, 2, within: budget), within: budget)
    case .arcsine:
      return try reciprocal(root(rest(of: x, within: budget), 2, within: budget), within: budget)
    case .arccosine:
      return try negated(
        reciprocal(root(rest(of: x, within: budget), 2, within: budget), within: budget),
        within: budget)
    case .arctangent:
      let square = try power(x, 2, within: budget)
      return try reciprocal(
        joined(constant(1), square, by: .addition, within: budget), within: budget)
    case .hyperbolicSine: return try self.function(.hyperbolicCosine, of: x, within: budget)
    case .hyperbolicCosine: return try self.function(.hyperbolicSine, of: x, within: budget)
    case .hyperbolicTangent:
      let cosine = try self.function(.hyperbolicCosine, of: x, within: budget)
      return try reciprocal(power(cosine, 2, within: budget), within: budget)
    case .areaSine:
      let sum = try joined(constant(1), power(x, 2, within: budget), by: .addition, within: budget)
      return try reciprocal(root(sum, 2, within: budget), within: budget)
    case .areaCosine:
      let difference = try joined(
        power(x, 2, within: budget), constant(1), by: .subtraction, within: budget)
      return try reciprocal(root(difference, 2, within: budget), within: budget)
    case .areaTangent: return try reciprocal(rest(of: x, within: budget), within: budget)
    case .absolute: return try self.function(.sign, of: x, within: budget)
    default: return try constant(0)
    }
  }

  /// 1 − x².
  private mutating func rest(of x: Int, within budget: Budget) throws(CalculationError) -> Int {
    try joined(constant(1), power(x, 2, within: budget), by: .subtraction, within: budget)
  }

  private mutating func reciprocal(
    _ x: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    try joined(constant(1), x, by: .division, within: budget)
  }

  package mutating func negated(_ x: Int, within budget: Budget) throws(CalculationError) -> Int {
    try joined(constant(-1), x, by: .multiplication, within: budget)
  }
}
