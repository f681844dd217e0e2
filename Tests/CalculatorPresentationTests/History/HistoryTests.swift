import CalculatorModel
import CalculatorPresentation
import ExactReals
import Testing

@Suite struct HistoryTests {
  @Test func keepsCalculationsInTheirOrder() {
    var history = History()
    history.calculate("2 + 3 × 4")
    history.calculate("#1 / 3")
    history.calculate("sin(60)")
    #expect(history.results == ["14", "≈4.666666666666667", "≈0.8660254037844386"])
    #expect(history.entries.map(\.result.exactForm) == [nil, "14/3", "√3/2"])
    #expect(history.texts == ["2 + 3 × 4", "14 ÷ 3", "sin(60°)"])
  }

  @Test func isWhatItsLinesLeadTo() {
    var history = History()
    for label in HistoryLineTests.awkwardLabels { history.calculate("1/7", label: label) }
    history.calculate("1/0")
    history.apply(.label(1, "first"))
    history.apply(.remove(2))
    let read = History(lines: history.lines)
    #expect(read.entries == history.entries)
    #expect(read.damagedLines.isEmpty && read.newerLines.isEmpty)
  }

  @Test func tellsWhichLinesItCannotRead() {
    var history = History()
    history.calculate("1 + 1")
    history.calculate("2 + 2")
    var lines = history.lines
    lines.insert("garbage", at: 1)
    lines.append(String(lines[0].dropLast()))
    lines.append("")
    let newer = "933db6d3000a\tmemory/1\t5"
    lines.append(newer)
    let read = History(lines: lines)
    #expect(read.entries == history.entries)
    #expect(
      read.damagedLines == ["garbage", String(lines[0].dropLast())]
    )
    #expect(read.newerLines == [newer])
  }

  @Test func givesExactValues() throws {
    var history = History()
    history.calculate("1 / 3")
    history.calculate("#1 × 3")
    history.calculate("√2")
    history.calculate("#3²")
    history.calculate("sin(#6)", id: 5)
    #expect(try history.value(of: 2).rational == 1)
    #expect(try history.value(of: 4).rational == 2)
    #expect(throws: HistoryFailure.missingEntry) { try history.value(of: 5) }
    #expect(throws: HistoryFailure.missingEntry) { try history.value(of: 99) }
  }

  @Test func takesEachEntryWithTheAnglesItWasCalculatedWith() throws {
    var history = History()
    history.calculate("sin(30)", in: .degrees)
    history.calculate("sin(π/6) + #1", in: .radians)
    #expect(try history.value(of: 2).rational == 1)
  }

  @Test func givesTheValueOfALongChain() throws {
    var history = History()
    history.apply(.calculation(entry(1, "1")))
    for id in 2...UInt64(9_000) { history.apply(.calculation(entry(id, "#\(id - 1) + 1"))) }
    #expect(try history.value(of: 9_000).rational == 9_000)
  }

  private func entry(_ id: UInt64, _ expression: String) -> HistoryEntry {
    HistoryEntry(
      id: .init(rawValue: id), expression: expression.withReferences, angleUnit: .degrees,
      result: HistoryResult(text: "1", isExact: true), time: 0)
  }

  @Test func stopsAtItsBudget() {
    var history = History()
    history.calculate("1 + 1")
    history.calculate("√(2) + #1")
    #expect(throws: HistoryFailure.calculation(.tooMuchWork)) {
      try history.value(of: 2, within: Budget(work: 0))
    }
    #expect(throws: HistoryFailure.calculation(.stopped)) {
      try history.value(of: 2, within: Budget(shouldStop: { true }))
    }
  }

  @Test func doesNotTrapOnReferencesInCircles() {
    var history = History()
    for (id, expression) in [(1, "#2"), (2, "#1"), (3, "#3 + #1")] as [(UInt64, String)] {
      history.apply(.calculation(entry(id, expression)))
    }
    for id in [1, 2, 3] as [HistoryEntry.ID] {
      #expect(throws: HistoryFailure.missingEntry) { try history.value(of: id) }
    }
    history.apply(.remove(1))
    history.apply(.remove(2))
    #expect(history.count == 1)
  }

  @Test func ignoresTheSameCalculationTwice() {
    var history = History()
    history.apply(.calculation(entry(1, "1")))
    history.apply(.calculation(entry(1, "2")))
    #expect(history.entries.map(\.expression) == ["1"])
    history.apply(.remove(1))
    history.apply(.calculation(entry(1, "1")))
    #expect(history.count == 0)
  }

  // MARK: - Removing

  /// Returns the last entry's expression after the others were removed, and checks that its value is the same.
  private func last(
    _ expressions: String..., in units: [AngleUnit] = []
  ) throws -> String {
    var history = History()
    for (place, expression) in expressions.enumerated() {
      history.calculate(expression, in: place < units.count ? units[place] : .degrees)
    }
    let id = HistoryEntry.ID(rawValue: UInt64(expressions.count))
    let value = try history.value(of: id)
    for removed in 1..<id.rawValue { history.apply(.remove(.init(rawValue: removed))) }
    #expect(history.count == 1)
    #expect(try history.value(of: id).isEqual(to: value) == .yes, "\(expressions)")
    return history.entries[0].expression
  }

  @Test func writesTheResultInPlaceOfARemovedEntryWhereItIsAFraction() throws {
    #expect(try last("2 + 3", "#1 × 4") == "5 × 4")
    #expect(try last("2 − 3", "#1² + 2^#1") == "(-1)² + 2^(-1)")
    #expect(try last("1 / 3", "3 × #1") == "3 × (1 ÷ 3)")
    #expect(try last("1 / 4", "2^#1") == "2^0.25")
    #expect(try last("2", "3 #1") == "3 × 2")
    #expect(try last("2", "(1 + 2)#1 + π #1") == "(1 + 2) × 2 + π × 2")
    #expect(try last("2^100", "#1 mod 7") == "1267650600228229401496703205376 mod 7")
    #expect(try last("10", "200 + #1%") == "200 + 10%")
  }

  @Test func writesTheExpressionInPlaceOfARemovedEntryWhereItIsNoFraction() throws {
    #expect(try last("√2 + 1", "#1 × #1") == "(√2 + 1) × (√2 + 1)")
    #expect(try last("√2", "#1 + 1", "2 × #2") == "2 × ((√2) + 1)")
    #expect(try last("√(2", "3 × #1 + 4") == "3 × (√2) + 4")
    #expect(try last("π × (2 + (1 ¶ two", "3 × #1 + 4") == "3 × (π × (2 + 1)) + 4")
    #expect(try last("sin(10)", "cos(#1)") == "cos(sin(10°))")
  }

  @Test func keepsTheArgumentsOfFunctionsWithoutBrackets() throws {
    #expect(try last("2", "sin 3 #1") == "sin(3 × 2)")
    #expect(try last("√3", "π − sin 3 #1") == "π − sin(3 × (√3))")
  }

  @Test func doesNotTakeAnAngleForAnotherOne() throws {
    #expect(try last("sin(60)", "sin(#1)", in: [.degrees, .radians]) == "sin(sin(60°))")
    #expect(try last("cos(20)", "sin(#1)", in: [.radians, .radians]) == "sin(cos(20))")
    var history = History()
    history.calculate("cos(20)", in: .degrees)
    history.calculate("#1 + 1", in: .radians)
    let value = try history.value(of: 2)
    history.apply(.remove(1))
    #expect(history.entries[0].expression == "(cos(20°)) + 1")
    #expect(try history.value(of: 2).isEqual(to: value) == .yes)
  }

  @Test func doesNotLetExpressionsGrowBeyondTheirLimit() {
    var history = History()
    history.calculate("√2")
    for id in 2...UInt64(20) { history.calculate("#\(id - 1) + #\(id - 1)") }
    for id in 1...UInt64(19) { history.apply(.remove(.init(rawValue: id))) }
    #expect(history.entries[0].expression.unicodeScalars.count <= HistoryEntry.expressionLimit)
    #expect(history.results == ["≈741455.2001894653"])
  }

  @Test func knowsARemovedEntryThatAnotherProgramStillUses() throws {
    var history = History()
    history.calculate("√2")
    history.calculate("#1 + 1")
    history.apply(.remove(2))
    history.apply(.remove(1))
    history.apply(.calculation(entry(3, "#2 × 2")))
    #expect(history.entries[0].expression == "((√2) + 1) × 2")
  }

  @Test func clearsUpToAnEntry() {
    var history = History()
    for _ in 1...5 { history.calculate("1 + 1") }
    history.apply(.clear(through: 3))
    #expect(history.entries.map(\.id) == [4, 5])
    history.apply(.clear(through: 99))
    #expect(history.count == 0)
    history.calculate("2", id: 6)
    history.apply(.clear(through: nil))
    #expect(history.count == 0)
  }

  @Test func dropsTheOldestAndKeepsWhatUsesThem() throws {
    var history = History()
    history.apply(.calculation(entry(1, "√2")))
    history.apply(.calculation(entry(2, "#1 + 1")))
    let limit = UInt64(History.entryLimit)
    for id in 3...(limit + 500) { history.apply(.calculation(entry(id, "1"))) }
    history.apply(.calculation(entry(limit + 501, "#2 × 2")))
    for id in (limit + 502)...(limit + 1_500) { history.apply(.calculation(entry(id, "1"))) }
    #expect((History.entryLimit..<(History.entryLimit + 1_000)).contains(history.count))
    #expect(history.entries.last?.id == .init(rawValue: limit + 1_500))
    let user = HistoryEntry.ID(rawValue: limit + 501)
    // Its result is given as 1 here, which is a fraction.
    #expect(history.entry(user)?.expression == "1 × 2")
    #expect(History(lines: history.lines).entries == history.entries)
  }

  // MARK: - Reading

  @Test func showsResultsInPlaceOfReferences() {
    var history = History()
    history.calculate("0 - 2")
    history.calculate("2 / 3")
    history.calculate("#1 × 1000.5 + #2")
    history.calculate("max(#2, 12345.678e-15)")
    history.calculate("1/0")
    history.calculate("#5 - 1")
    #expect(history.expressionText(of: 3) == "-2 × 1,000.5 + ≈0.6666666666666667")
    let german = NumberSymbols(decimalMark: ",", groupingMark: ".", minusSign: "−")
    #expect(
      history.expressionText(of: 3, symbols: german) == "−2 × 1.000,5 + ≈0,6666666666666667")
    #expect(
      history.expressionText(of: 4, symbols: german) == "max(≈0,6666666666666667; 1,2345678e−11)")
    #expect(history.expressionText(of: 6) == "? − 1")
    #expect(history.resultText(of: 2, symbols: german) == "0,6666666666666667")
    #expect(history.expressionText(of: 99) == "" && history.resultText(of: 99) == "")
  }

  @Test func groupsOnlyTheDigitsOfWholeNumbers() {
    var history = History()
    for (expression, shown) in [
      ("1234567", "1,234,567"), ("1_000", "1,000"), ("0.12345", "0.12345"), (".5", "0.5"),
      ("999", "999"),
      ("1000", "1,000"), ("12e10", "120,000,000,000"), ("2e", "2 × e"), ("x1234", "x1234"),
      ("1234e−15", "1.234e-12"),
      ("2 × 1000000 − 1", "2 × 1,000,000 − 1"), ("3°1000", "3°1000"), ("√1000", "√1,000"),
    ] {
      let id = history.calculate(expression)
      #expect(history.expressionText(of: id) == shown)
    }
  }

  @Test func tellsResultsWithTheirExactForms() throws {
    let results: [(Real, HistoryResult)] = [
      (14, HistoryResult(text: "14", isExact: true)),
      (try Real(1) / 8, HistoryResult(text: "0.125", isExact: true, exactForm: "1/8")),
      (
        try Real.sqrt(3) / 2,
        HistoryResult(text: "0.8660254037844386", isExact: false, exactForm: "√3/2")
      ),
      (
        try Real.pow(2, 100),
        HistoryResult(
          text: "1267650600228229401496703205376", isExact: true
        )
      ),
      (
        try Real(-1) / 3,
        HistoryResult(text: "-0.3333333333333333", isExact: false, exactForm: "-1/3")
      ),
    ]
    for (value, result) in results { #expect(HistoryResult(of: value) == result) }
    let huge = HistoryResult(of: try Real.pow(3, 100_000))
    #expect(huge.exactForm == nil && huge.text.utf8.count < 30)
    #expect(
      HistoryResult(of: try Real.sqrt(2), within: Budget(work: 0)).failure
        == .calculation(.tooMuchWork))
  }
}
