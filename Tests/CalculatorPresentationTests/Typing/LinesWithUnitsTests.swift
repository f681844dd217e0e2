import CalculatorModel
import CalendarDates
import Testing

@testable import CalculatorPresentation

/// Lines with units and dates, typed or pasted where there are keypads.
@Suite struct LinesWithUnitsTests {
  private func makeViewModel() throws -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(history: HistoryViewModel(isOn: true))
    let today = try CalendarDate("2026-11-22")
    viewModel.today = { today }
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
  func areAnsweredBesideTheNumber(line: String, answer: String) throws {
    let viewModel = try makeViewModel()
    viewModel.press(.digit(.seven))
    viewModel.calculateLine(line)
    #expect(viewModel.notice == answer, "\(line)")
    #expect(viewModel.typedLine == nil, "\(line)")
    #expect(viewModel.displayText == "7", "\(line)")
    #expect(viewModel.history.rows.map { $0.calculationText } == [answer], "\(line)")
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
    #expect(!viewModel.paste("5 km"))
    #expect(!viewModel.paste("2026-11-22"))
    #expect(viewModel.displayText == "0")
    #expect(viewModel.paste("1 mi / 1 km"))
    #expect(viewModel.displayText == "1.609344")
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
    #expect(viewModel.notice == "5 km + 3 m = 5.003 km")
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
