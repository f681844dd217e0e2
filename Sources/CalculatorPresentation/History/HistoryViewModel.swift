import CalculatorModel
import ExactReals
import Languages

#if canImport(Observation)
import Observation
#endif

/// The view model of the history: everything a view shows of it and can ask of it.
///
/// ```swift
/// let history = HistoryViewModel(storage: storage, clock: { now }, random: { generator.next() })
/// let id = history.record(expression: "2 + 3 × 4", angleUnit: .degrees, value: 14)
/// history.rows[0].calculationText   // "2 + 3 × 4 = 14"
/// ```
///
/// A change is made in memory first and then passed to the storage, which keeps it at once or later. A change
/// that it does not keep stays in memory, and is passed to it at the next opportunity: with the next change, or
/// at ``reload()``.
///
/// Changes are appended to the journal. It is rewritten when it has far more lines than it needs (1,000 more
/// than twice as many), and when entries were removed, so that nothing of them remains.
#if canImport(Observation)
@Observable
#endif
public final class HistoryViewModel {
  /// The entries.
  public private(set) var history = History() {
    didSet { changeCount &+= 1 }
  }

  /// The number of times the entries have changed, for data derived from them.
  private(set) var changeCount = 0

  /// Whether finished calculations are recorded; existing entries stay either way.
  public var isOn: Bool

  /// The marks of numbers in the rows.
  public var symbols: NumberSymbols

  /// The user's angle unit.
  public var angleUnit = AngleUnit.radians

  /// The language of the rows' text.
  public var language = Language.english

  /// The last failure to read or write, if it still persists.
  private var storageError: StorageError?

  /// The number of damaged lines that were set aside, and their place.
  private var asideCount = 0
  private var asidePlace = ""

  /// The changes that are not known to be kept.
  private var queue = HistoryQueue()

  /// The number of lines in the journal, as far as is known.
  private var lineCount = 0

  /// Whether the journal's last lines belong to an edit that did not happen.
  private var endsInUnfinishedEdit = false

  /// The number of lines it had when it was last rewritten.
  private var neededLineCount = 0

  /// The number of lines it has once the last requested rewrite is kept.
  private var rewrittenLineCount = 0

  /// The damaged lines that were set aside and may still be in the journal.
  private var asideLines: Set<[UInt8]> = []

  private let storage: any HistoryStorage
  private let clock: () -> Int64
  private let random: () -> UInt64

  /// Creates a view model with the content of a storage, read now or later by ``reload()``.
  ///
  /// - Parameters:
  ///   - storage: The storage of the history; by default the history lasts as long as the program.
  ///   - isOn: Whether finished calculations are recorded.
  ///   - symbols: The marks of numbers in the rows.
  ///   - clock: The time in seconds since the beginning of 1970, UTC.
  ///   - random: Random numbers that distinguish the entries of several programs.
  ///   - readsNow: Whether the content of the storage is read at once. A long history takes a while, and the
  ///     calculator's first frame need not wait for it; calculations can be recorded before.
  public init(
    storage: any HistoryStorage = InMemoryHistory(), isOn: Bool = true,
    symbols: NumberSymbols = NumberSymbols(minusSign: "−"), clock: @escaping () -> Int64 = { 0 },
    random: @escaping () -> UInt64 = { 0 }, readsNow: Bool = true
  ) {
    self.storage = storage
    self.isOn = isOn
    self.symbols = symbols
    self.clock = clock
    self.random = random
    if readsNow { reload() }
  }

  /// The entries as a view shows them, the newest first.
  public var rows: HistoryRows {
    HistoryRows(history, symbols: symbols, angleUnit: angleUnit, language: language)
  }

  /// The number of changes that are not known to be kept.
  public var unsavedCount: Int { queue.changes.count }

  /// The problem that the user should know about; nil if there is none.
  public var problem: HistoryProblem? {
    if let storageError { return .storage(storageError, unsavedCount: unsavedCount) }
    return asideCount == 0 ? nil : .setAside(lineCount: asideCount, place: asidePlace)
  }

  /// Dismisses the problem: it is not reported again unless it recurs.
  public func dismissProblem() {
    storageError = nil
    asideCount = 0
  }

  // MARK: - Changes

