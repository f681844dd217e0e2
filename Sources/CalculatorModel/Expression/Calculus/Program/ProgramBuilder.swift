import BigNumbers
import ExactReals

/// Turns the body of a function into a program, by evaluating it with places in the program as values.
final class ProgramBuilder: BodyArithmetic {
  private(set) var program = FunctionProgram()

  let unit: AngleUnit
  let references: [CalculationID: Real]
  let budget: Budget

  static let failure = CalculationError.notIsolated

  let priceFactor: Int64 = 10

  init(unit: AngleUnit, references: [CalculationID: Real], budget: Budget) {
    (self.unit, self.references, self.budget) = (unit, references, budget)
    program.simplifies = false
  }

  enum Value {
    case constant(Real)
    case place(Int)
  }

  func constant(_ number: Real) -> Value { .constant(number) }

  func constant(_ value: Value) -> Real? {
    guard case .constant(let number) = value else { return nil }
    return number
  }

  func variable() throws(CalculationError) -> Value { .place(try program.place(of: .variable)) }

  func place(of value: Value) throws(CalculationError) -> Int {
    switch value {
    case .constant(let number): try program.constant(number)
    case .place(let place): place
    }
  }

  /// The value at a place, which a simpler operation may have made constant.
  private func value(at place: Int) -> Value {
    program.constant(at: place).map { .constant($0) } ?? .place(place)
  }

  func value(of body: MathExpression, _ variable: Value) throws(CalculationError) -> Value {
    var evaluator = ExpressionEvaluator(self)
    do throws(ExpressionError) {
      return try evaluator.value(of: body, [variable])
    } catch {
      throw error.calculationError ?? Self.failure
    }
  }

  // MARK: - Steps

