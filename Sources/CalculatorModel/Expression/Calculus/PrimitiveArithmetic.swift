import BigNumbers
import ExactReals

/// Computes with functions whose primitives are known: sums of powers of the variable, and of functions of
/// `ax + b` times numbers.
///
/// For any other function it throws `CalculationError.notIntegrable`.
struct PrimitiveArithmetic: BodyArithmetic {
  enum Value {
    case constant(Real)
    case sum(Terms)
  }

  struct Terms {
    /// The coefficients of a polynomial, by the powers of the variable.
    var polynomial: [Real]
    var others: [Term] = []
  }

  /// A function of a linear one, times a number.
  struct Term {
    var factor: Real
    var function: Function
    var slope: Real
    var offset: Real
  }

  enum Function {
    case exponential
    case logarithm
    case sine
    case cosine
    case hyperbolicSine
    case hyperbolicCosine
    case arctangent
    /// The power to a number that is negative, or no whole one.
    case power(Real)
  }

  let unit: AngleUnit
  let references: [CalculationID: Real]
  let budget: Budget

  static let failure = CalculationError.notIntegrable

  let priceFactor: Int64 = 1

  /// The highest degree of a polynomial.
  private static let degreeLimit = 256

  /// The variable.
  var variable: Value { .sum(Terms(polynomial: [0, 1])) }

  func constant(_ number: Real) -> Value { .constant(number) }

  func constant(_ value: Value) -> Real? {
    guard case .constant(let number) = value else { return nil }
    return number
  }

  // MARK: - Steps

