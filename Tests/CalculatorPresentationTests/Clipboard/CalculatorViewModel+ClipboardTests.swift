import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelClipboardTests {
  @Test(
    arguments: [
      ("1234567", "1234567"), ("5 +/-", "-5"), ("1 / 3 =", "0.3333333333333333"),
      ("2 . 50", "2.50"),
      ("2 sqrt", "1.414213562373095"), ("123456789 x^2", "15241578750190521"),
      ("123456789 x^2 +/- / 8 =", "-1905197343773815.125"),
      ("1 / 3 = x^2 +/-", "-0.1111111111111111"),
      ("5 / 0 =", nil), ("", "0"),
    ] as [(String, String?)])
  func copiesTheNumberAsOtherProgramsReadIt(keys: String, text: String?) throws {
    #expect(try CalculatorViewModel(pressing: keys).copyText == text, "\(keys)")
  }

  @Test func pastesAnExpressionAndSaysHowItWasRead() throws {
    let viewModel = try CalculatorViewModel(pressing: "5 +")
    #expect(viewModel.paste("12,345 * 67"))
    #expect(viewModel.notice == "Pasted 12,345 × 67")
    #expect(viewModel.displayText == "827,115")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "827,120")
  }

  @Test(arguments: ["junk", "", "1.2.3", "1/0", "1e5000", "\0\u{1B}[2J"])
  func refusesJunkAndChangesNothing(text: String) throws {
    let viewModel = try CalculatorViewModel(pressing: "5 + 2")
    let before = viewModel.calculator
    #expect(!viewModel.paste(text))
    #expect(viewModel.calculator == before)
    #expect(viewModel.notice?.hasPrefix("Not pasted: ") == true, "\(text)")
    viewModel.undo()
    #expect(viewModel.expressionText == "5 +")
  }

  @Test func refusesNoText() {
    let viewModel = CalculatorViewModel()
    #expect(!viewModel.paste(nil))
    #expect(viewModel.notice == "Not pasted: there is no text")
    #expect(!viewModel.canUndo)
  }

  @Test(arguments: ["0", "7", "1234", "-98765", "0.00012", "123456789", "-0.5"])
  func pastesWhatItCopies(number: String) throws {
    let viewModel = CalculatorViewModel()
    viewModel.paste(number)
    #expect(viewModel.copyText == number)
  }
}
