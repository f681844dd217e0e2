import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelNewsTests {
  @Test(
    arguments: [
      ("1 / 8 =", Exactness.exact), ("1 / 3 =", .rounded), ("1 / 3", nil), ("5 / 0 =", nil),
      ("1 / 3 = +", .rounded), ("", nil),
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
}
