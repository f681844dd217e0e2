import BigNumbers
import ExactReals

/// Computes with functions on a short interval, by their Taylor series.
///
/// Each value has two series: that at the center, whose coefficients have all digits, and that of the whole interval,
/// whose coefficients enclose those at each of its numbers and so bound what the first leaves out.
struct SeriesArithmetic: BodyArithmetic {
  enum Value {
    case constant(Real)
    case function(LocalFunction)
    /// A function next to a pole: its values are this far from zero, or farther.
    case beyond(Enclosure)
  }

  /// A function on the interval.
  struct LocalFunction {
    var center: TaylorSeries
    var interval: TaylorSeries

    /// The value at the center, if it is looked for and known.
    var exact: Real?

    /// Whether it is a kink that is zero at the center, and nowhere else.
    var isKinkAtRoot = false
  }

  /// The place of the center in the interval.
  enum Center {
    case left
    case middle
    case right
  }

  let unit: AngleUnit
  let references: [CalculationID: Real]

  /// The place of the number around which the functions are expanded.
  ///
  /// At an end their exact values may be followed as well: there a root has a number under it that is zero, and a quotient
  /// may have two.
  let place: Center

  /// The number of coefficients.
  let count: Int

  /// Whether only the values matter that the function has, and it may have none at some numbers.
  let skipsGaps: Bool

  /// Remembers the holes that an evaluation passes.
  private final class Passage {
    var hasHole = false
  }

  private let passage = Passage()

  /// Whether a quotient of two zeros was passed at the center, so that the function has no value there.
  var hasHole: Bool { passage.hasHole }

  /// The arithmetic of the series at the center.
  private let fine: TaylorArithmetic

  /// The arithmetic of the series of the whole interval.
  private let coarse: TaylorArithmetic

  var budget: Budget { fine.budget }

  static let failure = CalculationError.notIntegrable

  /// The coefficients of both series, and what does not depend on their number.
  var priceFactor: Int64 { Int64(20 + count) }

  init(
    unit: AngleUnit, references: [CalculationID: Real], place: Center, count: Int,
    skipsGaps: Bool, fine: TaylorArithmetic, coarse: TaylorArithmetic
  ) {
    self.unit = unit
    self.references = references
    self.place = place
    self.count = count
    self.skipsGaps = skipsGaps
    self.fine = fine
    self.coarse = coarse
  }

  func constant(_ number: Real) -> Value { .constant(number) }

  func constant(_ value: Value) -> Real? {
    guard case .constant(let number) = value else { return nil }
    return number
  }

  /// The function that grows evenly over the interval, by a step from its center to each end.
  ///
  /// - Parameters:
  ///   - center: Its value at the center.
  ///   - interval: All its values.
  ///   - slope: Its slope.
  ///   - isFollowed: Whether the exact values at the center are looked for.
  /// - Returns: The function.
  /// - Throws: `CalculationError` when the budget is used up.
  func variable(
    center: Real, interval: Enclosure, slope: Real, isFollowed: Bool
  ) throws(CalculationError) -> Value {
    let zeros = Array(repeating: Enclosure.zero, count: max(count - 2, 0))
    return .function(
      LocalFunction(
        center: TaylorSeries(
          [try enclosure(of: center, fine), try enclosure(of: slope, fine)] + zeros),
        interval: TaylorSeries([interval, try enclosure(of: slope, coarse)] + zeros),
        exact: isFollowed ? center : nil))
  }

