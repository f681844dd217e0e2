/// Where the lines of a sheet are after a part of its text was replaced: what a person takes for the same
/// line.
///
/// ```swift
/// // A line's end was typed behind the third line.
/// let map = SheetLineMap(SheetEdit(at: SheetCursor(line: 2, offset: 5), inserted: "\n"), in: text)
/// map.newLine(of: 2)   // 2
/// map.newLine(of: 3)   // 4
/// ```
struct SheetLineMap {
  private let first: Int
  private let last: Int
  private let newLast: Int
  /// Whether something of the first line is left before what was replaced.
  private let keepsHead: Bool
  /// Whether something of the last line is left behind what was replaced.
  private let keepsTail: Bool

  /// - Parameters:
  ///   - edit: What is replaced.
  ///   - text: The text before.
  ///   - isHeadNew: Whether what stands before was typed before a line, which is what stands behind.
  init(_ edit: SheetEdit, in text: SheetText, isHeadNew: Bool = false) {
    let (start, end) = (edit.start, edit.end(of: edit.removed))
    first = start.line
    last = end.line
    newLast = edit.end(of: edit.inserted).line
    keepsHead = start.offset > 0 && !isHeadNew
    keepsTail = end.offset < text.lines[end.line].utf8.count
  }

  /// Whether lines were neither inserted nor removed.
  var isIdentity: Bool { newLast == last }

  /// Where a line is now; nil where it was removed.
  func newLine(of line: Int) -> Int? {
    if line < first || isIdentity { return line }
    if line > last { return line + newLast - last }
    if first == last { return keepsHead || !keepsTail ? first : newLast }
    if line == first { return keepsHead || !keepsTail ? first : nil }
    // What was joined to the end of another line is that line now.
    guard line == last, keepsTail, !keepsHead || newLast > first else { return nil }
    return newLast
  }
}
