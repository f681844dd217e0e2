import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Testing

@testable import exactly

/// Lines of a session that are calculated in words, or answered in a base, in the history.
@Suite struct SessionHistoryTests {
  /// Returns the history after some lines of a session.
  private func history(_ options: [String], _ lines: [String]) throws -> HistoryViewModel {
    var run = try SessionRun(options)
    for line in lines { _ = run(line) }
    return HistoryViewModel(storage: run.journal)
  }

  @Test(arguments: [
    (["--word", "8"], "100 + 27", "100 + 27 = 127 int8"),
    (["--word", "8"], "100 + 100", "100 + 100 = −56 int8 (wraps)"),
    (["--word", "8"], "100 + 100 - 100", "100 + 100 − 100 = 100 int8 (wraps)"),
    (["--word", "16", "--unsigned"], "not 5", "not 5 = 65,530 uint16"),
    (["--word", "8", "--base", "16"], "126 + 1", "0x7E + 0x1 = 0x7F int8"),
    (["--word", "8", "--base", "16"], "-128 + 5", "−128 + 0x5 = 0x85 int8"),
    (["--word", "8"], "-128 + 1", "−128 + 1 = −127 int8"),
    (["--word", "8"], "0xff & 15", "0xFF and 15 = 15 int8"),
    (["--word", "8"], "126 + 1 to hex", "126 + 1 to hex = 0x7F int8"),
    (["--word", "8", "--base", "2"], "5 to dec", "0b101 to dec = 5 int8"),
    (["--base", "16"], "255 + 1", "255 + 1 = 0x100"),
    (["--base", "16"], "5 - 300", "5 − 300 = −0x127"),
    (["--base", "2"], "x = 5 * 3", "5 × 3 = 0b1111"),
    ([], "255 + 1 to hex", "255 + 1 to hex = 0x100"),
    ([], "hex(300)", "300 to hex = 0x12C"),
    ([], "2^64 + 1 to hex", "2^64 + 1 to hex = 0x10000000000000001"),
    ([], "2^10 to dec", "2^10 to dec = 1,024"),
    ([], "0xff + 1", "0xFF + 1 = 256"),
    (["--base", "10"], "2 + 3", "2 + 3 = 5"),
  ])
  func rowsHaveTheWordsAndTheBase(options: [String], line: String, row: String) throws {
    #expect(try history(options, [line]).rows.map { $0.calculationText } == [row])
  }

  @Test func linesWithoutWordsAreKeptAsEver() throws {
    let lines = try history(["--base", "10"], ["2 + 3", "255 to hex"]).history.lines
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("calculation/1") })
  }

  @Test func laterLinesReferToTheWords() throws {
    let history = try history(["--word", "8", "--base", "16"], ["x = 120 + 7", "x - ans + 5"])
    #expect(
      history.rows.map { $0.calculationText } == [
        "0x7F − 0x7F + 0x5 = 0x5 int8", "0x78 + 0x7 = 0x7F int8",
      ])
    let first = history.rows[1].id
    try history.edit(first, to: "0x78 + 0x6")
    #expect(
      history.rows.map { $0.calculationText } == [
        "0x7E − 0x7E + 0x5 = 0x5 int8", "0x78 + 0x6 = 0x7E int8",
      ])
    history.remove(first)
    #expect(history.rows.map { $0.calculationText } == ["0x7E − 0x7E + 0x5 = 0x5 int8"])
  }

  @Test func functionsOfTheSessionAreWrittenOut() throws {
    let history = try history(["--word", "8"], ["f(x) = 2x + 1", "f(20)"])
    #expect(history.rows.map { $0.calculationText } == ["(2 × 20 + 1) = 41 int8"])
  }

  @Test(arguments: [
    (
      ["1 km / 3", "ans to m"],
      ["1 km ÷ 3 ≈ 0.3333333333333333 km", "(≈0.3333333333333333 km) → m ≈ 333.3333333333333 m"]
    ),
    (["x = 2 days", "today + x"], ["2026-11-22 + 2 d = 2026-11-24"]),
    (
      ["rate 2026-11-20 1 EUR = 1.0823 USD # ECB", "12 EUR to USD"], ["12 EUR → USD = 12.9876 USD"]
    ),
    // A number with a unit alone is not a calculation.
    (["5 km"], []),
  ])
  func unitsAndDatesAreKept(lines: [String], rows: [String]) throws {
    let history = try history(["--today", "2026-11-22"], lines)
    #expect(history.rows.reversed().map { $0.calculationText } == rows, "\(lines)")
  }

  @Test func exportsHaveBaseWordAndSign() throws {
    let words = try history(["--word", "16", "--unsigned"], ["1 + 1 to hex"])
    #expect(
      words.export(as: .json).contains(#""base":16,"word":16,"signed":false,"wrapped":false}"#))
    let base = try history(["--base", "16"], ["255 + 1"])
    #expect(base.export(as: .text).hasPrefix("255 + 1 = 0x100  # "))
    #expect(base.export(as: .json).contains(#""result":"256""#))
    #expect(
      base.export(as: .json).contains(#""base":16,"word":null,"signed":null,"wrapped":null}"#))
    let table = base.export(as: .commaSeparated).split(separator: "\r\n")
    #expect(table[0].hasSuffix(",base,word,signed,wrapped"))
    #expect(table[1].hasSuffix(",16,,,"))
    let plain = try history([], ["2 + 3"])
    #expect(!plain.export(as: .json).contains("base"))
    #expect(!plain.export(as: .commaSeparated).contains("base"))
  }

  @Test(arguments: [("100 + 100 =", true), ("100 + 100 - 1 =", true), ("100 + 27 =", false)])
  func keysTellWhetherTheyWrap(keys: String, wraps: Bool) throws {
    var calculator = Calculator(words: WordMode(format: WordFormat(.bits8, isSigned: true)))
    calculator.setKeypad(.programmer)
    let answer = KeysAnswering(calculator: calculator, isForHistory: true).answer(to: keys)
    let finished = try #require(answer.finished)
    #expect(finished.words?.text == "int8 10" && finished.result?.wraps == wraps)
  }

  @Test func anEditReadsThemInTheirWordsAgain() throws {
    let history = try history(["--word", "8", "--base", "16"], ["120 + 7"])
    let id = history.rows[0].id
    #expect(throws: HistoryEditError.self) { try history.edit(id, to: "256") }
    try history.edit(id, to: "0xFF and 0x3C")
    #expect(history.rows[0].calculationText == "0xFF and 0x3C = 0x3C int8")
    let other = HistoryViewModel(storage: InMemoryHistory())
    other.record(expression: "255 + 1 to hex", angleUnit: .radians, value: 256)
    try other.edit(other.rows[0].id, to: "255 + 1 to bin")
    #expect(other.rows[0].calculationText == "255 + 1 to bin = 0b100000000")
  }
}
