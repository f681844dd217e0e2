import BigNumbers
import CalculatorModel
import ExactReals

/// Finds the behavior of the values of a program next to a number.
///
/// Where a value is analytic, its order there is that of the first derivative that is not zero. Elsewhere it follows from
/// those of the operands, by the rules of limits.
struct GermFinder {
  var program: FunctionProgram
  let number: Real

  /// The side that is looked at: 1 for greater numbers, −1 for lesser ones.
  let side: Int

  /// The values that are known at the number.
  let known: [Int: Real]

  let budget: Budget

  /// The behavior of a value, and whether it has a Taylor series at the number.
  private struct Behavior {
    var germ: Germ
    var isAnalytic: Bool
  }

  private var found: [Int: Behavior] = [:]

  /// The highest order to which a zero is looked for.
  private static let orderLimit = 12

  init(
    _ program: FunctionProgram, at number: Real, side: Int, knowing known: [Int: Real],
    within budget: Budget
  ) {
    (self.program, self.number, self.side, self.known) = (program, number, side, known)
    self.budget = budget
  }

  /// The limit of a value.
  mutating func limit(of place: Int) throws(CalculationError) -> Limit {
    do throws(CalculationError) {
      return try germ(of: place).limit(within: budget)
    } catch .undecided {
      return .unknown
    }
  }

  /// The behavior of a value.
  ///
  /// - Throws: `CalculationError.undecided` if no rule gives it.
  mutating func germ(of place: Int) throws(CalculationError) -> Germ {
    for index in program.places(under: place) where found[index] == nil {
      found[index] = try behavior(of: program.operations[index], at: index)
    }
    guard let behavior = found[place] else { throw .undecided }
    return behavior.germ
  }

  private mutating func behavior(
    of operation: FunctionProgram.Operation, at place: Int
  ) throws(CalculationError) -> Behavior {
    let operands = FunctionProgram.operands(of: operation).compactMap { found[$0] }
    if operands.allSatisfy(\.isAnalytic), let germ = try analyticGerm(of: operation, at: place) {
      return Behavior(germ: germ, isAnalytic: true)
    }
    do throws(CalculationError) {
      return Behavior(
        germ: try germ(of: operation, operands.map { $0.germ }), isAnalytic: false)
    } catch .undecided {
      // Where the terms of a sum cancel, they may be joined first.
      guard case .joined(let operation, let x, let y) = operation,
        operation == .addition || operation == .subtraction,
        let quotient = try program.quotient(of: x, y, by: operation, within: budget)
      else { throw .undecided }
      let (dividend, divisor) = (
        try germ(of: quotient.dividend), try germ(of: quotient.divisor)
      )
      return Behavior(
        germ: try .product(dividend, divisor.reciprocal(within: budget), within: budget),
        isAnalytic: false)
    }
  }

  // MARK: - Analytic values

  /// The germ of a value whose operands have Taylor series; nil if it has none itself.
  private mutating func analyticGerm(
    of operation: FunctionProgram.Operation, at place: Int
  ) throws(CalculationError) -> Germ? {
    func value(_ place: Int) throws(CalculationError) -> Real {
      try program.value(at: place, for: number, knowing: known, within: budget)
    }
    switch operation {
    case .variable, .constant, .joined(.addition, _, _), .joined(.subtraction, _, _),
      .joined(.multiplication, _, _):
      break
    case .joined(_, _, let divisor):
      guard try sign(value(divisor)) != 0 else { return nil }
    case .power(let x, let exponent):
      if exponent < 0 { guard try sign(value(x)) != 0 else { return nil } }
      // A high power has many derivatives that are zero.
      if exponent > 1, let base = found[x] { return try base.germ.power(exponent, within: budget) }
    case .root(let x, let degree):
      let sign = try sign(value(x))
      if degree % 2 == 0, sign < 0 { return .undefined }
      guard sign != 0 else { return nil }
    case .function(let function, let x):
      switch function {
      case .naturalLogarithm:
        let sign = try sign(value(x))
        if sign < 0 { return .undefined }
        guard sign != 0 else { return nil }
      case .tangent:
        let cosine = try program.function(.cosine, of: x, within: budget)
        guard try sign(value(cosine)) != 0 else { return nil }
      case .arcsine, .arccosine, .areaTangent:
        let order = try Real.abs(value(x), within: budget).compare(to: 1, within: budget)
        if order > 0 { return .undefined }
        guard order != 0 else { return nil }
      case .areaCosine:
        let order = try value(x).compare(to: 1, within: budget)
        if order < 0 { return .undefined }
        guard order != 0 else { return nil }
      case .absolute, .sign, .floor: throw .undecided
      default: break
      }
    case .extreme: throw .undecided
    }
    return try germOfSeries(at: place)
  }

