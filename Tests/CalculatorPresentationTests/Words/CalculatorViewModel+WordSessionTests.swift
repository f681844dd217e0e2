import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct WordSessionTests {
  @Test(
    arguments: [
      "5", "base16 d e a d", "base16 e + e", "7 / 2 =", "3000 * 80 = word16", "1 RCR", "bit5 bit63",
      "2nd 1 NAND 3 =", "unsigned 5 +/-", "( 5 +", "1 / 0 =", "12 C", "word8 100 + 100 +",
    ])
  func goesOn(keys: String) throws {
    let viewModel = CalculatorViewModel()
    viewModel.press(.digit(.seven))
    viewModel.turn(to: .programmer)
    for key in try KeySequence(keys, on: .programmer).keys { viewModel.press(key) }
    let lines = try #require(viewModel.sessionLines)
    let copy = CalculatorViewModel()
    #expect(copy.continueSession(lines), "\(keys)")
    #expect(copy.mode == .programmer && copy.chosenKeypad == .programmer)
    #expect(copy.calculator == viewModel.calculator, "\(keys)")
    while viewModel.canUndo {
      viewModel.undo()
      copy.undo()
      #expect(copy.calculator == viewModel.calculator, "\(keys) undone")
      #expect(copy.mode == viewModel.mode)
    }
    #expect(!copy.canUndo && copy.mode == .basic)
  }

  @Test(arguments: ["100 + 100 =", "7 / 2 =", "word16 200 word8", "5 + 1 ="])
  func keepsWhatTheFirstStateSays(keys: String) throws {
    let viewModel = CalculatorViewModel(
      calculator: Calculator(words: WordMode(format: WordFormat(.bits8, isSigned: true))),
      mode: .programmer)
    // The first of the states that a session has is one of these.
    for _ in 0..<300 {
      for key in try KeySequence(keys, on: .programmer).keys { viewModel.press(key) }
    }
    let lines = try #require(viewModel.sessionLines)
    let copy = CalculatorViewModel()
    #expect(copy.continueSession(lines))
    while copy.canUndo {
      viewModel.undo()
      copy.undo()
      #expect(copy.displayText == viewModel.displayText)
      #expect(copy.numberMark == viewModel.numberMark)
      #expect(copy.expressionText == viewModel.expressionText)
    }
  }

  @Test func keepsTheNumberOfDigitsOnTheWayThereAndBack() throws {
    let viewModel = CalculatorViewModel()
    for mode in [
      Keypad.Mode.scientific, .programmer, .basic, .scientific, .programmer, .scientific,
    ] {
      viewModel.turn(to: mode)
      viewModel.press(.digit(.one))
    }
    for key in try KeySequence("AC 1234567890123").keys { viewModel.press(key) }
    #expect(viewModel.displayText == "1,234,567,890,123")
    let copy = CalculatorViewModel()
    #expect(copy.continueSession(try #require(viewModel.sessionLines)))
    #expect(copy.calculator.number?.rational == 1_234_567_890_123)
  }
}
