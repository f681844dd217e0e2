import CalculatorModel

/// The last lines of a journal that lead to the same history without those before them: they contain more
/// entries than a history keeps, remove none, and refer to none before them.
struct LastLines {
  /// The maximum number of lines examined.
  static let limit = 4 * (History.entryLimit + History.dropCount)

  private var ids: Set<HistoryEntry.ID> = []

  /// The entries that are referred to and have not been found yet.
  private var missing: Set<HistoryEntry.ID> = []

  private init() {}

  /// Returns the start of the fewest such lines; nil if there are none.
  static func start(in journal: borrowing Span<UInt8>) -> Int? {
    var lines = LastLines()
    var end = journal.count
    if end > 0, journal[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    for _ in 0..<limit {
      let start = journal.startOfLine(endingAt: end)
      guard lines.add(journal.extracting(start..<end)) else { return nil }
      if lines.standAlone { return start }
      guard start > 0 else { return nil }
      end = start - 1
    }
    return nil
  }

  private var standAlone: Bool {
    missing.isEmpty && ids.count >= History.entryLimit + History.dropCount
  }

  /// Adds the preceding line; returns false if it removes something.
  private mutating func add(_ line: borrowing Span<UInt8>) -> Bool {
    guard CheckedLine.isWhole(line) else { return true }
    guard !CheckedLine.body(of: line, startsWith: "remove/"),
      !CheckedLine.body(of: line, startsWith: "clear/")
    else { return false }
    if CheckedLine.body(of: line, startsWith: "calculation/"),
      let id = Self.id(after: Self.idPlace, in: line)
    {
      ids.insert(id)
      missing.remove(id)
    }
    for place in line.indices where line[place] == UInt8(ascii: "_") {
      if let id = Self.id(after: place, in: line), !ids.contains(id) { missing.insert(id) }
    }
    return true
  }

  /// The place of the TAB before the identifier of a calculation.
  private static let idPlace = 26

  /// Returns the identifier after a byte.
  private static func id(
    after place: Int, in line: borrowing Span<UInt8>
  ) -> HistoryEntry.ID? {
    guard place + 16 < line.count else { return nil }
    var digits: [UInt8] = []
    for next in place + 1...place + 16 { digits.append(line[next]) }
    return UInt64(hexadecimal: digits, digits: 16).map { HistoryEntry.ID(rawValue: $0) }
  }
}
