import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelNewsTests {
  @Test(
    arguments: [
      ("1 / 8 =", Exactness.exact), ("1 / 3 =", .rounded), ("1 / 3", nil), ("5 / 0 =", nil),
      ("1 / 3 = +", .rounded), ("", nil), ("2 + 3 =", nil), ("2.5 * 4 =", nil), ("0.25 =", nil),
      ("0.25", nil), ("2.5 + 3 =", .exact), ("1 / 3 * 3 =", nil), ("2 sqrt * 1 =", .rounded),
      ("60 cos + 1 =", .exact), ("123456789 * 1000 + 1 =", .rounded), ("10000 x^2 + 1 =", nil),
      ("625 / 25 =", .exact), ("9 sqrt =", .exact), ("9 sqrt", nil), ("2 * 2 = =", nil),
    ] as [(String, Exactness?)])
  func marksAResultExactOrRounded(keys: String, exactness: Exactness?) throws {
    #expect(try CalculatorViewModel(pressing: keys).exactness == exactness, "\(keys)")
  }

  @Test(arguments: [
    ("5 / 0 =", "5 ÷ 0: division by zero"), ("2 + 3 * 4", "2 + 3 × 4"), ("3 +/- - 5", "−3 − 5"),
  ])
  func namesTheCauseAboveTheDisplay(keys: String, line: String) throws {
    #expect(try CalculatorViewModel(pressing: keys).expressionText == line, "\(keys)")
  }

  @Test(
    "The line above the number does not repeat it",
    arguments: [
      ("", ""), ("7", ""), ("1234.50", ""), ("5 +/-", ""), ("7 =", ""), ("7 +", "7 +"),
      ("7 + 3", "7 + 3"), ("7 + 3 =", "7 + 3"), ("1 / 3 = +/-", ""), ("7 + 3 = C", ""),
      ("( 7", "(7"), ("pi", "π"), ("9 sqrt", "√9"), ("50 %", "50%"),
    ])
  func doesNotRepeatTheNumber(keys: String, line: String) throws {
    #expect(try CalculatorViewModel(pressing: keys).expressionText == line, "\(keys)")
  }

  @Test func showsWhatAnotherFormIsOf() throws {
    let viewModel = try CalculatorViewModel(pressing: "0.25")
    viewModel.showNextForm()
    #expect(viewModel.displayText == "1/4" && viewModel.expressionText == "0.25")
  }

  @Test func announcesResults() throws {
    let viewModel = try CalculatorViewModel(pressing: "1 / 3 =")
    #expect(
      viewModel.announcement?.text
        == "approximately zero point three three three three three three three three")
    let number = viewModel.announcement?.number
    viewModel.press(.equals)
    viewModel.press(.equals)
    #expect(viewModel.announcement?.number != number)
    #expect(
      try CalculatorViewModel(pressing: "5 / 0 =").announcement?.text == "Error, division by zero")
    #expect(try CalculatorViewModel(pressing: "5 + 3").announcement == nil)
    #expect(try CalculatorViewModel(pressing: "3.5 +/-").spokenDisplay == "minus three point five")
    #expect(try CalculatorViewModel(pressing: "30 sin").announcement?.text == "zero point five")
  }

  @Test func saysWhichOrderHolds() throws {
    let viewModel = try CalculatorViewModel(pressing: "2 + 3")
    #expect(viewModel.marks == [])
    #expect(viewModel.label(of: .order) == "Left to right")
    viewModel.perform(.order)
    #expect(viewModel.marks == ["Left to right"])
    #expect(viewModel.notice == "Everything is calculated from left to right now")
    #expect(viewModel.label(of: .order) == "Precedence")
    for key in try KeySequence("* 4 =").keys { viewModel.press(key) }
    #expect(viewModel.calculationLine == "(2 + 3) × 4 = 20")
    viewModel.press(.angleUnit(.radians))
    #expect(viewModel.marks == ["Rad", "Left to right"])
    #expect(viewModel.notice == "Angles are in radians now")
  }

  @Test(
    "A typed line whose answer many would misread has its note",
    arguments: [
      ("600 calories to kJ", "2.5104 kJ"), ("50 and 60", "48"), ("23:00 + 8 h", "31:00"),
      ("18% on 50", "59"),
    ])
  func tellsNotesOnTypedLines(line: String, answer: String) throws {
    let viewModel = CalculatorViewModel()
    let expression = try viewModel.expression(ofLine: line)
    try viewModel.calculate(expression)
    #expect(viewModel.displayText == answer)
    let notice = try #require(viewModel.notice)
    #expect(viewModel.announcement?.text.hasSuffix("; " + notice) == true)
    viewModel.press(.clear)
    #expect(viewModel.notice == nil)
  }
}
