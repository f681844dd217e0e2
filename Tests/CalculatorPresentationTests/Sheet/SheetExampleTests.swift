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

  @Test(arguments: Language.allCases)
  func areAnsweredWithoutRemarks(language: Language) throws {
    for example in SheetExample.allCases {
      let text = example.text(in: Catalogue(language))
      let sheet = try Sheet(text)
      for (index, line) in text.split(separator: "\n").enumerated().dropFirst() {
        let answer = sheet.written(at: index)?.description ?? ""
        #expect(answer.hasPrefix("= ") || answer.hasPrefix("≈ "), "\(line): \(answer)")
        #expect(sheet.remarks(at: index).isEmpty, "\(line)")
      }
    }
    #expect(SheetExample.hint(in: Catalogue(language)).split(separator: "\n").count == 3)
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
