/// The changes of the history that are not known to be kept, in order and numbered from 1.
///
/// A change leaves the queue only when the storage has said that it keeps it; what is shown is what was
/// read with the queue's changes behind it.
///
/// ```swift
/// var queue = HistoryQueue()
/// queue.add([.record(.label(id, "rent"))])
/// queue.takeLines()              // the line of change 1, once
/// queue.wasKept(through: 1)
/// queue.changes.isEmpty          // true
/// ```
struct HistoryQueue: Sendable {
  /// The most changes that wait; beyond, the oldest are given up.
  static let limit = 2 * History.entryLimit

  /// A change, as the journal can have it.
  enum Change: Sendable {
    case record(HistoryRecord)
    /// Entries are again what they were, which no line says: the journal is written anew.
    case restoration(HistoryChange)

    /// Whether the change leads to what appending to the journal cannot.
    fileprivate var needsRewrite: Bool {
      switch self {
      case .record(let record): record.removes
      case .restoration: true
      }
    }
  }

  /// The changes that wait, the oldest first.
  private(set) var changes: [Change] = []

  /// The number of the last change that does not wait any more.
  private var keptNumber = 0

  /// The number of the last change that the storage was asked to append.
  private var askedNumber = 0

  /// The number of the last change for which the journal is to be written anew, if it is.
  private var rewriteNumber: Int?

  /// The number of the last change of all.
  var lastNumber: Int { keptNumber + changes.count }

  /// Whether the journal still has what was removed, or cannot have a change otherwise.
  var owesRewrite: Bool { rewriteNumber != nil }

  /// Adds changes.
  mutating func add(_ new: [Change]) {
    changes += new
    if new.contains(where: { $0.needsRewrite }) { oweRewrite() }
    wasKept(through: lastNumber - Self.limit)
  }

  /// Has the journal written anew at the next chance.
  mutating func oweRewrite() { rewriteNumber = lastNumber }

  /// Makes the changes in a history that was read.
  func apply(to history: inout History) {
    for change in changes { change.apply(to: &history) }
  }

  /// The lines of the changes that the storage was not asked to append yet; none while a change waits
  /// that no line says.
  mutating func takeLines() -> [String] {
    guard askedNumber < lastNumber else { return [] }
    var lines: [String] = []
    for (index, change) in changes.enumerated() {
      guard case .record(let record) = change else { return [] }
      // Those before were asked for, and a line takes a while to write.
      if keptNumber + index >= askedNumber { lines.append(record.line) }
    }
    askedNumber = lastNumber
    return lines
  }

  /// Takes note that the changes up to one are kept.
  ///
  /// - Parameters:
  ///   - number: The number of the last of them; one that no change has says nothing.
  ///   - anew: Whether the journal was written anew with them.
  mutating func wasKept(through number: Int, anew: Bool = false) {
    guard number <= lastNumber else { return }
    if anew, let rewriteNumber, rewriteNumber <= number { self.rewriteNumber = nil }
    let count = min(number - keptNumber, changes.count)
    guard count > 0 else { return }
    changes.removeFirst(count)
    keptNumber += count
  }

  /// Takes note that what the storage was asked for and has not kept is to be asked for again.
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
