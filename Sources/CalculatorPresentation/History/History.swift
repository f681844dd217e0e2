import CalculatorModel
import ExactReals

/// The finished calculations, the oldest first.
///
/// ```swift
/// var history = History(lines: storage.lines())
/// history.apply(.calculation(entry))
/// history.entries.last?.result.text   // "14"
/// ```
///
/// A history is the result of applying the lines of a journal in order; every change to it is a
/// ``HistoryRecord``, and the same records lead to the same history everywhere. Nothing is calculated in the
/// process: the lines contain the results.
public struct History: Sendable {
  /// The minimum number of entries kept.
  public static let entryLimit = 10_000

  /// The number of oldest entries dropped at once beyond that: dropping a single one would cost as much.
  static let dropCount = 1_000

  /// The lines that were cut short or changed, in order.
  public private(set) var damagedLines: [String] = []

  /// The lines of kinds that only a newer program knows, in order.
  public private(set) var newerLines: [String] = []

  /// Whether any of the lines removed entries.
  private(set) var hasLinesOfRemovals = false

  /// The entries, in order of their numbers.
  private(set) var slots: [Slot] = [] {
    didSet { bases = HistoryBases() }
  }

  /// The bases known so far: any change drops them, except for a new entry, which changes no other entry's basis.
  ///
  /// A chain of thousands of calculations, each from the result before, would otherwise cost each new one as much as
  /// all before it.
  private var bases = HistoryBases()

  private var numbers: [HistoryEntry.ID: Int] = [:]

  /// The next entry's number.
  private var nextNumber = 0

  /// Entries that were removed, in memory only: the calculator, or another program, may still refer
  /// to them.
  private var departed: [HistoryEntry.ID: Slot] = [:]

  /// The lines of an edit whose last line has not been read yet.
  private var unfinishedEdit: [Edit] = []

  /// Whether the last lines belong to an edit that was not fully written.
  ///
  /// An edit after them would be taken for its continuation: an empty line separates them.
  private(set) var endsInUnfinishedEdit = false

  private struct Edit: Sendable {
    var id: HistoryEntry.ID
    var expression: String
    var quantities: HistoryQuantities?
    var result: HistoryResult
    var following: Int
  }

  /// Creates an empty history.
  public init() {}

  /// Creates the history that the lines of a journal lead to.
  ///
  /// - Complexity: O(*n*) in the length of the lines, and O(number of entries) for each removal.
  public init(lines: [String]) {
    for line in lines { read(line) }
    endsInUnfinishedEdit = !unfinishedEdit.isEmpty
    unfinishedEdit = []
  }

  /// The entries, the oldest first.
  public var entries: [HistoryEntry] { slots.map { $0.entry } }

  /// The number of entries.
  public var count: Int { slots.count }

  /// Returns the entry with an identifier, or nil.
  public func entry(_ id: HistoryEntry.ID) -> HistoryEntry? {
    index(of: id).map { slots[$0].entry }
  }

  /// Whether an entry has this identifier, or had it lately.
  func knows(_ id: HistoryEntry.ID) -> Bool { numbers[id] != nil || departed[id] != nil }

