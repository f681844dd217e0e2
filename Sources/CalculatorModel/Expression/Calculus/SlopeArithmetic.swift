import BigNumbers
import ExactReals

/// Computes with numbers and their derivatives by a variable.
///
/// Every value carries its slope, and each step has a rule for the slope of its result, so that the derivative is an
/// exact number like any other: the derivative of `tan(x)` at `pi/4` is 2 (forward differentiation; Griewank and
/// Walther, "Evaluating Derivatives", 2008, chapter 3).
struct SlopeArithmetic: BodyArithmetic {
  /// A number and its derivative.
  ///
  /// A slope of 0 does not make it constant: `x^3` has that slope at 0, and yet `cbrt(x^3)` rises there.
  struct Value {
    var number: Real
    var slope: Real

    /// Whether it does not depend on the variable.
    var isConstant: Bool

    /// Creates a number that does not depend on the variable.
    init(_ number: Real) {
      self.init(number, slope: 0, isConstant: true)
    }

    init(_ number: Real, slope: Real, isConstant: Bool = false) {
      self.number = number
      self.slope = slope
      self.isConstant = isConstant
    }
  }

  let unit: AngleUnit
  let references: [CalculationID: Real]
  let budget: Budget

  static let failure = CalculationError.notDifferentiable

  /// The number and its slope.
  let priceFactor: Int64 = 2

  func constant(_ number: Real) -> Value { Value(number) }

  func constant(_ value: Value) -> Real? { value.isConstant ? value.number : nil }

