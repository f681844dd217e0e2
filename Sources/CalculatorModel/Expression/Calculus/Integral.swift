import BigNumbers
import ExactReals

/// The area below a function between two numbers, as exact as it can be: `integral(x^2, x, 0, 1)` is 1/3.
///
/// A function with a primitive in a short table is integrated by that. Any other one is enclosed: on each of some
/// intervals by its Taylor series and a bound on the first coefficient that is left out, which is enclosed over the
/// whole interval; those where the bound is too large are halved (G. F. Corliss and L. B. Rall, "Adaptive,
/// self-validating numerical quadrature", 1987). Where the function has no derivatives, at a kink or a jump, it is only
/// bounded, and the interval soon short.
///
/// The function is proven to have a value at each number between the bounds, except where it jumps.
struct Integral {
  private let body: MathExpression
  private let arguments: [Real]
  private let lower: Real
  private let upper: Real
  private let unit: AngleUnit
  private let references: [CalculationID: Real]

  /// Creates the integral of the body of a function by its last parameter.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - operands: The arguments for the other parameters, and the two bounds.
  ///   - unit: The unit of angles.
  ///   - references: The values of the kept calculations that the body refers to.
  init(
    _ body: MathExpression, _ operands: [Real], in unit: AngleUnit,
    references: [CalculationID: Real]
  ) {
    self.body = body
    arguments = Array(operands.dropLast(2))
    lower = operands[operands.count - 2]
    upper = operands[operands.count - 1]
    self.unit = unit
    self.references = references
  }

  /// The value.
  ///
  /// - Throws: ``ExpressionError`` without a place: if the function has no value at some number between the bounds, if
  ///   its values aren't bounded, or if neither is proven.
  func value(within budget: Budget) throws(ExpressionError) -> Real {
    if let exact = try exactValue(within: budget) { return exact }
    let integral = self
    do throws(CalculationError) {
      return try Real.computed(within: budget) { (precision, budget) throws(CalculationError) in
        try integral.enclosure(precision: precision, within: budget)
      }
    } catch {
      throw ExpressionError(.calculation(error), at: 0..<0)
    }
  }

  /// The value by a primitive in the table; nil if there is none.
  private func exactValue(within budget: Budget) throws(ExpressionError) -> Real? {
    let primitives = PrimitiveArithmetic(unit: unit, references: references, budget: budget)
    do throws(ExpressionError) {
      var evaluator = BodyEvaluator(primitives)
      let values = arguments.map { primitives.constant($0) }
      let integrand = try evaluator.value(of: body, values + [primitives.variable])
      do throws(CalculationError) {
        return try primitives.integral(of: integrand, from: lower, to: upper)
      } catch {
        throw ExpressionError(.calculation(error), at: 0..<0)
      }
    } catch {
      // The series tell why it has no value, if it has none.
      guard case .calculation(let cause) = error.cause else { throw error }
      switch cause {
      case .tooMuchWork, .stopped: throw error
      default: return nil
      }
    }
  }

  // MARK: - Enclosing

  /// An interval, as a part of that between the bounds: the index-th of 2^level equal ones.
  private struct Piece {
    var index: BigInt
    var level: Int
    /// The integral over the interval; nil if it is not bounded.
    var value: Enclosure?
    /// The power of two above what the value is off by, except for rounding.
    var remainder = Int64.min

    var halves: [Piece] {
      [
        Piece(index: index << 1, level: level + 1),
        Piece(index: index << 1 + 1, level: level + 1),
      ]
    }
  }

  /// The most intervals.
  private static let pieceLimit = 1 << 14

