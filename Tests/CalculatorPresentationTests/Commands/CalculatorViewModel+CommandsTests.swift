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
      .keypad, .order, .reversePolish, .large, .separators, .convert, .units, .memory, .history,
      .tape, .dates, .constants, .settings,
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

  @Test func separatorsAreHiddenAndShown() throws {
    let viewModel = CalculatorViewModel()
    for key in try KeySequence("1234567").keys { viewModel.press(key) }
    #expect(viewModel.label(of: .separators) == "Hide Thousands Separators")
    viewModel.perform(.separators)
    #expect(viewModel.displayText == "1234567")
    #expect(viewModel.notice == "Numbers have no thousands separators now")
    #expect(viewModel.label(of: .separators) == "Show Thousands Separators")
    viewModel.perform(.separators)
    #expect(viewModel.displayText == "1,234,567")
  }

  @Test func marksWithoutSeparatorsHaveNoneToShow() throws {
    let viewModel = CalculatorViewModel()
    for key in try KeySequence("1234567").keys { viewModel.press(key) }
    viewModel.set(.marks, to: "1234.5")
    #expect(!viewModel.canPerform(.separators))
    viewModel.perform(.separators)
    #expect(viewModel.displayText == "1234567")
    #expect(viewModel.notice == "Numbers have no thousands separators now")
  }
}