  /// Keeps a finished calculation.
  ///
  /// - Parameters:
  ///   - expression: The exact expression as it was understood, in the expression language; the result of an
  ///     earlier entry is the `name` of its identifier.
  ///   - angleUnit: The unit of its angles.
  ///   - words: The words in which it was calculated; nil for numbers of any size.
  ///   - value: Its exact value.
  ///   - wraps: Whether a step was truncated to its word.
  ///   - budget: The limit on the cost of finding the value's digits.
  /// - Returns: The new entry; nil when the history is off, and for an expression that is empty or
  ///   longer than ``HistoryEntry/expressionLimit``.
  @discardableResult
  public func record(
    expression: String, angleUnit: AngleUnit, words: HistoryWords? = nil, value: Real,
    wraps: Bool = false, within budget: Budget = .result
  ) -> HistoryEntry.ID? {
    guard isOn else { return nil }
    return record(
      expression: expression, angleUnit: angleUnit, words: words,
      result: HistoryResult(
        of: value, angleUnit: angleUnit, words: words, wraps: wraps, within: budget))
  }

  /// Keeps a finished calculation whose result is already in the history's form.
  ///
  /// - Parameters:
  ///   - expression: The expression, as ``record(expression:angleUnit:words:value:wraps:within:)`` takes it.
  ///   - angleUnit: The unit of its angles.
  ///   - words: The words in which it was calculated; nil for numbers of any size.
  ///   - quantities: The exchange rates, if there are units or dates in it; nil for plain numbers.
  ///   - result: Its result.
  ///   - label: Its label, truncated if it is too long.
  /// - Returns: The new entry; nil if nothing is kept.
  @discardableResult
  public func record(
    expression: String, angleUnit: AngleUnit, words: HistoryWords? = nil,
    quantities: HistoryQuantities? = nil, result: HistoryResult, label: String = ""
  ) -> HistoryEntry.ID? {
    guard isOn, !expression.isEmpty, expression.isNoLonger(than: HistoryEntry.expressionLimit)
    else { return nil }
    let id = newID()
    let entry = HistoryEntry(
      id: id, expression: expression, angleUnit: angleUnit, words: words, quantities: quantities,
      result: result, time: clock(),
      label: label.prefix(scalars: HistoryEntry.labelLimit))
    queue.add([.record(history.add(entry))])
    save()
    return id
  }

  /// Labels an entry; an empty label removes it, and one that is too long is truncated.
  public func label(_ id: HistoryEntry.ID, _ label: String) {
    guard let entry = history.entry(id) else { return }
    let label = label.prefix(scalars: HistoryEntry.labelLimit)
    if label != entry.label { change([.label(id, label)]) }
  }

  /// Removes an entry, from the journal too.
  public func remove(_ id: HistoryEntry.ID) {
    guard history.entry(id) != nil else { return }
    change([.remove(id)])
  }

  /// Removes all entries, from the journal too, including those that other programs have added so far.
  public func clear() {
    reload()
    change([.clear(through: history.slots.last?.entry.id)])
  }

  /// Replaces an entry's expression, and recalculates it and all later entries that use its result.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - text: The new expression, which may refer to earlier entries by name and by number.
  ///   - options: The options for reading it.
  ///   - budget: Creates the budget of each calculation.
  /// - Returns: The entries that have changed, that one first.
  /// - Throws: ``HistoryEditError``; nothing has changed then.
  @discardableResult
  public func edit(
    _ id: HistoryEntry.ID, to text: String, _ options: ReadingOptions = ReadingOptions(),
    budget: () -> Budget = { .result }
  ) throws(HistoryEditError) -> [HistoryEntry.ID] {
    // Entries that other programs have added since may use its result too.
    reload()
    var edited = history
    let records = try edited.edit(id, to: text, options, budget: budget)
    change(records)
    var ids: [HistoryEntry.ID] = []
    for case .edit(let id, _, _, _, _) in records { ids.append(id) }
    return ids
  }

  /// Brings the entries from their state before a change to their state after it, in the journal too.
  func restore(_ change: HistoryChange) { self.change([.restoration(change)]) }

  /// Returns all entries as text for other programs, the oldest first.
  public func export(as form: HistoryExport) -> String { history.export(as: form) }

