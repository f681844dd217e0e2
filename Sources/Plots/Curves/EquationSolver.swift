import BigNumbers
import CalculatorModel
import ExactReals

/// Finds the numbers of an interval at which a value of a program is a given number.
///
/// Operations with an inverse are undone from the outside in, so that most solutions are exact: `sin(x^2) = 1` is
/// `x^2 = π/2 + 2kπ`, and that a pair of roots. What is left are polynomials and sums, whose roots are isolated.
struct EquationSolver {
  var program: FunctionProgram
  let lower: Real
  let upper: Real
  let budget: Budget

  /// Whether the interval is the whole one of the curve.
  let isWhole: Bool

  /// The roots that were isolated on the whole interval, by the place of the value that is zero: asked again, they are the
  /// same numbers and not others with the same digits.
  var isolated: [Int: (numbers: [Real], undecided: [FunctionProgram.Zone])]

  /// A number at which the value at a place is known.
  struct Solution {
    var number: Real
    var place: Int
    var value: Real
  }

  struct Solutions {
    var all: [Solution] = []

    /// Where there may be others.
    var undecided: [FunctionProgram.Zone] = []

    /// Whether the value is the given number everywhere.
    var isEverywhere = false

    mutating func add(_ others: Solutions) {
      all += others.all
      undecided += others.undecided
      isEverywhere = isEverywhere || others.isEverywhere
    }
  }

  /// The solutions if nothing is known about them.
  private var unknown: Solutions { Solutions(undecided: [(lower, upper)]) }

  /// The most solutions of a periodic function.
  private static let limit = 2_000

  /// The solutions in the interval at which the value is defined.
  mutating func solutions(
    of place: Int, equal value: Real
  ) throws(CalculationError) -> Solutions {
    var found = try solve(place, value)
    var inside: [Solution] = []
    for var solution in found.all {
      // A number that can't be told from an end is kept: whoever inserts it asks again.
      if try isInside(solution.number) == false { continue }
      // The operation that was undone last may be one of the others of the value.
      solution.place = place
      solution.value = value
      if try isDefined(place, at: solution.number) { inside.append(solution) }
    }
    found.all = inside
    return found
  }

  /// Whether a number is in the interval; nil if that could not be decided.
  private func isInside(_ number: Real) throws(CalculationError) -> Bool? {
    do throws(CalculationError) {
      guard try number.compare(to: lower, within: budget) >= 0 else { return false }
      return try number.compare(to: upper, within: budget) <= 0
    } catch .undecided {
      return nil
    }
  }

  private func isDefined(_ place: Int, at number: Real) throws(CalculationError) -> Bool {
    do throws(CalculationError) {
      _ = try program.value(at: place, for: number, within: budget)
      return true
    } catch .divisionByZero, .notReal, .outsideDomain {
      return false
    } catch .undecided {
      return true
    }
  }

  // MARK: - Inverses

  private mutating func solve(_ place: Int, _ value: Real) throws(CalculationError) -> Solutions {
    try budget.pay(1_000)
    if value.isWrittenAsZero {
      // The roots of factors are simpler than those of a product.
      switch program.operations[place] {
      case .joined(.multiplication, let x, let y): return try solve(.multiplication, x, y, place, 0)
      case .power(let x, let exponent) where exponent > 0: return try solve(x, 0)
      default: break
      }
    }
    if let polynomial = try program.polynomial(at: place, within: budget) {
      return try solve(polynomial, place, value)
    }
    switch program.operations[place] {
    case .variable, .constant: return unknown
    case .joined(let operation, let x, let y): return try solve(operation, x, y, place, value)
    case .power(let x, let exponent): return try solve(power: exponent, x, value)
    case .root(let x, let degree):
      if degree % 2 == 0, try sign(value) < 0 { return Solutions() }
      return try solve(x, Real.pow(value, Real(degree), within: budget))
    case .function(let function, let x): return try solve(function, x, value)
    case .extreme: return try rootsOfDifference(place, value)
    }
  }

  private func sign(_ number: Real) throws(CalculationError) -> Int {
    try number.compare(to: 0, within: budget)
  }

  private mutating func solve(
    _ polynomial: [Real], _ place: Int, _ value: Real
  ) throws(CalculationError) -> Solutions {
    var coefficients = polynomial.isEmpty ? [0] : polynomial
    coefficients[0] = try Real.difference(coefficients[0], value, within: budget)
    func exact(_ numbers: [Real]) -> Solutions {
      Solutions(all: numbers.map { Solution(number: $0, place: place, value: value) })
    }
    switch coefficients.count {
    case 1:
      switch try coefficients[0].isZero(within: budget) {
      case .yes: return Solutions(isEverywhere: true)
      case .no: return Solutions()
      case .undecided: return unknown
      }
    case 2:
      let opposite = try Real.difference(0, coefficients[0], within: budget)
      return exact([try Real.quotient(opposite, coefficients[1], within: budget)])
    case 3: return exact(try rootsOfQuadratic(coefficients))
    default:
      return try rootsOfDifference(place, value)
    }
  }

