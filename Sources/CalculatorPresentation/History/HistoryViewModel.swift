import CalculatorModel
import ExactReals

#if canImport(Observation)
import Observation
#endif

/// All that a view shows of the history, and all that it can ask of it.
///
/// ```swift
/// let history = HistoryViewModel(storage: storage, clock: { now }, random: { generator.next() })
/// let id = history.record(expression: "2 + 3 × 4", angleUnit: .degrees, value: 14)
/// history.rows[0].calculationText   // "2 + 3 × 4 = 14"
/// ```
///
/// A change is made in memory first and then written. What cannot be written stays in memory, and
/// is written at the next chance: with the next change, or at ``reload()``.
///
/// Changes are appended to the journal. It is written anew when it has far more lines than it needs:
/// 1,000 more than twice as many; and when entries were removed, so that nothing of them remains.
#if canImport(Observation)
@Observable
#endif
public final class HistoryViewModel {
  /// The most changes that wait for being written; beyond, the oldest are given up.
  public static let unsavedLimit = 2 * History.entryLimit

  /// The entries.
  public private(set) var history = History()

  /// Whether finished calculations are recorded; what there is stays either way.
  public var isOn: Bool

  /// The marks of numbers in the rows.
  public var symbols: NumberSymbols

  /// What the person measures angles in.
  public var angleUnit = AngleUnit.radians

  /// What could not be read or written last, if it still could not.
  private var storageError: StorageError?

  /// The damaged lines that were set aside, and where.
  private var asideCount = 0
  private var asidePlace = ""

  /// The changes that are not written yet.
  private var unsaved: [Change] = []

  /// A change, as the journal can have it.
  private enum Change {
    case record(HistoryRecord)
    /// Entries are again what they were, which no line says: the journal is written anew.
    case restoration(HistoryChange)

    func apply(to history: inout History) {
      switch self {
      case .record(let record): history.apply(record)
      case .restoration(let change): history.restore(change)
      }
    }

    var line: String? {
      guard case .record(let record) = self else { return nil }
      return record.line
    }

    /// Whether the change leads to what appending to the journal cannot.
    var needsRewrite: Bool {
      switch self {
      case .record(let record): record.removes
      case .restoration: true
      }
    }
  }

  /// Whether the journal still has what was removed.
  private var owesRewrite = false

  /// How many lines the journal has, as far as is known.
  private var lineCount = 0

  /// How many lines it had when it was last written anew.
  private var neededLineCount = 0

  /// The damaged lines that were set aside and may still be in the journal.
  private var asideLines: Set<[UInt8]> = []

  private let storage: any HistoryStorage
  private let clock: () -> Int64
  private let random: () -> UInt64

