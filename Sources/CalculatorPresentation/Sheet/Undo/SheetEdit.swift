/// A change of a sheet's text: at a place, one text replaces another.
struct SheetEdit: Hashable, Sendable {
  /// The start of both texts.
  let start: SheetCursor

  /// The text that was there, with its line endings.
  var removed: String

  /// The text that is there now.
  var inserted: String

  init(at start: SheetCursor, removed: String = "", inserted: String) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// Returns the end of a text that begins at the same place.
  func end(of text: String) -> SheetCursor {
    var end = start
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        end = SheetCursor(line: end.line + 1, offset: 0)
      } else {
        end.offset += 1
      }
    }
    return end
  }

  /// The change that undoes this one.
  var inverse: SheetEdit { SheetEdit(at: start, removed: inserted, inserted: removed) }

  /// The cost of remembering it, in bytes.
  var byteCount: Int { 64 + removed.utf8.count + inserted.utf8.count }

  /// Returns both changes as one, if the second one just continues the first: in the same line, after typed text, or
  /// before deleted text.
  func joined(with next: SheetEdit) -> SheetEdit? {
    let end = end(of: inserted)
    if next.removed.isEmpty, next.start == end {
      return SheetEdit(at: start, removed: removed, inserted: inserted + next.inserted)
    }
    if next.inserted.isEmpty, next.end(of: next.removed) == end,
      inserted.utf8.count >= next.removed.utf8.count
    {
      let rest = inserted.utf8.count - next.removed.utf8.count
      return SheetEdit(at: start, removed: removed, inserted: inserted.utf8Part(0..<rest))
    }
    if inserted.isEmpty, next.inserted.isEmpty, next.end(of: next.removed) == start {
      return SheetEdit(at: next.start, removed: next.removed + removed, inserted: "")
    }
    return nil
  }
}
