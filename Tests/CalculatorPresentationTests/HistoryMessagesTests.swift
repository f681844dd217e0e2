import CalculatorModel
import CalculatorPresentation
import ExactReals
import Testing

@Suite struct HistoryMessagesTests {
  private let english = Catalogue(.english)

  @Test func sayWhyACalculationHasNoResult() {
    #expect(english.text(HistoryFailure.calculation(.divisionByZero).message) == "division by zero")
    #expect(
      english.text(HistoryFailure.missingEntry.message) == "a calculation that it uses is missing")
    #expect(english.text(HistoryFailure.unreadable.message) == "the expression cannot be read")
  }

  @Test func sayWhyACalculationCannotBeChanged() throws {
    let history = HistoryViewModel()
    let id = try #require(history.record(expression: "2 + 3", angleUnit: .degrees, value: 5))
    func reason(_ expression: String) -> String {
      do throws(HistoryEditError) {
        try history.edit(id, to: expression)
        return "changed"
      } catch {
        return english.text(error.message)
      }
    }
    #expect(reason("2 + \(id.name)") == "a calculation cannot use its own result")
    #expect(reason("2 + _00000000000000ff") == "a calculation that it uses is missing")
    #expect(reason("2 / 0") == "division by zero")
    #expect(reason(String(repeating: "1", count: 5_000)) == "the expression is too long")
    #expect(reason("2 + 4") == "changed")
    history.remove(id)
    #expect(reason("1") == "this calculation is not in the history any more")
  }

  @Test func sayWhatIsWrongWithTheStorage() {
    let full = StorageError(.noSpace, place: "/x")
    #expect(
      HistoryProblem.storage(full, unsavedCount: 1).message == .sentence(.notKept(.noSpace)))
    let denied = StorageError(.notPermitted, place: "/x")
    #expect(
      HistoryProblem.storage(denied, unsavedCount: 0).message
        == .sentence(.historyNotRead(.notPermitted)))
    #expect(
      HistoryProblem.setAside(lineCount: 3, place: "/x").message
        == .sentence(.setAside(lines: 3, place: "/x")))
    #expect(StorageReason(StorageError(.other, place: "", detail: "odd")) == .other("odd"))
  }

  @Test func nameEveryExport() {
    #expect(Set(HistoryExport.allCases.map(\.command)).count == HistoryExport.allCases.count)
  }
}
