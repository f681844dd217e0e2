/// The steps of a sheet that can be undone and redone.
///
/// A step has only what it changed: the text that was at a place, and the text that is there now. The last
/// ``stepLimit`` steps are kept, as long as their texts have no more than ``byteLimit`` bytes together; the last one
/// always.
struct SheetUndo: Sendable {
  /// The minimum number of steps that can be undone, within ``byteLimit``.
  static let stepLimit = 10_000

  /// The maximum number of bytes of all steps together: 64 MiB.
  static let byteLimit = 1 << 26

  /// The pause that begins a new step, in milliseconds.
  static let rest: Int64 = 1_000

  /// Changes that are undone together.
  struct Step: Hashable, Sendable {
    /// The kind of a step, which decides what may be joined to it.
    enum Kind: Hashable, Sendable {
      /// Characters typed or deleted in a line.
      case typing
      /// A number being dragged.
      case drag
      /// Anything else, which is a step of its own.
      case whole
    }

    var kind: Kind
    var edits: [SheetEdit]
    var before: SheetSelection
    var after: SheetSelection

    /// The time of its last change, in milliseconds.
    var time: Int64

    var byteCount: Int { edits.reduce(128) { $0 + $1.byteCount } }
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var byteCount = 0

  /// Remembers a step, which may continue the last one; undone steps cannot be redone after that.
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

  /// Returns both steps as one, if the second one follows without a pause and at the same place; nil otherwise.
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

  /// Returns both drags as one, if the second one continues with the first one's number: wherever the cursor is
  /// meanwhile.
  private static func dragged(_ last: Step, _ next: Step) -> Step? {
    guard last.edits.count == 1, next.edits.count == 1,
      next.edits[0].start == last.edits[0].start, next.edits[0].removed == last.edits[0].inserted
    else { return nil }
    var step = last
    (step.after, step.time) = (next.after, next.time)
    step.edits[0].inserted = next.edits[0].inserted
    return step
  }

  /// Joins the last two steps into one.
  mutating func joinLastSteps() {
    guard done.count > 1, let last = done.popLast() else { return }
    byteCount -= last.byteCount + done[done.count - 1].byteCount
    done[done.count - 1].edits += last.edits
    done[done.count - 1].after = last.after
    done[done.count - 1].kind = .whole
    byteCount += done[done.count - 1].byteCount
  }

  /// Makes the next change begin a step of its own.
  mutating func endStep() {
    guard let index = done.indices.last else { return }
    done[index].kind = .whole
  }

  private mutating func forgetOldest() {
    // Drops many at once, as each time all others move.
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

  /// Takes back the last step; nil if there is none.
  mutating func undo() -> Step? {
    guard let step = done.popLast() else { return nil }
    byteCount -= step.byteCount
    undone.append(step)
    return step
  }

  /// Repeats the step that was taken back last; nil if there is none.
  mutating func redo() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    byteCount += step.byteCount
    return step
  }
}
