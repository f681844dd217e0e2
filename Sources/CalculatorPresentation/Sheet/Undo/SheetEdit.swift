/// A change of a sheet's text: at a place one text stands for another.
struct SheetEdit: Hashable, Sendable {
  /// Where both texts begin.
  let start: SheetCursor

  /// What stood there, with the ends of its lines.
  var removed: String

  /// What stands there now.
  var inserted: String

  init(at start: SheetCursor, removed: String = "", inserted: String) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// Where a text ends that begins at the same place.
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

  /// What remembering it costs, in bytes.
  var byteCount: Int { 64 + removed.utf8.count + inserted.utf8.count }

  /// Both changes as one, where the second one only goes on with the first one: in the same line, behind
  /// what was typed, or before what was deleted.
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
