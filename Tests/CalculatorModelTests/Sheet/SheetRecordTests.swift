import CalculatorModel
import ConformanceTables
import ExactReals
import Testing

/// The records of a sheet's lines for other programs.
@Suite struct SheetRecordTests {
  @Test func tellsOfAValue() throws {
    let sheet = try Sheet("12\n30\ntotal")
    var records = SheetRecords(of: sheet)
    let record = records.record(at: 2, text: "total  # = 42", error: nil, within: Budget())
    #expect(
      record.members.map { $0.name } == [
        "line", "text", "kind", "reading", "decimal", "exact", "isExact", "percentage", "error",
        "code", "uses",
      ])
    #expect(
      record.members.map { $0.value } == [
        .count(3), .text("total  # = 42"), .text("value"), .text("total (lines 1–2)"), .text("42"),
        .text("42"), .truth(true), .truth(false), .text(nil), .text(nil), .counts([1, 2]),
      ])
  }

  @Test func tellsWhyThereIsNone() throws {
    let sheet = try Sheet("1/0\n[1, 2]")
    var records = SheetRecords(of: sheet)
    let record = records.record(at: 0, text: "1/0", error: sheet.error(at: 0), within: Budget())
    #expect(Self.value(of: "error", record) == .text("division by zero"))
    #expect(Self.value(of: "code", record) == .text("division-by-zero"))
    let list = records.record(at: 1, text: "[1, 2]", error: nil, within: Budget())
    #expect(Self.value(of: "decimal", list) == .text(nil))
    #expect(Self.value(of: "answer", list) == .text("[1, 2]"))
  }

  @Test("One line after another is told as each by itself", arguments: try SheetsRow.all)
  func tellsInOrder(row: SheetsRow) throws {
    let sheet = try Sheet(row.text)
    var inOrder = SheetRecords(of: sheet)
    for index in 0..<sheet.count {
      var alone = SheetRecords(of: sheet)
      func told(_ records: inout SheetRecords) -> [SheetRecord.Value] {
        records.record(at: index, text: "", error: nil, within: Budget()).members.map { $0.value }
      }
      #expect(
        told(&inOrder) == told(&alone), "\(row.name), line \(index + 1): \(sheet[index].text)")
    }
  }

  private static func value(of name: String, _ record: SheetRecord) -> SheetRecord.Value? {
    record.members.first { $0.name == name }?.value
  }
}