  /// An enclosure with about a number of certain bits.
  private func enclosure(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let width = try Real.difference(upper, lower, within: budget)
    if try width.isZero(within: budget) == .yes { return .zero }
    let series = Series(
      integral: self, width: width, precision: precision + 24,
      count: Self.count(for: precision), budget: budget)
    var pieces = try boundedPieces(
      Series(
        integral: self, width: width, precision: precision + 24, count: Self.leastCount,
        budget: budget))
    for index in pieces.indices { try series.evaluate(&pieces[index]) }
    while true {
      var sum = Enclosure.zero
      var size = Enclosure.zero
      for piece in pieces {
        guard let value = piece.value else { continue }
        sum = try Enclosure.sum(sum, value, precision: precision + 24)
        size = try Enclosure.sum(size, value.magnitude, precision: 32)
      }
      // What all intervals together may be off by, shared among them.
      let bits =
        (size.magnitudeExponents?.upper ?? 0) - Int64(precision) - 4
        - Int64(Int.bitWidth - pieces.count.leadingZeroBitCount)
      var halves: [Piece] = []
      var isDone = true
      for piece in pieces {
        if piece.value != nil, piece.remainder <= bits {
          halves.append(piece)
          continue
        }
        isDone = false
        guard piece.value != nil || piece.level < series.deepestLevel else { throw .notIntegrable }
        for var half in piece.halves {
          try series.evaluate(&half)
          halves.append(half)
        }
      }
      if isDone { return sum }
      guard halves.count <= Self.pieceLimit else { throw .tooMuchWork }
      pieces = halves
    }
  }

  /// Returns intervals on each of which the function is bounded, as few coefficients show.
  private func boundedPieces(_ series: Series) throws(CalculationError) -> [Piece] {
    var bounded: [Piece] = []
    var others = [Piece(index: 0, level: 0)]
    // The longest first, since one on which the function has no value throws the error that says so.
    while !others.isEmpty {
      var halves: [Piece] = []
      for var piece in others {
        try series.evaluate(&piece)
        if piece.value != nil {
          bounded.append(piece)
        } else {
          guard piece.level < series.deepestLevel else { throw .notIntegrable }
          halves += piece.halves
        }
      }
      guard bounded.count + halves.count <= Self.pieceLimit else { throw .tooMuchWork }
      others = halves
    }
    return bounded
  }

  /// The least number of coefficients; a quotient may need some to be bounded next to a common root.
  private static let leastCount = 5

  /// The number of coefficients: each is worth some bits if the interval is short.
  private static func count(for precision: Int) -> Int { max(12, precision / 7 * 2) + 1 }

  /// The integral's parts by Taylor series.
  private struct Series {
    let integral: Integral
    let width: Real
    let precision: Int
    let count: Int
    let budget: Budget

    /// The bits of enclosures over the whole interval.
    private static let coarseBits = 40

    /// The deepest level of a number that counts as an end: at such numbers functions often are zero.
    private static let endLevel = 3

    /// The level of pieces so short that a function without a bound there has none, or so it seems.
    var deepestLevel: Int { precision }

    /// Sets the value and the remainder of a piece.
    func evaluate(_ piece: inout Piece) throws(CalculationError) {
      do throws(CalculationError) {
        return try evaluate(&piece, .middle)
      } catch .undecided {
      }
      for place in [SeriesArithmetic.Center.left, .right] {
        let end = place == .left ? piece.index : piece.index + 1
        guard end.isZero || end.trailingZeroBitCount >= piece.level - Self.endLevel else {
          continue
        }
        do throws(CalculationError) {
          return try evaluate(&piece, place)
        } catch .undecided {
        }
      }
    }

