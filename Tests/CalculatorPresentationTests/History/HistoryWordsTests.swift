import BigNumbers
import CalculatorModel
import Testing

@testable import CalculatorPresentation

/// Calculations of the programmer keypad in the history.
@Suite struct HistoryWordsTests {
  private func makeViewModel(
    _ keys: String, bits: WordFormat.Size = .bits64, base: NumberBase = .decimal,
    isSigned: Bool = true
  ) throws -> CalculatorViewModel {
    let words = WordMode(format: WordFormat(bits, isSigned: isSigned), base: base)
    let viewModel = CalculatorViewModel(
      calculator: Calculator(words: words), mode: .programmer,
      history: HistoryViewModel(isOn: true))
    for key in try KeySequence(keys, on: .programmer).keys { viewModel.press(key) }
    return viewModel
  }

  @Test(arguments: [
    (
      "100 + 100 =", WordFormat.Size.bits8, NumberBase.decimal, true, "100 + 100 = −56 int8 (wraps)"
    ),
    ("3000 * 80 =", .bits16, .decimal, true, "3,000 × 80 = −22,144 int16 (wraps)"),
    ("7 f + 1 =", .bits8, .hexadecimal, true, "0x7F + 0x1 = 0x80 int8 (wraps)"),
    ("7 f + 1 =", .bits8, .hexadecimal, false, "0x7F + 0x1 = 0x80 uint8"),
    ("1 0 1 AND 1 1 =", .bits8, .binary, true, "0b101 and 0b11 = 0b1 int8"),
    // The last press does not wrap, but the calculation does.
    ("100 + 100 + 1 =", .bits8, .decimal, true, "100 + 100 + 1 = −55 int8 (wraps)"),
    ("1 X<<Y 9 =", .bits8, .decimal, true, "1 << 9 = 0 int8"),
    ("( 100 + 100 ) AND 15 =", .bits8, .decimal, false, "(100 + 100) and 15 = 8 uint8"),
    ("3 - 5 =", .bits16, .decimal, false, "3 − 5 = 65,534 uint16 (wraps)"),
    ("7 / 2 =", .bits32, .decimal, true, "7 ÷ 2 = 3 int32"),
    (
      "9 2 2 3 3 7 2 0 3 6 8 5 4 7 7 5 8 0 7 - 1 =", .bits64, .decimal, true,
      "9,223,372,036,854,775,807 − 1 = 9,223,372,036,854,775,806 int64"
    ),
  ])
  func areRows(
    keys: String, bits: WordFormat.Size, base: NumberBase, isSigned: Bool, row: String
  ) throws {
    let viewModel = try makeViewModel(keys, bits: bits, base: base, isSigned: isSigned)
    #expect(viewModel.history.rows.map { $0.calculationText } == [row], "\(keys)")
  }

  @Test func areKeptInLinesThatReadBack() throws {
    let viewModel = try makeViewModel("7 f + 1 = 2s", bits: .bits8, base: .hexadecimal)
    let lines = viewModel.history.history.lines
    #expect(lines.count == 1 && lines[0].contains("calculation/2"))
    let copy = History(lines: lines)
    #expect(copy.entries == viewModel.history.history.entries)
    #expect(try copy.value(of: copy.entries[0].id).rational == -128)
  }

  @Test func areCalculatedInTheirWordsWhenTheyAreEdited() throws {
    let viewModel = try makeViewModel("100 + 27 =", bits: .bits8)
    let id = viewModel.history.history.entries[0].id
    try viewModel.edit(id, to: "100 + 28")
    #expect(viewModel.history.rows.map { $0.calculationText } == ["100 + 28 = −128 int8 (wraps)"])
    #expect(throws: HistoryEditError.self) { try viewModel.edit(id, to: "300") }
    viewModel.turn(to: .basic)
    viewModel.reuse(id)
    #expect(viewModel.displayText == "−128")
    viewModel.press(.operation(.addition))
    viewModel.press(.digit(.one))
    viewModel.press(.equals)
    #expect(viewModel.history.rows.first?.calculationText == "−128 + 1 = −127")
  }