  func result(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value {
    let number = try number(of: step, operands.map { $0.number })
    do throws(CalculationError) {
      return Value(number, slope: try slope(of: step, operands, number))
    } catch .divisionByZero, .notReal, .outsideDomain {
      // The number is there, and its slope is infinite, as that of the root at 0.
      throw .notDifferentiable
    }
  }

  /// Returns the slope of a step's result.
  private func slope(
    of step: Step.Kind, _ operands: [Value], _ result: Real
  ) throws(CalculationError) -> Real {
    if let value = try combination(of: step, operands) { return value.slope }
    let x = operands[0]
    switch step {
    case .superscript(let exponent):
      return try slopeOfPower(x, Value(Real(Int(exponent))), result)
    // Conversions of angles are proportional.
    case .angle(let angleUnit): return try angleUnit.convert(x.slope, to: unit, within: budget)
    case .measure(let angleUnit): return try unit.convert(x.slope, to: angleUnit, within: budget)
    case .operation(let operation):
      let y = operands[1]
      switch operation {
      case .addition, .subtraction, .multiplication, .division:
        return try joined(x, y, by: operation).slope
      case .power: return try slopeOfPower(x, y, result)
      case .reversedPower: return try slopeOfPower(y, x, result)
      case .root: return try slopeOfRoot(x, y, result)
      case .logarithm: return try slopeOfLogarithm(x, base: y)
      default: throw .notDifferentiable
      }
    case .function(let function, _): return try slope(of: function, operands, result)
    default: throw .notDifferentiable
    }
  }

  /// Joins two values by a basic operation.
  func joined(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value {
    let number = try operation.result(x.number, y.number, within: budget)
    if x.isConstant, y.isConstant { return Value(number) }
    switch operation {
    case .multiplication:
      let left = try Real.product(x.slope, y.number, within: budget)
      let right = try Real.product(x.number, y.slope, within: budget)
      return Value(number, slope: try Real.sum(left, right, within: budget))
    case .division:
      // (x' − (x/y) y') / y
      let share = try Real.product(number, y.slope, within: budget)
      let difference = try Real.difference(x.slope, share, within: budget)
      return Value(number, slope: try Real.quotient(difference, y.number, within: budget))
    default:
      return Value(number, slope: try operation.result(x.slope, y.slope, within: budget))
    }
  }

  /// The slope of xʸ: y xʸ⁻¹ x' with a constant exponent, otherwise xʸ (y x'/x + y' ln x).
  private func slopeOfPower(
    _ x: Value, _ y: Value, _ power: Real
  ) throws(CalculationError) -> Real {
    if y.isConstant {
      guard try y.number.isZero(within: budget) != .yes else { return 0 }
      let lower = try Real.difference(y.number, 1, within: budget)
      if lower.isWrittenAsZero { return x.slope }
      // Such a power begins at zero: there is nothing on the other side.
      if try x.number.isZero(within: budget) == .yes,
        try y.number.wholeNumber(within: budget) == nil
      {
        throw .notDifferentiable
      }
      let factor = try product(y.number, Real.pow(x.number, lower, within: budget))
      return try product(factor, x.slope)
    }
    let ofBase = try quotient(product(y.number, x.slope), x.number)
    let ofExponent = try product(y.slope, Real.log(x.number, within: budget))
    return try product(power, Real.sum(ofBase, ofExponent, within: budget))
  }

  /// The slope of the n-th root of x, with a constant n: root x' / (n x).
  private func slopeOfRoot(
    _ x: Value, _ degree: Value, _ root: Real
  ) throws(CalculationError) -> Real {
    guard degree.isConstant else { throw .notDifferentiable }
    return try quotient(product(root, x.slope), product(degree.number, x.number))
  }

  /// The slope of the logarithm to a constant base.
  private func slopeOfLogarithm(
    _ x: Value, base: Value
  ) throws(CalculationError) -> Real {
    guard base.isConstant else { throw .notDifferentiable }
    return try quotient(
      x.slope, product(x.number, Real.log(base.number, within: budget)))
  }

  /// The slope of a function's value: its derivative times the slope of its argument.
  private func slope(
    of function: MathFunction, _ operands: [Value], _ result: Real
  ) throws(CalculationError) -> Real {
    let x = operands[0]
    switch function {
    case .power: return try slopeOfPower(x, operands[1], result)
    case .root: return try slopeOfRoot(x, operands[1], result)
    case .logarithm:
      return try slopeOfLogarithm(x, base: operands.count > 1 ? operands[1] : Value(10))
    case .binaryLogarithm: return try slopeOfLogarithm(x, base: Value(2))
    case .decimalLogarithm: return try slopeOfLogarithm(x, base: Value(10))
    case .sum, .mean:
      var total = Real(0)
      for operand in operands { total = try Real.sum(total, operand.slope, within: budget) }
      return function == .sum ? total : try quotient(total, Real(operands.count))
    case .product:
      var product = x
      for operand in operands.dropFirst() {
        product = try joined(product, operand, by: .multiplication)
      }
      return product.slope
    case .hypotenuse:
      var total = Real(0)
      for operand in operands {
        total = try Real.sum(total, product(operand.number, operand.slope), within: budget)
      }
      return try quotient(total, result)
    case .arctangent2:
      // (x y' − y x') / (x² + y²), of the angle of the point (x, y) whose arguments are y and x.
      let (y, x) = (operands[0], operands[1])
      // On the negative axis the angle jumps by a whole turn.
      if try y.number.isZero(within: budget) == .yes,
        try Real.sign(x.number, within: budget).rational == -1
      {
        throw .notDifferentiable
      }
      let area = try Real.difference(
        product(x.number, y.slope), product(y.number, x.slope), within: budget)
      let square = try Real.sum(
        product(x.number, x.number), product(y.number, y.number), within: budget)
      return try AngleUnit.radians.convert(quotient(area, square), to: unit, within: budget)
    case .absolute:
      // At zero the size is level if the number is.
      let sign = try Real.sign(x.number, within: budget)
      guard sign.isWrittenAsZero else { return try product(sign, x.slope) }
      guard try x.slope.isZero(within: budget) == .yes else { throw .notDifferentiable }
      return 0
    case .minimum, .maximum:
      var chosen = x
      for operand in operands.dropFirst() {
        let difference = try Real.difference(operand.number, chosen.number, within: budget)
        let sign = try Real.sign(difference, within: budget)
        // Where two are equal there is a kink.
        guard !sign.isWrittenAsZero else { throw .notDifferentiable }
        if (sign.rational == 1) == (function == .maximum) { chosen = operand }
      }
      return chosen.slope
    default:
      guard operands.count == 1 else { throw .notDifferentiable }
      return try product(
        function.derivative(at: x.number, result, in: unit, within: budget), x.slope)
    }
  }

  private func product(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
    try Real.product(x, y, within: budget)
  }

  private func quotient(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
    try Real.quotient(x, y, within: budget)
  }
}
