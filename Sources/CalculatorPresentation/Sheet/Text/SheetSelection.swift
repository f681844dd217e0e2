/// Where the cursor of a sheet is, and what is selected.
///
/// ```swift
/// SheetSelection(at: SheetCursor(line: 2, offset: 0)).isEmpty   // true
/// ```
public struct SheetSelection: Hashable, Sendable {
  /// Where the selection began; the cursor itself where nothing is selected.
  public var anchor: SheetCursor

  /// Where the cursor is.
  public var cursor: SheetCursor

  /// Selects nothing, with the cursor at a place.
  public init(at cursor: SheetCursor = SheetCursor()) {
    self.init(from: cursor, to: cursor)
  }

  /// Selects from a place to the cursor, which may be before it.
  public init(from anchor: SheetCursor, to cursor: SheetCursor) {
    self.anchor = anchor
    self.cursor = cursor
  }

  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == cursor }

  /// What is selected, from the place that comes first on.
  public var range: Range<SheetCursor> { min(anchor, cursor)..<max(anchor, cursor) }

  /// The lines of which something is selected, and that of the cursor where nothing is.
  ///
  /// A line at whose beginning a selection of several ends has nothing in it.
  public var lines: Range<Int> {
    let (start, end) = (range.lowerBound, range.upperBound)
    let endsBefore = end.offset == 0 && end.line > start.line
    return start.line..<(endsBefore ? end.line : end.line + 1)
  }
}
