import CalculatorPresentation
import Testing

@Suite struct LineReferencesTests {
  @Test(
    "What is a reference, and what is not",
    arguments: [
      ("line 3", [3]), ("line 3 + line   12*2", [3, 12]), ("2line 3", [3]), ("line\t4", [4]),
      ("a: line 3", [3]), ("line 1: line 2", [2]), ("5 # line 3", []), ("# line 3", []),
      ("line3", []), ("line", []), ("line 3.5", []), ("line x", []), ("online 3", []),
      ("line_ 3", []), ("Line 3", []), ("line ?", []), ("line 3rd", [3]), ("β line 1", [1]),
      ("line 99999999999999999999999", []), ("f(line 2, line 3)", [2, 3]), ("a = line 7", [7]),
      ("line 007", [7]),
    ])
  func numbers(line: String, numbers: [Int]) {
    #expect(LineReferences(line).numbers == numbers)
  }

  @Test func renumbers() {
    let references = LineReferences("é: line 3+line 9 # line 9")
    #expect(references.renumbered { $0 == 9 ? nil : $0 + 7 } == "é: line 10+line ? # line 9")
  }

  @Test(
    "Where the word gets another meaning",
    arguments: [
      (["line 1", "line = 5", "line 2"], 1), (["a: line = 5"], 0), (["line(x) = x"], 0),
      (["# line = 5", "line == 5", "line =", "liner = 1"], nil),
    ] as [([String], Int?)])
  func definition(lines: [String], first: Int?) {
    #expect(LineReferences.firstDefinition(in: lines) == first)
  }

  private func after(
    _ text: String, _ line: Int, _ offset: Int, insert inserted: String = "", delete count: Int = 0
  ) throws -> String {
    var editor = SheetEditor(SheetText(text))
    let start = SheetCursor(line: line, offset: offset)
    editor.select(SheetSelection(at: start))
    for _ in 0..<count { editor.move(.right, selecting: true) }
    try editor.insert(inserted, at: 0)
    let result = editor.text.description
    editor.undo()
    #expect(editor.text.description == text)
    #expect(!editor.canUndo)
    return result
  }

  @Test func followALineThatIsMoved() throws {
    #expect(try after("5\nline 1", 0, 0, insert: "\n") == "\n5\nline 2")
    #expect(try after("5\nline 1", 0, 1, insert: "\n") == "5\n\nline 1")
    #expect(try after("5 + 6\nline 1", 0, 3, insert: "\n") == "5 +\n 6\nline 1")
    #expect(try after("5\n6\nline 2", 0, 1, insert: "\n7") == "5\n7\n6\nline 3")
  }

  @Test func toARemovedLineAreQuestions() throws {
    #expect(try after("5\n6\nline 1 + line 2", 0, 0, delete: 2) == "6\nline ? + line 1")
    #expect(try after("5\n6\nline 2", 0, 1, delete: 1) == "56\nline ?")
    #expect(try after("\n6\nline 2", 0, 0, delete: 1) == "6\nline 1")
    #expect(try after("5\n6\n7\nline 3", 1, 0, insert: "8", delete: 1) == "5\n8\n7\nline 3")
  }

  @Test func inWhatIsPastedStay() throws {
    #expect(try after("5\n6", 1, 0, insert: "line 1\nline 2\n") == "5\nline 1\nline 2\n6")
    #expect(try after("5\nline 1", 0, 0, insert: "line 1\n") == "line 1\n5\nline 2")
  }

  @Test func behindADefinitionOfTheWordStay() throws {
    #expect(
      try after("line 1\nline = 3\nline 1", 0, 0, insert: "\n") == "\nline 2\nline = 3\nline 1")
  }

  @Test func theCursorStaysAtItsCharacter() throws {
    var editor = SheetEditor(
      SheetText(String(repeating: "\n", count: 8) + "1\nline 9 + line 9"))
    editor.select(SheetSelection(at: SheetCursor(line: 9, offset: 6)))
    try editor.insert("\n", at: 0)
    #expect(editor.text.lines[10] == " + line 9")
    editor.undo()
    editor.select(SheetSelection(at: SheetCursor(line: 8, offset: 0)))
    try editor.insert("\n", at: 0)
    #expect(editor.text.lines[10] == "line 10 + line 10")
    #expect(editor.cursor == SheetCursor(line: 9, offset: 0))
    editor = SheetEditor(SheetText("line 10 + 1\n5" + String(repeating: "\n", count: 8) + "7"))
    editor.select(SheetSelection(at: SheetCursor(line: 0, offset: 11)))
    editor.move(.right, selecting: true)
    try editor.insert("", at: 0)
    #expect(editor.text.lines[0] == "line 9 + 15")
    #expect(editor.cursor == SheetCursor(line: 0, offset: 10))
  }
}
