import BigNumbers
import ExactReals

/// Values, as exact numbers and as enclosures.
extension FunctionProgram {
  /// The exact value at a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - x: The variable.
  ///   - known: Values at places that are known although arithmetic might not find them.
  ///   - budget: The most it may cost.
  /// - Returns: The value.
  /// - Throws: `CalculationError` if there is none.
  package func value(
    at place: Int, for x: Real, knowing known: [Int: Real] = [:], within budget: Budget
  ) throws(CalculationError) -> Real {
    try values(under: place, for: x, knowing: known, within: budget)[place]
  }

  /// The exact values at all places that the value at a place depends on; 0 at others.
  ///
  /// - Throws: `CalculationError` if one is missing.
  package func values(
    under place: Int, for x: Real, knowing known: [Int: Real] = [:], within budget: Budget
  ) throws(CalculationError) -> [Real] {
    var values = [Real](repeating: 0, count: place + 1)
    for index in places(under: place) {
      if let value = known[index] {
        values[index] = value
        continue
      }
      values[index] =
        switch operations[index] {
        case .variable: x
        case .constant(let number): number
        case .joined(let operation, let a, let b):
          try operation.result(values[a], values[b], within: budget)
        case .power(let a, let exponent): try Real.pow(values[a], Real(exponent), within: budget)
        case .root(let a, let degree): try Real.root(values[a], Real(degree), within: budget)
        case .function(let function, let a):
          try function.value(of: [values[a]], in: .radians, within: budget)
        case .extreme(let function, let a, let b):
          try function.value(of: [values[a], values[b]], in: .radians, within: budget)
        }
    }
    return values
  }

  /// The value at a place, known by its digits alone.
  ///
  /// - Throws: `CalculationError` if it isn't known to be there.
  package func computedValue(
    at place: Int, for x: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    let places = places(under: place)
    return try Real.computed(within: budget) { (precision, budget) throws(CalculationError) in
      var values = [Enclosure](repeating: .zero, count: place + 1)
      try enclose(
        places, for: x.enclosure(bits: precision + 32, within: budget), in: &values,
        precision: precision + 32, within: budget)
      return values[place]
    }
  }

  /// The coefficients of the polynomial that the value at a place is, by the powers of the variable; nil if it is none of
  /// a degree that is followed.
  package func polynomial(
    at place: Int, within budget: Budget
  ) throws(CalculationError) -> [Real]? {
    try PrimitiveArithmetic(unit: .radians, references: [:], budget: budget)
      .polynomial(at: place, of: self)
  }

  // MARK: - Enclosures

  /// Encloses the values at places for numbers in an enclosure.
  ///
  /// - Parameters:
  ///   - places: The places in ascending order, with those that they depend on.
  ///   - x: The numbers.
  ///   - values: The values, which are replaced at these places.
  ///   - precision: The bits of the values.
  ///   - budget: The most it may cost.
  /// - Throws: `CalculationError.undecided` if a function may have no value, other errors if it surely has none.
  package func enclose(
    _ places: [Int], for x: Enclosure, in values: inout [Enclosure], precision: Int,
    within budget: Budget
  ) throws(CalculationError) {
    for index in places {
      switch operations[index] {
      case .variable: values[index] = x
      case .constant(let number):
        values[index] = try number.enclosure(bits: precision, within: budget)
      case .joined(let operation, let a, let b):
        let (left, right) = (values[a], values[b])
        values[index] =
          switch operation {
          case .addition: try Enclosure.sum(left, right, precision: precision)
          case .subtraction: try Enclosure.difference(left, right, precision: precision)
          case .multiplication: try Enclosure.product(left, right, precision: precision)
          default: try Self.quotient(left, right, precision)
          }
      case .power(let a, let exponent):
        if exponent < 0, values[a].sign == nil { throw .undecided }
        values[index] = try Enclosure.pow(
          values[a], Int64(exponent), precision: precision, within: budget)
      case .root(let a, let degree):
        let x = values[a]
        switch x.sign {
        case .none: throw .undecided
        case .some(-1) where degree % 2 == 1:
          values[index] = -(try Enclosure.root(-x, degree, precision: precision, within: budget))
        default:
          values[index] = try Enclosure.root(x, degree, precision: precision, within: budget)
        }
      case .function(let function, let a):
        values[index] = try Self.value(of: function, values[a], precision, within: budget)
      case .extreme(let function, let a, let b):
        let difference = try Enclosure.difference(values[a], values[b], precision: precision)
        guard let sign = difference.sign else {
          values[index] = try Enclosure.hull(values[a], values[b], precision: precision)
          continue
        }
        values[index] = (sign < 0) == (function == .minimum) ? values[a] : values[b]
      }
    }
  }

  private static func quotient(
    _ x: Enclosure, _ y: Enclosure, _ precision: Int
  ) throws(CalculationError) -> Enclosure {
    switch y.sign {
    case .none: throw .undecided
    case .some(0): throw .divisionByZero
    default: try Enclosure.quotient(x, y, precision: precision)
    }
  }

  private static func value(
    of function: MathFunction, _ x: Enclosure, _ precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let (arithmetic, series) = (
      TaylorArithmetic(precision: precision, budget: budget), TaylorSeries([x])
    )
    switch function {
    case .exponential: return try Enclosure.exp(x, precision: precision, within: budget)
    case .naturalLogarithm:
      switch x.sign {
      case .none: throw .undecided
      case .some(0): throw .outsideDomain
      case .some(-1): throw .notReal
      default: return try Enclosure.log(x, precision: precision, within: budget)
      }
    case .sine: return try Enclosure.sinAndCos(x, precision: precision, within: budget).sine
    case .cosine: return try Enclosure.sinAndCos(x, precision: precision, within: budget).cosine
    case .tangent:
      let (sine, cosine) = try Enclosure.sinAndCos(x, precision: precision, within: budget)
      return try quotient(sine, cosine, precision)
    case .arcsine: return try arithmetic.arcsine(series).value
    case .arccosine:
      return try Enclosure.difference(
        Enclosure.pi(precision: precision, within: budget).scaled(byPowerOfTwo: -1),
        arithmetic.arcsine(series).value, precision: precision)
    case .arctangent: return try Enclosure.atan(x, precision: precision, within: budget)
    case .hyperbolicSine: return try arithmetic.hyperbolicSineAndCosine(series).sine.value
    case .hyperbolicCosine: return try arithmetic.hyperbolicSineAndCosine(series).cosine.value
    case .hyperbolicTangent: return try arithmetic.hyperbolicTangent(series).value
    case .areaSine: return try arithmetic.areaSine(series).value
    case .areaCosine: return try arithmetic.areaCosine(series).value
    case .areaTangent: return try arithmetic.areaTangent(series).value
    case .absolute: return x.magnitude
    case .sign:
      guard let sign = x.sign else { throw .undecided }
      return Enclosure(BigInt(sign))
    default:
      guard let floor = x.floorIfCertain else { throw .undecided }
      return Enclosure(floor)
    }
  }
}

extension MathFunction {
  /// The value of one of the functions of programs.
  package func limit(of x: Real, within budget: Budget) throws(CalculationError) -> Real {
    try value(of: [x], in: .radians, within: budget)
  }
}
