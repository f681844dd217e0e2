import CalculatorPresentation
import Testing

/// Lines reported by a text field, such as the web page's.
@Suite struct SheetEditorLinesTests {
  @Test(
    "A line becomes what the field says",
    arguments: [
      ("rent * 12", "rent * 120", ["1", "rent * 120", "3"]),
      ("11", "111", ["1", "111", "3"]), ("12", "", ["1", "", "3"]),
      ("a + b", "a\n + b", ["1", "a", " + b", "3"]), ("", "1\n2\n3", ["1", "1", "2", "3", "3"]),
      ("größe", "grösse", ["1", "grösse", "3"]), ("same", "same", ["1", "same", "3"]),
    ])
  func setsLines(old: String, new: String, lines: [String]) throws {
    var editor = SheetEditor(SheetText("1\n\(old)\n3"))
    try editor.setLines(1..<2, to: new, at: 0)
    #expect(editor.text.lines == lines)
    if old != new { editor.undo() }
    #expect(editor.text.lines == ["1", old, "3"])
  }

  @Test func typingIsOneStepOfUndo() throws {
    var editor = SheetEditor()
    for (index, text) in ["1", "12", "12 ", "12 +", "12"].enumerated() {
      try editor.setLines(0..<1, to: text, at: Int64(index) * 100)
    }
    editor.undo()
    editor.undo()
    #expect(editor.text.lines == [""])
    #expect(!editor.canUndo)
  }

  @Test("Some lines become others, with the cursor where the field has it, as a step of undo")
  func setsLines() throws {
    var editor = SheetEditor(SheetText("1\n2\nline 1 + line 2\n4"))
    try editor.setLines(0..<2, to: "1\nnew\n2", cursor: SheetCursor(line: 1, offset: 3), at: 0)
    #expect(editor.text.lines == ["1", "new", "2", "line 1 + line 3", "4"])
    #expect(editor.cursor == SheetCursor(line: 1, offset: 3))
    editor.undo()
    #expect(editor.text.lines == ["1", "2", "line 1 + line 2", "4"])
    try editor.setLines(0..<1, to: "1", cursor: SheetCursor(line: 0, offset: 1), at: 0)
    #expect(!editor.canUndo && editor.cursor == SheetCursor(line: 0, offset: 1))
    // Lines that do not exist.
    try editor.setLines(3..<9, to: "x", at: 0)
    try editor.setLines(2..<2, to: "x", at: 0)
    #expect(editor.text.lines == ["1", "2", "line 1 + line 2", "4"])
    // A byte order mark within a file is an ordinary character.
    editor = SheetEditor(SheetText("1\n\u{FEFF}2\n3"))
    try editor.setLines(1..<2, to: "\u{FEFF}20", at: 0)
    #expect(editor.text.lines == ["1", "\u{FEFF}20", "3"])
  }
}
