import BigNumbers
import CalculatorModel
import ExactReals
import Quantities
import Testing

@testable import CalculatorPresentation

/// Calculations with units and dates in the history.
@Suite struct HistoryQuantitiesTests {
  /// Keeps lines as a session does: a line's variables stand for the results of earlier lines.
  private func kept(_ lines: [String], symbols: NumberSymbols = .plain) throws -> HistoryViewModel {
    var random: UInt64 = 0
    let history = HistoryViewModel(
      symbols: symbols,
      random: {
        random += 1
        return random
      })
    var worksheet = Worksheet()
    var named: [String: CalculationID] = [:]
    for text in lines {
      let line = try worksheet.line(text)
      guard let result = try worksheet.answer(to: line).result, let expression = line.expression
      else { continue }
      let alone = try #require(expression.standingAlone(naming: { named[$0] }), "\(text)")
      let id = history.record(
        expression: alone.source(readIn: .radians), angleUnit: .radians,
        quantities: expression.hasQuantities ? HistoryQuantities(rates: result.rates) : nil,
        result: HistoryResult(of: result))
      named[WorksheetLine.previousAnswer] = id
      if case .variable(let name) = line.kind { named[name] = id }
    }
    return history
  }

  private func texts(_ history: HistoryViewModel) -> [String] {
    history.rows.reversed().map { $0.calculationText }
  }

  private static let lines: [(lines: [String], rows: [String])] = [
    (["5 ft + 3 in to cm"], ["5 ft + 3 in → cm = 160.02 cm"]),
    (
      ["1 km / 3", "ans to m"],
      ["1 km ÷ 3 ≈ 0.3333333333333333 km", "(≈0.3333333333333333 km) → m ≈ 333.3333333333333 m"]
    ),
    (
      ["x = 2 m + 1 cm", "x^2 to cm^2"], ["2 m + 1 cm = 2.01 m", "(2.01 m)^2 → cm^2 = 40401 cm^2"]
    ),
    (["1 mi / 1 km", "ans + 1"], ["1 mi ÷ 1 km = 1.609344", "1.609344 + 1 = 2.609344"]),
    (
      ["2026-11-22 + 90 days", "ans - 2026-11-22"],
      ["2026-11-22 + 90 d = 2027-02-20", "(2027-02-20) − 2026-11-22 = 90 d"]
    ),
    (
      ["z = 1 month 3 days", "2026-01-31 + z"],
      [
        "1 month 3 d ≈ 1.098562628336756 month",
        "2026-01-31 + (≈1.098562628336756 month) = 2026-03-03",
      ]
    ),
    (["2026-11-22 to weekday"], ["2026-11-22 → weekday = Sunday"]),
    (["100 kg to lb + oz"], ["100 kg → lb + oz ≈ 220 lb 7.396194958041292 oz"]),
    (["20 °C to °F"], ["20 degC → degF = 68 degF"]),
    (
      ["rate 2026-11-20 1 EUR = 1.0823 USD # ECB", "12 EUR to USD", "ans / 3"],
      ["12 EUR → USD = 12.9876 USD", "(12.9876 USD) ÷ 3 = 4.3292 USD"]
    ),
    (["f(v) = 2 v + 1 m", "f(3 cm)"], ["(2 × (3 cm) + 1 m) = 106 cm"]),
  ]

  @Test(arguments: lines)
  func areRows(lines: [String], rows: [String]) throws {
    #expect(texts(try kept(lines)) == rows, "\(lines)")
  }

  @Test(arguments: lines)
  func areInLinesThatReadBack(lines: [String], rows: [String]) throws {
    let history = try kept(lines).history
    let copy = History(lines: history.lines)
    #expect(copy.entries == history.entries, "\(lines)")
    #expect(copy.newerLines.isEmpty && copy.damagedLines.isEmpty, "\(lines)")
  }

