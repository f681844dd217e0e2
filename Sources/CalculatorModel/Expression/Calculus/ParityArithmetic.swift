import BigNumbers
import ExactReals

/// Tells functions apart that are even, f(−x) = f(x), odd, f(−x) = −f(x), or neither, as their form shows.
struct ParityArithmetic: BodyArithmetic {
  enum Value {
    case constant(Real)
    case even
    case odd
    case unknown

    fileprivate var isEven: Bool {
      switch self {
      case .constant, .even: true
      case .odd, .unknown: false
      }
    }
  }

  let unit: AngleUnit
  let references: [CalculationID: Real]
  let budget: Budget

  static let failure = CalculationError.undecided

  let priceFactor: Int64 = 1

  func constant(_ number: Real) -> Value { .constant(number) }

  func constant(_ value: Value) -> Real? {
    guard case .constant(let number) = value else { return nil }
    return number
  }

  func joined(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value {
    switch operation {
    case .addition, .subtraction:
      if let zero = constant(x), zero.isWrittenAsZero { return y }
      if let zero = constant(y), zero.isWrittenAsZero { return x }
      if x.isEven, y.isEven { return .even }
      if case .odd = x, case .odd = y { return .odd }
      return .unknown
    case .multiplication, .division:
      if case .unknown = x { return .unknown }
      if case .unknown = y { return .unknown }
      return x.isEven == y.isEven ? .even : .odd
    case .power: return power(x, y)
    case .reversedPower: return power(y, x)
    case .root:
      // The root of a degree that is no whole number may be even: that of degree 3/2 is the square of a cube root.
      if case .odd = x, let degree = constant(y)?.rational, degree.isInteger,
        degree.numerator.isOdd
      {
        return .odd
      }
      return x.isEven && y.isEven ? .even : .unknown
    default: return x.isEven && y.isEven ? .even : .unknown
    }
  }

  private func power(_ x: Value, _ y: Value) -> Value {
    if case .odd = x, let exponent = constant(y)?.rational, exponent.isInteger {
      return exponent.numerator.isOdd ? .odd : .even
    }
    return x.isEven && y.isEven ? .even : .unknown
  }

  func result(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value {
    if let value = try combination(of: step, operands) { return value }
    switch step {
    case .superscript(let exponent): return power(operands[0], .constant(Real(Int(exponent))))
    case .angle, .measure: return operands[0]
    case .operation(let operation): return try joined(operands[0], operands[1], by: operation)
    case .function(.power, _): return power(operands[0], operands[1])
    case .function(.root, _): return try joined(operands[0], operands[1], by: .root)
    default: break
    }
    if operands.allSatisfy({ $0.isEven }) { return .even }
    guard case .function(let function, 1) = step, case .odd = operands[0] else { return .unknown }
    switch function {
    case .sine, .tangent, .cosecant, .cotangent, .arcsine, .arctangent,
      .hyperbolicSine, .hyperbolicTangent, .hyperbolicCosecant, .hyperbolicCotangent,
      .areaSine, .areaTangent, .areaCosecant, .areaCotangent,
      .cubeRoot, .sign, .truncation, .fraction:
      return .odd
    case .cosine, .secant, .hyperbolicCosine, .hyperbolicSecant, .absolute: return .even
    default: return .unknown
    }
  }

  /// Whether a body is an odd function of its last parameter.
  func isOdd(_ body: MathExpression, _ arguments: [Real]) -> Bool {
    do throws(ExpressionError) {
      var evaluator = ExpressionEvaluator(self)
      let value = try evaluator.value(of: body, arguments.map { constant($0) } + [.odd])
      if case .odd = value { return true }
      return false
    } catch {
      return false
    }
  }
}
