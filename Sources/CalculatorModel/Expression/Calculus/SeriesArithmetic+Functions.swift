import BigNumbers
import ExactReals

/// Functions of the calculator.
extension SeriesArithmetic {
  func value(
    of function: MathFunction, _ operands: [Value]
  ) throws(CalculationError) -> Value {
    let x = operands[0]
    switch function {
    case .power: return try power(x, operands[1])
    case .root: return try root(x, operands[1])
    case .squareRoot: return try root(x, .constant(2))
    case .cubeRoot: return try root(x, .constant(3))
    case .logarithm:
      return try logarithm(x, base: operands.count > 1 ? operands[1] : .constant(10))
    case .binaryLogarithm: return try logarithm(x, base: .constant(2))
    case .decimalLogarithm: return try logarithm(x, base: .constant(10))
    case .exponential: return try exponential(x)
    case .exponentialLessOne:
      return try joined(exponential(x), .constant(1), by: .subtraction)
    case .naturalLogarithm: return try logarithm(x)
    case .logarithmOfOneMore: return try logarithm(joined(.constant(1), x, by: .addition))
    case .sum, .mean, .product:
      var total = x
      for operand in operands.dropFirst() {
        total = try joined(
          total, operand, by: function == .product ? .multiplication : .addition)
      }
      return function == .mean
        ? try quotient(total, .constant(Real(operands.count))) : total
    case .hypotenuse:
      var total = Value.constant(0)
      for operand in operands {
        total = try joined(total, power(operand, .constant(2)), by: .addition)
      }
      return try root(total, .constant(2))
    case .remainder: return try remainder(x, operands[1])
    case .minimum, .maximum:
      var chosen = x
      for operand in operands.dropFirst() {
        chosen = try extreme(chosen, operand, isLeast: function == .minimum)
      }
      return chosen
    default:
      guard operands.count == 1 else { throw .notIntegrable }
      if case .beyond = x, let values = try values(ofAll: function) {
        return .function(.kink(values))
      }
      return try value(of: function, self.function(x))
    }
  }

  /// The values of a function that is bounded; nil for another.
  private func values(ofAll function: MathFunction) throws(CalculationError) -> Enclosure? {
    switch function {
    case .sine, .cosine, .hyperbolicTangent, .sign: return try Enclosure.hull(-.one, .one)
    case .arctangent:
      let half = try AngleUnit.radians.convert(
        Real.quotient(.pi, 2, within: budget), to: unit, within: budget)
      let most = try half.enclosure(bits: coarse.precision, within: budget)
      let least: Enclosure = -most
      return try Enclosure.hull(least, most)
    default: return nil
    }
  }

  /// The lesser or the greater one of two values.
  private func extreme(
    _ x: Value, _ y: Value, isLeast: Bool
  ) throws(CalculationError) -> Value {
    if let left = constant(x), let right = constant(y) {
      return .constant(
        try (isLeast ? MathFunction.minimum : .maximum).value(
          of: [left, right], in: unit, within: budget))
    }
    // Next to a pole either one may be the lesser.
    let difference = try function(joined(x, y, by: .subtraction))
    switch difference.interval.value.sign {
    case .some(-1): return isLeast ? x : y
    case .some(1), .some(0): return isLeast ? y : x
    default:
      return .function(
        .kink(
          try Enclosure.hull(function(x).interval.value, function(y).interval.value)))
    }
  }