    private func evaluate(
      _ piece: inout Piece, _ place: SeriesArithmetic.Center
    ) throws(CalculationError) {
      try budget.pay(WorkPrice.integratedPiece)
      // A short interval needs as many more bits to be told from those beside it.
      let coarseBits = Self.coarseBits + piece.level
      let series = SeriesArithmetic(
        unit: integral.unit, references: integral.references, place: place, count: count,
        fine: TaylorArithmetic(precision: precision, budget: budget),
        coarse: TaylorArithmetic(precision: coarseBits, budget: budget))
      // The interval is that of t from −1 to 1, from 0 to 1 or from −1 to 0.
      let shift = place == .middle ? 1 : 0
      let parts = BigInt(1) << (piece.level + shift)
      let center =
        switch place {
        case .left: piece.index
        case .middle: piece.index << 1 + 1
        case .right: piece.index + 1
        }
      let slope = try share(BigInt(1), of: parts)
      let start = try Real.sum(integral.lower, share(center, of: parts), within: budget)
      let ends: (Rational, Rational) =
        switch place {
        case .left: (0, 1)
        case .middle: (-1, 1)
        case .right: (-1, 0)
        }
      let reach = Enclosure(from: ends.0, to: ends.1, precision: coarseBits)
      let interval = try Enclosure.sum(
        start.enclosure(bits: coarseBits, within: budget),
        Enclosure.product(
          slope.enclosure(bits: coarseBits, within: budget), reach, precision: coarseBits),
        precision: coarseBits)
      let variable = try series.variable(center: start, interval: interval, slope: slope)
      var evaluator = BodyEvaluator(series)
      let function: SeriesArithmetic.LocalFunction
      do throws(ExpressionError) {
        let arguments = integral.arguments.map { series.constant($0) }
        let value = try evaluator.value(of: integral.body, arguments + [variable])
        do throws(CalculationError) {
          function = try series.function(value)
        } catch {
          throw ExpressionError(.calculation(error), at: 0..<0)
        }
      } catch {
        guard case .calculation(let cause) = error.cause else { throw .notIntegrable }
        throw cause
      }
      try evaluate(&piece, function, place, slope)
    }

    /// Sets the value and the remainder of a piece from its series.
    private func evaluate(
      _ piece: inout Piece, _ function: SeriesArithmetic.LocalFunction,
      _ place: SeriesArithmetic.Center, _ slope: Real
    ) throws(CalculationError) {
      let limit = min(function.interval.count, function.center.count + 1)
      // The least remainder after an even number of terms, so that powers of t have one sign.
      var best: (count: Int, exponent: Int64)?
      for count in stride(from: 0, to: limit, by: 2) {
        guard let exponent = function.interval.coefficients[count].radiusExponent else { continue }
        if let best, best.exponent <= exponent { continue }
        best = (count, exponent)
      }
      guard let best else { throw .undecided }
      var sum = Enclosure.zero
      for degree in 0..<best.count {
        let coefficient = function.center.coefficients[degree]
        sum = try Enclosure.sum(
          sum, weighted(coefficient, degree, place), precision: precision)
      }
      // The coefficient at some number of the interval, for each t, and so a mean of them.
      let rest = try weighted(function.interval.coefficients[best.count], best.count, place)
      sum = try Enclosure.sum(sum, rest, precision: precision)
      let scale = try slope.enclosure(bits: precision, within: budget)
      piece.value = try Enclosure.product(sum, scale, precision: precision)
      // The powers of t have integrals of at most 2.
      piece.remainder =
        best.exponent == .min
        ? .min : best.exponent + 1 + (scale.magnitudeExponents?.upper ?? 0)
    }

    /// A coefficient times the integral of a power of t.
    private func weighted(
      _ coefficient: Enclosure, _ degree: Int, _ place: SeriesArithmetic.Center
    ) throws(CalculationError) -> Enclosure {
      let sign = place == .right && degree % 2 == 1 ? -1 : 1
      let weight = place == .middle ? (degree % 2 == 0 ? 2 : 0) : sign
      if weight == 0 { return .zero }
      return try Enclosure.quotient(
        Enclosure.product(coefficient, Enclosure(BigInt(weight)), precision: precision),
        Enclosure(BigInt(degree + 1)), precision: precision)
    }

    /// A part of the distance between the bounds.
    private func share(_ count: BigInt, of parts: BigInt) throws(CalculationError) -> Real {
      try Real.product(width, Real(Rational(count, over: parts)), within: budget)
    }
  }
}

extension WorkPrice {
  /// Enclosing a function on an interval, except for its steps.
  fileprivate static let integratedPiece: Int64 = 10_000
}
