import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelTurningTests {
  @Test func showsTheSameValueInAnotherFormat() throws {
    let viewModel = try CalculatorViewModel(pressing: "123456789 + 987654321 =")
    #expect(viewModel.displayText == "1.111111e9")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "1,111,111,110")
    viewModel.show(in: .basic)
    #expect(viewModel.displayText == "1.111111e9")
    viewModel.press(.operation(.subtraction))
    viewModel.press(.digit(.one))
    viewModel.press(.equals)
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "1,111,111,109")
  }

  @Test func keepsTheMinusSignWhenTurned() throws {
    let viewModel = try CalculatorViewModel(pressing: "1 / 3 = +/-")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "−0.333333333333333")
  }

  @Test func goesOnTypingWhenTurned() throws {
    let viewModel = try CalculatorViewModel(pressing: "1234567890")
    #expect(viewModel.displayText == "123,456,789")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "123,456,789")
    for _ in 1...8 { viewModel.press(.digit(.one)) }
    #expect(viewModel.displayText == "1,234,567,891,111,111")
    viewModel.show(in: .basic)
    #expect(viewModel.displayText == "1,234,567,891,111,111")
    viewModel.press(.digit(.two))
    viewModel.press(.delete)
    #expect(viewModel.displayText == "123,456,789,111,111")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "1.23457e14")
    #expect(viewModel.calculator.number?.rational == 123_456_789_111_111)
  }

  @Test func undoesAcrossATurnAndStaysTurned() throws {
    let viewModel = try CalculatorViewModel(pressing: "1 / 3 =")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "0.333333333333333")
    viewModel.undo()
    #expect(viewModel.displayText == "3")
    viewModel.redo()
    #expect(viewModel.displayText == "0.333333333333333")
    viewModel.press(.operation(.multiplication))
    viewModel.show(in: .basic)
    viewModel.undo()
    #expect(viewModel.displayText == "0.33333333")
    viewModel.redo()
    #expect(viewModel.expressionText == "≈0.33333333 ×")
    viewModel.press(.digit(.three))
    viewModel.press(.equals)
    #expect(viewModel.displayText == "1")
    #expect(viewModel.exactness == nil)
  }

  @Test func turningIsNoPress() throws {
    let viewModel = try CalculatorViewModel(pressing: "5 + 3 =")
    let announcement = viewModel.announcement
    viewModel.show(in: .scientific)
    #expect(viewModel.announcement == announcement)
    viewModel.undo()
    viewModel.show(in: .basic)
    #expect(viewModel.canRedo)
  }

  @Test func keepsEverythingWhenItTurnsToTheOtherKeypad() throws {
    let viewModel = try CalculatorViewModel(pressing: "5 m+ 1 / 3 = *")
    #expect(viewModel.displayText == "0.33333333")
    viewModel.turn(to: .scientific)
    #expect(viewModel.displayText == "0.333333333333333")
    #expect(viewModel.keypad.columnCount == 10)
    let lit = viewModel.keypad.rows.joined().filter(\.isHighlighted)
    #expect(lit.map(\.key.token) == ["mr", "*"])
    for key in try KeySequence("9 sqrt").keys { viewModel.press(key) }
    viewModel.turn(to: .basic)
    #expect(viewModel.keypad.columnCount == 4)
    #expect(viewModel.expressionText == "≈0.33333333 × √9")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "1")
    #expect(viewModel.calculator.memory?.rational == 5)
  }
}
