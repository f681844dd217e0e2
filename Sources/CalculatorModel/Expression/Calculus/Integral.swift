import BigNumbers
import ExactReals

/// The area below a function between two numbers, as exact as it can be: `integral(x^2, x, 0, 1)` is 1/3.
///
/// A function with a primitive in a short table is integrated by that. Any other one is enclosed: on each of some
/// parts of the interval by its Taylor series and a bound on the first coefficient that is left out, which is enclosed
/// over the whole part; those where the bound is too large are halved (G. F. Corliss and L. B. Rall, "Adaptive,
/// self-validating numerical quadrature", 1987). Where the function has no derivatives, at a kink or a jump, it is only
/// bounded, and the part soon short.
///
/// The function is proven to have a value at each number between the bounds, except where it jumps, and where its
/// numerator and denominator are both zero.
struct Integral {
  let function: FunctionOnInterval

  /// The value.
  ///
  /// - Throws: `CalculationError` if the function has no value at some number between the bounds, if its values aren't
  ///   bounded, or if neither is proven.
  func value(within budget: Budget) throws(CalculationError) -> Real {
    do throws(CalculationError) {
      if let exact = try function.integralByPrimitive(within: budget) { return exact }
    } catch .stopped {
      throw .stopped
    } catch .tooMuchWork {
      throw .tooMuchWork
    } catch {
      // The series tell why it has no value, if it has none.
    }
    if try function.width.isZero(within: budget) == .yes {
      // It needs a value there all the same.
      _ = try function.value(at: function.lower, within: budget)
      return 0
    }
    if try function.isOddAroundZero(within: budget) {
      // The areas on both sides of zero cancel, if both have a value.
      _ = try boundedParts(precision: Self.leastPrecision, within: budget)
      return 0
    }
    let integral = self
    return try Real.computed(within: budget) { (precision, budget) throws(CalculationError) in
      try integral.enclosure(precision: precision, within: budget)
    }
  }

  /// A part of the interval.
  private struct Piece {
    var part: FunctionOnInterval.Part
    /// The integral over the part.
    var value = Enclosure.zero
    /// The power of two above what the value is off by, except for rounding.
    var remainder = Int64.min
  }

  /// The most pieces.
  private static let pieceLimit = 1 << 14

  /// The precision to which it is proven that the function is bounded.
  private static let leastPrecision = 96

  /// The least number of coefficients; a quotient may need some to be bounded next to a common root.
  private static let leastCount = 5

  /// The number of coefficients: each is worth some bits if the part is short.
  private static func count(for precision: Int) -> Int { max(12, precision / 7 * 2) + 1 }

  /// An enclosure with about a number of certain bits.
  private func enclosure(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let count = Self.count(for: precision)
    let working = precision + 24
    var pieces: [Piece] = []
    for part in try boundedParts(precision: working, within: budget) {
      pieces.append(try piece(part, count: count, precision: working, within: budget))
    }
    while true {
      var (sum, size) = (Enclosure.zero, Enclosure.zero)
      for piece in pieces {
        sum = try Enclosure.sum(sum, piece.value, precision: working)
        size = try Enclosure.sum(size, piece.value.magnitude, precision: 32)
      }
      // Each piece may be off by its share of the error allowed.
      let share =
        (size.magnitudeExponents?.upper ?? 0) - Int64(precision) - 4
        - Int64(Int.bitWidth - pieces.count.leadingZeroBitCount)
      var next: [Piece] = []
      for piece in pieces {
        guard piece.remainder > share else {
          next.append(piece)
          continue
        }
        for half in function.halves(of: piece.part) {
          next.append(
            try self.piece(half, count: count, precision: working, within: budget))
        }
      }
      if next.count == pieces.count { return sum }
      guard next.count <= Self.pieceLimit else { throw .tooMuchWork }
      pieces = next
    }
  }

  /// Returns parts on each of which the function is bounded, as few coefficients show.
  private func boundedParts(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> [FunctionOnInterval.Part] {
    var bounded: [FunctionOnInterval.Part] = []
    var others = [FunctionOnInterval.Part.whole]
    // The longest first, since one on which the function has no value throws the error that says so.
    while !others.isEmpty {
      var halves: [FunctionOnInterval.Part] = []
      for part in others {
        let local = try function.local(
          on: part, count: Self.leastCount, precision: precision, within: budget)
        if let local, !local.local.function.interval.value.radius.isInfinite {
          bounded.append(part)
        } else {
          // A function without a bound on so short a part has none, or so it seems.
          guard part.level < precision else { throw .notIntegrable }
          halves += function.halves(of: part)
        }
      }
      guard bounded.count + halves.count <= Self.pieceLimit else { throw .tooMuchWork }
      others = halves
    }
    return bounded
  }

  /// The integral over a part.
  private func piece(
    _ part: FunctionOnInterval.Part, count: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Piece {
    guard
      let (local, place) = try function.local(
        on: part, count: count, precision: precision, within: budget)
    else { throw .notIntegrable }
    let (center, interval) = (local.function.center, local.function.interval)
    // The least remainder after an even number of terms, so that powers of t have one sign.
    var best: (count: Int, exponent: Int64)?
    for count in stride(from: 0, to: min(interval.count, center.count + 1), by: 2) {
      guard let exponent = interval.coefficients[count].radiusExponent else { continue }
      if let best, best.exponent <= exponent { continue }
      best = (count, exponent)
    }
    guard let best else { throw .notIntegrable }
    var sum = Enclosure.zero
    for degree in 0..<best.count {
      sum = try Enclosure.sum(
        sum, weighted(center.coefficients[degree], degree, place, precision: precision),
        precision: precision)
    }
    // The coefficient at some number of the part, for each t, and so a mean of them.
    let rest = try weighted(
      interval.coefficients[best.count], best.count, place, precision: precision)
    let unit = try local.unit.enclosure(bits: precision, within: budget)
    let value = try Enclosure.product(
      Enclosure.sum(sum, rest, precision: precision), unit, precision: precision)
    // The powers of t have integrals of at most 2.
    let remainder =
      best.exponent == .min
      ? .min : best.exponent + 1 + (unit.magnitudeExponents?.upper ?? 0)
    return Piece(part: part, value: value, remainder: remainder)
  }

  /// A coefficient times the integral of a power of t, which goes from −1 to 1, from 0 to 1 or from −1 to 0.
  private func weighted(
    _ coefficient: Enclosure, _ degree: Int, _ place: LocalFunction.Center, precision: Int
  ) throws(CalculationError) -> Enclosure {
    let weight =
      switch place {
      case .left: 1
      case .middle: degree % 2 == 0 ? 2 : 0
      case .right: degree % 2 == 0 ? 1 : -1
      }
    if weight == 0 { return .zero }
    return try Enclosure.quotient(
      Enclosure.product(coefficient, Enclosure(BigInt(weight)), precision: precision),
      Enclosure(BigInt(degree + 1)), precision: precision)
  }
}
