import CalculatorModel
import CalculatorPresentation
import ExactReals
import Testing

@Suite struct HistoryEditTests {
  /// Returns a history with 6 = 2 × 3, used directly and indirectly, and an entry that does not use it.
  private func history() -> History {
    var history = History()
    history.calculate("2 × 3")
    history.calculate("#1 + 1")
    history.calculate("100")
    history.calculate("#2 / #1")
    return history
  }

  @Test func calculatesAllThatUseTheResult() throws {
    var history = history()
    let records = try history.edit(1, to: "2 × 4")
    #expect(history.results == ["8", "9", "100", "1.125"])
    #expect(records.count == 3)
    #expect(history.texts == ["2 × 4", "8 + 1", "100", "9 ÷ 8"])
    #expect(try history.value(of: 4).exactText == "9/8")
  }

  @Test func tellsWhatItHasCalculatedAgain() throws {
    var history = history()
    #expect(try history.edit(1, to: "3 + 3").count == 3)
    // No entry that uses it has to be written again.
    #expect(try history.edit(1, to: "3 + 3").count == 1)
    #expect(history.results == ["6", "7", "100", "≈1.166666666666667"])
  }

  @Test func saysWhyALaterOneHasNoValueAnyMore() throws {
    var history = history()
    try history.edit(1, to: "1 - 1")
    #expect(history.results == ["0", "1", "100", "division by zero"])
    history.calculate("#4 + 1")
    #expect(history.results.last == "division by zero")
    try history.edit(1, to: "1")
    #expect(history.results == ["1", "2", "100", "2", "3"])
  }

  @Test func leadsToTheSameInEveryProgram() throws {
    var (here, there) = (history(), history())
    for record in try here.edit(1, to: "√2") { there.apply(record) }
    #expect(here.entries == there.entries)
    #expect(here.results[0] == "≈1.414213562373095")
    #expect(History(lines: history().lines + (try editedLines())).entries == here.entries)
  }

  private func editedLines() throws -> [String] {
    var edited = history()
    return try edited.edit(1, to: "√2").map(\.line)
  }

  @Test func doesNotHappenWhereItWasNotWrittenToItsEnd() throws {
    let lines = history().lines
    let edit = try editedLines()
    #expect(edit.count == 3)
    for length in 0..<edit.count {
      let torn = History(lines: lines + edit[..<length])
      #expect(torn.entries == history().entries, "\(length)")
      // Another program appends after the torn edit, or makes the same edit again.
      let other = HistoryRecord.label(3, "hundred").line
      #expect(History(lines: lines + edit[..<length] + [other]).results == history().results)
      let again = History(lines: lines + edit[..<length] + edit)
      #expect(again.results[0] == "≈1.414213562373095" && again.results[1] == "≈2.414213562373095")
    }
  }

  @Test func refersOnlyToEarlierEntries() throws {
    var history = history()
    let before = history.entries
    func error(_ id: HistoryEntry.ID, _ expression: String) -> HistoryEditError? {
      #expect(throws: HistoryEditError.self, "\(expression)") {
        try history.edit(id, to: expression.withReferences)
      }
    }
    #expect(error(2, "1 + #2") == .usesItself(at: 4..<21))
    #expect(error(2, "#1 + #4") == .usesLater(at: 20..<37))
    #expect(error(2, "#77") == .usesMissing(at: 0..<17))
    #expect(error(99, "1") == .missingEntry)
    #expect(history.entries == before)
    try history.edit(4, to: "#2 × #3".withReferences)
    #expect(history.results[3] == "700")
  }

  @Test func refusesWhatHasNoValue() {
    var history = history()
    let before = history.entries
    func error(_ expression: String) -> HistoryEditError? {
      #expect(throws: HistoryEditError.self, "\(expression)") {
        try history.edit(1, to: expression)
      }
    }
    #expect(
      error("1 / 0") == .expression(ExpressionError(.calculation(.divisionByZero), at: 2..<3)))
    #expect(error("2 +") == .expression(ExpressionError(.missingOperand, at: 3..<3)))
    #expect(error("") == .expression(ExpressionError(.empty, at: 0..<0)))
    #expect(error("# nothing")?.reason == "nothing to calculate")
    #expect(error("3 = 3") == .expression(ExpressionError(.misplacedEquals, at: 2..<3)))
    #expect(error("x = 3")?.reason == "unknown name 'x'")
    #expect(error("ans + 1") == .expression(ExpressionError(.noPreviousAnswer, at: 0..<3)))
    #expect(error(String(repeating: "1", count: HistoryEntry.expressionLimit + 1)) == .tooLong)
    #expect(history.entries == before)
  }

  @Test func usesNoEntryWithoutValue() throws {
    var history = history()
    try history.edit(1, to: "0")
    let before = history.entries
    history.calculate("5")
    #expect(throws: HistoryEditError.failure(.calculation(.divisionByZero))) {
      try history.edit(5, to: "#4 + 1".withReferences)
    }
    #expect(history.entries.dropLast() == before[...])
  }

  @Test func changesNothingWhenItIsStopped() {
    var history = history()
    let before = history.entries
    var budgets = 0
    #expect(throws: HistoryEditError.failure(.calculation(.stopped))) {
      try history.edit(1, to: "√2") {
        budgets += 1
        return Budget(shouldStop: budgets < 3 ? nil : { true })
      }
    }
    #expect(history.entries == before)
  }

  @Test func closesBracketsAndDropsComments() throws {
    var history = history()
    try history.edit(1, to: "  2 × (3 + √(4 # to be continued")
    #expect(history.entries[0].expression == "2 × (3 + √4)")
    #expect(history.results[0] == "10")
  }

  @Test func reachesThroughALongChain() throws {
    var history = History()
    history.calculate("1")
    for id in 2...UInt64(300) { history.calculate("#\(id - 1) + 1") }
    let records = try history.edit(1, to: "0.5")
    #expect(records.count == 300)
    #expect(history.results.last == "299.5")
  }
}
