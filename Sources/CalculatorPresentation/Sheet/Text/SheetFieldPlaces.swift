/// The starts of a sheet's lines in a text field that counts UTF-16 units, as those of Apple's systems do.
///
/// ```swift
/// let places = SheetFieldPlaces(SheetText("👍 = 2\n👍 * 3"))
/// places.lineStarts                                     // [0, 7]
/// places.range(of: SheetSelection(at: places.cursor(at: 9)))   // 9..<9
/// ```
///
/// The field has ``SheetText/fieldText``. A place is found by binary search, once the starts are known.
///
/// - Complexity: O(*n*) in the bytes of the text to create, O(log *n*) in its lines to find a place.
public struct SheetFieldPlaces: Sendable {
  /// The text.
  public let text: SheetText

  /// The number of units before each line.
  public let lineStarts: [Int]

  /// The number of units in the whole text.
  public let count: Int

  /// Finds the line starts of a text.
  public init(_ text: SheetText) {
    self.text = text
    var starts: [Int] = []
    starts.reserveCapacity(text.lines.count)
    var start = 0
    for line in text.lines {
      starts.append(start)
      start += line.utf16.count + 1
    }
    lineStarts = starts
    count = start - 1
  }

  /// Returns the line that a place is in; the last one if it is after the end.
  public func line(at offset: Int) -> Int {
    // lineStarts[low] <= offset < lineStarts[high], if there is such a line.
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the units of a line, without its line ending.
  public func range(ofLine line: Int) -> Range<Int> {
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : count
    return lineStarts[line]..<end
  }

  /// Returns the place after a number of units, or the nearest one where a cursor can be.
  public func cursor(at offset: Int) -> SheetCursor {
    let line = line(at: offset)
    let text = text.lines[line]
    let units = min(max(offset - lineStarts[line], 0), text.utf16.count)
    let index = text.utf16.index(text.startIndex, offsetBy: units)
    let bytes = text.utf8.distance(from: text.startIndex, to: index)
    return self.text.nearest(to: SheetCursor(line: line, offset: bytes))
  }

  /// Returns the number of units before a place.
  public func offset(of cursor: SheetCursor) -> Int {
    lineStarts[cursor.line] + text.lines[cursor.line].utf8Part(0..<cursor.offset).utf16.count
  }

  /// Returns the selection for a range selected in a field, with its beginning before its end.
  public func selection(_ range: Range<Int>) -> SheetSelection {
    SheetSelection(from: cursor(at: range.lowerBound), to: cursor(at: range.upperBound))
  }

  /// Returns the selected units.
  public func range(of selection: SheetSelection) -> Range<Int> {
    let range = selection.range
    return offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }

  /// Returns the units of part of a line that is given in bytes, as far as the line has them.
  public func range(_ part: Range<Int>, ofLine line: Int) -> Range<Int> {
    let part = part.clamped(to: 0..<text.lines[line].utf8.count)
    return offset(
      of: SheetCursor(line: line, offset: part.lowerBound))..<offset(
        of: SheetCursor(line: line, offset: part.upperBound))
  }
}
