import CalculatorModel
import Testing

@testable import CalculatorPresentation

@Suite struct SheetUndoTests {
  /// Edits that continue a step are counted once, however many there are.
  @Test func typingOnForgetsNothing() {
    var undo = SheetUndo()
    let start = SheetCursor(line: 0, offset: 0)
    undo.append(
      SheetUndo.Step(
        kind: .whole, edits: [SheetEdit(at: start, inserted: "1")],
        before: SheetSelection(at: start), after: SheetSelection(at: start), time: 0))
    var cursor = start
    let long = String(repeating: "1", count: SheetUndo.byteLimit / 8)
    for text in [long] + Array(repeating: "+", count: 9) {
      let edit = SheetEdit(at: cursor, inserted: text)
      let end = edit.end(of: text)
      undo.append(
        SheetUndo.Step(
          kind: .typing, edits: [edit], before: SheetSelection(at: cursor),
          after: SheetSelection(at: end), time: 1))
      cursor = end
    }
    #expect(undo.done.count == 2)
  }
}
