import CalculatorModel
import Testing

@testable import CalculatorPresentation

/// Journals so long that most of their lines are only looked at.
@Suite struct OutdatedLinesTests {
  private static let count = OutdatedLines.readCount + 5_500

  private static func line(_ number: Int, _ expression: String = "1 + 1") -> String {
    let entry = HistoryEntry(
      id: HistoryEntry.ID(rawValue: UInt64(number + 1)), expression: expression,
      angleUnit: .radians, result: HistoryResult(text: "2", isExact: true), time: Int64(number))
    return HistoryRecord.calculation(entry).line
  }

  private static let lines = (0..<count).map { line($0) }

  /// What a history is that has read all lines.
  private func readWhole(_ lines: [String]) -> History {
    var history = History()
    for line in lines {
      if case .record(let record) = HistoryLine(line) { history.apply(record) }
    }
    return history
  }

  private func skipped(_ lines: [String]) -> Int {
    let outdated = OutdatedLines(of: lines)
    return lines.indices.count { outdated.contains($0) }
  }

  @Test func thousandsOfTheOldestAreNotRead() {
    #expect(skipped(Self.lines) == 5_000)
    #expect(skipped(Array(Self.lines.suffix(OutdatedLines.readCount))) == 0)
    #expect(History(lines: Self.lines).entries == readWhole(Self.lines).entries)
  }

  @Test func damagedLinesAmongThemAreTold() {
    var lines = Self.lines
    lines[7] = "damaged"
    lines[8].removeLast()
    let newer = CheckedLine.text(of: ["calculation/9", "0000000000000001"])
    lines[9] = newer
    let history = History(lines: lines)
    #expect(history.damagedLines == [lines[7], lines[8]])
    #expect(history.newerLines == [newer])
    #expect(history.entries == readWhole(lines).entries)
  }

  /// Whatever the last lines rest on is read.
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
      for place in lines.indices.suffix(OutdatedLines.readCount - 10_000) {
        lines[place] = HistoryRecord.label(HistoryEntry.ID(rawValue: 1), "one").line
      }
    }
    #expect(skipped(lines) == 0)
    let history = History(lines: lines)
    #expect(history.entries == readWhole(lines).entries)
    #expect(history.hasLinesOfRemovals == (kind == "removal" || kind == "clearing"))
  }
}
