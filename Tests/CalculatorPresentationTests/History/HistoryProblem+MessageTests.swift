import CalculatorPresentation
import Testing

@Suite struct HistoryProblemMessageTests {
  @Test func saysWhetherCalculationsAreNotKeptOrNotRead() {
    let full = StorageError(.noSpace, place: "/x")
    #expect(
      HistoryProblem.storage(full, unsavedCount: 3).message
        == .sentence(.notKept(changes: 3, .noSpace)))
    let denied = StorageError(.notPermitted, place: "/x")
    #expect(
      HistoryProblem.storage(denied, unsavedCount: 0).message
        == .sentence(.historyNotRead(.notPermitted)))
  }

  @Test func saysWhereDamagedLinesAre() {
    #expect(
      HistoryProblem.setAside(lineCount: 3, place: "/x").message
        == .sentence(.setAside(lines: 3, place: "/x")))
  }
}