  private func value(
    of function: MathFunction, _ x: LocalFunction
  ) throws(CalculationError) -> Value {
    switch function {
    case .sine, .cosine, .tangent, .secant, .cosecant, .cotangent:
      let angle = try self.function(angle(.function(x), in: unit, to: .radians))
      return try ratio(function, angle)
    case .arcsine, .arccosine, .arctangent:
      return try angle(inverse(function, x), in: .radians, to: unit)
    case .hyperbolicSine:
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.hyperbolicSineAndCosine(x).sine
      }
    case .hyperbolicCosine:
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.hyperbolicSineAndCosine(x).cosine
      }
    case .hyperbolicTangent:
      return try mapped(x, TaylorArithmetic.hyperbolicTangent)
    case .hyperbolicSecant: return try reciprocal(value(of: .hyperbolicCosine, x))
    case .hyperbolicCosecant: return try reciprocal(value(of: .hyperbolicSine, x))
    case .hyperbolicCotangent: return try reciprocal(value(of: .hyperbolicTangent, x))
    case .areaSine:
      return try mapped(x, TaylorArithmetic.areaSine)
    case .areaCosine:
      return try mapped(x, TaylorArithmetic.areaCosine)
    case .areaTangent:
      return try mapped(x, TaylorArithmetic.areaTangent)
    case .areaSecant:
      return try value(of: .areaCosine, self.function(reciprocal(.function(x))))
    case .areaCosecant:
      return try value(of: .areaSine, self.function(reciprocal(.function(x))))
    case .areaCotangent:
      return try value(of: .areaTangent, self.function(reciprocal(.function(x))))
    case .gamma:
      return try mapped(x, TaylorArithmetic.gamma)
    case .logarithmOfGamma:
      return try mapped(x, TaylorArithmetic.logarithmOfGamma)
    case .factorial:
      return try value(
        of: .gamma,
        self.function(joined(.function(x), .constant(1), by: .addition)))
    case .absolute:
      switch x.interval.value.sign {
      case .some(1), .some(0): return .function(x)
      case .some(-1): return try value(of: .negation, [.function(x)])
      default:
        if x.isNowhereNegative(place) { return .function(x) }
        let opposite = try negated(x)
        if opposite.isNowhereNegative(place) { return .function(opposite) }
        return .function(.kink(x.interval.value.magnitude))
      }
    case .sign:
      guard let sign = x.interval.value.sign else {
        return .function(.kink(try Enclosure.hull(-.one, .one)))
      }
      return .constant(Real(sign))
    case .floor: return try stairs(x)
    case .ceiling: return try value(of: .negation, [stairs(negated(x))])
    case .round:
      let half = Real(Rational.half)
      return try stairs(
        self.function(joined(.function(x), .constant(half), by: .addition)))
    case .truncation: return try truncated(x)
    case .fraction: return try joined(.function(x), truncated(x), by: .subtraction)
    default: throw .notIntegrable
    }
  }

  private func ratio(
    _ function: MathFunction, _ angle: LocalFunction
  ) throws(CalculationError) -> Value {
    switch function {
    case .cosine:
      return try mapped(angle) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.sineAndCosine(x).cosine
      }
    case .tangent:
      if skipsGaps, case .beyond(let bound) = try reciprocal(ratio(.cosine, angle)) {
        return try beyond(bound, times: self.function(ratio(.sine, angle)).interval.value)
      }
      return try mapped(angle, TaylorArithmetic.tangent)
    case .secant: return try reciprocal(ratio(.cosine, angle))
    case .cosecant: return try reciprocal(ratio(.sine, angle))
    case .cotangent: return try quotient(ratio(.cosine, angle), ratio(.sine, angle))
    default:
      return try mapped(angle) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.sineAndCosine(x).sine
      }
    }
  }

  private func inverse(
    _ function: MathFunction, _ x: LocalFunction
  ) throws(CalculationError) -> Value {
    switch function {
    case .arctangent:
      return try mapped(x, TaylorArithmetic.arctangent)
    case .arccosine:
      let quarter = try Real.quotient(.pi, 2, within: budget)
      return try joined(.constant(quarter), inverse(.arcsine, x), by: .subtraction)
    default:
      let rest = try self.function(
        joined(.constant(1), power(.function(x), .constant(2)), by: .subtraction))
      // Next to 1 and −1 the arcsine has no derivatives.
      if rest.interval.value.containsZero, skipsGaps || rest.isNowhereNegative(place) {
        return .function(
          .kink(
            try Enclosure.asin(x.interval.value, precision: fine.precision, within: budget)))
      }
      return try mapped(x, TaylorArithmetic.arcsine)
    }
  }

  private func reciprocal(_ x: Value) throws(CalculationError) -> Value {
    try quotient(.constant(1), x)
  }

  private func negated(_ x: LocalFunction) throws(CalculationError) -> LocalFunction {
    try function(joined(.constant(0), .function(x), by: .subtraction))
  }

  /// The whole number below the function, which is constant between its jumps.
  private func stairs(_ x: LocalFunction) throws(CalculationError) -> Value {
    let values = x.interval.value
    if let floor = values.floorIfCertain { return .constant(Real(floor)) }
    let below = try Enclosure.sum(values, -.one, precision: fine.precision)
    return .function(.kink(try Enclosure.hull(below, values)))
  }

  private func truncated(_ x: LocalFunction) throws(CalculationError) -> Value {
    switch x.interval.value.sign {
    case .some(1), .some(0): return try stairs(x)
    case .some(-1): return try value(of: .negation, [stairs(negated(x))])
    default:
      let magnitude = x.interval.value.magnitude
      return .function(.kink(try Enclosure.hull(-magnitude, magnitude)))
    }
  }
}