  func result(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value {
    let value = try value(of: step, operands)
    guard case .function(var function) = value else { return value }
    if let exact = try exact(step, operands) {
      function.exact = exact
      // Next to zero no number of digits shows that the value is zero.
      if function.center.value.containsZero, try isZero(exact) {
        function.center.coefficients[0] = .zero
      }
    }
    return .function(function)
  }

  /// The result of a step at the center; nil if it has none, or if that takes long.
  private func exact(_ step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Real? {
    var numbers: [Real] = []
    for operand in operands {
      switch operand {
      case .constant(let number): numbers.append(number)
      case .function(let function):
        guard let exact = function.exact else { return nil }
        numbers.append(exact)
      case .beyond: return nil
      }
    }
    return try budget.shortly { (budget) throws(CalculationError) in
      var plain = ExpressionEvaluator(
        unit: unit, words: nil, references: references, budget: budget)
      return try plain.result(of: step, numbers)
    }
  }

  private func isZero(_ number: Real) throws(CalculationError) -> Bool {
    try budget.shortly { (budget) throws(CalculationError) in
      try number.isZero(within: budget) == .yes
    } ?? false
  }

  // MARK: - Steps

  private func value(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value {
    if let value = try combination(of: step, operands) { return value }
    let x = operands[0]
    switch step {
    case .superscript(let exponent): return try power(x, .constant(Real(Int(exponent))))
    case .angle(let angleUnit): return try angle(x, in: angleUnit, to: unit)
    case .measure(let angleUnit): return try angle(x, in: unit, to: angleUnit)
    case .operation(let operation): return try joined(x, operands[1], by: operation)
    case .function(let function, _): return try value(of: function, operands)
    default: throw .notIntegrable
    }
  }

  func joined(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value {
    if case .constant(let left) = x, case .constant(let right) = y {
      return .constant(try operation.result(left, right, within: budget))
    }
    if let value = try joinedBeyond(x, y, by: operation) { return value }
    switch operation {
    case .addition:
      return try merged(x, y) { (arithmetic, x, y) throws(CalculationError) in
        try arithmetic.sum(x, y)
      }
    case .subtraction:
      return try merged(x, y) { (arithmetic, x, y) throws(CalculationError) in
        try arithmetic.sum(x, arithmetic.negated(y))
      }
    case .multiplication: return try product(x, y)
    case .division: return try quotient(x, y)
    case .power: return try power(x, y)
    case .reversedPower: return try power(y, x)
    case .root: return try root(x, y)
    case .logarithm: return try logarithm(x, base: y)
    case .remainder: return try remainder(x, y)
    default: throw .notIntegrable
    }
  }

  private func product(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    if case .constant(let left) = x {
      guard case .constant(let right) = y else { return try product(y, x) }
      return .constant(try Real.product(left, right, within: budget))
    }
    guard case .constant(let factor) = y, case .function(let function) = x else {
      return try merged(x, y) { (arithmetic, x, y) throws(CalculationError) in
        try arithmetic.product(x, y)
      }
    }
    return try mapped(function) { (arithmetic, x) throws(CalculationError) in
      try arithmetic.product(x, enclosure(of: factor, arithmetic))
    }
  }

  private func quotient(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    if case .constant(let divisor) = y {
      return try product(x, .constant(Real.quotient(1, divisor, within: budget)))
    }
    var (above, below) = (try function(x), try function(y))
    // Where both are zero at the center, the quotient is that of both divided by the distance from it.
    while below.interval.value.containsZero, above.center.value.isZero, below.center.value.isZero,
      let higher = above.dividedByDistance, let lower = below.dividedByDistance
    {
      (above, below) = (higher, lower)
      passage.hasHole = true
    }
    if skipsGaps, below.interval.value.containsZero, !above.interval.value.containsZero {
      return try quotient(beyond: above.interval.value, by: below)
    }
    let interval = try coarse.quotient(above.interval, below.interval)
    return .function(
      LocalFunction(center: try fine.quotient(above.center, below.center), interval: interval))
  }

  // MARK: - Poles

  /// Joins two values of which one is next to a pole; nil if none is.
  ///
  /// - Throws: `CalculationError.undecided` if the result may be zero.
  private func joinedBeyond(
    _ x: Value, _ y: Value, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Value? {
    switch (x, y) {
    case (.beyond(let bound), .constant), (.beyond(let bound), .function):
      let other = try function(y)
      switch operation {
      case .addition, .subtraction: return try beyond(bound, without: other)
      case .multiplication: return try beyond(bound, times: other.interval.value)
      case .division: return try quotient(beyond: bound, by: other)
      default: throw .undecided
      }
    case (.constant, .beyond(let bound)), (.function, .beyond(let bound)):
      let other = try function(x)
      switch operation {
      case .addition, .subtraction: return try beyond(bound, without: other)
      case .multiplication: return try beyond(bound, times: other.interval.value)
      case .division:
        let most = try Enclosure.quotient(
          other.interval.value.magnitude, bound, precision: fine.precision)
        return .kink(try Enclosure.hull(-(most as Enclosure), most))
      default: throw .undecided
      }
    case (.beyond, .beyond): throw .undecided
    default: return nil
    }
  }

  private func beyond(
    _ bound: Enclosure, without other: LocalFunction
  ) throws(CalculationError) -> Value {
    let rest = try Enclosure.difference(
      bound, other.interval.value.magnitude, precision: fine.precision)
    guard rest.sign == 1 else { throw .undecided }
    return .beyond(rest)
  }

  private func beyond(
    _ bound: Enclosure, times factor: Enclosure
  ) throws(CalculationError) -> Value {
    guard !factor.containsZero else { throw .undecided }
    return .beyond(
      try Enclosure.product(bound, factor.magnitude, precision: fine.precision))
  }

  private func quotient(
    beyond bound: Enclosure, by divisor: LocalFunction
  ) throws(CalculationError) -> Value {
    let least = bound.magnitude
    guard let most = divisor.interval.value.greatestMagnitude else { throw .undecided }
    return .beyond(try Enclosure.quotient(least, most, precision: fine.precision))
  }

  /// The remainder by a number: x − y ⌊x/y⌋.
  private func remainder(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    let floor = try value(of: .floor, [quotient(x, y)])
    return try joined(x, product(y, floor), by: .subtraction)
  }

  private func angle(
    _ x: Value, in unit: AngleUnit, to other: AngleUnit
  ) throws(CalculationError) -> Value {
    if unit == other { return x }
    return try product(x, .constant(unit.convert(1, to: other, within: budget)))
  }

  // MARK: - Powers

  private func power(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    guard case .constant(let exponent) = y else {
      // The power of a number that is not negative.
      return try exponential(product(y, logarithm(x)))
    }
    if case .constant(let base) = x {
      return .constant(try Real.pow(base, exponent, within: budget))
    }
    let base = try function(x)
    if let fraction = exponent.rational, let numerator = Int(exactly: fraction.numerator),
      let degree = Int(exactly: fraction.denominator), numerator.magnitude <= 1 << 20,
      degree <= 1 << 9
    {
      if degree == 1 {
        return try mapped(base) { (arithmetic, x) throws(CalculationError) in
          try arithmetic.power(x, numerator)
        }
      }
      return try power(root(x, .constant(Real(degree))), .constant(Real(numerator)))
    }
    return try mapped(base) { (arithmetic, x) throws(CalculationError) in
      try arithmetic.power(x, enclosure(of: exponent, arithmetic))
    }
  }

  private func root(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    guard case .constant(let number) = y, let degree = number.rational?.word, degree > 0,
      degree <= 1 << 9
    else {
      return try power(x, quotient(.constant(1), y))
    }
    let radicand = try function(x)
    // Next to zero a root has no derivatives.
    if radicand.interval.value.containsZero {
      let bound = try Enclosure.root(
        radicand.interval.value.magnitude, degree, precision: fine.precision, within: budget)
      var values = bound
      if degree % 2 == 1 {
        let least: Enclosure = -bound
        values = try Enclosure.hull(least, bound)
      } else {
        guard skipsGaps || radicand.isNowhereNegative(place) else { throw .undecided }
      }
      guard skipsGaps, radicand.isZeroOnlyAtCenter else { return .kink(values) }
      return .function(
        LocalFunction(
          center: TaylorSeries([.zero]), interval: TaylorSeries([values]), isKinkAtRoot: true))
    }
    return try mapped(radicand) { (arithmetic, x) throws(CalculationError) in
      degree == 2 ? try arithmetic.squareRoot(x) : try arithmetic.root(x, degree)
    }
  }

  private func exponential(_ x: Value) throws(CalculationError) -> Value {
    try mapped(function(x)) { (arithmetic, x) throws(CalculationError) in
      try arithmetic.exponential(x)
    }
  }

  private func logarithm(_ x: Value) throws(CalculationError) -> Value {
    if case .constant(let number) = x { return .constant(try Real.log(number, within: budget)) }
    let argument = try function(x)
    // Of small numbers above zero it is below that of the greatest one.
    if skipsGaps, argument.interval.value.containsZero,
      let most = argument.interval.value.greatestMagnitude
    {
      let greatest = try Enclosure.log(most, precision: fine.precision, within: budget)
      guard greatest.sign == -1 else { throw .undecided }
      return .beyond(greatest.magnitude)
    }
    return try mapped(argument) { (arithmetic, x) throws(CalculationError) in
      try arithmetic.logarithm(x)
    }
  }

  private func logarithm(_ x: Value, base: Value) throws(CalculationError) -> Value {
    try quotient(logarithm(x), logarithm(base))
  }

  // MARK: - Functions

  private func value(
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
      return try value(of: function, self.function(x))
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
      return .kink(
        try Enclosure.hull(function(x).interval.value, function(y).interval.value))
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
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.hyperbolicTangent(x)
      }
    case .hyperbolicSecant: return try reciprocal(value(of: .hyperbolicCosine, x))
    case .hyperbolicCosecant: return try reciprocal(value(of: .hyperbolicSine, x))
    case .hyperbolicCotangent: return try reciprocal(value(of: .hyperbolicTangent, x))
    case .areaSine:
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.areaSine(x)
      }
    case .areaCosine:
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.areaCosine(x)
      }
    case .areaTangent:
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.areaTangent(x)
      }
    case .areaSecant:
      return try value(of: .areaCosine, self.function(reciprocal(.function(x))))
    case .areaCosecant:
      return try value(of: .areaSine, self.function(reciprocal(.function(x))))
    case .areaCotangent:
      return try value(of: .areaTangent, self.function(reciprocal(.function(x))))
    case .gamma:
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.gamma(x)
      }
    case .logarithmOfGamma:
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.logarithmOfGamma(x)
      }
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
        return .kink(x.interval.value.magnitude)
      }
    case .sign:
      guard let sign = x.interval.value.sign else { return .kink(try Enclosure.hull(-.one, .one)) }
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
      return try mapped(angle) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.tangent(x)
      }
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
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.arctangent(x)
      }
    case .arccosine:
      let quarter = try Real.quotient(.pi, 2, within: budget)
      return try joined(.constant(quarter), inverse(.arcsine, x), by: .subtraction)
    default:
      let rest = try self.function(
        joined(.constant(1), power(.function(x), .constant(2)), by: .subtraction))
      // Next to 1 and −1 the arcsine has no derivatives.
      if rest.interval.value.containsZero, skipsGaps || rest.isNowhereNegative(place) {
        return .kink(
          try Enclosure.asin(x.interval.value, precision: fine.precision, within: budget))
      }
      return try mapped(x) { (arithmetic, x) throws(CalculationError) in
        try arithmetic.arcsine(x)
      }
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
    return .kink(try Enclosure.hull(below, values))
  }

  private func truncated(_ x: LocalFunction) throws(CalculationError) -> Value {
    switch x.interval.value.sign {
    case .some(1), .some(0): return try stairs(x)
    case .some(-1): return try value(of: .negation, [stairs(negated(x))])
    default:
      let magnitude = x.interval.value.magnitude
      return .kink(try Enclosure.hull(-magnitude, magnitude))
    }
  }

  // MARK: - Both series

  private func mapped(
    _ x: LocalFunction,
    _ operation: (TaylorArithmetic, TaylorSeries) throws(CalculationError) -> TaylorSeries
  ) throws(CalculationError) -> Value {
    // An error of the interval, if it has one, holds for all of its numbers.
    let interval = try operation(coarse, x.interval)
    return .function(LocalFunction(center: try operation(fine, x.center), interval: interval))
  }

  private func merged(
    _ x: Value, _ y: Value,
    _ operation: (TaylorArithmetic, TaylorSeries, TaylorSeries) throws(CalculationError) ->
      TaylorSeries
  ) throws(CalculationError) -> Value {
    let (x, y) = (try function(x), try function(y))
    let interval = try operation(coarse, x.interval, y.interval)
    return .function(
      LocalFunction(center: try operation(fine, x.center, y.center), interval: interval))
  }

  /// The value as a function, which may be constant.
  func function(_ value: Value) throws(CalculationError) -> LocalFunction {
    switch value {
    case .beyond: throw .undecided
    case .function(let function): return function
    case .constant(let number):
      let zeros = Array(repeating: Enclosure.zero, count: count - 1)
      return LocalFunction(
        center: TaylorSeries([try enclosure(of: number, fine)] + zeros),
        interval: TaylorSeries([try enclosure(of: number, coarse)] + zeros), exact: number)
    }
  }

  private func enclosure(
    of number: Real, _ arithmetic: TaylorArithmetic
  ) throws(CalculationError) -> Enclosure {
    try number.enclosure(bits: arithmetic.precision, within: budget)
  }
}