  /// Creates a view model with what a storage holds, or will hold after ``reload()``.
  ///
  /// - Parameters:
  ///   - storage: Where the history is kept; by default it is forgotten with the program.
  ///   - isOn: Whether finished calculations are recorded.
  ///   - symbols: The marks of numbers in the rows.
  ///   - clock: The time in seconds since the beginning of 1970, UTC.
  ///   - random: Random numbers, by which entries of several programs are told apart.
  ///   - readsNow: Whether what the storage holds is read at once. A long history takes a while, for
  ///     which the calculator's first picture need not wait; calculations can be recorded before.
  public init(
    storage: any HistoryStorage = InMemoryStorage(), isOn: Bool = true,
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
  public var rows: HistoryRows { HistoryRows(history, symbols: symbols, angleUnit: angleUnit) }

  /// How many changes are not written yet.
  public var unsavedCount: Int { unsaved.count }

  /// What a person should know; nil when all is well.
  public var problem: HistoryProblem? {
    if let storageError { return .storage(storageError, unsavedCount: unsaved.count) }
    return asideCount == 0 ? nil : .setAside(lineCount: asideCount, place: asidePlace)
  }

  /// Takes note of the problem: it is not told again, unless it comes again.
  public func dismissProblem() {
    storageError = nil
    asideCount = 0
  }

  // MARK: - Changes

  /// Keeps a finished calculation.
  ///
  /// - Parameters:
  ///   - expression: The expression as it was understood, in the expression language, exact; the
  ///     result of an earlier entry is the `name` of its identifier.
  ///   - angleUnit: What its angles are measured in.
  ///   - value: Its exact value.
  ///   - budget: What finding the value's digits may cost.
  /// - Returns: The new entry; nil when the history is off, and for an expression that is empty or
  ///   longer than ``HistoryEntry/expressionLimit``.
  @discardableResult
  public func record(
    expression: String, angleUnit: AngleUnit, value: Real, within budget: Budget = .result
  ) -> HistoryEntry.ID? {
    guard isOn, !expression.isEmpty, expression.isNoLonger(than: HistoryEntry.expressionLimit)
    else { return nil }
    let id = newID()
    let result = HistoryResult(of: value, angleUnit: angleUnit, within: budget)
    let entry = HistoryEntry(
      id: id, expression: expression, angleUnit: angleUnit, result: result, time: clock())
    unsaved.append(.record(history.add(entry)))
    limitUnsaved()
    save()
    return id
  }

  /// Gives an entry a label, or takes it away with an empty one; what is too long is cut.
  public func label(_ id: HistoryEntry.ID, _ label: String) {
    guard let entry = history.entry(id) else { return }
    var label = label
    if !label.isNoLonger(than: HistoryEntry.labelLimit) {
      label = String(String.UnicodeScalarView(label.unicodeScalars.prefix(HistoryEntry.labelLimit)))
    }
    if label != entry.label { change([.label(id, label)]) }
  }

  /// Removes an entry, from the journal too.
  public func remove(_ id: HistoryEntry.ID) {
    guard history.entry(id) != nil else { return }
    change([.remove(id)])
  }

  /// Removes all entries, from the journal too, with those that other programs have added so far.
  public func clear() {
    reload()
    change([.clear(through: history.slots.last?.entry.id)])
  }

  /// Gives an entry another expression, and calculates it and all later ones that use its result.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - text: The new expression, which may refer to earlier entries by name and by number.
  ///   - options: How it is read.
  ///   - budget: Makes the budget of each calculation.
  /// - Returns: The entries that have changed, that one first.
  /// - Throws: ``HistoryEditError``; nothing has changed then.
  @discardableResult
  public func edit(
    _ id: HistoryEntry.ID, to text: String, _ options: ReadingOptions = ReadingOptions(),
    budget: () -> Budget = { .result }
  ) throws(HistoryEditError) -> [HistoryEntry.ID] {
    // What other programs have added since may use its result too.
    reload()
    var edited = history
    let records = try edited.edit(id, to: text, options, budget: budget)
    change(records)
    var ids: [HistoryEntry.ID] = []
    for case .edit(let id, _, _, _) in records { ids.append(id) }
    return ids
  }

  /// Makes of the entries as they were before a change what they are after it, in the journal too.
  func restore(_ change: HistoryChange) { self.change([.restoration(change)]) }

  /// All entries as text that other programs read, the oldest first.
  public func export(as form: HistoryExport) -> String { history.export(as: form) }

  private func newID() -> HistoryEntry.ID {
    var number = random()
    while history.knows(HistoryEntry.ID(rawValue: number)) { number &+= 1 }
    return HistoryEntry.ID(rawValue: number)
  }

  private func change(_ records: [HistoryRecord]) { change(records.map { .record($0) }) }

  private func change(_ changes: [Change]) {
    for change in changes { change.apply(to: &history) }
    unsaved += changes
    limitUnsaved()
    if changes.contains(where: { $0.needsRewrite }) { owesRewrite = true }
    save()
  }

  private func limitUnsaved() {
    if unsaved.count > Self.unsavedLimit { unsaved.removeFirst(unsaved.count - Self.unsavedLimit) }
  }

  // MARK: - Storage

  /// Reads what other programs have written, and writes what could not be written before.
  public func reload() {
    save()
    do throws(StorageError) {
      let lines = try storage.lines()
      lineCount = lines.count
      var history = History(lines: lines)
      let damagedLines = history.damagedLines
      for change in unsaved { change.apply(to: &history) }
      let refreshed =
        history.replaceMissingReferences(knownTo: self.history) + history.refresh()
      self.history = history
      if !refreshed.isEmpty { change(refreshed) }
      if damagedLines.isEmpty { asideLines = [] } else { try setAside(damagedLines) }
    } catch {
      storageError = error
    }
  }

  /// Takes back what the storage had taken over and then could not keep, until the next chance.
  func takeBack(lines: [String], rewrite: Bool, because error: StorageError) {
    var records: [HistoryRecord] = []
    for line in lines {
      if case .record(let record) = HistoryLine(line) { records.append(record) }
    }
    lineCount -= records.count
    unsaved = records.map { .record($0) } + unsaved
    limitUnsaved()
    if rewrite { owesRewrite = true }
    storageError = error
  }

  /// Writes what is not written yet.
  ///
  /// Where a line cannot be appended, as on a full disk, a shorter journal may still be written; and
  /// where that cannot, a line may still be appended.
  private func save() {
    var failure: StorageError?
    let lines = unsaved.compactMap { $0.line }
    if !lines.isEmpty, lines.count == unsaved.count {
      do throws(StorageError) {
        try storage.append(lines)
        lineCount += unsaved.count
        unsaved = []
      } catch {
        failure = error
      }
    }
    if owesRewrite || lineCount > 2 * max(history.count, neededLineCount) + 1_000 {
      do throws(StorageError) {
        try rewrite()
        failure = nil
      } catch {
        failure = error
      }
    }
    storageError = failure
  }

  /// Writes the journal anew: as few lines as have the entries, and all that nobody could read or
  /// that only newer programs can.
  private func rewrite() throws(StorageError) {
    var count = 0
    let (unsaved, asideLines) = (unsaved, asideLines)
    try storage.rewrite { lines in
      var history = History(lines: lines)
      for change in unsaved { change.apply(to: &history) }
      let kept =
        history.damagedLines.filter { !asideLines.contains(Array($0.utf8)) } + history.lines
      count = kept.count
      return kept
    }
    lineCount = count
    neededLineCount = count
    self.unsaved = []
    owesRewrite = false
  }

  /// Keeps damaged lines elsewhere, and only then takes them out of the journal.
  private func setAside(_ lines: [String]) throws(StorageError) {
    let new = lines.filter { !asideLines.contains(Array($0.utf8)) }
    if !new.isEmpty {
      asidePlace = try storage.setAside(new)
      asideCount += new.count
      for line in new { asideLines.insert(Array(line.utf8)) }
    }
    try rewrite()
  }
}
