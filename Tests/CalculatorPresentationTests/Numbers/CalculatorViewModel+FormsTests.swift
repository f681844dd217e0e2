import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelFormsTests {
  @Test(
    arguments: [
      ("1 / 3 =", "1/3", "one third"), ("7 / 2 = +/-", "−7/2", "minus seven halves"),
      ("60 sin", "√3/2", "√3/2"), ("Rad pi / 6 =", "π/6", "π/6"),
      ("2 sqrt + 1 =", "1 + √2", "1 + √2"),
      ("0.25", "1/4", "one quarter"),
    ])
  func showsTheOtherFormOfANumber(keys: String, text: String, spoken: String) throws {
    let viewModel = try CalculatorViewModel(pressing: keys)
    let decimal = viewModel.displayText
    viewModel.showNextForm()
    #expect(viewModel.displayText == text, "\(keys)")
    #expect(viewModel.exactness == .exact)
    #expect(viewModel.spokenDisplay == spoken)
    #expect(viewModel.copyText == text)
    viewModel.showNextForm()
    #expect(viewModel.displayText == decimal, "\(keys)")
    #expect(viewModel.form == .decimal)
  }

  @Test(arguments: ["5", "1 sinh sinh sinh", "5 / 0 ="])
  func saysThatThereIsNoOtherForm(keys: String) throws {
    let viewModel = try CalculatorViewModel(pressing: keys)
    let text = viewModel.displayText
    viewModel.showNextForm()
    #expect(viewModel.displayText == text)
    #expect(viewModel.notice == "No short fraction or exact form")
  }

  @Test func showsADecimalAgainAfterAPress() throws {
    let viewModel = try CalculatorViewModel(pressing: "1 / 3 =")
    viewModel.showNextForm()
    viewModel.press(.operation(.addition))
    #expect(viewModel.displayText == "0.33333333")
    viewModel.undo()
    viewModel.showNextForm()
    viewModel.undo()
    #expect(viewModel.form == .decimal)
  }

  @Test func showsMoreDigitsAsFarAsOneCares() throws {
    let viewModel = try CalculatorViewModel(pressing: "pi")
    viewModel.showMoreDigits()
    let digits = "3.1415926535897932384626433832795028841971693993751"
    #expect(viewModel.expandedNumber?.text == digits)
    #expect(viewModel.expandedNumber?.isExact == false)
    for _ in 1...4 { viewModel.showMoreDigits() }
    #expect(viewModel.expandedNumber?.text.utf8.count == 801)
    #expect(viewModel.expandedNumber?.isComplete == false)
    viewModel.press(.equals)
    #expect(viewModel.expandedNumber == nil)
    for key in try KeySequence("1 / 8 =").keys { viewModel.press(key) }
    viewModel.showMoreDigits()
    #expect(viewModel.expandedNumber?.text == "0.125")
    #expect(viewModel.expandedNumber?.isComplete == true)
  }
}