extension SeriesArithmetic.Value {
  /// A function of which only bounds on its values are known.
  fileprivate static func kink(_ values: Enclosure) -> Self {
    let series = TaylorSeries([values])
    return .function(SeriesArithmetic.LocalFunction(center: series, interval: series))
  }
}

extension SeriesArithmetic.LocalFunction {
  /// The function divided by the distance from the center, where it is zero; nil if too little is known.
  ///
  /// If f(c) = 0, f(c + t)/t is the mean of f' from c to c + t, and its k-th coefficient there is a mean of the next
  /// coefficients of f between the two, with weights (k + 1)s^k for s from 0 to 1. So that of the interval, which holds
  /// c, encloses them.
  fileprivate var dividedByDistance: Self? {
    guard center.count > 1, interval.count > 1 else { return nil }
    return Self(
      center: TaylorSeries(Array(center.coefficients.dropFirst())),
      interval: TaylorSeries(Array(interval.coefficients.dropFirst())))
  }

  /// Whether the function, or its derivative, is proven to be zero nowhere on the interval.
  func excludesZero(inDerivative order: Int) throws(CalculationError) -> Bool {
    guard interval.count > order else { return false }
    if !interval.coefficients[order].containsZero { return true }
    // By Taylor's theorem, with the last coefficient as that of the remainder: for |t| at most 1 the others are off from
    // the first by no more than the sum of their sizes.
    let last = min(center.count, interval.count - 1)
    guard last > order else { return false }
    var reach = Enclosure.zero
    for degree in (order + 1)...last {
      let coefficient = degree < last ? center.coefficients[degree] : interval.coefficients[degree]
      guard let bound = coefficient.greatestMagnitude else { return false }
      let weight = Enclosure(BigInt(order == 0 ? 1 : degree))
      reach = try Enclosure.sum(
        reach, Enclosure.product(bound, weight, precision: 40), precision: 40)
    }
    return try Enclosure.difference(center.coefficients[order].magnitude, reach, precision: 64)
      .sign == 1
  }

  /// Whether the function is zero at the center and proven to be zero nowhere else on the interval.
  var isZeroOnlyAtCenter: Bool {
    if isKinkAtRoot { return true }
    var rest = self
    while rest.interval.value.containsZero {
      guard rest.center.value.isZero, let next = rest.dividedByDistance else { return false }
      rest = next
    }
    return true
  }

  /// Whether the function is zero at the center and proven not to be negative on the interval.
  fileprivate func isNowhereNegative(_ place: SeriesArithmetic.Center) -> Bool {
    var rest = self
    var (isOdd, count) = (false, 0)
    while rest.interval.value.containsZero {
      guard rest.center.value.isZero, let next = rest.dividedByDistance else { return false }
      (rest, isOdd, count) = (next, !isOdd, count + 1)
    }
    let sign = rest.interval.value.sign
    if count > 0, isOdd {
      return place == .left && sign == 1 || place == .right && sign == -1
    }
    return sign == 1
  }
}
