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

  let unit: AngleUnit
  let references: [CalculationID: Real]

  /// The place of the number around which the functions are expanded.
  ///
  /// At an end their exact values may be followed as well: there a root has a number under it that is zero, and a quotient
  /// may have two.
  let place: LocalFunction.Center

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
  let fine: TaylorArithmetic

  /// The arithmetic of the series of the whole interval.
  let coarse: TaylorArithmetic

  var budget: Budget { fine.budget }

  static let failure = CalculationError.notIntegrable

  /// The coefficients of both series, and what does not depend on their number.
  var priceFactor: Int64 { Int64(20 + count) }

  init(
    unit: AngleUnit, references: [CalculationID: Real], place: LocalFunction.Center, count: Int,
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
      try NumberArithmetic(unit: unit, budget: budget).result(of: step, numbers)
    }
  }

  private func isZero(_ number: Real) throws(CalculationError) -> Bool {
    try budget.shortly { (budget) throws(CalculationError) in
      try number.isZero(within: budget) == .yes
    } ?? false
  }

  // MARK: - Steps

  func value(of step: Step.Kind, _ operands: [Value]) throws(CalculationError) -> Value {
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

  func product(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
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

  func quotient(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
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

  /// The remainder by a number: x − y ⌊x/y⌋.
  func remainder(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    let floor = try value(of: .floor, [quotient(x, y)])
    return try joined(x, product(y, floor), by: .subtraction)
  }

  func angle(
    _ x: Value, in unit: AngleUnit, to other: AngleUnit
  ) throws(CalculationError) -> Value {
    if unit == other { return x }
    return try product(x, .constant(unit.convert(1, to: other, within: budget)))
  }

  // MARK: - Powers

  func power(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
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
        if skipsGaps, numerator < 0, base.interval.value.containsZero {
          return try quotient(.constant(1), power(x, .constant(Real(-numerator))))
        }
        let power = try mapped(base) { (arithmetic, x) throws(CalculationError) in
          try arithmetic.power(x, numerator)
        }
        guard base.isKinkAtRoot, numerator > 0, case .function(var function) = power else {
          return power
        }
        function.isKinkAtRoot = true
        return .function(function)
      }
      return try power(root(x, .constant(Real(degree))), .constant(Real(numerator)))
    }
    return try mapped(base) { (arithmetic, x) throws(CalculationError) in
      try arithmetic.power(x, enclosure(of: exponent, arithmetic))
    }
  }

  func root(_ x: Value, _ y: Value) throws(CalculationError) -> Value {
    guard case .constant(let number) = y, let degree = number.rational?.word, degree > 0,
      degree <= 1 << 9
    else {
      return try power(x, quotient(.constant(1), y))
    }
    let radicand = try function(x)
    // Next to zero a root has no derivatives.
    if radicand.interval.value.containsZero {
      guard let most = radicand.interval.value.greatestMagnitude else { throw .undecided }
      let bound = try Enclosure.hull(
        .zero, Enclosure.root(most, degree, precision: coarse.precision, within: budget))
      var values = bound
      if degree % 2 == 1 {
        let least: Enclosure = -bound
        values = try Enclosure.hull(least, bound)
      } else {
        guard skipsGaps || radicand.isNowhereNegative(place) else { throw .undecided }
      }
      guard skipsGaps, radicand.isZeroOnlyAtCenter else { return .function(.kink(values)) }
      return .function(
        LocalFunction(
          center: TaylorSeries([.zero]), interval: TaylorSeries([values]), isKinkAtRoot: true))
    }
    return try mapped(radicand) { (arithmetic, x) throws(CalculationError) in
      degree == 2 ? try arithmetic.squareRoot(x) : try arithmetic.root(x, degree)
    }
  }

  func exponential(_ x: Value) throws(CalculationError) -> Value {
    try mapped(function(x), TaylorArithmetic.exponential)
  }

  func logarithm(_ x: Value) throws(CalculationError) -> Value {
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
    return try mapped(argument, TaylorArithmetic.logarithm)
  }

  func logarithm(_ x: Value, base: Value) throws(CalculationError) -> Value {
    try quotient(logarithm(x), logarithm(base))
  }

  // MARK: - Both series

  func mapped(
    _ x: LocalFunction,
    _ operation: (TaylorArithmetic) -> (TaylorSeries) throws(CalculationError) -> TaylorSeries
  ) throws(CalculationError) -> Value {
    try mapped(x) { (arithmetic, x) throws(CalculationError) in
      try operation(arithmetic)(x)
    }
  }

  func mapped(
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
