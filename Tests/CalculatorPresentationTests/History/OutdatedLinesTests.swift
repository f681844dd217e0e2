import CalculatorModel
import Testing

@testable import CalculatorPresentation

/// Journals so long that most of their lines are only scanned.
@Suite struct OutdatedLinesTests {
  private static let keptCount = History.entryLimit + History.dropCount
  private static let count = LastLines.limit + 5_500

  private static func line(_ number: Int, _ expression: String = "1 + 1") -> String {
    let entry = HistoryEntry(
      id: HistoryEntry.ID(rawValue: UInt64(number + 1)), expression: expression,
      angleUnit: .radians, result: HistoryResult(text: "2", isExact: true), time: Int64(number))
    return HistoryRecord.calculation(entry).line
  }

  private static let lines = (0..<count).map { line($0) }

  /// Returns a history that has read all lines.
  private func readWhole(_ lines: [String]) -> History {
    var history = History()
    for line in lines {
      if case .record(let record) = HistoryLine(line) { history.apply(record) }
    }
    return history
  }

  /// Returns the bytes of a journal.
  private func journal(_ lines: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private func skipped(_ lines: [String]) -> Int {
    OutdatedLines(of: journal(lines)).runs.reduce(0) { $0 + $1.count }
  }

  /// Returns the lines, with empty ones in place of the outdated ones.
  private func emptied(_ lines: [String]) -> [String] {
    let runs = OutdatedLines(of: journal(lines)).runs
    var place = 0
    let emptied = lines.map { line in
      defer { place += line.utf8.count + 1 }
      return runs.contains { $0.bytes.contains(place) } ? "" : line
    }
    #expect(emptied.count { $0.isEmpty } == runs.reduce(0) { $0 + $1.count })
    return emptied
  }

  @Test func thousandsOfTheOldestAreNotRead() {
    #expect(Self.count == 49_500)
    #expect(skipped(Self.lines) == 38_000)
    #expect(skipped(Self.lines.suffix(Self.keptCount + 999)) == 0)
    #expect(skipped(Self.lines.suffix(Self.keptCount + 1_000)) == 1_000)
    #expect(skipped([]) == 0)
    #expect(History(lines: emptied(Self.lines)).entries == readWhole(Self.lines).entries)
  }

  /// Also where a journal ends in a line cut short by a kill.
  @Test func theLastLineMayHaveNoEnd() {
    let bytes = journal(Self.lines)
    for length in [1, 40, Self.lines.last.map { $0.utf8.count } ?? 0] {
      #expect(
        OutdatedLines(of: bytes.dropLast(length)).runs.map(\.count) == [38_000], "\(length)")
    }
  }

  /// A line with a valid checksum that the user or a newer program has made.
  @Test func onlyPlainCalculationsAreOutdated() {
    for (place, body) in [
      ["calculation/1", "0000000000000008", "8", "rad", "1\n+ 1", "=", "2", "", "", ""],
      ["calculation/1", "0000000000000008", "8", "rad", "1 + 1", "=", "2", "", ""],
      ["calculation/2", "0000000000000008", "8", "rad", "1 + 1", "=", "2", "", "", "", "10"],
      ["label/1", "0000000000000008", "label"],
    ].enumerated() {
      var lines = Self.lines
      lines[7] = CheckedLine.text(of: body)
      #expect(emptied(lines)[7].isEmpty == (place == 0), "\(body)")
    }
  }

  /// Bytes that are not text make a line damaged, whatever its checksum is.
  @Test func whatIsNoTextIsRead() {
    var bytes = journal(Self.lines)
    let texts: [([UInt8], Bool)] = [
      ([0xC3, 0x97], true), ([0xC3, 0x20], false), ([0x0A, 0x2B], false),
    ]
    for (text, isOutdated) in texts {
      var line = Array(Self.lines[0].utf8.dropFirst(8))
      let place = line.firstIndex(of: UInt8(ascii: "+")) ?? 0
      line.replaceSubrange(place...place + 1, with: text)
      let checksum = CRC32(line).value.hexadecimal(digits: 8).utf8
      bytes.replaceSubrange(0..<line.count + 8, with: checksum + line)
      #expect((OutdatedLines(of: bytes).runs.first?.bytes.lowerBound == 0) == isOutdated)
    }
  }

  @Test func damagedLinesAmongThemAreTold() {
    var lines = Self.lines
    lines[7] = "damaged"
    lines[8].removeLast()
    let newer = CheckedLine.text(of: ["calculation/9", "0000000000000001"])
    lines[9] = newer
    let history = History(lines: emptied(lines))
    #expect(skipped(lines) == 38_000)
    #expect(history.damagedLines == [lines[7], lines[8]])
    #expect(history.newerLines == [newer])
    #expect(history.entries == readWhole(lines).entries)
  }

  /// Every line that the last lines depend on is read.
  @Test(arguments: ["reference", "removal", "clearing", "few"])
  func noneIsSkippedWhereTheLastLinesNeedThem(kind: String) {
    var lines = Self.lines
    switch kind {
    case "reference":
      lines.append(Self.line(Self.count, HistoryEntry.ID(rawValue: 3).name + " + 1"))
    case "removal": lines.append(HistoryRecord.remove(HistoryEntry.ID(rawValue: 49_001)).line)
    case "clearing":
      lines.append(HistoryRecord.clear(through: HistoryEntry.ID(rawValue: 45_000)).line)
    default:
      for place in lines.indices.suffix(LastLines.limit - 10_000) {
        lines[place] = HistoryRecord.label(HistoryEntry.ID(rawValue: 1), "one").line
      }
    }
    #expect(skipped(lines) == 0)
    let history = History(lines: emptied(lines))
    #expect(history.entries == readWhole(lines).entries)
    #expect(history.hasLinesOfRemovals == (kind == "removal" || kind == "clearing"))
  }

  /// More lines than usual are read where that covers everything the last ones depend on.
  @Test func moreLinesAreReadWhereTheLastOnesNeedThem() {
    var lines = Self.lines
    lines.append(Self.line(Self.count, HistoryEntry.ID(rawValue: 30_001).name + " + 1"))
    // The line at 30,000 is the first one that is read.
    #expect(skipped(lines) == 30_000)
    #expect(History(lines: emptied(lines)).entries == readWhole(lines).entries)
  }
}
