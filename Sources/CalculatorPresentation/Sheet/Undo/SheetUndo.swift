/// What can be undone in a sheet, and done again (SHEET U2).
///
/// A step has only what it changed: the text that stood at a place, and the text that stands there now. The
/// last ``stepLimit`` steps are kept, as long as their texts have no more than ``byteLimit`` bytes
/// together; the last one always.
struct SheetUndo: Sendable {
  /// How many steps can be undone at least, but for ``byteLimit``.
  static let stepLimit = 10_000

  /// The most bytes of all steps together: 64 MiB.
  static let byteLimit = 1 << 26

  /// How long a rest begins a new step, in milliseconds.
  static let rest: Int64 = 1_000

  /// What changed at once.
  struct Step: Hashable, Sendable {
    /// What a step may go on with.
    enum Kind: Hashable, Sendable {
      /// Characters that are typed or deleted in a line.
      case typing
      /// A number that is dragged.
      case drag
      /// Anything else, which is a step of its own.
      case whole
    }

    var kind: Kind
    var edits: [SheetEdit]
    var before: SheetSelection
    var after: SheetSelection

    /// When it was changed last, in milliseconds.
    var time: Int64

    var byteCount: Int { edits.reduce(128) { $0 + $1.byteCount } }
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var byteCount = 0

  /// Remembers a step, which may go on with the last one; what was undone cannot be done again then.
  mutating func append(_ step: Step) {
    undone = []
    if let joined = done.last.flatMap({ Self.joined($0, step) }) {
      byteCount -= done.removeLast().byteCount
      done.append(joined)
      byteCount += joined.byteCount
    } else {
      done.append(step)
      byteCount += step.byteCount
    }
    forgetOldest()
  }

  /// Both steps as one, where the second one follows without a rest and at the same place; nil otherwise.
  private static func joined(_ last: Step, _ next: Step) -> Step? {
    guard last.kind == next.kind else { return nil }
    return switch last.kind {
    case .typing: typed(last, next)
    case .drag: dragged(last, next)
    case .whole: nil
    }
  }

  private static func typed(_ last: Step, _ next: Step) -> Step? {
    guard last.after == next.before, last.after.cursor.line == next.after.cursor.line,
      next.time - last.time < rest
    else { return nil }
    var step = last
    (step.after, step.time) = (next.after, next.time)
    for edit in next.edits {
      if let index = step.edits.indices.last, let joined = step.edits[index].joined(with: edit) {
        step.edits[index] = joined
      } else {
        step.edits.append(edit)
      }
    }
    return step
  }

  /// A number that is dragged on is the one that was put there: wherever the cursor is told to be meanwhile.
  private static func dragged(_ last: Step, _ next: Step) -> Step? {
    guard last.edits.count == 1, next.edits.count == 1,
      next.edits[0].start == last.edits[0].start, next.edits[0].removed == last.edits[0].inserted
    else { return nil }
    var step = last
    (step.after, step.time) = (next.after, next.time)
    step.edits[0].inserted = next.edits[0].inserted
    return step
  }

  /// Makes one step of the last two.
  mutating func joinLastSteps() {
    guard done.count > 1, let last = done.popLast() else { return }
    byteCount -= last.byteCount + done[done.count - 1].byteCount
    done[done.count - 1].edits += last.edits
    done[done.count - 1].after = last.after
    done[done.count - 1].kind = .whole
    byteCount += done[done.count - 1].byteCount
  }

  /// Has the next change begin a step of its own.
  mutating func endStep() {
    guard let index = done.indices.last else { return }
    done[index].kind = .whole
  }

  private mutating func forgetOldest() {
    // Many at once, as each time all others move.
    guard done.count > Self.stepLimit + Self.stepLimit / 8 || byteCount > Self.byteLimit else {
      return
    }
    var count = max(done.count - Self.stepLimit, 0)
    for step in done[..<count] { byteCount -= step.byteCount }
    while byteCount > Self.byteLimit, count < done.count - 1 {
      byteCount -= done[count].byteCount
      count += 1
    }
    done.removeFirst(count)
  }

  /// Takes the last step back; nil where there is none.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    byteCount -= step.byteCount
    undone.append(step)
    return step
  }

  /// Does the step again that was taken back last; nil where there is none.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    byteCount += step.byteCount
    return step
  }
}