  private func sign(_ number: Real) throws(CalculationError) -> Int {
    try number.compare(to: 0, within: budget)
  }

  private mutating func germOfSeries(at place: Int) throws(CalculationError) -> Germ {
    if let number = program.constant(at: place) {
      return number.isWrittenAsZero ? .zero : .power(0, number)
    }
    var (slope, factorial) = (place, Real(1))
    for order in 0..<Self.orderLimit {
      if order > 0 {
        slope = try program.slope(of: slope, within: budget)
        factorial = try Real.product(factorial, Real(order), within: budget)
        if let constant = program.constant(at: slope), constant.isWrittenAsZero { return .zero }
      }
      let value = try program.value(at: slope, for: number, knowing: known, within: budget)
      guard try sign(value) != 0 else { continue }
      let coefficient = try Real.quotient(value, factorial, within: budget)
      return .power(
        Rational(order),
        side < 0 && order % 2 == 1
          ? try Real.difference(0, coefficient, within: budget) : coefficient)
    }
    throw .undecided
  }

  // MARK: - Rules of limits

  private mutating func germ(
    of operation: FunctionProgram.Operation, _ operands: [Germ]
  ) throws(CalculationError) -> Germ {
    if operands.contains(where: { if case .undefined = $0 { true } else { false } }) {
      return .undefined
    }
    switch operation {
    case .variable, .constant, .extreme: throw .undecided
    case .joined(let operation, _, _):
      let (x, y) = (operands[0], operands[1])
      switch operation {
      case .addition: return try .sum(x, y, within: budget)
      case .subtraction:
        return try .sum(x, .product(.power(0, -1), y, within: budget), within: budget)
      case .multiplication: return try .product(x, y, within: budget)
      default: return try .product(x, y.reciprocal(within: budget), within: budget)
      }
    case .power(_, let exponent): return try operands[0].power(exponent, within: budget)
    case .root(_, let degree): return try operands[0].root(degree, within: budget)
    case .function(let function, let x):
      switch try operands[0].limit(within: budget) {
      case .number(let limit): return try germ(of: function, x, operands[0], toward: limit)
      case .infinite(let sign): return try germ(of: function, operands[0], infinite: sign)
      case .oscillating:
        switch function {
        case .exponential, .sine, .cosine, .arctangent, .hyperbolicSine, .hyperbolicCosine,
          .hyperbolicTangent, .areaSine:
          return .bounded
        default: throw .undecided
        }
      case .undefined, .unknown: throw .undecided
      }
    }
  }