  func result(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value {
    if let value = try combination(of: step, operands) { return value }
    let x = operands[0]
    switch step {
    case .superscript(let exponent): return try power(x, .constant(Real(Int(exponent))))
    case .angle(let angleUnit):
      return try scaled(x, by: angleUnit.convert(1, to: unit, within: budget))
    case .measure(let angleUnit):
      return try scaled(x, by: unit.convert(1, to: angleUnit, within: budget))
    case .operation(let operation): return try joined(x, operands[1], by: operation)
    case .function(let function, let count):
      switch function {
      case .power: return try power(x, operands[1])
      case .squareRoot: return try power(x, .constant(Real(Rational.half)))
      case .cubeRoot: return try power(x, .constant(quotient(1, 3)))
      case .exponential: return try term(.exponential, x)
      case .naturalLogarithm: return try term(.logarithm, x)
      case .decimalLogarithm where count == 1: return try logarithm(x, base: 10)
      case .binaryLogarithm where count == 1: return try logarithm(x, base: 2)
      case .sine: return try term(.sine, radians(x))
      case .cosine: return try term(.cosine, radians(x))
      case .hyperbolicSine: return try term(.hyperbolicSine, x)
      case .hyperbolicCosine: return try term(.hyperbolicCosine, x)
      case .arctangent where unit == .radians: return try term(.arctangent, x)
      default: throw .notIntegrable
      }
    default: throw .notIntegrable
    }
  }

  func joined(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value {
    switch operation {
    case .addition: return try sum(x, y)
    case .subtraction: return try sum(x, scaled(y, by: -1))
    case .multiplication:
      if case .constant(let factor) = x { return try scaled(y, by: factor) }
      if case .constant(let factor) = y { return try scaled(x, by: factor) }
      return try product(polynomial(x), polynomial(y))
    case .division:
      if case .constant(let divisor) = y { return try scaled(x, by: quotient(1, divisor)) }
      guard case .constant(let dividend) = x else { throw .notIntegrable }
      return try scaled(power(y, .constant(-1)), by: dividend)
    case .power: return try power(x, y)
    case .reversedPower: return try power(y, x)
    default: throw .notIntegrable
    }
  }

  private func sum(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    let (x, y) = (terms(x), terms(y))
    let (long, short) =
      x.polynomial.count > y.polynomial.count
      ? (x.polynomial, y.polynomial) : (y.polynomial, x.polynomial)
    var polynomial = long
    for (degree, coefficient) in short.enumerated() {
      polynomial[degree] = try Real.sum(polynomial[degree], coefficient, within: budget)
    }
    return .sum(Terms(polynomial: trimmed(polynomial), others: x.others + y.others))
  }

  private func scaled(_ x: Value, by factor: Real) throws(CalculationError) -> Value {
    var terms = terms(x)
    for degree in terms.polynomial.indices {
      terms.polynomial[degree] = try product(terms.polynomial[degree], factor)
    }
    for index in terms.others.indices {
      terms.others[index].factor = try product(terms.others[index].factor, factor)
    }
    terms.polynomial = trimmed(terms.polynomial)
    return .sum(terms)
  }

  private func product(_ x: [Real], _ y: [Real]) throws(CalculationError) -> Value {
    guard !x.isEmpty, !y.isEmpty else { return .sum(Terms(polynomial: [])) }
    guard x.count + y.count <= Self.degreeLimit + 2 else { throw .notIntegrable }
    var coefficients = Array(repeating: Real(0), count: x.count + y.count - 1)
    for (degree, left) in x.enumerated() where !left.isWrittenAsZero {
      for (other, right) in y.enumerated() where !right.isWrittenAsZero {
        coefficients[degree + other] = try Real.sum(
          coefficients[degree + other], product(left, right), within: budget)
      }
    }
    return .sum(Terms(polynomial: trimmed(coefficients)))
  }

  private func power(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    guard case .constant(let exponent) = y else {
      // The power of a number: its logarithm is a factor of the exponent's.
      guard case .constant(let base) = x else { throw .notIntegrable }
      return try term(.exponential, scaled(y, by: Real.log(base, within: budget)))
    }
    let base = try polynomial(x)
    if let count = exponent.rational?.word, count >= 0 {
      guard count * max(base.count - 1, 1) <= Self.degreeLimit else { throw .notIntegrable }
      var power = Value.sum(Terms(polynomial: [1]))
      for _ in 0..<count { power = try product(polynomial(power), base) }
      return power
    }
    if base.count > 2, let count = exponent.rational?.word,
      base.dropLast().allSatisfy({ $0.isWrittenAsZero })
    {
      // A whole power of the variable, times a number.
      let whole = Real(count * (base.count - 1))
      let factor = try Real.pow(base[base.count - 1], exponent, within: budget)
      return try scaled(term(.power(whole), variable), by: factor)
    }
    return try term(.power(exponent), x)
  }

  private func logarithm(_ x: Value, base: Real) throws(CalculationError) -> Value {
    try scaled(term(.logarithm, x), by: quotient(1, Real.log(base, within: budget)))
  }

  private func radians(_ x: Value) throws(CalculationError) -> Value {
    unit == .radians ? x : try scaled(x, by: unit.convert(1, to: .radians, within: budget))
  }

  /// A function of a linear one.
  private func term(_ function: Function, _ x: Value) throws(CalculationError) -> Value {
    let argument = try polynomial(x)
    guard argument.count == 2, try argument[1].isZero(within: budget) == .no else {
      throw .notIntegrable
    }
    return .sum(
      Terms(
        polynomial: [],
        others: [Term(factor: 1, function: function, slope: argument[1], offset: argument[0])]))
  }

  private func terms(_ x: Value) -> Terms {
    switch x {
    case .constant(let number): Terms(polynomial: trimmed([number]))
    case .sum(let terms): terms
    }
  }

  private func polynomial(_ x: Value) throws(CalculationError) -> [Real] {
    let terms = terms(x)
    guard terms.others.isEmpty else { throw .notIntegrable }
    return terms.polynomial
  }

  private func trimmed(_ polynomial: [Real]) -> [Real] {
    var polynomial = polynomial
    while let last = polynomial.last, last.isWrittenAsZero { polynomial.removeLast() }
    return polynomial
  }

  private func product(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
    try Real.product(x, y, within: budget)
  }

  private func quotient(_ x: Real, _ y: Real) throws(CalculationError) -> Real {
    try Real.quotient(x, y, within: budget)
  }

  // MARK: - Primitives

  /// The polynomial that a body is; nil if it is none with fractions as coefficients.
  func polynomial(
    of body: MathExpression, _ arguments: [Real]
  ) throws(CalculationError) -> [Rational]? {
    guard let coefficients = try coefficients(of: body, arguments) else { return nil }
    let fractions = coefficients.compactMap { $0.rational }
    return fractions.count == coefficients.count ? fractions : nil
  }

  /// The coefficients of the polynomial that a body is, by the powers of the variable; nil if it is none.
  func coefficients(
    of body: MathExpression, _ arguments: [Real]
  ) throws(CalculationError) -> [Real]? {
    guard let terms = try terms(of: body, arguments), terms.others.isEmpty else { return nil }
    return terms.polynomial
  }

  /// The coefficients of the polynomial that the value at a place of a program is; nil if it is none.
  func polynomial(
    at place: Int, of program: FunctionProgram
  ) throws(CalculationError) -> [Real]? {
    do throws(CalculationError) {
      return try polynomial(program.value(at: place, of: variable, with: self))
    } catch .tooMuchWork {
      throw .tooMuchWork
    } catch .stopped {
      throw .stopped
    } catch {
      return nil
    }
  }

  /// The integral of a body between two numbers; nil if no primitive of it is known.
  func integral(
    of body: MathExpression, _ arguments: [Real], from lower: Real, to upper: Real
  ) throws(CalculationError) -> Real? {
    guard let terms = try terms(of: body, arguments) else { return nil }
    return try integral(of: terms, from: lower, to: upper)
  }

  /// The terms of a body with its arguments; nil if it is no sum of known functions.
  private func terms(
    of body: MathExpression, _ arguments: [Real]
  ) throws(CalculationError) -> Terms? {
    do throws(ExpressionError) {
      var evaluator = ExpressionEvaluator(self)
      return terms(
        try evaluator.value(of: body, arguments.map { constant($0) } + [variable]))
    } catch {
      guard case .calculation(let cause) = error.cause else { return nil }
      switch cause {
      case .tooMuchWork, .stopped: throw cause
      default: return nil
      }
    }
  }

  /// The integral of a function between two numbers.
  ///
  /// - Throws: `CalculationError.notIntegrable` if the function isn't known to have a value at all numbers between them.
  private func integral(
    of terms: Terms, from lower: Real, to upper: Real
  ) throws(CalculationError) -> Real {
    var total = try Real.difference(
      primitive(of: terms.polynomial, at: upper), primitive(of: terms.polynomial, at: lower),
      within: budget)
    for term in terms.others {
      let (start, end) = (try argument(of: term, at: lower), try argument(of: term, at: upper))
      try checkDomain(of: term.function, start, end)
      let difference = try Real.difference(
        primitive(of: term.function, at: end), primitive(of: term.function, at: start),
        within: budget)
      let area = try quotient(product(difference, term.factor), term.slope)
      total = try Real.sum(total, area, within: budget)
    }
    return total
  }

  /// The value at a number of the polynomial's primitive that is 0 at 0.
  private func primitive(of polynomial: [Real], at x: Real) throws(CalculationError) -> Real {
    var value = Real(0)
    for (degree, coefficient) in polynomial.enumerated().reversed() {
      let part = try quotient(coefficient, Real(degree + 1))
      value = try product(Real.sum(value, part, within: budget), x)
    }
    return value
  }

  private func argument(of term: Term, at x: Real) throws(CalculationError) -> Real {
    try Real.sum(product(term.slope, x), term.offset, within: budget)
  }

  /// Throws unless a function has a value at all numbers between two.
  private func checkDomain(
    of function: Function, _ start: Real, _ end: Real
  ) throws(CalculationError) {
    var signs: [Rational] = []
    for number in [start, end] {
      guard let sign = try Real.sign(number, within: budget).rational else { throw .notIntegrable }
      signs.append(sign)
    }
    switch function {
    case .logarithm:
      guard signs == [1, 1] else { throw .notIntegrable }
    case .power(let exponent):
      if let rational = exponent.rational, rational.isInteger {
        guard signs[0] == signs[1], !signs[0].isZero else { throw .notIntegrable }
      } else if try Real.sign(exponent, within: budget).rational == 1 {
        guard signs.allSatisfy({ $0 >= 0 }) else { throw .notIntegrable }
      } else {
        guard signs == [1, 1] else { throw .notIntegrable }
      }
    default: break
    }
  }

  private func primitive(
    of function: Function, at x: Real
  ) throws(CalculationError) -> Real {
    switch function {
    case .exponential: return try Real.exp(x, within: budget)
    case .logarithm:
      let product = try product(x, Real.log(x, within: budget))
      return try Real.difference(product, x, within: budget)
    case .sine: return try -Real.cos(x, within: budget)
    case .cosine: return try Real.sin(x, within: budget)
    case .hyperbolicSine: return try Real.cosh(x, within: budget)
    case .hyperbolicCosine: return try Real.sinh(x, within: budget)
    case .arctangent:
      let square = try Real.sum(1, product(x, x), within: budget)
      return try Real.difference(
        product(x, Real.atan(x, within: budget)), quotient(Real.log(square, within: budget), 2),
        within: budget)
    case .power(let exponent):
      let next = try Real.sum(exponent, 1, within: budget)
      if next.isWrittenAsZero {
        return try Real.log(Real.abs(x, within: budget), within: budget)
      }
      return try quotient(Real.pow(x, next, within: budget), next)
    }
  }
}
