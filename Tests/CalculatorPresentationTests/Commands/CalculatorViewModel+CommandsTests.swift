import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorViewModelCommandsTests {
  @Test func saysWhichCommandsHaveAnythingToDo() throws {
    let viewModel = CalculatorViewModel()
    func possible() -> Set<CalculatorCommand> {
      Set(CalculatorCommand.allCases.filter(viewModel.canPerform))
    }
    let always: Set<CalculatorCommand> = [
      .keypad, .order, .reversePolish, .memory, .history, .settings,
    ]
    #expect(possible() == always.union([.copy, .digits, .store]))
    viewModel.press(.digit(.five))
    #expect(possible() == always.union([.undo, .copy, .digits, .store]))
    viewModel.undo()
    #expect(possible() == always.union([.redo, .copy, .digits, .store]))
    for key in try KeySequence("1 / 3 =").keys { viewModel.press(key) }
    #expect(possible() == always.union([.undo, .copy, .digits, .store, .form]))
    for key in try KeySequence("5 / 0 =").keys { viewModel.press(key) }
    #expect(possible() == always.union([.undo]))
  }
}