  @Test(arguments: lines)
  func comeToTheSameWhenCalculatedAgain(lines: [String], rows: [String]) throws {
    let history = try kept(lines)
    for entry in history.history.entries {
      let text = try #require(
        history.history.editableText(of: entry.id, symbols: .plain), "\(entry.expression)")
      try history.edit(entry.id, to: text)
    }
    #expect(texts(history) == rows, "\(lines)")
  }

  @Test func followWhatTheyUse() throws {
    let history = try kept(["1 km / 3", "ans to m", "ans × 3 to km"])
    let ids = history.history.entries.map { $0.id }
    try history.edit(ids[0], to: "2 mi / 3")
    #expect(history.rows[0].resultText == "3.218688 km")
    try history.edit(ids[0], to: "2 kg")
    #expect(history.rows[1].failure == .units)
    try history.edit(ids[0], to: "6")
    #expect(history.history.entries[0].quantities == nil)
    #expect(history.rows[1].failure == .units)
    try history.edit(ids[0], to: "5 m")
    #expect(history.rows[0].resultText == "0.015 km")
  }

  @Test func areKeptWhereOnlyWhatTheyUseHasBecomeOne() throws {
    let history = try kept(["2 + 4", "ans × 2", "ans + 1"])
    let ids = history.history.entries.map { $0.id }
    try history.edit(ids[0], to: "5 km + 0 km")
    #expect(history.rows[1].resultText == "10 km")
    #expect(history.rows[0].failure == .units)
    let copy = History(lines: history.history.lines)
    #expect(copy.entries == history.history.entries)
    #expect(copy.resultText(of: ids[1]) == "10 km")
    try history.edit(ids[0], to: "6")
    #expect(texts(history) == ["6 = 6", "6 × 2 = 12", "12 + 1 = 13"])
  }

  @Test func areInTheJournalAsTheyWereEdited() throws {
    let storage = InMemoryHistory()
    let history = HistoryViewModel(storage: storage)
    let hexadecimal = HistoryWords(typedIn: nil, base: .hexadecimal)
    let first = try #require(
      history.record(expression: "2 + 4", angleUnit: .radians, words: hexadecimal, value: 6))
    let words = HistoryWords(typedIn: WordFormat(.bits8, isSigned: true), base: .decimal)
    history.record(
      expression: first.name + " × 2", angleUnit: .radians, value: 12)
    history.record(
      expression: first.name + " + 1", angleUnit: .radians, words: words, value: 7)
    try history.edit(first, to: "5 km + 1 km")
    let rows = ["5 km + 1 km = 6 km", "(6 km) × 2 = 12 km"]
    #expect(texts(history).prefix(2) == rows[...])
    // A word has no unit.
    #expect(history.rows[0].failure == .notPlainNumber)
    #expect(texts(HistoryViewModel(storage: storage)).prefix(2) == rows[...])
    let rewritten = History(lines: history.history.lines)
    #expect(rewritten.newerLines.isEmpty)
    #expect(rewritten.entries == history.history.entries)
  }

  @Test func standForThemselvesWhereTheyAreRemoved() throws {
    let history = try kept(["1 km / 3", "ans to m", "ans × 3 to km"])
    let ids = history.history.entries.map { $0.id }
    history.remove(ids[0])
    history.remove(ids[1])
    #expect(texts(history) == ["((1000 ÷ 3) m) × 3 → km = 1 km"])
    let dates = try kept(["2026-11-22 + 90 days", "ans - 2026-11-22"])
    dates.remove(dates.history.entries[0].id)
    #expect(texts(dates) == ["(2026-11-22 + 90 d) − 2026-11-22 = 90 d"])
    try dates.edit(dates.history.entries[0].id, to: "2026-11-22 - 2026-11-20")
    #expect(texts(dates) == ["2026-11-22 − 2026-11-20 = 2 d"])
  }

  @Test func haveThePersonsMarks() throws {
    let history = try kept(
      ["1234.5 m + 1 cm", "ans × 2", "100 kg to lb + oz"],
      symbols: NumberSymbols(decimalMark: ",", groupingMark: "."))
    #expect(
      texts(history) == [
        "1.234,5 m + 1 cm = 1.234,51 m", "(1.234,51 m) × 2 = 2.469,02 m",
        "100 kg → lb + oz ≈ 220 lb 7,396194958041292 oz",
      ])
    #expect(history.rows[2].exactForm == "123451/100 m")
  }

  @Test func areNoOperandsOfKeypads() throws {
    let viewModel = CalculatorViewModel(history: try kept(["5 km to m", "5 km / 1 m"]))
    let ids = viewModel.history.history.entries.map { $0.id }
    viewModel.press(.digit(.seven))
    viewModel.reuse(ids[0])
    #expect(viewModel.displayText == "7")
    #expect(viewModel.notice == "the result is not a plain number")
    viewModel.reuse(ids[1])
    #expect(viewModel.displayText == "5,000")
  }

  @Test func areExportedWithTheirUnits() throws {
    let history = try kept(["5 ft + 3 in to cm", "2026-11-22 + 1 day", "1 + 1"])
    #expect(
      history.export(as: .commaSeparated).split(separator: "\r\n").map { String($0) } == [
        "id,time,expression,angle,result,exact,isExact,error,label,unit,text",
        "0000000000000001,1970-01-01T00:00:00Z,5 ft + 3 in → cm,rad,160.02,8001/50,true,,,cm,",
        "0000000000000002,1970-01-01T00:00:00Z,2026-11-22 + 1 d,rad,,,true,,,,2026-11-23",
        "0000000000000003,1970-01-01T00:00:00Z,1 + 1,rad,2,2,true,,,,",
      ])
    let objects = history.export(as: .json).split(separator: "\n")
    #expect(objects[0].contains(#""result":"160.02","exact":"8001/50""#), "\(objects[0])")
    #expect(objects[0].contains(#""unit":"cm""#), "\(objects[0])")
    #expect(objects[1].contains(#""result":null"#), "\(objects[1])")
    #expect(objects[1].contains(#""text":"2026-11-23""#), "\(objects[1])")
    #expect(!objects[2].contains("unit"), "\(objects[2])")
  }

  @Test func keepNoMoreRatesThanTheLimit() throws {
    let dollar = try #require(Currency(code: "USD"))
    let euro = try #require(Currency(code: "EUR"))
    let rate = try #require(
      ExchangeRate(
        from: euro, to: dollar, rate: 2, date: "2026-11-20",
        source: String(repeating: "é", count: 300)))
    let most = HistoryQuantities(
      rates: Array(repeating: rate, count: HistoryQuantities.rateLimit))
    #expect(most?.rates.first?.source == String(repeating: "é", count: 200))
    #expect(
      HistoryQuantities(rates: Array(repeating: rate, count: HistoryQuantities.rateLimit + 1))
        == nil)
    #expect(HistoryQuantities(text: most?.text ?? "") == most)
    #expect(HistoryQuantities(text: "rate 2026-11-20 1 EUR = x USD") == nil)
    #expect(HistoryQuantities(text: "1 + 1") == nil)
  }

  @Test func linesOfOtherFormsAreNewer() throws {
    let line = try #require(try kept(["5 km to m"]).history.lines.first)
    let fields = try #require(CheckedLine(utf8: Array(line.utf8))).fields ?? []
    #expect(fields.count == 12)
    for (place, text) in [(10, "km"), (10, "1 " + String(repeating: "m", count: 1_000)), (11, "5")]
    {
      var changed = fields
      changed[place] = text
      #expect(HistoryLine(CheckedLine.text(of: changed)) == .newer, "\(text)")
    }
  }
}
