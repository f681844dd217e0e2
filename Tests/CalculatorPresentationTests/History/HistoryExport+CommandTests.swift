import CalculatorPresentation
import Testing

@Suite struct HistoryExportCommandTests {
  @Test func namesEveryForm() {
    let labels = HistoryExport.allCases.map { Catalogue(.english).text(.command($0.command)) }
    #expect(labels == ["Export as Text", "Export as CSV", "Export as JSON"])
  }
}
