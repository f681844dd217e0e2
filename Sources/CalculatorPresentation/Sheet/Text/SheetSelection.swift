/// The cursor of a sheet, and its selection.
///
/// ```swift
/// SheetSelection(at: SheetCursor(line: 2, offset: 0)).isEmpty   // true
/// ```
public struct SheetSelection: Hashable, Sendable {
  /// The beginning of the selection; the cursor itself if nothing is selected.
  public var anchor: SheetCursor

  /// The position of the cursor.
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

  /// The selected range, from whichever place comes first.
  public var range: Range<SheetCursor> { min(anchor, cursor)..<max(anchor, cursor) }

  /// The lines that the selection touches; the cursor's line if nothing is selected.
  ///
  /// If a selection of several lines ends at the beginning of a line, that line is not included.
  public var lines: Range<Int> {
    let (start, end) = (range.lowerBound, range.upperBound)
    let endsBefore = end.offset == 0 && end.line > start.line
    return start.line..<(endsBefore ? end.line : end.line + 1)
  }
}
