import BigNumbers
import ExactReals

/// A function between two numbers, known by its Taylor series on parts of the interval.
struct FunctionOnInterval: Sendable {
  /// A part of the interval, which is that from 0 to 1.
  struct Part {
    var lower: Rational
    var upper: Rational

    static let whole = Part(lower: 0, upper: 1)

    var middle: Rational { (lower + upper) * .half }

    /// The number of times that the interval is halved for a part as short as this.
    var level: Int {
      let width = upper - lower
      return max(width.denominator.magnitudeBitWidth - width.numerator.magnitudeBitWidth, 0)
    }
  }

  /// A function on a part.
  struct Local {
    var function: LocalFunction
    /// The length of the unit in which the distance from the center is counted.
    var unit: Real
    /// Whether the function has no value at the center, next to which it is known.
    var hasHole: Bool
  }

  private enum Source {
    /// The body of a function, and the arguments besides the variable.
    case body(MathExpression, [Real])
    /// The value at a place of a program.
    case program(FunctionProgram, Int)
  }

  let lower: Real
  let width: Real

  /// Whether only the values matter that the function has; it is not zero next to a pole.
  let skipsGaps: Bool

  /// Whether the function is undecided next to a pole.
  private let needsBounds: Bool

  private let source: Source
  private let unit: AngleUnit
  private let references: [CalculationID: Real]

  /// The bits of enclosures over a whole part that is not short.
  private static let coarseBits = 40

  /// Creates the function of the body's last parameter.
  init(
    _ body: MathExpression, _ arguments: [Real], from lower: Real, width: Real,
    in unit: AngleUnit, references: [CalculationID: Real], skipsGaps: Bool
  ) {
    source = .body(body, arguments)
    self.skipsGaps = skipsGaps
    needsBounds = false
    (self.lower, self.width, self.unit, self.references) = (lower, width, unit, references)
  }

