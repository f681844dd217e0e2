import BigNumbers
import CalculatorModel
import ExactReals

/// The parts of a curve in the columns of pixels.
package struct CurveColumns: Sendable {
  /// A value at an end of a part.
  enum Ordinate: Sendable {
    /// The value at a number.
    case value(Enclosure, at: Real)
    /// The limit at a number.
    case limit(Enclosure, Real)
    case infinite(Int)
    case unknown

    /// Whether the curve is known to have it.
    var isValue: Bool {
      if case .value = self { true } else { false }
    }

    var enclosure: Enclosure? {
      switch self {
      case .value(let enclosure, _), .limit(let enclosure, _): enclosure
      case .infinite, .unknown: nil
      }
    }
  }

  /// The curve from one number of a column to another.
  enum Part: Sendable {
    /// It is continuous, and has all values between two.
    case continuous(Ordinate, Ordinate)
    /// Its value at a single number.
    case value(Ordinate)
    /// It could not be followed; all of its values are enclosed, if they are bounded.
    case unknown(Enclosure?)
  }

  /// A part with the numbers between which it lies.
  struct PlacedPart: Sendable {
    var part: Part
    var from: Real
    var to: Real

    /// The index of the piece of the curve.
    var piece: Int?
  }

  /// The parts in each column, from the left to the right.
  private(set) var parts: [[PlacedPart]]

  private let curve: CurveAnalysis

  /// The most numbers that are looked at in a column in which the curve could not be followed, the least, and about the
  /// number of all together.
  private static let sampleCount = (most: 512, least: 16, all: 8_192)

  /// Divides a curve into columns.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - frame: The frame, whose left and right ends are those of the curve.
  ///   - budget: The most it may cost.
  /// - Throws: `CalculationError` when the budget is used up.
  package init(
    _ curve: CurveAnalysis, in frame: PlotFrame, within budget: Budget
  ) throws(CalculationError) {
    self.curve = curve
    parts = Array(repeating: [], count: frame.width)
    var columns: [ClosedRange<Int>] = []
    for point in curve.points {
      columns.append(try frame.columns(of: point.number, within: budget).range)
    }
    for (index, piece) in curve.pieces.enumerated() {
      // To the right of a number on an edge the curve begins in the later of both columns.
      let (first, last) = (columns[index].upperBound, columns[index + 1].lowerBound)
      if piece.place != nil, piece.isMonotone {
        try addMonotone(index, first, max(first, last), frame, within: budget)
      } else if piece.place != nil || !piece.isKnown {
        try addUnknown(index, first, max(first, last), frame, within: budget)
      }
    }
    for (index, point) in curve.points.enumerated() {
      guard let value = point.value else { continue }
      let ordinate = Ordinate.limit(
        try value.enclosure(bits: PlotFrame.precision, within: budget), value)
      for column in columns[index] {
        parts[column].append(
          PlacedPart(part: .value(ordinate), from: point.number, to: point.number))
      }
    }
  }

  private mutating func addMonotone(
    _ index: Int, _ first: Int, _ last: Int, _ frame: PlotFrame, within budget: Budget
  ) throws(CalculationError) {
    guard let place = curve.pieces[index].place else { return }
    let places = curve.program.places(under: place)
    var values = [Enclosure](repeating: .zero, count: place + 1)
    let (lower, upper) = (curve.points[index], curve.points[index + 1])
    var start = (number: lower.number, ordinate: try Self.ordinate(lower.right, within: budget))
    for column in first...last {
      var end: (number: Real, ordinate: Ordinate)
      if column == last {
        end = (upper.number, try Self.ordinate(upper.left, within: budget))
      } else {
        let number = try frame.edge(of: column + 1, within: budget)
        end = (
          number,
          try ordinate(at: number, places, &values, within: budget)
        )
      }
      parts[column].append(
        PlacedPart(
          part: .continuous(start.ordinate, end.ordinate), from: start.number, to: end.number,
          piece: index))
      start = end
    }
  }

  private static func ordinate(
    _ limit: Limit?, within budget: Budget
  ) throws(CalculationError) -> Ordinate {
    switch limit {
    case .number(let number):
      .limit(try number.enclosure(bits: PlotFrame.precision, within: budget), number)
    case .infinite(let sign): .infinite(sign)
    case nil, .oscillating, .undefined, .unknown: .unknown
    }
  }

  private func ordinate(
    at number: Real, _ places: [Int], _ values: inout [Enclosure], within budget: Budget
  ) throws(CalculationError) -> Ordinate {
    guard let place = places.last else { return .unknown }
    for bits in [PlotFrame.precision, 4 * PlotFrame.precision] {
      do throws(CalculationError) {
        try curve.program.enclose(
          places, for: number.enclosure(bits: bits, within: budget), in: &values,
          precision: bits, within: budget)
        return .value(values[place], at: number)
      } catch .undecided {
        continue
      } catch .notReal, .outsideDomain, .divisionByZero {
        break
      }
    }
    return .unknown
  }

  private mutating func addUnknown(
    _ index: Int, _ first: Int, _ last: Int, _ frame: PlotFrame, within budget: Budget
  ) throws(CalculationError) {
    let (program, place) = (curve.program, curve.value)
    let count = min(
      max(Self.sampleCount.all / (last - first + 1), Self.sampleCount.least),
      Self.sampleCount.most)
    let places = program.places(under: place)
    var values = [Enclosure](repeating: .zero, count: place + 1)
    for column in first...last {
      let from =
        column == first ? curve.points[index].number : try frame.edge(of: column, within: budget)
      let to =
        column == last
        ? curve.points[index + 1].number : try frame.edge(of: column + 1, within: budget)
      let range = try program.range(at: place, from: from, to: to, within: budget)
      if range.values == nil, range.unbounded.isEmpty { continue }
      parts[column].append(
        PlacedPart(
          part: .unknown(range.unbounded.isEmpty ? range.values : nil), from: from, to: to))
      // Each value is a point of the curve, and between two the curve has all values if nothing changes its nature.
      var last: (number: Real, ordinate: Ordinate)?
      for sample in 1..<count {
        let step = try Real.product(
          Real.difference(to, from, within: budget),
          Real(Rational(sample) * Rational(1, over: BigInt(count))), within: budget)
        let number = try Real.sum(from, step, within: budget)
        let ordinate = try ordinate(at: number, places, &values, within: budget)
        guard ordinate.enclosure != nil else { continue }
        if let last, curve.pieces[index].place != nil {
          parts[column].append(
            PlacedPart(
              part: .continuous(last.ordinate, ordinate), from: last.number, to: number,
              piece: index))
        } else {
          parts[column].append(PlacedPart(part: .value(ordinate), from: number, to: number))
        }
        last = (number, ordinate)
      }
    }
  }

  /// The exact value at an end.
  func exact(_ ordinate: Ordinate, within budget: Budget) throws(CalculationError) -> Real {
    switch ordinate {
    case .value(_, let number):
      try curve.program.value(at: curve.value, for: number, within: budget)
    case .limit(_, let limit): limit
    case .infinite, .unknown: throw .undecided
    }
  }
}
