import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct SheetExampleTests {
  @Test(arguments: Language.allCases)
  func timesheetAddsUpInEachLanguage(language: Language) throws {
    let text = SheetExample.timesheet.text(in: Catalogue(language))
    let sheet = try Sheet(text)
    #expect(
      (0..<9).map { sheet.written(at: $0)?.description ?? "" } == [
        "", "= 8:00", "= 8:00", "= 7:30", "= 7:45", "= 7:30", "= 38:45", "= 38.75 h",
        "= 716.875 EUR",
      ], "\(text)")
  }

  @Test func isPutBelowTheTextAndTakenBackAtOnce() throws {
    let viewModel = try SheetViewModel("rent: 5")
    viewModel.insertExample(.timesheet, at: 0)
    #expect(viewModel.lines[0] == "rent: 5" && viewModel.lines[1] == "")
    #expect(viewModel.lines[2] == "# Example: Timesheet")
    viewModel.undo(at: 0)
    #expect(viewModel.lines == ["rent: 5"])
  }
}
