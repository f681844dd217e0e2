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
/// A history is what the lines of a journal lead to, one after the other; every change of it is a
/// ``HistoryRecord``, and the same records lead to the same history everywhere. Nothing is calculated
/// on the way: results are in the lines.
public struct History: Sendable {
  /// How many entries are kept at least.
  public static let entryLimit = 10_000

  /// How many of the oldest are dropped at once beyond that: one at a time, each would cost as much
  /// as all.
  static let dropCount = 1_000

  /// The lines that were cut short or changed, in order.
  public private(set) var damagedLines: [String] = []

  /// The lines of kinds that only a newer program knows, in order.
  public private(set) var newerLines: [String] = []

  /// Whether among the lines were some by which entries were removed.
  private(set) var hasLinesOfRemovals = false

  /// The entries, in order of their numbers.
  private(set) var slots: [Slot] = []

  private var numbers: [HistoryEntry.ID: Int] = [:]

  /// The next entry's number.
  private var nextNumber = 0

  /// Entries that were removed, in memory only: the calculator, or another program, may still refer
  /// to them.
  private var departed: [HistoryEntry.ID: Slot] = [:]

  /// The lines of an edit whose last one has not come yet.
  private var unfinishedEdit: [Edit] = []

  /// Whether the last lines are of an edit that was not written to its end, so that an edit behind them would
  /// be taken for it: an empty line keeps them apart.
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

  /// How many entries there are.
  public var count: Int { slots.count }

  /// The entry of an identifier, or nil.
  public func entry(_ id: HistoryEntry.ID) -> HistoryEntry? {
    index(of: id).map { slots[$0].entry }
  }

  /// Whether an entry has this identifier, or had it lately.
  func knows(_ id: HistoryEntry.ID) -> Bool { numbers[id] != nil || departed[id] != nil }

  /// The place of an entry, if it is there.
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

  /// Does what a record says; one of an entry that is not there does nothing.
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

  /// Puts an entry back behind another one, or at the beginning where that is not there.
  mutating func insert(_ entry: HistoryEntry, behind previous: HistoryEntry.ID?) {
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

  /// Gives the entry at a place all that another state of it has.
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

  /// Adds an entry that was calculated just now.
  ///
  /// - Returns: The record of it, with what they stood for in place of references to entries that
  ///   were removed; it is already applied.
  public mutating func add(_ entry: HistoryEntry) -> HistoryRecord {
    append(entry)
    guard let index = index(of: entry.id) else { return .calculation(entry) }
    var bases = HistoryBases()
    slots[index].entry.result = result(entry.result, ofEntryAt: index, &bases)
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

  /// Writes what they stood for in place of references to entries that were removed; true where
  /// there were some.
  @discardableResult
  mutating func replaceDeparted(inEntryAt index: Int) -> Bool {
    let before = slots[index].references
    guard before.contains(where: { departed[$0] != nil }) else { return false }
    // What stands for a removed entry may name another one that was removed too.
    for _ in 0..<16 where slots[index].references.contains(where: { departed[$0] != nil }) {
      slots[index].replaceReferences { departed[$0]?.replacement }
    }
    return slots[index].references != before
  }

  /// Remembers what an earlier state of the history knew and this one does not.
  mutating func inherit(from earlier: History) {
    for (id, entry) in earlier.departed where departed[id] == nil { departed[id] = entry }
    for slot in earlier.slots { departed[slot.entry.id] = slot }
    for slot in slots { departed[slot.entry.id] = nil }
    limitDeparted()
  }

  /// Forgets the removed entries where there are more than anybody can still refer to.
  private mutating func limitDeparted() {
    if departed.count > 2 * Self.entryLimit { departed = [:] }
  }

  /// Gives the entry at a place another expression, and leaves its result.
  mutating func replaceExpression(
    _ expression: String, _ quantities: HistoryQuantities?, ofEntryAt index: Int
  ) {
    slots[index].setExpression(expression, quantities)
  }

  /// Gives the entry at a place another result.
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

  /// Removes the oldest entries; where nobody uses them, the others need not be looked at.
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

  /// Removes entries, and writes what they stand for in their place where others use them.
  private mutating func remove(_ ids: Set<HistoryEntry.ID>) {
    limitDeparted()
    let isUsed = slots.contains { slot in slot.references.contains { ids.contains($0) } }
    let fresh = isUsed ? freshUsers() : []
    var remaining: [Slot] = []
    remaining.reserveCapacity(slots.count)
    // In order, so that what an entry uses has been replaced in it before others get its text.
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
    // Other words for the same value: what was calculated from it is so still.
    var bases = HistoryBases()
    for index in slots.indices {
      let slot = slots[index]
      if fresh.contains(slot.entry.id) {
        slots[index].entry.result = result(slot.entry.result, ofEntryAt: index, &bases)
      }
    }
  }

  /// The entries that use others and whose results were calculated from what they use now.
  private func freshUsers() -> Set<HistoryEntry.ID> {
    var bases = HistoryBases()
    var fresh: Set<HistoryEntry.ID> = []
    for index in slots.indices where !slots[index].references.isEmpty {
      if !isStale(at: index, &bases) { fresh.insert(slots[index].entry.id) }
    }
    return fresh
  }

  /// Removes the entries up to one; all where it is not there.
  private mutating func clear(through last: HistoryEntry.ID?) {
    let count = last.flatMap { index(of: $0) }.map { $0 + 1 } ?? slots.count
    limitDeparted()
    // The calculator may go on with a result that it still shows.
    for slot in slots.prefix(count) {
      departed[slot.entry.id] = slot
      numbers[slot.entry.id] = nil
    }
    slots.removeFirst(count)
    newerLines = []
  }

  // MARK: - Values

  /// Whether a number is the result that an entry has now.
  func hasResult(_ value: Real, of id: HistoryEntry.ID) -> Bool {
    guard let entry = entry(id) else { return false }
    return HistoryResult(
      of: value, angleUnit: entry.angleUnit, words: entry.words, within: .result
    )
    .isSameNumber(as: entry.result)
  }

  /// The exact value of an entry.
  ///
  /// ```swift
  /// // The entry is "_00000000000000ff × 3", that one "1 ÷ 3".
  /// try history.value(of: entry.id).rational   // 1
  /// ```
  ///
  /// - Throws: ``HistoryFailure`` when there is none.
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