  private func rootsOfQuadratic(_ coefficients: [Real]) throws(CalculationError) -> [Real] {
    let (c, b, a) = (
      coefficients[0], try Real.quotient(coefficients[1], -2, within: budget), coefficients[2]
    )
    let square = try Real.difference(
      Real.product(b, b, within: budget), Real.product(a, c, within: budget), within: budget)
    switch try sign(square) {
    case -1: return []
    case 0: return [try Real.quotient(b, a, within: budget)]
    default:
      // b and the root have the same sign in their sum, so that nothing cancels; the other root follows from the
      // product of both, c/a.
      let root = try Real.sqrt(square, within: budget)
      let sum =
        try sign(b) < 0
        ? Real.difference(b, root, within: budget) : Real.sum(b, root, within: budget)
      return [
        try Real.quotient(sum, a, within: budget), try Real.quotient(c, sum, within: budget),
      ]
    }
  }

  private mutating func solve(
    _ operation: ArithmeticOperation, _ x: Int, _ y: Int, _ place: Int, _ value: Real
  ) throws(CalculationError) -> Solutions {
    let (left, right) = (program.constant(at: x), program.constant(at: y))
    switch operation {
    case .addition:
      if let left { return try solve(y, Real.difference(value, left, within: budget)) }
      if let right { return try solve(x, Real.difference(value, right, within: budget)) }
    case .subtraction:
      if let left { return try solve(y, Real.difference(left, value, within: budget)) }
      if let right { return try solve(x, Real.sum(value, right, within: budget)) }
    case .multiplication:
      if let left { return try solve(y, Real.quotient(value, left, within: budget)) }
      if let right { return try solve(x, Real.quotient(value, right, within: budget)) }
      guard value.isWrittenAsZero else { break }
      var solutions = try solve(x, 0)
      solutions.add(try solve(y, 0))
      return solutions
    default:
      if value.isWrittenAsZero { return try solve(x, 0) }
      if let left { return try solve(y, Real.quotient(left, value, within: budget)) }
      // x = y times the value, where y is not zero.
      let product = try program.product(program.constant(value), y, within: budget)
      return try solve(program.joined(x, product, by: .subtraction, within: budget), 0)
    }
    if operation == .addition || operation == .subtraction,
      let quotient = try program.quotient(of: x, y, by: operation, within: budget)
    {
      let product = try program.product(
        program.constant(value), quotient.divisor, within: budget)
      return try solve(
        program.joined(quotient.dividend, product, by: .subtraction, within: budget), 0)
    }
    return try rootsOfDifference(place, value)
  }

  private mutating func solve(
    power exponent: Int, _ x: Int, _ value: Real
  ) throws(CalculationError) -> Solutions {
    let sign = try sign(value)
    if exponent < 0 {
      return sign == 0
        ? Solutions()
        : try solve(power: -exponent, x, Real.quotient(1, value, within: budget))
    }
    if sign == 0 || exponent == 1 { return try solve(x, value) }
    if exponent % 2 == 0, sign < 0 { return Solutions() }
    let root = try Real.root(value, Real(exponent), within: budget)
    return try exponent % 2 == 0 ? solve(x, bothSignsOf: root) : solve(x, root)
  }

  private mutating func solve(
    _ place: Int, bothSignsOf value: Real
  ) throws(CalculationError) -> Solutions {
    var solutions = try solve(place, value)
    if try sign(value) != 0 {
      solutions.add(try solve(place, Real.difference(0, value, within: budget)))
    }
    return solutions
  }