  /// A function of a value that has a limit.
  private mutating func germ(
    of function: MathFunction, _ x: Int, _ germ: Germ, toward limit: Real
  ) throws(CalculationError) -> Germ {
    switch function {
    case .naturalLogarithm:
      switch try sign(limit) {
      case -1: return .undefined
      case 0: return try logarithm(germ)
      default: break
      }
    case .tangent:
      let cosine = try program.function(.cosine, of: x, within: budget)
      if try Real.cos(limit, within: budget).isZero(within: budget) != .no {
        let sine = try program.function(.sine, of: x, within: budget)
        return try .product(
          self.germ(of: sine), self.germ(of: cosine).reciprocal(within: budget), within: budget)
      }
    case .arcsine, .arccosine, .areaTangent:
      let order = try Real.abs(limit, within: budget).compare(to: 1, within: budget)
      if order > 0 { return .undefined }
      if order == 0 {
        // Whether it has values there depends on the side from which the limit is reached.
        let rest = try program.joined(
          program.constant(1), program.power(x, 2, within: budget), by: .subtraction,
          within: budget)
        guard try isPositive(self.germ(of: rest)) else { return .undefined }
        if function == .areaTangent {
          return .infinite(sign: try sign(limit), .logarithmic)
        }
      }
    case .areaCosine:
      let order = try limit.compare(to: 1, within: budget)
      if order < 0 { return .undefined }
      if order == 0 {
        let rest = try program.joined(
          x, program.constant(1), by: .subtraction, within: budget)
        return try isPositive(self.germ(of: rest))
          ? .vanishing(sign: 1, .unknown) : .undefined
      }
    case .absolute, .sign, .floor: throw .undecided
    default: break
    }
    let value = try function.limit(of: limit, within: budget)
    if try value.isZero(within: budget) == .no { return .power(0, value) }
    if limit.isWrittenAsZero, function != .arccosine, function != .naturalLogarithm,
      function != .areaCosine, function != .cosine
    {
      // Next to 0 it is about its argument.
      return germ
    }
    return .vanishing(sign: nil, .unknown)
  }

  private func isPositive(_ germ: Germ) throws(CalculationError) -> Bool {
    switch germ {
    case .power(_, let coefficient): try Germ.sign(of: coefficient, within: budget) == 1
    case .infinite(let sign, _): sign > 0
    case .vanishing(let sign, _): sign == 1
    default: false
    }
  }

  private func logarithm(_ germ: Germ) throws(CalculationError) -> Germ {
    switch germ {
    case .power(_, let coefficient):
      let sign = try Germ.sign(of: coefficient, within: budget)
      return sign < 0 ? .undefined : .infinite(sign: -1, .logarithmic)
    case .vanishing(let sign?, let growth):
      return sign < 0
        ? .undefined
        : .infinite(sign: -1, growth == .logarithmic ? .logarithmic : .unknown)
    case .zero: return .undefined
    default: throw .undecided
    }
  }

  /// A function of a value that rises or falls without bound.
  private func germ(
    of function: MathFunction, _ germ: Germ, infinite sign: Int
  ) throws(CalculationError) -> Germ {
    var growth: Germ.Growth?
    if case .infinite(_, let known) = germ { growth = known }
    switch function {
    case .exponential:
      let faster: Germ.Growth = growth == .logarithmic ? .unknown : .exponential
      return sign > 0 ? .infinite(sign: 1, faster) : .vanishing(sign: 1, faster)
    case .naturalLogarithm:
      if sign < 0 { return .undefined }
      return .infinite(sign: 1, growth == nil ? .logarithmic : .unknown)
    case .areaSine: return .infinite(sign: sign, growth == nil ? .logarithmic : .unknown)
    case .areaCosine:
      if sign < 0 { return .undefined }
      return .infinite(sign: 1, growth == nil ? .logarithmic : .unknown)
    case .sine, .cosine: return .bounded
    case .arctangent:
      return .power(0, try Real.quotient(.pi, Real(2 * sign), within: budget))
    case .hyperbolicSine:
      return .infinite(sign: sign, growth == .logarithmic ? .unknown : .exponential)
    case .hyperbolicCosine:
      return .infinite(sign: 1, growth == .logarithmic ? .unknown : .exponential)
    case .hyperbolicTangent: return .power(0, Real(sign))
    case .arcsine, .arccosine, .areaTangent: return .undefined
    default: throw .undecided
    }
  }
}
