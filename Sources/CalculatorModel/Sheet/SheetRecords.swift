import ExactReals

/// The records of the lines of a sheet, one after another.
///
/// ```swift
/// var records = SheetRecords(of: try Sheet("12\n30\ntotal"))
/// records.record(at: 2, text: "total", error: nil, within: Budget()).members
/// // line 3, text "total", kind "value", reading "total (lines 1–2)", decimal "42", …
/// ```
///
/// Each line can refer to those above it; advancing from one line to the next costs nothing, and the first
/// record takes O(*n*) in the number of lines above.
public struct SheetRecords: Sendable {
  private let sheet: Sheet
  private var last: (index: Int, place: SheetPlace)?

  /// Creates the records of a sheet whose lines are all calculated.
  public init(of sheet: Sheet) {
    self.sheet = sheet
  }

  /// Returns the record of a line.
  ///
  /// - Parameters:
  ///   - index: The line, from 0.
  ///   - text: The line as it appears in the file.
  ///   - error: The reason why it has no value, if it should have one.
  ///   - budget: The limit on the cost of writing the values of all lines recorded with it.
  /// - Returns: The record.
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
