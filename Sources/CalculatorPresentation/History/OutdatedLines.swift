import CalculatorModel

/// The lines at the beginning of a long journal of which a history would keep nothing.
///
/// A history drops its oldest entries, a thousand at a time. Where the lines at the end hold more than it
/// keeps, remove nothing and refer to nothing before them, the calculations before are dropped whatever
/// they say, and need not be understood: only that they are whole, since damaged lines are set aside.
struct OutdatedLines {
  /// How many lines at the end are read in any case, some of which are labels and edits.
  static let readCount = 4 * (History.entryLimit + History.dropCount)

  /// Of each line before those, whether it is one; empty where there is none.
  private var isOutdated: [Bool] = []

  /// Finds them.
  ///
  /// - Complexity: O(*n*) in the length of the lines.
  init(of lines: [String]) {
    let front = lines.count - Self.readCount
    guard front > 0, Self.standAlone(lines[front...]) else { return }
    isOutdated = lines[..<front].map { line in
      line.utf8.withContiguousStorageIfAvailable { Self.isPlainCalculation($0) } ?? false
    }
    // With a whole number of thousands away, the same ones are dropped of those that are read.
    let count = isOutdated.count { $0 }
    var surplus = count % History.dropCount
    for index in isOutdated.indices.reversed() where surplus > 0 && isOutdated[index] {
      isOutdated[index] = false
      surplus -= 1
    }
  }

  /// Whether the line at a place is one.
  func contains(_ index: Int) -> Bool { index < isOutdated.count && isOutdated[index] }

  /// Where the TAB is before the identifier of a calculation.
  private static let idPlace = 26

  /// Whether a line is a calculation of a number, as written by this program.
  private static func isPlainCalculation(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    CheckedLine.isWhole(line) && CheckedLine.body(of: line, startsWith: "calculation/1\t")
      && line.count { $0 == CheckedLine.tab } == 10
  }

  /// Whether lines have more entries than a history keeps, remove none, and refer to none before.
  private static func standAlone(_ lines: ArraySlice<String>) -> Bool {
    var ids: Set<HistoryEntry.ID> = []
    var references: Set<HistoryEntry.ID> = []
    for line in lines {
      let standsAlone = line.utf8.withContiguousStorageIfAvailable { bytes in
        guard CheckedLine.isWhole(bytes) else { return true }
        if CheckedLine.body(of: bytes, startsWith: "remove/")
          || CheckedLine.body(of: bytes, startsWith: "clear/")
        {
          return false
        }
        if CheckedLine.body(of: bytes, startsWith: "calculation/"),
          let id = id(behind: idPlace, in: bytes)
        {
          ids.insert(id)
        }
        for place in bytes.indices where bytes[place] == UInt8(ascii: "_") {
          if let id = id(behind: place, in: bytes) { references.insert(id) }
        }
        return true
      }
      guard standsAlone ?? false else { return false }
    }
    return ids.count >= History.entryLimit + History.dropCount && references.isSubset(of: ids)
  }

  /// The identifier that stands behind a byte.
  private static func id(
    behind place: Int, in line: UnsafeBufferPointer<UInt8>
  ) -> HistoryEntry.ID? {
    guard place + 16 < line.count else { return nil }
    return UInt64(hexadecimal: line[(place + 1)...(place + 16)], digits: 16)
      .map { HistoryEntry.ID(rawValue: $0) }
  }
}
