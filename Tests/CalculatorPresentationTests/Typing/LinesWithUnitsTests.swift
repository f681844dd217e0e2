import CalculatorModel
import CalendarDates
import Testing

@testable import CalculatorPresentation

/// Lines with units and dates, typed or pasted where there are keypads.
@Suite struct LinesWithUnitsTests {
  private func makeViewModel() throws -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(history: HistoryViewModel(isOn: true))
    let today = try CalendarDate("2026-11-22")
    viewModel.wallClock.today = { today }
    return viewModel
  }

  @Test(arguments: [
    ("5 ft + 3 in to cm", "5 ft + 3 in → cm = 160.02 cm"),
    ("1 km / 3", "1 km ÷ 3 ≈ 0.3333333333333333 km"),
    ("2026-11-22 + 90 days", "2026-11-22 + 90 d = 2027-02-20"),
    ("today + 1 week", "2026-11-22 + 1 week = 2026-11-29"),
    ("2026-11-22 to weekday", "2026-11-22 → weekday = Sunday"),
    ("100 kg to lb + oz", "100 kg → lb + oz ≈ 220 lb 7.396194958041292 oz"),
    ("20 °C to °F", "20 degC → degF = 68 degF"),
    ("1234.5 km to m", "1,234.5 km → m = 1,234,500 m"),
  ])
  func areShown(line: String, answer: String) throws {
    let viewModel = try makeViewModel()
    viewModel.press(.digit(.seven))
    viewModel.calculateLine(line)
    #expect(viewModel.calculationLine == answer, "\(line)")
    #expect(viewModel.typedLine == nil, "\(line)")
    #expect(answer.hasSuffix(viewModel.displayText), "\(line)")
    #expect(viewModel.history.rows.map { $0.calculationText } == [answer], "\(line)")
    viewModel.undo()
    #expect(viewModel.displayText == "7", "\(line)")
    viewModel.redo()
    #expect(viewModel.calculationLine == answer, "\(line)")
    let next = try makeViewModel()
    #expect(next.continueSession(try #require(viewModel.sessionLines)), "\(line)")
    // Without an exact text the answer is lost, and 0 is shown.
    let isKept = !line.hasSuffix("weekday")
    #expect(next.displayText == (isKept ? viewModel.displayText : "0"), "\(line)")
    #expect(viewModel.paste(line), "\(line)")
    #expect(viewModel.calculationLine == answer, "\(line)")
  }

  @Test(arguments: [
    ("5 ft to cm", "+ 2 cm", "154.4 cm"), ("1 km / 3", "* 3", "1 km"),
    ("2026-11-27 + 90 days", "- 1 week", "2027-02-18"), ("5 ft to cm", "to in", "60 in"),
    ("5 ft to cm", "/ 1 cm", "152.4"), ("1 in / 3", "* 3 to in", "1 in"),
    ("100 kg to lb + oz", "- 100 kg to oz", "0 oz"), ("20 USD * 3", "+ 5 USD", "65 USD"),
    ("2026-11-27 - 2026-01-01", "+ 1 day", "331 d"),
  ])
  func areGoneOnFrom(line: String, next: String, answer: String) throws {
    let viewModel = try makeViewModel()
    viewModel.press(.digit(.seven))
    viewModel.calculateLine(line)
    for character in next { viewModel.type(.character(character)) }
    viewModel.type(.enter)
    #expect(viewModel.typedLine?.problem == nil, "\(line) \(next)")
    #expect(viewModel.displayText == answer, "\(line) \(next)")
  }

  @Test func anOperatorTypedBehindThemBeginsALine() throws {
    let viewModel = try makeViewModel()
    viewModel.calculateLine("5 ft to cm")
    viewModel.type(.character("*"))
    #expect(viewModel.typedLine?.text == "* ")
    viewModel.type(.escape)
    #expect(viewModel.displayText == "152.4 cm")
    viewModel.type(.character("8"))
    #expect(viewModel.typedLine == nil)
    #expect(viewModel.displayText == "8")
  }

  @Test("No key goes on from an older number", arguments: [Keypad.Mode.basic, .scientific])
  func areKeptByKeysThatWouldGoOn(mode: Keypad.Mode) throws {
    for isReversePolish in [false, true] {
      let start = try makeViewModel()
      start.turn(to: mode)
      start.perform(.store)
      if isReversePolish { start.press(.reversePolish(true)) }
      for key: Key in [.digit(.seven), .digit(.three), .equals] { start.press(key) }
      start.calculateLine("5 ft to cm")
      #expect(start.displayText == "152.4 cm")
      let keys = start.keypad.rows.joined().map(\.key)
      for key in keys + [.equals, .delete, .clear] {
        let viewModel = start
        let bookmark = viewModel.bookmark
        viewModel.press(key)
        if viewModel.displayText == "152.4 cm" {
          let isSilent = [.equals, .delete, .secondFunctions, .memory(.clear)].contains(key)
          #expect(isSilent || viewModel.notice != nil, "\(key)")
        } else if !isReversePolish {
          #expect(!viewModel.displayText.contains("73"), "\(key)")
        }
        viewModel.goBack(to: bookmark)
      }
    }
  }

  @Test func areCopiedWithAllTheirDigits() throws {
    let viewModel = try makeViewModel()
    viewModel.calculateLine("1234567.891 km to m")
    #expect(viewModel.copyText == "1234567891 m")
    #expect(!viewModel.canPerform(.store))
  }

  @Test(arguments: [
    ("255 to hex", "255 to hex = 0xFF"), ("1/8 to 2 places", "1 ÷ 8 → 2 places ≈ 0.13"),
  ])
  func areShownInTheFormThatTheyAskFor(line: String, answer: String) throws {
    let viewModel = try makeViewModel()
    viewModel.calculateLine(line)
    #expect(viewModel.calculationLine == answer)
    viewModel.press(.operation(.multiplication))
    viewModel.press(.digit(.eight))
    viewModel.press(.equals)
    #expect(viewModel.displayText == (line.hasPrefix("255") ? "2,040" : "1"))
  }

  @Test(arguments: [
    ("1 mi / 1 km", "1.609344"), ("weekday(2026-11-22)", "7"), ("week(2026-11-22)", "47"),
    ("(5 km + 3 km) / 4 km + 1", "3"), ("sin(30 deg)", "0.5"),
  ])
  func areEnteredWhereTheyComeToANumber(line: String, number: String) throws {
    let viewModel = try makeViewModel()
    viewModel.calculateLine(line)
    #expect(viewModel.displayText == number, "\(line)")
    #expect(viewModel.history.history.count == 1, "\(line)")
    viewModel.press(.operation(.addition))
    viewModel.press(.digit(.one))
    viewModel.press(.equals)
    let id = try #require(viewModel.history.history.entries.first?.id)
    try viewModel.edit(id, to: "41")
    #expect(viewModel.displayText == "42", "\(line)")
  }

  @Test(arguments: [
    ("5 km + 3 kg", "column"), ("10 EUR to USD", "EUR"), ("2026-02-30 + 1", "column"),
    ("5 qqq", "column"),
    ("2026-11-22 + 2026-11-22", "column"),
  ])
  func areRefusedWithTheirPlace(line: String, part: String) throws {
    let viewModel = try makeViewModel()
    viewModel.press(.digit(.seven))
    viewModel.calculateLine(line)
    let problem = viewModel.typedLine?.problem ?? ""
    #expect(problem.contains(part), "\(line): \(problem)")
    #expect(viewModel.typedLine?.text == line)
    #expect(viewModel.typedLine?.place != nil, "\(line)")
    #expect(viewModel.displayText == "7")
    #expect(viewModel.history.history.count == 0)
  }

  @Test func areNumbersWhereAnOperationWaitsForOne() throws {
    let viewModel = try makeViewModel()
    viewModel.press(.digit(.seven))
    viewModel.press(.operation(.addition))
    viewModel.calculateLine("5 km")
    #expect(viewModel.typedLine?.problem?.isEmpty == false)
    viewModel.calculateLine("5 km / 1 m")
    #expect(viewModel.typedLine == nil)
    viewModel.press(.equals)
    #expect(viewModel.displayText == "5,007")
  }

  @Test func arePasted() throws {
    let viewModel = try makeViewModel()
    #expect(viewModel.paste("5 km"))
    #expect(viewModel.displayText == "5 km")
    #expect(viewModel.paste("2026-11-22"))
    #expect(viewModel.displayText == "2026-11-22")
    for text in ["5 km + 3 kg", "12\n34\n"] { #expect(!viewModel.paste(text), "\(text)") }
    #expect(viewModel.displayText == "2026-11-22")
    viewModel.press(.digit(.seven))
    viewModel.press(.operation(.addition))
    #expect(!viewModel.paste("5 km"))
    #expect(viewModel.paste("1 mi / 1 km"))
    #expect(viewModel.displayText == "1.609344")
  }

  @Test(arguments: [
    ("2026-11-27 - 2026-01-01", "330 d"), ("2026-11-27", "2026-11-27"),
    ("1988-12-31+1 day", "1989-01-01"),
  ])
  func datesTypedInDigitsAreDates(line: String, answer: String) throws {
    let viewModel = try makeViewModel()
    for character in line { viewModel.type(.character(character)) }
    #expect(viewModel.typedLine?.text == line)
    viewModel.type(.enter)
    #expect(viewModel.displayText == answer)
  }

  @Test(arguments: ["2026-13-10", "12026-11-10", "2026-11-1", "2026-1-10", "0.2026-11-10"])
  func differencesTypedInDigitsAreNone(line: String) throws {
    let viewModel = try makeViewModel()
    for character in line { viewModel.type(.character(character)) }
    #expect(viewModel.typedLine == nil)
  }

  @Test func leaveNothingBehindWhenTheyAreLeft() throws {
    let viewModel = try makeViewModel()
    for character in "20 usd to eur" { viewModel.type(.character(character)) }
    viewModel.type(.enter)
    #expect(viewModel.typedLine?.problem != nil)
    viewModel.type(.escape)
    viewModel.type(.character("7"))
    #expect(viewModel.displayText == "7")
  }

  @Test func haveNoMeaningBesideWords() throws {
    let viewModel = try makeViewModel()
    viewModel.turn(to: .programmer)
    viewModel.calculateLine("5 km")
    #expect(viewModel.typedLine?.problem?.isEmpty == false)
  }

  @Test func beginWhereAUnitIsTypedBehindANumber() throws {
    let viewModel = try makeViewModel()
    for character in "5 km + 3 m" { viewModel.type(.character(character)) }
    #expect(viewModel.typedLine?.text == "5 km + 3 m")
    viewModel.type(.enter)
    #expect(viewModel.calculationLine == "5 km + 3 m = 5.003 km")
  }

  @Test(
    "Words that begin a line are typed without a key before them, on every keypad",
    arguments: [Keypad.Mode.basic, .scientific],
    [
      "rate 2026-11-20 1 EUR = 1.25 USD # ECB", "today + 3 days", "weekday(2026-11-22)",
      "week(today)", "dayofyear(2026-11-22)", "5 km to mi",
    ])
  func beginWithTheirFirstLetter(mode: Keypad.Mode, line: String) throws {
    let viewModel = try makeViewModel()
    viewModel.turn(to: mode)
    for character in line { viewModel.type(.character(character)) }
    #expect(viewModel.typedLine?.text == line)
    #expect(viewModel.typedLine?.problem == nil)
  }
}