  private func newID() -> HistoryEntry.ID {
    var number = random()
    while history.knows(HistoryEntry.ID(rawValue: number)) { number &+= 1 }
    return HistoryEntry.ID(rawValue: number)
  }

  private func change(_ records: [HistoryRecord]) { change(records.map { .record($0) }) }

  private func change(_ changes: [HistoryQueue.Change]) {
    for change in changes { change.apply(to: &history) }
    queue.add(changes)
    save()
  }

  // MARK: - Storage

  /// Reads what other programs have written, and writes what could not be written before.
  public func reload() {
    var failure: StorageError?
    do throws(StorageError) {
      if let lines = try storage.knownLines() { try read(lines) }
    } catch {
      failure = error
    }
    save()
    if let failure { storageError = failure }
  }

  /// Reads the journal's lines, and applies the waiting changes after them.
  private func read(_ lines: [String]) throws(StorageError) {
    lineCount = lines.count
    var history = History(lines: lines)
    endsInUnfinishedEdit = history.endsInUnfinishedEdit
    if history.hasLinesOfRemovals { queue.oweRewrite() }
    let damagedLines = history.damagedLines
    queue.apply(to: &history)
    let refreshed = history.replaceMissingReferences(knownTo: self.history) + history.refresh()
    self.history = history
    queue.add(refreshed.map { .record($0) })
    if damagedLines.isEmpty { asideLines = [] } else { try setAside(damagedLines) }
  }

  /// Notes that a storage that keeps later has kept the changes up to one.
  func wasKept(through number: Int, anew: Bool) {
    storageError = nil
    noteKept(through: number, anew: anew)
    save()
  }

  /// Notes that a storage that keeps later could not keep what it was asked to.
  func wasNotKept(because error: StorageError) {
    queue.wasNotKept()
    // Lines to be set aside may not have been kept either.
    asideLines = []
    storageError = error
  }

  /// Passes to the storage what it has not received yet.
  ///
  /// If a line cannot be appended, as on a full disk, a shorter journal may still be written; and if it cannot,
  /// a line may still be appended.
  private func save() {
    // A change that is still in progress may have failed before.
    var failure = queue.changes.isEmpty ? nil : storageError
    let number = queue.lastNumber
    let lines = queue.takeLines()
    do throws(StorageError) {
      if !lines.isEmpty {
        let keeping = try storage.append(
          endsInUnfinishedEdit ? [""] + lines : lines, number: number)
        endsInUnfinishedEdit = false
        lineCount += lines.count
        if keeping == .kept {
          noteKept(through: number, anew: false)
          failure = nil
        }
      }
    } catch {
      queue.wasNotKept()
      failure = error
    }
    do throws(StorageError) {
      if queue.owesRewrite || lineCount > 2 * max(history.count, neededLineCount) + 1_000 {
        if try rewrite() == .kept {
          noteKept(through: number, anew: true)
          failure = nil
        }
      }
    } catch {
      failure = error
    }
    storageError = failure
  }

  private func noteKept(through number: Int, anew: Bool) {
    queue.wasKept(through: number, anew: anew)
    if anew { (lineCount, neededLineCount) = (rewrittenLineCount, rewrittenLineCount) }
  }

  /// Rewrites the journal: as few lines as hold the entries, and all lines that could not be read or that only
  /// newer programs can read.
  private func rewrite() throws(StorageError) -> HistoryKeeping {
    try storage.rewrite(number: queue.lastNumber) { lines in
      var history = History(lines: lines)
      queue.apply(to: &history)
      let kept =
        history.damagedLines.filter { !asideLines.contains(Array($0.utf8)) } + history.lines
      rewrittenLineCount = kept.count
      return kept
    }
  }

  /// Keeps damaged lines elsewhere, and only then schedules their removal from the journal.
  private func setAside(_ lines: [String]) throws(StorageError) {
    let new = lines.filter { !asideLines.contains(Array($0.utf8)) }
    if !new.isEmpty {
      asidePlace = try storage.setAside(new)
      asideCount += new.count
      for line in new { asideLines.insert(Array(line.utf8)) }
    }
    queue.oweRewrite()
  }
}