  private mutating func solve(
    _ function: MathFunction, _ x: Int, _ value: Real
  ) throws(CalculationError) -> Solutions {
    let size = try Real.abs(value, within: budget)
    let quarter = try Real.quotient(.pi, 2, within: budget)
    switch function {
    case .exponential:
      return try sign(value) <= 0 ? Solutions() : solve(x, Real.log(value, within: budget))
    case .naturalLogarithm: return try solve(x, Real.exp(value, within: budget))
    case .sine, .cosine:
      guard try size.compare(to: 1, within: budget) <= 0 else { return Solutions() }
      let turn = try Real.product(2, .pi, within: budget)
      if value.isWrittenAsZero { return try solve(x, function == .sine ? 0 : quarter, step: .pi) }
      let angle =
        try function == .sine
        ? Real.asin(value, within: budget) : Real.acos(value, within: budget)
      let other = try Real.difference(function == .sine ? .pi : 0, angle, within: budget)
      var solutions = try solve(x, angle, step: turn)
      if try size.compare(to: 1, within: budget) != 0 {
        solutions.add(try solve(x, other, step: turn))
      }
      return solutions
    case .tangent: return try solve(x, Real.atan(value, within: budget), step: .pi)
    case .arcsine:
      guard try size.compare(to: quarter, within: budget) <= 0 else { return Solutions() }
      return try solve(x, Real.sin(value, within: budget))
    case .arccosine:
      guard try sign(value) >= 0, try value.compare(to: .pi, within: budget) <= 0 else {
        return Solutions()
      }
      return try solve(x, Real.cos(value, within: budget))
    case .arctangent:
      guard try size.compare(to: quarter, within: budget) < 0 else { return Solutions() }
      return try solve(x, Real.tan(value, within: budget))
    case .hyperbolicSine: return try solve(x, Real.asinh(value, within: budget))
    case .hyperbolicCosine:
      guard try value.compare(to: 1, within: budget) >= 0 else { return Solutions() }
      return try solve(x, bothSignsOf: Real.acosh(value, within: budget))
    case .hyperbolicTangent:
      guard try size.compare(to: 1, within: budget) < 0 else { return Solutions() }
      return try solve(x, Real.atanh(value, within: budget))
    case .areaSine: return try solve(x, Real.sinh(value, within: budget))
    case .areaCosine:
      return try sign(value) < 0 ? Solutions() : solve(x, Real.cosh(value, within: budget))
    case .areaTangent: return try solve(x, Real.tanh(value, within: budget))
    case .absolute:
      return try sign(value) < 0 ? Solutions() : solve(x, bothSignsOf: value)
    // These change only at numbers at which what is in them does.
    default: return Solutions()
    }
  }

  /// The solutions for a number and all that are a multiple of a step away.
  private mutating func solve(
    _ place: Int, _ value: Real, step: Real
  ) throws(CalculationError) -> Solutions {
    guard let counts = try counts(of: step, from: value, in: place) else { return unknown }
    var solutions = Solutions(undecided: counts.unbounded)
    for count in counts.range {
      let distance = try Real.product(step, Real(count), within: budget)
      solutions.add(try solve(place, Real.sum(value, distance, within: budget)))
    }
    return solutions
  }

  /// The counts of steps from a number with which the values at a place may be reached, but for those in zones; nil if
  /// there are too many.
  func counts(
    of step: Real, from value: Real, in place: Int
  ) throws(CalculationError) -> (range: Range<Int>, unbounded: [FunctionProgram.Zone])? {
    let bits = 192
    let values: Enclosure
    var unbounded: [FunctionProgram.Zone] = []
    if try program.polynomial(at: place, within: budget)?.count == 2 {
      values = try Enclosure.hull(
        program.value(at: place, for: lower, within: budget).enclosure(bits: bits, within: budget),
        program.value(at: place, for: upper, within: budget).enclosure(bits: bits, within: budget),
        precision: bits)
    } else {
      let range = try program.range(at: place, from: lower, to: upper, within: budget)
      guard let found = range.values else { return (0..<0, range.unbounded) }
      (values, unbounded) = (found, range.unbounded)
    }
    let distance = try Enclosure.difference(
      values, value.enclosure(bits: bits, within: budget), precision: bits)
    let count = try Enclosure.quotient(
      distance, step.enclosure(bits: bits, within: budget), precision: bits)
    guard let (least, greatest) = count.wholeBounds(places: 64),
      let first = Int(exactly: least >> 64), let last = Int(exactly: greatest >> 64),
      last - first < Self.limit
    else { return nil }
    return (first..<last + 2, unbounded)
  }

  // MARK: - Isolation

  private mutating func rootsOfDifference(
    _ place: Int, _ value: Real
  ) throws(CalculationError) -> Solutions {
    let difference = try program.joined(
      place, program.constant(value), by: .subtraction, within: budget)
    let found: (numbers: [Real], undecided: [FunctionProgram.Zone])
    if let known = isolated[difference] {
      found = known
    } else {
      found = try program.roots(at: difference, from: lower, to: upper, within: budget)
      if isWhole { isolated[difference] = found }
    }
    return Solutions(
      all: found.numbers.map { Solution(number: $0, place: place, value: value) },
      undecided: found.undecided)
  }
}
