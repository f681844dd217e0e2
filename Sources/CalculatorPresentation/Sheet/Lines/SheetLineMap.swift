/// The new places of a sheet's lines after part of its text was replaced, following what the user takes for the same
/// line.
///
/// ```swift
/// // A line's end was typed after the third line.
/// let map = SheetLineMap(SheetEdit(at: SheetCursor(line: 2, offset: 5), inserted: "\n"), in: text)
/// map.newLine(of: 2)   // 2
/// map.newLine(of: 3)   // 4
/// ```
struct SheetLineMap {
  private let first: Int
  private let last: Int
  private let newLast: Int
  /// Whether part of the first line is left before the replaced text.
  private let keepsHead: Bool
  /// Whether part of the last line is left after the replaced text.
  private let keepsTail: Bool

  /// - Parameters:
  ///   - edit: The replacement.
  ///   - text: The text before it.
  ///   - isHeadNew: Whether the text before the edit was typed in front of a line, whose old text follows the edit.
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

  /// Returns the new place of a line; nil if it was removed.
  func newLine(of line: Int) -> Int? {
    if line < first || isIdentity { return line }
    if line > last { return line + newLast - last }
    if first == last { return keepsHead || !keepsTail ? first : newLast }
    if line == first { return keepsHead || !keepsTail ? first : nil }
    // Text joined to the end of another line is part of that line now.
    guard line == last, keepsTail, !keepsHead || newLast > first else { return nil }
    return newLast
  }
}
