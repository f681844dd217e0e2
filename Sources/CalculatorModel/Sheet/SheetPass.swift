/// A pass down the lines of a sheet after an edit: the changes above the next line.
///
/// References only go up, so one pass down calculates each line at most once, after everything that it
/// uses. A queue of readers would skip the lines between; looking at each of them costs less than keeping
/// an index of readers for 20,000 lines.
struct SheetPass: Sendable {
  /// The next line; those above it are calculated.
  var next: Int

  /// Whether it calculates all lines from the top, one after another.
  var isWhole = false

  /// Whether too little was left for some line.
  var hasCutLine = false

  /// The lines that the next one can refer to, if they are known.
  var place: SheetPlace?

  /// The names whose meaning may have changed here, by their numbers.
  var changedNames: Set<Int> = []

  /// The lines whose answers have changed.
  var changedLines: Set<Int> = []

  /// Whether an exchange rate has changed.
  var ratesChanged = false

  /// Whether the answer that `ans` stands for here may have changed.
  var answerChanged = false

  /// Whether counted values have changed in the block above, since the last subtotal, and anywhere above.
  var blockChanged = false
  var subtotalChanged = false
  var allChanged = false

  /// Whether a blank line has ended the block, which the next line may still refer to.
  private var endsBlock = false

  /// Whether the next block may begin at a different line than before.
  private var blockMayMove = false

  init(next: Int) { self.next = next }

  /// Whether a line further down may have to be calculated although it isn't marked.
  var hasChanges: Bool {
    !changedNames.isEmpty || !changedLines.isEmpty || ratesChanged || answerChanged || blockChanged
      || subtotalChanged || allChanged
  }

  /// Takes over the changes that an edit has made right above a line.
  mutating func take(_ change: SheetChange) {
    changedNames.formUnion(change.lostNames)
    guard change.isMoved else { return }
    (answerChanged, blockChanged, subtotalChanged, allChanged) = (true, true, true, true)
    blockMayMove = true
  }

  /// Records where a line stands among the blocks; the caller records how it changes its block.
  mutating func passBlock(_ new: SheetLine, before old: SheetLine, endsBlock isEnd: Bool) {
    if (new.kind == .blank) != (old.kind == .blank) || new.usesBlock != old.usesBlock
      || new.isHeading != old.isHeading
    {
      (blockChanged, blockMayMove) = (true, true)
    }
    if isEnd {
      endsBlock = true
    } else if endsBlock, !new.usesBlock {
      // The next block begins here; if it began here before, nothing in it has changed.
      if !blockMayMove { blockChanged = false }
      (endsBlock, blockMayMove) = (false, false)
    }
  }

  /// Whether a line uses something that has changed.
  func wakes(_ line: SheetLine) -> Bool {
    // The value of a name may be money.
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

  /// Adjusts references to lines, from one on, that have moved.
  mutating func move(from line: Int, by distance: Int) {
    if next >= line { next += distance }
    changedLines = Set(changedLines.map { $0 >= line ? $0 + distance : $0 })
  }
}
