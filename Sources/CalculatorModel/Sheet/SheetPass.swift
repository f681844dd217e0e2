/// A way down the lines of a sheet after an edit: what has changed above the line that comes next (SHEET R1,
/// R2).
///
/// References only go up, so that one way down calculates each line at most once, after all that it reads. A
/// queue of readers would pass over the lines between; looking at each of them costs less than keeping an
/// index of readers for 20,000 lines does.
struct SheetPass: Sendable {
  /// The line that comes next; those above are calculated.
  var next: Int

  /// Whether all lines from the top on are calculated in it, one after another.
  var isWhole = false

  /// Whether a line had less left than it needs.
  var hasCutLine = false

  /// The lines that the next one looks up to, where they are known.
  var place: SheetPlace?

  /// The names whose meaning here may be another than before, by their numbers.
  var changedNames: Set<Int> = []

  /// The lines whose answers are others than before.
  var changedLines: Set<Int> = []

  /// Whether an exchange rate is another than before.
  var ratesChanged = false

  /// Whether the calculation that `ans` stands for here may have another answer.
  var answerChanged = false

  /// Whether something counts otherwise in the block above, since the last subtotal, and anywhere above.
  var blockChanged = false
  var subtotalChanged = false
  var allChanged = false

  /// Whether a blank line has ended the block, which the next line may still be about.
  private var endsBlock = false

  /// Whether the next block may begin at another line than before.
  private var blockMayMove = false

  init(next: Int) { self.next = next }

  /// Whether a line further down may have to be calculated that is not marked.
  var hasChanges: Bool {
    !changedNames.isEmpty || !changedLines.isEmpty || ratesChanged || answerChanged || blockChanged
      || subtotalChanged || allChanged
  }

  /// Takes over what an edit has changed right above a line.
  mutating func take(_ change: SheetChange) {
    changedNames.formUnion(change.lostNames)
    guard change.isMoved else { return }
    (answerChanged, blockChanged, subtotalChanged, allChanged) = (true, true, true, true)
    blockMayMove = true
  }

  /// Notes where a line stands among the blocks; what it changes of its block is for the caller to note.
  mutating func passBlock(_ new: SheetLine, before old: SheetLine) {
    if (new.kind == .blank) != (old.kind == .blank) || new.usesBlock != old.usesBlock {
      (blockChanged, blockMayMove) = (true, true)
    }
    if new.kind == .blank {
      endsBlock = true
    } else if endsBlock, !new.usesBlock {
      // Here the next block begins, of which nothing has changed where it began here before as well.
      if !blockMayMove { blockChanged = false }
      (endsBlock, blockMayMove) = (false, false)
    }
  }

  /// Whether a line reads something that has changed.
  func wakes(_ line: SheetLine) -> Bool {
    // What a name stands for may be money.
    if ratesChanged, line.hasQuantities || !line.names.isEmpty { return true }
    if !changedNames.isEmpty, line.names.contains(where: { changedNames.contains($0) }) {
      return true
    }
    return line.words.contains { word in
      switch word {
      case .answer: answerChanged
      case .line(let index): changedLines.contains(index)
      case .subtotal: subtotalChanged
      case .grandTotal, .all: allChanged
      case .total, .average, .median, .count, .above: blockChanged
      }
    }
  }

  /// Has what is said of lines from one on be said of where they are now.
  mutating func move(from line: Int, by distance: Int) {
    if next >= line { next += distance }
    changedLines = Set(changedLines.map { $0 >= line ? $0 + distance : $0 })
  }
}
