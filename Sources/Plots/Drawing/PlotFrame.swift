import BigNumbers
import ExactReals

/// The part of the plane that a plot shows, divided into pixels.
///
/// The edges between rows are moved up by 1/1024 of a pixel, so that a curve does not run along them at round numbers; the
/// outermost rows still end where the frame does. A pixel is a closed rectangle: a number on the edge between two columns
/// is in both.
package struct PlotFrame: Sendable {
  package let left: Real
  package let right: Real
  package let bottom: Rational
  package let top: Rational

  /// The number of columns.
  package let width: Int

  /// The number of rows, counted from the bottom.
  package let height: Int

  /// The most columns, or rows.
  package static let sizeLimit = 4_096

  /// The bits of numbers on the way to a pixel.
  static let precision = 96

  /// The distance between the edges of rows and multiples of their height, in rows.
  private static let shift = Rational(1, over: 1_024)

  package init(
    left: Real, right: Real, bottom: Rational, top: Rational, width: Int, height: Int
  ) {
    (self.left, self.right, self.bottom, self.top) = (left, right, bottom, top)
    (self.width, self.height) = (width, height)
  }

  // MARK: - Columns

  /// The number at the left edge of a column; the column after the last one begins at the right end.
  func edge(of column: Int, within budget: Budget) throws(CalculationError) -> Real {
    if column <= 0 { return left }
    if column >= width { return right }
    let share = Rational(column) * Rational(1, over: BigInt(width))
    let distance = try Real.product(
      Real.difference(right, left, within: budget), Real(share), within: budget)
    return try Real.sum(left, distance, within: budget)
  }

  /// Columns or rows: two for a number on the edge between them.
  struct Cells {
    var range: ClosedRange<Int>

    /// Whether the number is known to be in each of them.
    var isCertain = true
  }

  /// The columns whose closed pixels a number of the frame is in.
  func columns(of number: Real, within budget: Budget) throws(CalculationError) -> Cells {
    let place = try columnPlace(of: number, within: budget)
    return try Self.cells(of: place, count: width) { (cell) throws(CalculationError) in
      try number.compare(to: edge(of: cell, within: budget), within: budget)
    }
  }

  /// The distance of a number from the left end in columns.
  func columnPlace(of number: Real, within budget: Budget) throws(CalculationError) -> Enclosure {
    let bits = Self.precision
    let start = try left.enclosure(bits: bits, within: budget)
    let distance = try Enclosure.difference(
      number.enclosure(bits: bits, within: budget), start, precision: bits)
    let span = try Enclosure.difference(
      right.enclosure(bits: bits, within: budget), start, precision: bits)
    return try Enclosure.product(
      Enclosure.quotient(distance, span, precision: bits), Enclosure(BigInt(width)),
      precision: bits)
  }

  /// The cells that a place is in, from those whose edges it may be between.
  private static func cells(
    of place: Enclosure, count: Int,
    order: (Int) throws(CalculationError) -> Int
  ) throws(CalculationError) -> Cells {
    if !place.isExact, let floor = place.floorIfCertain, let cell = Int(exactly: floor) {
      let clamped = min(max(cell, 0), count - 1)
      return Cells(range: clamped...clamped)
    }
    // It is on the edge, or next to it.
    guard let (least, _) = place.wholeBounds(places: 64),
      let near = Int(exactly: (least + (BigInt(1) << 63)) >> 64)
    else { return Cells(range: 0...(count - 1), isCertain: false) }
    let cell = min(max(near, 0), count)
    do throws(CalculationError) {
      switch try order(cell) {
      case 0: return Cells(range: max(cell - 1, 0)...min(cell, count - 1))
      case 1: return Cells(range: min(cell, count - 1)...min(cell, count - 1))
      default: return Cells(range: max(cell - 1, 0)...max(cell - 1, 0))
      }
    } catch .undecided {
      return Cells(range: max(cell - 1, 0)...min(cell, count - 1), isCertain: false)
    }
  }

  /// The column of the vertical axis and the row of the horizontal one, where they are in the frame.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  package func axes(
    within budget: Budget
  ) throws(CalculationError) -> (column: Int?, row: Int?) {
    let sides = (
      try left.compare(to: 0, within: budget), try right.compare(to: 0, within: budget)
    )
    let isInside = sides.0 <= 0 && sides.1 >= 0
    let column = isInside ? try columns(of: 0, within: budget).range.lowerBound : nil
    guard bottom.signum() <= 0, top.signum() >= 0 else { return (column, nil) }
    let row = try rows(of: .zero, exactly: { () throws(CalculationError) in 0 }, within: budget)
    return (column, min(max(row.range.lowerBound, 0), height - 1))
  }

  /// Whether the interval is so narrow, compared with its numbers, that digits of a curve would be those of its ends.
  package func isTooNarrow(within budget: Budget) -> Bool { digits(within: budget) > 12 + 16 }

  /// The digits with which its numbers are told apart: twelve of the width, and those that both ends have in common.
  package func digits(within budget: Budget) -> Int {
    guard let start = try? left.enclosure(bits: 256, within: budget).nearbyFraction(bits: 256),
      let end = try? right.enclosure(bits: 256, within: budget).nearbyFraction(bits: 256),
      start < end
    else { return 12 }
    var digits = 12
    var reach = max(start.magnitude, end.magnitude) * (end - start).reciprocalOfNonzero
    while reach >= 10, digits < 100 {
      reach = reach * Rational(1, over: 10)
      digits += 1
    }
    return digits
  }

  // MARK: - Rows

  /// The rows that a value is in; a row below the first one or above the last if it is outside the frame.
  func rows(
    of value: Enclosure, exactly exact: () throws(CalculationError) -> Real, within budget: Budget
  ) throws(CalculationError) -> Cells {
    let place = try rowPlace(of: value)
    // Outside by more than a pixel.
    if place.sign == -1, let floor = place.floorIfCertain, floor < -1 {
      return Cells(range: -1...(-1))
    }
    let beyond = try Enclosure.difference(
      place, Enclosure(BigInt(height + 1)), precision: Self.precision)
    if beyond.sign == 1 { return Cells(range: height...height) }
    for (border, row) in [(bottom, -1), (top, height)] {
      let distance = try Enclosure.difference(
        value, Enclosure(border, precision: Self.precision), precision: Self.precision)
      let sign =
        if let sign = distance.sign { sign } else {
          try order(of: exact, border, within: budget)
        }
      if sign == (row < 0 ? -1 : 1) { return Cells(range: row...row) }
    }
    return try Self.cells(of: shiftedRowPlace(of: value), count: height) {
      (cell) throws(CalculationError) in
      let share = (Rational(cell) + Self.shift) * Rational(1, over: BigInt(height))
      return try exact().compare(to: Real(bottom + share * (top - bottom)), within: budget)
    }
  }

  private func order(
    of number: () throws(CalculationError) -> Real, _ border: Rational, within budget: Budget
  ) throws(CalculationError) -> Int {
    do throws(CalculationError) {
      return try number().compare(to: Real(border), within: budget)
    } catch .undecided {
      return 0
    }
  }

  /// The distance of a value from the bottom edge of the rows.
  func shiftedRowPlace(of value: Enclosure) throws(CalculationError) -> Enclosure {
    try Enclosure.difference(
      rowPlace(of: value), Enclosure(Self.shift, precision: Self.precision),
      precision: Self.precision)
  }

  /// The distance of a value from the bottom in rows.
  func rowPlace(of value: Enclosure) throws(CalculationError) -> Enclosure {
    let bits = Self.precision
    let distance = try Enclosure.difference(
      value, Enclosure(bottom, precision: bits), precision: bits)
    let scale = Rational(height) * (top - bottom).reciprocalOfNonzero
    return try Enclosure.product(distance, Enclosure(scale, precision: bits), precision: bits)
  }
}
