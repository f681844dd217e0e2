import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct CalculatorCommandTests {
  @Test func everyNameIsThatOfOneCommand() {
    for command in CalculatorCommand.allCases {
      #expect(CalculatorCommand(name: command.name) == command, "\(command)")
    }
    #expect(CalculatorCommand(name: "undo") == .undo)
    #expect(CalculatorCommand(name: "Undo") == nil)
    #expect(CalculatorCommand(name: "") == nil)
  }

  @Test func rolesAndFormsHaveNamesOfTheirOwn() {
    #expect(Set(KeyRole.allCases.map(\.name)).count == KeyRole.allCases.count)
    #expect(ResultForm.allCases.map(\.name) == ["decimal", "fraction", "exact"])
  }

  @Test(arguments: ["", "5", "1 / 3 =", "2 sqrt", "1 / 0 =", "7 m+ AC"])
  func rowsSayWhatCommandsAreCalledAndWhetherTheyDoAnything(keys: String) throws {
    let viewModel = CalculatorViewModel()
    for key in try KeySequence(keys).keys { viewModel.press(key) }
    for isTurned in [false, true] {
      if isTurned { viewModel.perform(.form) }
      let rows = viewModel.commandRows
      #expect(rows.map(\.command) == CalculatorCommand.allCases)
      for row in rows {
        #expect(row.label == viewModel.label(of: row.command), "\(keys): \(row)")
        #expect(row.isEnabled == viewModel.canPerform(row.command), "\(keys): \(row)")
      }
    }
  }
}
