/// The changes to the history that are not known to be kept, in order and numbered from 1.
///
/// A change leaves the queue only when the storage has confirmed that it is kept; the history shown is the one
/// that was read, with the queue's changes applied after it.
///
/// ```swift
/// var queue = HistoryQueue()
/// queue.add([.record(.label(id, "rent"))])
/// queue.takeLines()              // the line of change 1, once
/// queue.wasKept(through: 1)
/// queue.changes.isEmpty          // true
/// ```
struct HistoryQueue: Sendable {
  /// The maximum number of waiting changes; beyond it, the oldest are dropped.
  static let limit = 2 * History.entryLimit

  /// A change in a form that the journal can hold.
  enum Change: Sendable {
    case record(HistoryRecord)
    /// Entries are restored to an earlier state, which no line can express: the journal is rewritten.
    case restoration(HistoryChange)

    /// Whether appending to the journal is not enough for the change.
    fileprivate var needsRewrite: Bool {
      switch self {
      case .record(let record): record.removes
      case .restoration: true
      }
    }
  }

  /// The changes that wait, the oldest first.
  private(set) var changes: [Change] = []

  /// The number of the last change that is no longer waiting.
  private var keptNumber = 0

  /// The number of the last change that the storage was asked to append.
  private var askedNumber = 0

  /// The number of the last change for which the journal must be rewritten, if it must.
  private var rewriteNumber: Int?

  /// The number of the last change.
  var lastNumber: Int { keptNumber + changes.count }

  /// Whether the journal must be rewritten: it still contains removed entries, or cannot hold a change otherwise.
  var owesRewrite: Bool { rewriteNumber != nil }

  /// Adds changes.
  mutating func add(_ new: [Change]) {
    changes += new
    if new.contains(where: { $0.needsRewrite }) { oweRewrite() }
    wasKept(through: lastNumber - Self.limit)
  }

  /// Schedules a rewrite of the journal at the next opportunity.
  mutating func oweRewrite() { rewriteNumber = lastNumber }

  /// Applies the changes to a history that was read.
  func apply(to history: inout History) {
    for change in changes { change.apply(to: &history) }
  }

  /// Takes the lines of the changes that the storage was not asked to append yet; none while a change is
  /// waiting that no line can express.
  mutating func takeLines() -> [String] {
    guard askedNumber < lastNumber else { return [] }
    var lines: [String] = []
    for (index, change) in changes.enumerated() {
      guard case .record(let record) = change else { return [] }
      // The storage was already asked for earlier ones, and a line takes a while to write.
      if keptNumber + index >= askedNumber { lines.append(record.line) }
    }
    askedNumber = lastNumber
    return lines
  }

  /// Notes that the changes up to one are kept.
  ///
  /// - Parameters:
  ///   - number: The number of the last of them; a number that no change has is ignored.
  ///   - anew: Whether the journal was rewritten with them.
  mutating func wasKept(through number: Int, anew: Bool = false) {
    guard number <= lastNumber else { return }
    if anew, let rewriteNumber, rewriteNumber <= number { self.rewriteNumber = nil }
    let count = min(number - keptNumber, changes.count)
    guard count > 0 else { return }
    changes.removeFirst(count)
    keptNumber += count
  }

  /// Notes that the storage must be asked again for what it has not kept.
  mutating func wasNotKept() {
    askedNumber = keptNumber
  }
}

extension HistoryQueue.Change {
  func apply(to history: inout History) {
    switch self {
    case .record(let record): history.apply(record)
    case .restoration(let change): history.restore(change)
    }
  }
}