  func result(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value {
    if let value = try combination(of: step, operands) { return value }
    let x = operands[0]
    switch step {
    case .superscript(let exponent): return try power(x, .constant(Real(Int(exponent))))
    case .angle(let angleUnit): return try angle(x, in: angleUnit, to: unit)
    case .measure(let angleUnit): return try angle(x, in: unit, to: angleUnit)
    case .operation(let operation): return try joined(x, operands[1], by: operation)
    case .function(let function, _): return try value(of: function, operands)
    default: throw Self.failure
    }
  }

  func joined(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value {
    switch operation {
    case .addition, .subtraction, .multiplication, .division:
      return value(
        at: try program.joined(place(of: x), place(of: y), by: operation, within: budget))
    case .power: return try power(x, y)
    case .reversedPower: return try power(y, x)
    case .root: return try root(x, y)
    case .logarithm: return try logarithm(x, base: y)
    case .remainder: return try remainder(x, y)
    default: throw Self.failure
    }
  }

  private func angle(
    _ x: Value, in unit: AngleUnit, to other: AngleUnit
  ) throws(CalculationError) -> Value {
    if unit == other { return x }
    return try joined(
      x, .constant(unit.convert(1, to: other, within: budget)), by: .multiplication)
  }

  private func power(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    guard let exponent = constant(y) else {
      let logarithm = try logarithm(x)
      if case .place(let place) = logarithm { program.logarithmsOfPowers.insert(place) }
      return try primitive(.exponential, joined(y, logarithm, by: .multiplication))
    }
    if let fraction = exponent.rational, let numerator = Int(exactly: fraction.numerator),
      let degree = Int(exactly: fraction.denominator), numerator.magnitude <= 1 << 20,
      degree <= 1 << 9
    {
      let root = try root(x, .constant(Real(degree)))
      return value(at: try program.power(place(of: root), numerator, within: budget))
    }
    // Of a negative number it has a value if it is a root of an odd degree.
    if let fraction = exponent.rational, fraction.denominator.isOdd { throw Self.failure }
    return try primitive(.exponential, joined(y, logarithm(x), by: .multiplication))
  }

  private func root(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    guard let degree = constant(y)?.rational?.word, degree > 0, degree <= 1 << 9 else {
      return try power(x, joined(.constant(1), y, by: .division))
    }
    return value(at: try program.root(place(of: x), degree, within: budget))
  }

  private func logarithm(_ x: Value) throws(CalculationError) -> Value {
    try primitive(.naturalLogarithm, x)
  }

  private func logarithm(_ x: Value, base: Value) throws(CalculationError) -> Value {
    try joined(logarithm(x), logarithm(base), by: .division)
  }

  private func remainder(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    let floor = try primitive(.floor, joined(x, y, by: .division))
    return try joined(x, joined(y, floor, by: .multiplication), by: .subtraction)
  }

  /// One of the functions that the others are made of.
  private func primitive(_ function: MathFunction, _ x: Value) throws(CalculationError) -> Value {
    value(at: try program.function(function, of: place(of: x), within: budget))
  }

  // MARK: - Functions

  private func value(
    of function: MathFunction, _ operands: [Value]
  ) throws(CalculationError) -> Value {
    let x = operands[0]
    switch function {
    case .power: return try power(x, operands[1])
    case .root: return try root(x, operands[1])
    case .logarithm:
      return try logarithm(x, base: operands.count > 1 ? operands[1] : .constant(10))
    case .sum, .mean, .product:
      var total = x
      for operand in operands.dropFirst() {
        total = try joined(
          total, operand, by: function == .product ? .multiplication : .addition)
      }
      return function == .mean
        ? try joined(total, .constant(Real(operands.count)), by: .division) : total
    case .hypotenuse, .rootMeanSquare:
      var total = Value.constant(0)
      for operand in operands {
        total = try joined(total, power(operand, .constant(2)), by: .addition)
      }
      if function == .rootMeanSquare {
        total = try joined(total, .constant(Real(operands.count)), by: .division)
      }
      return try root(total, .constant(2))
    case .remainder: return try remainder(x, operands[1])
    case .minimum, .maximum:
      var chosen = x
      for operand in operands.dropFirst() {
        chosen = value(
          at: try program.extreme(
            function, place(of: chosen), place(of: operand), within: budget))
      }
      return chosen
    default:
      guard operands.count == 1 else { throw Self.failure }
      return try value(of: function, x)
    }
  }

  private func value(of function: MathFunction, _ x: Value) throws(CalculationError) -> Value {
    switch function {
    case .squareRoot: return try root(x, .constant(2))
    case .cubeRoot: return try root(x, .constant(3))
    case .binaryLogarithm: return try logarithm(x, base: .constant(2))
    case .decimalLogarithm: return try logarithm(x, base: .constant(10))
    case .exponentialLessOne:
      return try joined(primitive(.exponential, x), .constant(1), by: .subtraction)
    case .logarithmOfOneMore: return try logarithm(joined(.constant(1), x, by: .addition))
    case .sine, .cosine, .tangent:
      return try primitive(function, angle(x, in: unit, to: .radians))
    case .secant: return try reciprocal(value(of: .cosine, x))
    case .cosecant: return try reciprocal(value(of: .sine, x))
    case .cotangent: return try joined(value(of: .cosine, x), value(of: .sine, x), by: .division)
    case .arcsine, .arccosine, .arctangent:
      return try angle(primitive(function, x), in: .radians, to: unit)
    case .hyperbolicSecant: return try reciprocal(primitive(.hyperbolicCosine, x))
    case .hyperbolicCosecant: return try reciprocal(primitive(.hyperbolicSine, x))
    case .hyperbolicCotangent: return try reciprocal(primitive(.hyperbolicTangent, x))
    case .areaSecant: return try primitive(.areaCosine, reciprocal(x))
    case .areaCosecant: return try primitive(.areaSine, reciprocal(x))
    case .areaCotangent: return try primitive(.areaTangent, reciprocal(x))
    case .ceiling:
      let opposite = try joined(.constant(0), x, by: .subtraction)
      return try joined(.constant(0), primitive(.floor, opposite), by: .subtraction)
    case .round: return try rounded(x, plus: .half)
    case .truncation: return try rounded(x, plus: 0)
    case .fraction: return try joined(x, rounded(x, plus: 0), by: .subtraction)
    default:
      guard FunctionProgram.functions.contains(function) else { throw Self.failure }
      return try primitive(function, x)
    }
  }

  private func reciprocal(_ x: Value) throws(CalculationError) -> Value {
    try joined(.constant(1), x, by: .division)
  }

  /// The whole part of a number whose size is a little larger: sign(x) ⌊|x| + part⌋.
  private func rounded(_ x: Value, plus part: Rational) throws(CalculationError) -> Value {
    let size = try joined(primitive(.absolute, x), .constant(Real(part)), by: .addition)
    return try joined(primitive(.sign, x), primitive(.floor, size), by: .multiplication)
  }
}

extension FunctionProgram {
  /// Creates the program of a function of `x`.
  ///
  /// - Parameters:
  ///   - expression: An expression with one parameter.
  ///   - unit: The unit of its angles.
  ///   - budget: The most that its numbers may cost.
  /// - Returns: The program, and the place of the function's value.
  /// - Throws: `CalculationError.notIsolated` if a function in it is none that a program can have.
  package static func program(
    of expression: MathExpression, in unit: AngleUnit, within budget: Budget
  ) throws(CalculationError) -> (program: FunctionProgram, value: Int) {
    let builder = ProgramBuilder(unit: unit, references: [:], budget: budget)
    let place = try builder.place(of: builder.value(of: expression, builder.variable()))
    var program = builder.program
    program.simplifies = true
    return (program, place)
  }
}
