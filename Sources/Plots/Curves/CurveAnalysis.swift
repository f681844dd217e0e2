import BigNumbers
import CalculatorModel
import ExactReals

/// A curve *y = f(x)* over an interval, taken apart: on each piece between two points it has no value, is constant, or
/// rises or falls all the way.
///
/// Where an operation changes its nature (a divisor or the argument of a logarithm that is zero, a floor that reaches a
/// whole number), a piece ends. Between such numbers the function is analytic, and its slope keeps its sign between the
/// zeros of the derivative.
package struct CurveAnalysis: Sendable {
  /// A number at which pieces meet.
  package struct Point: Sendable {
    package var number: Real

    /// The values in the program that are known there.
    var known: [Int: Real] = [:]

    /// Whether an operation changes its nature there.
    var isCritical = false

    /// The function's value; nil if it has none.
    package var value: Real?

    /// Whether the value is known to be there or not.
    package var isValueKnown = true

    /// Whether the function is zero there.
    package var isRoot = false

    /// The limits from the left and the right; nil outside the interval.
    package var left: Limit?
    package var right: Limit?
  }

  /// The curve between two points.
  package struct Piece: Sendable {
    /// The place of its values in the program, for numbers on the piece; nil where the function has no value, and where
    /// it isn't known.
    package var place: Int?

    /// Whether it is known where the function's nature changes.
    package var isKnown = true

    /// Whether it is proven that the function rises, falls or is level all the way.
    package var isMonotone = true

    /// A number on it.
    var sample: Rational

    /// The sign of the function's values.
    package var sign = 0

    /// The sign of its slopes: 0 if the function is constant.
    package var direction = 0
  }

  package internal(set) var program: FunctionProgram

  /// The points, from the left end of the interval to the right one.
  package internal(set) var points: [Point] = []

  /// The pieces; each is to the right of the point with its index.
  package internal(set) var pieces: [Piece] = []

  /// The roots that were isolated on the whole interval.
  var isolated: [Int: (numbers: [Real], undecided: [FunctionProgram.Zone])] = [:]

  /// Where the function's nature may change at other numbers.
  var unknown: [FunctionProgram.Zone] = []

  /// Numbers that could not be told from a point next to them.
  var unresolved: [Real] = []

  /// Where it may have other roots and extrema.
  var winding: [FunctionProgram.Zone] = []

  /// The place of the function's value in the program.
  package let value: Int

  /// The function as it was typed, and the unit of its angles.
  private let expression: MathExpression
  private let unit: AngleUnit

  /// The most points.
  private static let limit = 5_000

  /// Takes a function apart.
  ///
  /// - Parameters:
  ///   - expression: The function of its parameter.
  ///   - unit: The unit of angles.
  ///   - lower: The left end.
  ///   - upper: The right end.
  ///   - budget: The most it may cost.
  /// - Throws: `CalculationError` when the budget is used up.
  package init(
    of expression: MathExpression, in unit: AngleUnit, from lower: Real, to upper: Real,
    within budget: Budget
  ) throws(CalculationError) {
    (self.expression, self.unit) = (expression, unit)
    (program, value) = try FunctionProgram.program(of: expression, in: unit, within: budget)
    points = [Point(number: lower), Point(number: upper)]
    try findCriticalPoints(within: budget)
    try findPieces(within: budget)
    try findRootsAndExtrema(within: budget)
    try findSigns(within: budget)
    try findLimits(within: budget)
  }

  // MARK: - Points

  /// Inserts a point, or joins it with the one that is there.
  mutating func insert(_ point: Point, within budget: Budget) throws(CalculationError) {
    guard points.count < Self.limit else { throw .tooMuchWork }
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      switch try Self.order(point.number, points[middle].number, within: budget) {
      case .some(0):
        join(point, with: middle)
        return
      case .none:
        // Two numbers that can't be told apart are one if one has what the other is known for.
        if try !isKnown(point, at: points[middle].number, within: budget) {
          if try !isKnown(points[middle], at: point.number, within: budget) {
            unresolved.append(point.number)
          }
          points[middle].number = point.number
        }
        join(point, with: middle)
        return
      case .some(-1): high = middle
      default: low = middle + 1
      }
    }
    points.insert(point, at: low)
  }

  /// Whether another number is proven to have the values that are known for a point.
  private func isKnown(
    _ point: Point, at number: Real, within budget: Budget
  ) throws(CalculationError) -> Bool {
    guard !point.known.isEmpty else { return false }
    for (place, value) in point.known {
      do throws(CalculationError) {
        let other = try program.value(at: place, for: number, within: budget)
        guard try other.isEqual(to: value, within: budget) == .yes else { return false }
      } catch .undecided, .divisionByZero, .notReal, .outsideDomain {
        return false
      }
    }
    return true
  }

  private mutating func join(_ point: Point, with index: Int) {
    points[index].known.merge(point.known) { first, _ in first }
    points[index].isCritical = points[index].isCritical || point.isCritical
    points[index].isRoot = points[index].isRoot || point.isRoot
  }

  /// The order of two numbers; nil if it could not be decided.
  static func order(
    _ a: Real, _ b: Real, within budget: Budget
  ) throws(CalculationError) -> Int? {
    do throws(CalculationError) {
      return try a.compare(to: b, within: budget)
    } catch .undecided {
      return nil
    }
  }

  // MARK: - Limits

  private mutating func findLimits(within budget: Budget) throws(CalculationError) {
    for index in points.indices {
      let point = points[index]
      do throws(CalculationError) {
        points[index].value = try value(at: point, within: budget)
      } catch .divisionByZero, .notReal, .outsideDomain {
      } catch .undecided {
        points[index].isValueKnown = false
      }
      if let value = points[index].value, !point.isRoot {
        points[index].isRoot = try value.isZero(within: budget) == .yes
      }
      if index > 0 {
        points[index].left = try limit(
          at: points[index], side: -1, of: pieces[index - 1], within: budget)
      }
      if index < pieces.count {
        points[index].right = try limit(
          at: points[index], side: 1, of: pieces[index], within: budget)
      }
    }
  }

  /// The function's value at a number.
  ///
  /// - Throws: `CalculationError` if there is none.
  package func value(at number: Real, within budget: Budget) throws(CalculationError) -> Real {
    try expression.value(at: number, in: unit, within: budget)
  }

  private func value(
    at point: Point, within budget: Budget
  ) throws(CalculationError) -> Real {
    if point.isRoot, !point.isCritical { return 0 }
    do throws(CalculationError) {
      return try expression.value(at: point.number, in: unit, within: budget)
    } catch .undecided {
    }
    do throws(CalculationError) {
      return try program.value(
        at: value, for: point.number, knowing: point.known, within: budget)
    } catch .undecided {
      // Where the function is analytic its digits are known, if not whether they are those of a simpler number.
      guard !point.isCritical else { throw .undecided }
      return try program.computedValue(at: value, for: point.number, within: budget)
    }
  }

  private func limit(
    at point: Point, side: Int, of piece: Piece, within budget: Budget
  ) throws(CalculationError) -> Limit {
    guard piece.isKnown else { return .unknown }
    guard let place = piece.place else { return .undefined }
    if !point.isCritical, let value = point.value { return .number(value) }
    var finder = GermFinder(
      program, at: point.number, side: side, knowing: point.known, within: budget)
    return try finder.limit(of: place)
  }
}
