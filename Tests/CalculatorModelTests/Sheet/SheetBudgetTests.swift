import ExactReals
import Testing

@testable import CalculatorModel

/// The cost of all lines of a sheet together.
@Suite struct SheetBudgetTests {
  /// Returns a fully calculated sheet with limits of its own.
  private func sheet(_ lines: [String], _ limit: SheetCost) throws -> Sheet {
    var sheet = Sheet()
    sheet.limit = limit
    try sheet.edit(0..<1, with: lines)
    sheet.settle(lineWork: Budget.lineWork)
    return sheet
  }

  private func answers(_ sheet: Sheet) -> [String] {
    (0..<sheet.count).map { sheet.written(at: $0)?.description ?? "" }
  }

  private let sum = "sum(1/k, k, 1, 200)"

  /// Returns the work of one line.
  private func work(of line: String) throws -> Int64 {
    SheetCost(of: try Sheet(line).lines[...]).work
  }

  @Test func linesBeyondTheWorkOfTheirSheetSaySo() throws {
    let work = try work(of: sum)
    let sheet = try sheet(
      Array(repeating: sum, count: 12) + ["# a comment", ""],
      SheetCost(work: work * 21 / 2, bytes: Sheet.keptByteLimit))
    let answers = answers(sheet)
    #expect(answers[..<10].allSatisfy { $0 == "≈ 5.878030948121444" }, "\(answers)")
    #expect(answers[10..<12] == ["! too-much", "! too-much"])
    #expect(answers[12...] == ["", ""])
    #expect(
      sheet.error(at: 10)?.reason == "the lines of this sheet together take more than 8 seconds")
    #expect(SheetCost(of: sheet.lines[...]).work <= sheet.limit.work)
  }

  @Test func aLineThatIsTooLongByItselfHasItsOwnReason() throws {
    let sheet = try Sheet("sum(sqrt(k), k, 1, 10^6)\n1")
    #expect(sheet.error(at: 0)?.reason == "the calculation takes too long")
    #expect(answers(sheet)[1] == "= 1")
  }

  @Test func answersBeyondTheMemoryOfTheirSheetSaySo() throws {
    let sheet = try sheet(
      Array(repeating: "3^20000", count: 5) + ["1/4"], SheetCost(work: 1 << 30, bytes: 10_000))
    let power = "≈ 2.661303427217420e9542"
    #expect(answers(sheet) == [power, power, "! too-much", "! too-much", "! too-much", "= 0.25"])
    #expect(
      sheet.error(at: 2)?.reason == "the answers of this sheet together take more than 64 MB")
  }

  @Test func digitsTakeMemory() throws {
    let sheet = try sheet(
      ["# exactly: digits 2000"] + Array(repeating: "sqrt(2)", count: 5) + ["1/4"],
      SheetCost(work: 1 << 30, bytes: 10_000))
    let answers = answers(sheet)
    #expect(
      answers[1...3].allSatisfy { $0.hasPrefix("≈ 1.41421356237") && $0.count > 2_000 },
      "\(answers.map { $0.prefix(40) + "… \($0.count)" })")
    #expect(answers[4...] == ["! too-much", "! too-much", "= 0.25"])
  }

  @Test func digitsTakeWork() throws {
    let line = "gamma(1/3)"
    let few = try work(of: line)
    let many = try work(of: "# exactly: digits 500\n" + line)
    #expect(many > few * 3, "\(few) and \(many)")
  }

  @Test func functionsTakeMemory() throws {
    let long = "f(x) = x" + String(repeating: " + x", count: 200)
    let sheet = try sheet(
      [long, long, "f(1)"], SheetCost(work: 1 << 30, bytes: 30_000))
    #expect(answers(sheet) == ["function", "! too-much", "! failed-line 2"])
  }

  @Test func listsOfWhatStandsAboveAreCharged() throws {
    let numbers = (1...50).map { "\($0)" }
    let work = try work(of: (numbers + ["stdev(above)"]).joined(separator: "\n"))
    let sheet = try sheet(
      numbers + Array(repeating: "stdev(above)", count: 50),
      SheetCost(work: work * 4, bytes: Sheet.keptByteLimit))
    let answers = answers(sheet)
    #expect(answers[50] == "≈ 14.57737973711325")
    #expect(answers[99] == "! too-much")
  }

  @Test func whatIsTakenAwayAboveLeavesMoreBelow() throws {
    let work = try work(of: sum)
    var sheet = try sheet(
      Array(repeating: sum, count: 4), SheetCost(work: work * 5 / 2, bytes: Sheet.keptByteLimit))
    #expect(sheet.written(at: 2)?.description == "! too-much")
    let changed = try sheet.replaceLines(0..<1, with: ["1"])
    #expect(changed == [0, 2])
    #expect(sheet.written(at: 2)?.description == "≈ 5.878030948121444")
    try sheet.replaceLines(0..<1, with: [sum])
    #expect(sheet.written(at: 2)?.description == "! too-much")
  }

  @Test func answersInCommentsShareOneBudget() throws {
    // Each comment asks for digits of its own.
    let line = "gamma(1/3)  # ≈ 2." + String(repeating: "6", count: 900)
    let document = try SheetDocument(Array(line.utf8))
    let sheet = try Sheet(document.sheetLines.joined(separator: "\n"))
    let findings = document.findings(of: sheet)
    #expect(
      findings.count == 1 && findings[0].expected?.text.hasPrefix("2.678938534707748") == true,
      "\(findings)")
  }
}
