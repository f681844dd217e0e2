import CalculatorModel
import CalculatorPresentation
import ExactReals
import TestSupport
import Testing

@Suite struct HistoryViewModelTests {
  @Test func showsTheNewestFirst() throws {
    let history = HistoryViewModel()
    let first = try #require(
      history.record(expression: "2 + 3 × 4", angleUnit: .degrees, value: 14))
    history.record(expression: first.name + " / 3", angleUnit: .degrees, value: try Real(14) / 3)
    #expect(history.shown == ["14 ÷ 3 ≈ 4.666666666666667", "2 + 3 × 4 = 14"])
    #expect(history.rows.count == 2 && history.rows[1].id == first)
    #expect(history.rows[0].exactForm == "14/3")
    #expect(history.rows.map(\.exactness) == [.rounded, .exact])
    history.symbols = NumberSymbols(decimalMark: ",", groupingMark: ".")
    #expect(history.shown[0] == "14 ÷ 3 ≈ 4,666666666666667")
    #expect(history.problem == nil)
  }

  @Test func remembersBeyondTheProgram() throws {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(of: storage)
    let id = try #require(history.record(expression: "1 + 1", angleUnit: .radians, value: 2))
    history.label(id, "sum\twith\nawkward \\ marks 🧮")
    let later = HistoryViewModel(of: storage)
    #expect(later.history.entries == history.history.entries)
    #expect(later.rows[0].label == "sum\twith\nawkward \\ marks 🧮")
    #expect(later.rows[0].time == 1_763_750_000)
    #expect(later.rows[0].angleUnit == .radians)
  }

  @Test func commandsNoTerminal() {
    let entry = HistoryEntry(
      id: 1, expression: "1\u{1B}[2J +\n2", angleUnit: .degrees,
      result: HistoryResult(text: "3\u{7}", isExact: true, exactForm: "\u{9B}1m"), time: 0,
      label: "two\nlines\u{202E}")
    let line = HistoryRecord.calculation(entry).line
    let row = HistoryViewModel(of: InMemoryHistory(lines: [line])).rows[0]
    #expect(row.calculationText == "1�[2J + 2 = 3�")
    #expect(row.exactForm == "�1m" && row.labelText == "two lines�" && row.label == entry.label)
  }

  @Test func doesNotWriteAnewForWhatItMustKeep() {
    let newer = Array(repeating: "933db6d3000a\tmemory/1\t5", count: 3_000)
    let storage = UnreliableStorage(InMemoryHistory(lines: newer))
    let history = HistoryViewModel(of: storage)
    for number in 0..<50 {
      history.record(expression: "1", angleUnit: .degrees, value: Real(number))
    }
    #expect(storage.rewriteCount == 1)
    #expect(storage.memory.lines().count == 3_050 && history.history.newerLines == newer)
  }

  @Test func recordsNothingWhileItIsOff() {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(storage: storage, isOn: false)
    #expect(history.record(expression: "1", angleUnit: .degrees, value: 1) == nil)
    #expect(history.rows.isEmpty && storage.lines().isEmpty)
    history.isOn = true
    #expect(history.record(expression: "1", angleUnit: .degrees, value: 1) != nil)
  }

  @Test func recordsNoExpressionThatIsEmptyOrTooLong() {
    let history = HistoryViewModel()
    #expect(history.record(expression: "", angleUnit: .degrees, value: 1) == nil)
    let long = String(repeating: "1", count: HistoryEntry.expressionLimit)
    #expect(history.record(expression: long, angleUnit: .degrees, value: 1) != nil)
    #expect(history.record(expression: long + "1", angleUnit: .degrees, value: 1) == nil)
  }

  @Test func givesEveryEntryAnIdentifierOfItsOwn() throws {
    let history = HistoryViewModel()
    var ids: Set<HistoryEntry.ID> = []
    for number in 0..<100 {
      let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
      #expect(ids.insert(id).inserted)
      if number % 3 == 0 { history.remove(id) }
    }
    #expect(history.rows.count == 66)
  }

  @Test func cutsALabelThatIsTooLong() throws {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(of: storage)
    let id = try #require(history.record(expression: "1", angleUnit: .degrees, value: 1))
    history.label(id, String(repeating: "ä", count: 1_000))
    #expect(history.rows[0].label == String(repeating: "ä", count: HistoryEntry.labelLimit))
    let lineCount = storage.lines().count
    history.label(id, history.rows[0].label)
    history.label(99, "nobody")
    #expect(storage.lines().count == lineCount)
    history.label(id, "")
    #expect(HistoryViewModel(of: storage).rows[0].label == "")
  }

  @Test func editsWithAllThatUseTheResult() throws {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(of: storage)
    let first = try #require(history.record(expression: "2", angleUnit: .degrees, value: 2))
    history.record(expression: "1 / " + first.name, angleUnit: .degrees, value: try Real(1) / 2)
    #expect(try history.edit(first, to: "4").count == 2)
    #expect(HistoryViewModel(of: storage).shown == ["1 ÷ 4 = 0.25", "4 = 4"])
    try history.edit(first, to: "2 - 2")
    #expect(HistoryViewModel(of: storage).shown == ["1 ÷ 0", "2 − 2 = 0"])
    #expect(HistoryViewModel(of: storage).rows[0].failure == .calculation(.divisionByZero))
    #expect(throws: HistoryEditError.missingEntry) { try history.edit(99, to: "1") }
  }

  @Test func anEditThatWasNotWrittenToItsEndIsNotEndedByAnother() throws {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(of: storage)
    for expression in ["1 + 1", "2 + 2"] {
      history.record(expression: expression, angleUnit: .degrees, value: 4)
    }
    let ids = storage.entries.map(\.id)
    let result = HistoryResult(text: "9", isExact: true)
    storage.append([
      HistoryRecord.edit(ids[0], expression: "9", result: result, following: 1).line
    ])
    let next = HistoryViewModel(of: storage, program: 2)
    try next.edit(ids[1], to: "3")
    #expect(storage.entries.map(\.expression) == ["1 + 1", "3"])
  }

  @Test func editsWhatAnotherProgramAddedToo() throws {
    let storage = InMemoryHistory()
    let (here, there) = (
      HistoryViewModel(of: storage, program: 1), HistoryViewModel(of: storage, program: 2)
    )
    let id = try #require(here.record(expression: "2", angleUnit: .degrees, value: 2))
    there.reload()
    there.record(expression: id.name + " × 10", angleUnit: .degrees, value: 20)
    try here.edit(id, to: "3")
    #expect(here.shown == ["3 × 10 = 30", "3 = 3"])
    there.reload()
    #expect(there.shown == here.shown)
  }

  @Test func exportsWhatItShows() {
    let history = HistoryViewModel()
    history.record(expression: "1 + 1", angleUnit: .degrees, value: 2)
    #expect(history.export(as: .text) == "1 + 1 = 2  # 1970-01-01T00:00:00Z\n")
  }
}
