import ExactReals

/// What there is to tell of the lines of a sheet, one after another.
///
/// ```swift
/// var records = SheetRecords(of: try Sheet("12\n30\ntotal"))
/// records.record(at: 2, text: "total", error: nil, within: Budget()).members
/// // line 3, text "total", kind "value", reading "total (lines 1–2)", decimal "42", …
/// ```
///
/// Each line looks up to those above it; going on from one line to the next one costs nothing, and the first one
/// O(*n*) in the number of lines above.
public struct SheetRecords: Sendable {
  private let sheet: Sheet
  private var last: (index: Int, place: SheetPlace)?

  /// Tells of a sheet all of whose lines are calculated.
  public init(of sheet: Sheet) {
    self.sheet = sheet
  }

  /// Tells of a line.
  ///
  /// - Parameters:
  ///   - index: The line, from 0.
  ///   - text: The line as it stands in the file.
  ///   - error: Why it has no value, if it should have one.
  ///   - budget: What it may cost to write the values of all lines that are told of with it.
  /// - Returns: All that there is to tell.
  public mutating func record(
    at index: Int, text: String, error: SheetError?, within budget: Budget
  ) -> SheetRecord {
    var place: SheetPlace
    if let last, last.index <= index {
      place = last.place
      place.goOn(from: last.index, to: index, in: sheet)
    } else {
      place = SheetPlace(at: index, in: sheet)
    }
    last = (index, place)
    return SheetRecord(at: index, place, text: text, error: error, in: sheet, within: budget)
  }
}