  @Test func areEditedInTheirBase() throws {
    let viewModel = try makeViewModel("7 f + 1 =", bits: .bits8, base: .hexadecimal)
    let id = viewModel.history.history.entries[0].id
    let text = try #require(viewModel.editableExpression(of: id))
    #expect(text == "0x7F + 0x1")
    try viewModel.edit(id, to: text)
    #expect(viewModel.history.rows.map { $0.calculationText } == ["0x7F + 0x1 = 0x80 int8 (wraps)"])
  }

  @Test func areExportedWithWhatTheirWordsAre() throws {
    let viewModel = try makeViewModel("7 f + 1 =", bits: .bits8, base: .hexadecimal)
    #expect(viewModel.history.export(as: .text).hasPrefix("0x7F + 0x1 = 0x80 int8 (wraps)  # "))
    let json = viewModel.history.export(as: .json)
    #expect(json.contains(#""result":"-128""#))
    #expect(json.hasSuffix(#""base":16,"word":8,"signed":true,"wrapped":true}"# + "\n"))
    let lines = viewModel.history.export(as: .commaSeparated).split(separator: "\r\n")
    #expect(lines[0].hasSuffix(",base,word,signed,wrapped"))
    #expect(lines[1].hasSuffix(",16,8,true,true"))
    let other = CalculatorViewModel(history: HistoryViewModel(isOn: true))
    for key in try KeySequence("2 + 3 =").keys { other.press(key) }
    #expect(!other.history.export(as: .commaSeparated).contains("base"))
    #expect(!other.history.export(as: .json).contains("base"))
  }

  @Test func sayInTheirLanguageThatTheyWrap() throws {
    let viewModel = try makeViewModel("100 + 100 =", bits: .bits8)
    viewModel.settings.language = "de"
    let row = try #require(viewModel.history.rows.first)
    #expect(row.resultText == "−56 int8")
    #expect(row.markedResultText == "−56 int8 (übergelaufen)")
  }

  @Test func keepInTheirLineThatTheyWrap() throws {
    let viewModel = try makeViewModel("100 + 100 = 100 + 27 =", bits: .bits8)
    let lines = viewModel.history.history.lines
    #expect(lines[0].contains("\t100 + 100\t≡\t-56\t"))
    #expect(lines[1].contains("\t100 + 27\t=\t127\t"))
    #expect(History(lines: lines).entries == viewModel.history.history.entries)
  }

  @Test func editsTellWhatWrapsByNow() throws {
    let history = HistoryViewModel()
    let words = HistoryWords(format: WordFormat(.bits8, isSigned: true), base: .decimal)
    let first = try #require(
      history.record(expression: "100 + 27", angleUnit: .radians, words: words, value: 127))
    history.record(
      expression: "\(first.name) + 0", angleUnit: .radians, words: words, value: 127)
    history.record(
      expression: "\(first.name) × 2", angleUnit: .radians, words: words, value: -2, wraps: true)
    #expect(history.rows.map { $0.wrapMark } == ["wraps", nil, nil])
    try history.edit(first, to: "100 + 28")
    #expect(history.rows.map { $0.wrapMark } == ["wraps", nil, "wraps"])
    #expect(history.rows.map { $0.resultText } == ["0 int8", "−128 int8", "−128 int8"])
    try history.edit(first, to: "1 + 2")
    #expect(
      history.rows.map { $0.calculationText } == [
        "3 × 2 = 6 int8", "3 + 0 = 3 int8", "1 + 2 = 3 int8",
      ])
  }

  @Test func textsReadBack() {
    for size in WordFormat.Size.allCases {
      for base in NumberBase.allCases {
        let words = HistoryWords(format: WordFormat(size, isSigned: false), base: base)
        #expect(HistoryWords(text: words.text) == words)
        let any = HistoryWords(format: nil, base: base)
        #expect(HistoryWords(text: any.text) == any)
      }
    }
    for text in ["", "3", " 16", "int8", "int8 3", "int9 10", "Int8 10", "int8 10 "] {
      #expect(HistoryWords(text: text) == nil, "\(text)")
    }
  }
}
