import BigNumbers
import ExactReals

/// The pixels of a frame that a curve is proven to meet, and those of which it isn't known.
package struct CurveRaster: Sendable {
  package enum Pixel: UInt8, Sendable {
    case empty
    case unknown
    case ink
  }

  package let width: Int
  package let height: Int

  /// The pixels, row by row from the bottom.
  private var pixels: [Pixel]

  package subscript(column column: Int, row row: Int) -> Pixel { pixels[row * width + column] }

  /// The number of pixels of a kind.
  package func count(of pixel: Pixel) -> Int { pixels.count { $0 == pixel } }

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: .empty, count: width * height)
  }

  /// Adds a curve.
  ///
  /// A pixel is ink only if a value of the curve is proven to be in it: one at its edges or in between, by the
  /// intermediate value theorem on a part on which the function is continuous and rises or falls.
  ///
  /// - Throws: `CalculationError` when the budget is used up.
  package mutating func add(
    _ columns: CurveColumns, in frame: PlotFrame, within budget: Budget
  ) throws(CalculationError) {
    func rows(
      of ordinate: CurveColumns.Ordinate
    ) throws(CalculationError) -> PlotFrame.Cells? {
      switch ordinate {
      case .unknown: return nil
      case .infinite(let sign):
        return PlotFrame.Cells(range: sign < 0 ? -1...(-1) : height...height)
      case .value(let value, _), .limit(let value, _):
        return try frame.rows(
          of: value,
          exactly: { () throws(CalculationError) in try columns.exact(ordinate, within: budget) },
          within: budget)
      }
    }
    for (column, parts) in columns.parts.enumerated() {
      for placed in parts {
        switch placed.part {
        case .continuous(let start, let end):
          guard let first = try rows(of: start), let last = try rows(of: end) else {
            mark(column, 0...(height - 1), .unknown)
            continue
          }
          let isRising = first.range.lowerBound <= last.range.lowerBound
          let (low, high) = isRising ? (first, last) : (last, first)
          if !low.isCertain { mark(column, low.range, .unknown) }
          if !high.isCertain { mark(column, high.range, .unknown) }
          // A limit need not be reached.
          let lowest =
            low.isCertain && (isRising ? start : end).isValue
            ? low.range.lowerBound : low.range.upperBound
          let highest =
            high.isCertain && (isRising ? end : start).isValue
            ? high.range.upperBound : high.range.lowerBound
          if lowest <= highest { mark(column, lowest...highest, .ink) }
        case .value(let ordinate):
          guard let found = try rows(of: ordinate) else { continue }
          mark(column, found.range, found.isCertain ? .ink : .unknown)
        case .unknown(let values):
          guard let values else {
            mark(column, 0...(height - 1), .unknown)
            continue
          }
          mark(column, try frame.rows(enclosing: values), .unknown)
        }
      }
    }
  }

  private mutating func mark(_ column: Int, _ rows: ClosedRange<Int>, _ pixel: Pixel) {
    let (first, last) = (max(rows.lowerBound, 0), min(rows.upperBound, height - 1))
    guard first <= last else { return }
    for row in first...last where self[column: column, row: row].rawValue < pixel.rawValue {
      pixels[row * width + column] = pixel
    }
  }
}

extension PlotFrame {
  /// Rows that all values in an enclosure are in.
  func rows(enclosing values: Enclosure) throws(CalculationError) -> ClosedRange<Int> {
    guard let ends = try values.ends(),
      let (least, _) = try shiftedRowPlace(of: ends.least).wholeBounds(places: 40),
      let (_, greatest) = try shiftedRowPlace(of: ends.greatest).wholeBounds(places: 40),
      let low = Int(exactly: least >> 40), let high = Int(exactly: greatest >> 40)
    else { return 0...(height - 1) }
    let first = min(max(low, -1), height)
    return first...max(first, min(high, height))
  }
}