  /// Creates a polynomial from its coefficients by the powers of the variable.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  init(
    _ coefficients: [Real], from lower: Real, width: Real, within budget: Budget
  ) throws(CalculationError) {
    var program = FunctionProgram()
    let variable = try program.place(of: .variable)
    var value = try program.constant(0)
    for coefficient in coefficients.reversed() {
      value = try program.joined(value, variable, by: .multiplication, within: budget)
      value = try program.joined(
        value, program.constant(coefficient), by: .addition, within: budget)
    }
    self.init(program, at: value, from: lower, width: width, needsBounds: false)
  }

  /// Creates the value at a place of a program, of which only the values matter that it has.
  ///
  /// If it needs bounds, it is undecided next to a pole, instead of not zero.
  init(
    _ program: FunctionProgram, at place: Int, from lower: Real, width: Real, needsBounds: Bool
  ) {
    source = .program(program, place)
    skipsGaps = true
    self.needsBounds = needsBounds
    (self.lower, self.width) = (lower, width)
    (unit, references) = (.radians, [:])
  }

  /// The number at a place from 0 to 1.
  func number(at place: Rational, within budget: Budget) throws(CalculationError) -> Real {
    try Real.sum(lower, Real.product(width, Real(place), within: budget), within: budget)
  }

  /// The polynomial that the function is, by the powers of the variable; nil if it is none with fractions as
  /// coefficients.
  func polynomial(within budget: Budget) throws(CalculationError) -> [Rational]? {
    switch source {
    case .body(let body, let arguments):
      return try PrimitiveArithmetic(unit: unit, references: references, budget: budget)
        .polynomial(of: body, arguments)
    case .program(let program, let place):
      guard let polynomial = try program.polynomial(at: place, within: budget) else { return nil }
      let fractions = polynomial.compactMap { $0.rational }
      return fractions.count == polynomial.count ? fractions : nil
    }
  }

  /// The integral over the whole interval by a primitive; nil if none is known.
  func integralByPrimitive(within budget: Budget) throws(CalculationError) -> Real? {
    guard case .body(let body, let arguments) = source else { return nil }
    let upper = try Real.sum(lower, width, within: budget)
    return try PrimitiveArithmetic(unit: unit, references: references, budget: budget)
      .integral(of: body, arguments, from: lower, to: upper)
  }

  /// Whether the function is odd, and the interval lies on both sides of zero alike.
  func isOddAroundZero(within budget: Budget) throws(CalculationError) -> Bool {
    guard case .body(let body, let arguments) = source else { return false }
    let middle = try Real.sum(
      lower, Real.quotient(width, 2, within: budget), within: budget)
    return middle.isWrittenAsZero
      && ParityArithmetic(unit: unit, references: references, budget: budget)
        .isOdd(body, arguments)
  }

  /// The function's value at a number, exact.
  ///
  /// - Throws: `CalculationError` if it has none.
  func value(at number: Real, within budget: Budget) throws(CalculationError) -> Real {
    switch source {
    case .program(let program, let place):
      return try program.value(at: place, for: number, within: budget)
    case .body(let body, let arguments):
      var evaluator = ExpressionEvaluator(
        NumberArithmetic(unit: unit, references: references, budget: budget))
      do throws(ExpressionError) {
        return try evaluator.value(of: body, arguments + [number])
      } catch {
        throw error.calculationError ?? .undecided
      }
    }
  }

  /// Whether the function is proven to be zero at a number, by arithmetic on exact numbers.
  func isZero(at number: Real, within budget: Budget) throws(CalculationError) -> Bool {
    try budget.shortly { (budget) throws(CalculationError) in
      try value(at: number, within: budget).isZero(within: budget) == .yes
    } ?? false
  }

  /// The function on a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - place: The place of the center.
  ///   - count: The number of coefficients.
  ///   - precision: The bits of those at the center.
  ///   - budget: The most it may cost.
  /// - Returns: The function.
  /// - Throws: `CalculationError.undecided` if it isn't known to have a value on all of the part, and to be bounded;
  ///   other errors if it has none.
  func local(
    on part: Part, around place: LocalFunction.Center, count: Int, precision: Int,
    within budget: Budget
  ) throws(CalculationError) -> Local {
    try budget.pay(WorkPrice.functionOnPart)
    // A short part needs as many more bits to be told from those beside it.
    let coarseBits = Self.coarseBits + part.level
    let series = SeriesArithmetic(
      unit: unit, references: references, place: place, count: count, skipsGaps: skipsGaps,
      fine: TaylorArithmetic(precision: precision, budget: budget),
      coarse: TaylorArithmetic(precision: coarseBits, budget: budget))
    let length = part.upper - part.lower
    let unit = try Real.product(
      width, Real(place == .middle ? length * .half : length), within: budget)
    let reach: Enclosure
    let center: Rational
    switch place {
    case .left: (center, reach) = (part.lower, Enclosure(from: 0, to: 1, precision: coarseBits))
    case .middle: (center, reach) = (part.middle, Enclosure(from: -1, to: 1, precision: coarseBits))
    case .right: (center, reach) = (part.upper, Enclosure(from: -1, to: 0, precision: coarseBits))
    }
    let start = try number(at: center, within: budget)
    let interval = try Enclosure.sum(
      start.enclosure(bits: coarseBits, within: budget),
      Enclosure.product(
        unit.enclosure(bits: coarseBits, within: budget), reach, precision: coarseBits),
      precision: coarseBits)
    let isFollowed = place != .middle && isRound(center, start)
    let variable = try series.variable(
      center: start, interval: interval, slope: unit, isFollowed: isFollowed)
    let function = try value(of: variable, with: series)
    return Local(function: function, unit: unit, hasHole: series.hasHole)
  }

  /// Whether a number is one at which functions often are zero, or have a kink: a short fraction, or one at a round place.
  ///
  /// Elsewhere exact values rarely say more, and take long.
  private func isRound(_ place: Rational, _ number: Real) -> Bool {
    number.rational.map { $0.storageBitWidth <= 32 } ?? (place.denominator.magnitudeBitWidth <= 5)
  }

  /// The two halves of a part, divided at the simplest number next to its middle, so that such numbers become ends.
  func halves(of part: Part) -> [Part] {
    var middle = part.middle
    if let start = lower.rational, let width = width.rational {
      let quarter = (part.upper - part.lower) * .half * .half
      let simplest = Enclosure(
        from: start + width * (middle - quarter), to: start + width * (middle + quarter),
        precision: 64 + part.level
      ).simplestRational(maximumBits: 1_024)
      if let simplest, simplest.storageBitWidth <= 32 {
        let place = (simplest - start) * width.reciprocalOfNonzero
        if part.lower < place, place < part.upper { middle = place }
      }
    }
    return [Part(lower: part.lower, upper: middle), Part(lower: middle, upper: part.upper)]
  }

  /// The function on a part, around its middle or, if that does not show that it is bounded, around a round number at an
  /// end; nil if it isn't known to be bounded.
  func local(
    on part: Part, count: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> (local: Local, place: LocalFunction.Center)? {
    for place in [LocalFunction.Center.middle, .left, .right] {
      switch place {
      case .middle: break
      case .left:
        guard isRound(part.lower, try number(at: part.lower, within: budget)) else { continue }
      case .right:
        guard isRound(part.upper, try number(at: part.upper, within: budget)) else { continue }
      }
      do throws(CalculationError) {
        let local = try local(
          on: part, around: place, count: count, precision: precision, within: budget)
        return (local, place)
      } catch .undecided {
      }
    }
    return nil
  }

  private func value(
    of variable: SeriesArithmetic.Value, with series: SeriesArithmetic
  ) throws(CalculationError) -> LocalFunction {
    switch source {
    case .body(let body, let arguments):
      let value: SeriesArithmetic.Value
      do throws(ExpressionError) {
        var evaluator = ExpressionEvaluator(series)
        value = try evaluator.value(
          of: body, arguments.map { series.constant($0) } + [variable])
      } catch {
        guard case .calculation(let cause) = error.cause else { throw .undecided }
        throw cause
      }
      return try self.function(value, with: series)
    case .program(let program, let place):
      return try self.function(
        program.value(at: place, of: variable, with: series), with: series)
    }
  }

  private func function(
    _ value: SeriesArithmetic.Value, with series: SeriesArithmetic
  ) throws(CalculationError) -> LocalFunction {
    guard case .beyond(let bound) = value else { return try series.function(value) }
    guard !needsBounds else { throw .undecided }
    // All that is known, and needed, is that it is not zero.
    return LocalFunction(center: TaylorSeries([bound]), interval: TaylorSeries([bound]))
  }
}

extension WorkPrice {
  /// Enclosing a function on a part of an interval, except for its steps.
  fileprivate static let functionOnPart: Int64 = 10_000
}

extension Budget {
  /// Returns the result of a calculation; nil if it has none, or if it takes longer than a proof is worth here.
  func shortly<Result>(
    _ calculate: (Budget) throws(CalculationError) -> Result
  ) throws(CalculationError) -> Result? {
    let portion = portion(work: 10_000_000, decisionBits: 1 << 10, expansionBits: 1 << 16)
    let granted = portion.work
    do throws(CalculationError) {
      let result = try calculate(portion)
      try settle(portion, granted: granted)
      return result
    } catch .stopped {
      throw .stopped
    } catch {
      try settle(portion, granted: granted)
      return nil
    }
  }
}