  /// Returns the place of an entry, if it is there.
  ///
  /// - Complexity: O(log *n*).
  func index(of id: HistoryEntry.ID) -> Int? {
    guard let number = numbers[id] else { return nil }
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].number == number ? low : nil
  }

  // MARK: - Lines

  /// Reads a line of the journal.
  private mutating func read(_ line: String) {
    switch HistoryLine(line) {
    case .record(let record):
      apply(record)
      if record.removes { hasLinesOfRemovals = true }
    case .newer:
      unfinishedEdit = []
      newerLines.append(line)
    case .damaged:
      unfinishedEdit = []
      damagedLines.append(line)
    case .empty: unfinishedEdit = []
    }
  }

  /// The lines that lead to this history, as few as possible, and those that only a newer program
  /// knows.
  public var lines: [String] {
    slots.map { HistoryRecord.calculation($0.entry).line } + newerLines
  }

  // MARK: - Changes

  /// Applies a record; one for a missing entry has no effect.
  public mutating func apply(_ record: HistoryRecord) {
    if case .edit(let id, let expression, let quantities, let result, let following) = record {
      apply(
        Edit(
          id: id, expression: expression, quantities: quantities, result: result,
          following: following))
      return
    }
    unfinishedEdit = []
    switch record {
    case .calculation(let entry): append(entry)
    case .label(let id, let label):
      if let index = index(of: id) { slots[index].entry.label = label }
    case .remove(let id): if index(of: id) != nil { remove([id]) }
    case .clear(let last): clear(through: last)
    case .edit: break
    }
  }

  /// Puts an entry back after another one, or at the beginning if that one is missing.
  mutating func insert(_ entry: HistoryEntry, after previous: HistoryEntry.ID?) {
    departed[entry.id] = nil
    let index = previous.flatMap { self.index(of: $0) }.map { $0 + 1 } ?? 0
    slots.insert(Slot(entry: entry, number: 0), at: index)
    renumber()
  }

  /// Takes an entry out, and leaves those that use it as they are.
  mutating func takeOut(_ entry: HistoryEntry) {
    guard let index = index(of: entry.id), slots[index].entry == entry else { return }
    departed[entry.id] = slots.remove(at: index)
    numbers[entry.id] = nil
  }

  /// Replaces the entry at a place by another state of it.
  mutating func replace(entryAt index: Int, with entry: HistoryEntry) {
    slots[index] = Slot(entry: entry, number: slots[index].number)
  }

  private mutating func renumber() {
    for index in slots.indices {
      slots[index].number = index
      numbers[slots[index].entry.id] = index
    }
    nextNumber = slots.count
  }

  /// Adds a newly calculated entry.
  ///
  /// - Returns: Its record, with references to removed entries replaced by what they stood for; it is already
  ///   applied.
  public mutating func add(_ entry: HistoryEntry) -> HistoryRecord {
    var known = HistoryBases()
    swap(&known, &bases)
    let count = slots.count
    append(entry)
    guard let index = index(of: entry.id) else { return .calculation(entry) }
    // Old entries were dropped as well, or the entry was there.
    if slots.count != count + 1 { known = HistoryBases() }
    slots[index].entry.result = result(entry.result, ofEntryAt: index, &known)
    bases = known
    return .calculation(slots[index].entry)
  }

  /// Adds an entry, unless it is or was there already.
  private mutating func append(_ entry: HistoryEntry) {
    guard numbers[entry.id] == nil, departed[entry.id] == nil else { return }
    slots.append(Slot(entry: entry, number: nextNumber))
    numbers[entry.id] = nextNumber
    nextNumber += 1
    replaceDeparted(inEntryAt: slots.count - 1)
    if slots.count >= Self.entryLimit + Self.dropCount { removeOldest(Self.dropCount) }
  }

  /// Replaces references to removed entries by what they stood for; returns whether any were replaced.
  @discardableResult
  mutating func replaceDeparted(inEntryAt index: Int) -> Bool {
    let (before, departed) = (slots[index].references, departed)
    guard before.contains(where: { departed[$0] != nil }) else { return false }
    // The replacement for a removed entry may refer to another removed entry.
    for _ in 0..<16 where slots[index].references.contains(where: { departed[$0] != nil }) {
      slots[index].replaceReferences { departed[$0]?.replacement }
    }
    return slots[index].references != before
  }

  /// Remembers the entries that an earlier state of the history knew and this one does not.
  mutating func inherit(from earlier: History) {
    for (id, entry) in earlier.departed where departed[id] == nil { departed[id] = entry }
    for slot in earlier.slots { departed[slot.entry.id] = slot }
    for slot in slots { departed[slot.entry.id] = nil }
    limitDeparted()
  }

  /// Forgets the removed entries if there are more than can still be referred to.
  private mutating func limitDeparted() {
    if departed.count > 2 * Self.entryLimit { departed = [:] }
  }

  /// Replaces the expression of the entry at a place, and leaves its result.
  mutating func replaceExpression(
    _ expression: String, _ quantities: HistoryQuantities?, ofEntryAt index: Int
  ) {
    slots[index].setExpression(expression, quantities)
  }

  /// Replaces the result of the entry at a place.
  mutating func replaceResult(_ result: HistoryResult, ofEntryAt index: Int) {
    slots[index].entry.result = result
  }

  private mutating func apply(_ edit: Edit) {
    if let last = unfinishedEdit.last, last.following != edit.following + 1 { unfinishedEdit = [] }
    unfinishedEdit.append(edit)
    guard edit.following == 0 else { return }
    for edit in unfinishedEdit {
      guard let index = index(of: edit.id) else { continue }
      let entry = slots[index].entry
      if entry.expression != edit.expression || entry.quantities != edit.quantities {
        slots[index].setExpression(edit.expression, edit.quantities)
      }
      slots[index].entry.result = edit.result
    }
    unfinishedEdit = []
  }

  /// Removes the oldest entries; if no other entry uses them, the others need not be examined.
  private mutating func removeOldest(_ count: Int) {
    let ids = Set(slots.prefix(count).map { $0.entry.id })
    let isUsed = slots[count...].contains { slot in slot.references.contains { ids.contains($0) } }
    guard !isUsed else { return remove(ids) }
    limitDeparted()
    for slot in slots.prefix(count) {
      departed[slot.entry.id] = slot
      numbers[slot.entry.id] = nil
    }
    slots.removeFirst(count)
  }

  /// Removes entries, and replaces references to them by what they stand for.
  private mutating func remove(_ ids: Set<HistoryEntry.ID>) {
    limitDeparted()
    let isUsed = slots.contains { slot in slot.references.contains { ids.contains($0) } }
    let fresh = isUsed ? freshUsers() : []
    var remaining: [Slot] = []
    remaining.reserveCapacity(slots.count)
    // In order, so that an entry's own references are replaced before others get its text.
    for var slot in slots {
      if slot.references.contains(where: { ids.contains($0) }) {
        slot.replaceReferences { ids.contains($0) ? departed[$0]?.replacement : nil }
      }
      if ids.contains(slot.entry.id) {
        departed[slot.entry.id] = slot
        numbers[slot.entry.id] = nil
      } else {
        remaining.append(slot)
      }
    }
    slots = remaining
    // The text changes, but not the value: results calculated from it are still valid.
    var bases = HistoryBases()
    for index in slots.indices {
      let slot = slots[index]
      if fresh.contains(slot.entry.id) {
        slots[index].entry.result = result(slot.entry.result, ofEntryAt: index, &bases)
      }
    }
  }

  /// Returns the entries that use others and whose results were calculated from what they use now.
  private func freshUsers() -> Set<HistoryEntry.ID> {
    var bases = HistoryBases()
    var fresh: Set<HistoryEntry.ID> = []
    for index in slots.indices where !slots[index].references.isEmpty {
      if !isStale(at: index, &bases) { fresh.insert(slots[index].entry.id) }
    }
    return fresh
  }

  /// Removes the entries up to and including one; all of them if it is missing.
  private mutating func clear(through last: HistoryEntry.ID?) {
    let count = last.flatMap { index(of: $0) }.map { $0 + 1 } ?? slots.count
    limitDeparted()
    // The calculator may continue with a result that it still shows.
    for slot in slots.prefix(count) {
      departed[slot.entry.id] = slot
      numbers[slot.entry.id] = nil
    }
    slots.removeFirst(count)
    newerLines = []
  }

  // MARK: - Values

  /// Whether a number is an entry's current result.
  func hasResult(_ value: Real, of id: HistoryEntry.ID) -> Bool {
    guard let entry = entry(id) else { return false }
    return HistoryResult(
      of: value, angleUnit: entry.angleUnit, words: entry.words, within: .result
    )
    .isSameNumber(as: entry.result)
  }

  /// Returns the exact value of an entry.
  ///
  /// ```swift
  /// // The entry is "_00000000000000ff × 3", that one "1 ÷ 3".
  /// try history.value(of: entry.id).rational   // 1
  /// ```
  ///
  /// - Throws: ``HistoryFailure`` if there is none.
  public func value(
    of id: HistoryEntry.ID, within budget: Budget = Budget()
  ) throws(HistoryFailure) -> Real {
    guard let index = index(of: id) else { throw .missingEntry }
    var evaluator = HistoryEvaluator()
    let value = try evaluator.value(ofEntryAt: index, in: self, within: budget)
    guard let number = value.number else { throw .notPlainNumber }
    return number
  }
}
