import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct SheetEditorTests {
  private func editor(_ text: String, line: Int = 0, _ offset: Int = 0) -> SheetEditor {
    var editor = SheetEditor(SheetText(text))
    editor.select(SheetSelection(at: SheetCursor(line: line, offset: offset)))
    return editor
  }

  @Test(
    "A file is kept byte for byte",
    arguments: ["", "\n", "a\r\nb\n\nc", "\u{FEFF}a\r\n", "a\rb\n", "1\t\n  ", "e\u{301}\n"])
  func keepsFile(text: String) {
    #expect(Array(SheetText(text).description.utf8) == Array(text.utf8))
  }

  @Test func aNewLineEndsAsTheOthers() throws {
    var editor = editor("a\r\nb", line: 0, 1)
    try editor.insert("\n1\n2", at: 0)
    #expect(editor.text.description == "a\r\n1\r\n2\r\nb")
    editor.undo()
    #expect(editor.text.description == "a\r\nb")
  }

  @Test func typingWithoutARestIsOneStep() throws {
    var editor = editor("")
    for (time, character) in zip([0, 900, 1_800, 2_900], ["1", "2", "3", "4"]) {
      try editor.insert(character, at: Int64(time))
    }
    #expect(editor.text.lines == ["1234"])
    editor.undo()
    #expect(editor.text.lines == ["123"])
    editor.undo()
    #expect(editor.text.lines == [""])
    #expect(!editor.canUndo)
    editor.redo()
    editor.redo()
    #expect(editor.text.lines == ["1234"])
    #expect(editor.cursor == SheetCursor(line: 0, offset: 4))
  }

  @Test func aLineChangeAPasteAndAMovedCursorBeginSteps() throws {
    var editor = editor("")
    try editor.insert("1", at: 0)
    try editor.insert("\n", at: 1)
    try editor.insert("2", at: 2)
    try editor.paste("34", at: 3)
    try editor.insert("5", at: 4)
    editor.move(.left)
    try editor.insert("6", at: 5)
    #expect(editor.text.lines == ["1", "23465"])
    var texts: [String] = []
    while editor.undo() { texts.append(editor.text.description) }
    #expect(texts == ["1\n2345", "1\n234", "1\n2", "1\n", "1", ""])
  }

  @Test func undoRestoresTheCursorAndWhatWasSelected() throws {
    var editor = editor("12 + 34")
    let selection = SheetSelection(from: SheetCursor(offset: 7), to: SheetCursor(offset: 5))
    editor.select(selection)
    try editor.insert("9", at: 0)
    #expect(editor.text.lines == ["12 + 9"])
    editor.undo()
    #expect(editor.selection == selection)
    #expect(editor.selectedText == "34")
  }

  @Test func tenThousandStepsCanBeUndone() throws {
    var editor = editor("")
    for time in 0..<12_000 { try editor.insert("1", at: Int64(time * 1_000)) }
    var count = 0
    while editor.undo() { count += 1 }
    #expect(count >= 10_000 && count < 12_000)
    #expect(editor.text.lines == [String(repeating: "1", count: 12_000 - count)])
  }

  @Test func deletesCharactersWordsAndEndsOfLines() throws {
    var editor = editor("rent = 1200\nfood", line: 0, 11)
    try editor.delete(.left, at: 0)
    #expect(editor.line == "rent = 120")
    try editor.delete(.wordLeft, at: 0)
    #expect(editor.line == "rent = ")
    try editor.delete(.right, at: 5_000)
    #expect(editor.text.lines == ["rent = food"])
    try editor.delete(.lineStart, at: 9_000)
    #expect(editor.text.lines == ["food"])
    editor.undo()
    editor.undo()
    editor.undo()
    #expect(editor.text.lines == ["rent = 1200", "food"])
  }

  @Test func aCharacterOfManyScalarsIsOne() throws {
    var editor = editor("e\u{301}👩‍👩‍👧x")
    editor.move(.right)
    #expect(editor.cursor.offset == 3)
    editor.move(.right)
    #expect(editor.cursor.offset == 21)
    editor.select(SheetSelection(at: SheetCursor(line: 0, offset: 10)))
    #expect(editor.cursor.offset == 3)
    try editor.delete(.right, at: 0)
    #expect(editor.text.lines == ["e\u{301}x"])
  }

  @Test func upAndDownKeepTheColumn() {
    var editor = editor("12345\n1\n12345", line: 0, 4)
    editor.move(.down)
    #expect(editor.cursor == SheetCursor(line: 1, offset: 1))
    editor.move(.down)
    #expect(editor.cursor == SheetCursor(line: 2, offset: 4))
    editor.move(.down)
    #expect(editor.cursor == SheetCursor(line: 2, offset: 5))
    editor.move(.pageUp(lines: 20))
    #expect(editor.cursor == SheetCursor(line: 0, offset: 4))
    editor.move(.up)
    #expect(editor.cursor == SheetCursor())
  }

  @Test func movesByWordsAndSelects() throws {
    var editor = editor("rent * 12.5\n2")
    editor.move(.wordRight)
    #expect(editor.cursor.offset == 4)
    editor.move(.wordRight, selecting: true)
    #expect(editor.selectedText == " * 12.5")
    editor.move(.left)
    #expect(editor.cursor.offset == 4)
    editor.move(.end, selecting: true)
    #expect(editor.selection.lines == 0..<2)
    editor.select(SheetSelection(from: SheetCursor(), to: SheetCursor(line: 1)))
    #expect(editor.selection.lines == 0..<1)
    #expect(try editor.cut(at: 0) == "rent * 12.5\n")
    #expect(editor.text.lines == ["2"])
    editor.selectWord(at: SheetCursor(line: 0, offset: 0))
    #expect(editor.selectedText == "2")
  }

  @Test func tooMuchIsRefused() throws {
    var editor = editor("1")
    let lines = String(repeating: "\n", count: 20_000)
    #expect(throws: SheetLimit.tooManyLines) { try editor.paste(lines, at: 0) }
    let text = String(repeating: "1", count: 1 << 24)
    #expect(throws: SheetLimit.tooLong) { try editor.paste(text, at: 0) }
    #expect(editor.text.lines == ["1"])
    #expect(!editor.canUndo)
  }

  @Test(
    "A number is dragged by its last place",
    arguments: [
      ("1.25", 2, -3, "1.22"), ("1200", 4, 1, "1201"), ("0.5", 0, 7, "1.2"), ("0.5", 0, -6, "-0.1"),
      ("-3", 1, 5, "2"), ("5 - 3", 5, -4, "5 - -1"), ("5 * -3", 5, -1, "5 * -4"),
      ("9.99", 4, 1, "10.00"), (".5", 1, 1, "0.6"), ("1_000", 0, -1, "999"),
      ("999_999", 0, 1, "1_000_000"), ("a = 2e3", 4, 1, "a = 3e3"), ("10 # 5", 1, 1, "11 # 5"),
      ("99999999999999999999", 1, 1, "100000000000000000000"),
    ])
  func drags(line: String, offset: Int, steps: Int, result: String) throws {
    var editor = editor(line)
    let number = try #require(editor.number(at: SheetCursor(line: 0, offset: offset)))
    try editor.drag(number, inLine: 0, by: steps, at: 0)
    #expect(editor.line == result)
  }

  @Test("No number is dragged", arguments: [("rent", 2), ("0xFF", 2), ("# 5", 2), ("5 # 6", 5)])
  func noDrag(line: String, offset: Int) {
    #expect(editor(line).number(at: SheetCursor(line: 0, offset: offset)) == nil)
  }

  @Test func draggingIsOneStep() throws {
    var editor = editor("2 * 1.25")
    var number = try #require(editor.number(at: SheetCursor(line: 0, offset: 5)))
    for time in 0..<5 {
      number = try #require(try editor.drag(number, inLine: 0, by: 10, at: Int64(time * 5_000)))
    }
    #expect(editor.line == "2 * 1.75")
    editor.endStep()
    try editor.drag(number, inLine: 0, by: 1, at: 30_000)
    editor.undo()
    #expect(editor.line == "2 * 1.75")
    editor.undo()
    #expect(editor.line == "2 * 1.25")
    #expect(!editor.canUndo)
  }

  /// A field reports its cursor at any time, even between two steps of a drag.
  @Test func draggingIsOneStepWhereverTheCursorIsMeanwhile() throws {
    var editor = editor("2 * 1.25")
    var number = try #require(editor.number(at: SheetCursor(line: 0, offset: 5)))
    for offset in [0, 8, 3] {
      number = try #require(try editor.drag(number, inLine: 0, by: 1, at: 0))
      editor.select(SheetSelection(at: SheetCursor(line: 0, offset: offset)))
    }
    #expect(editor.line == "2 * 1.28")
    editor.undo()
    #expect(editor.line == "2 * 1.25")
    #expect(!editor.canUndo)
  }

  @Test func anotherNumberIsAnotherStep() throws {
    var editor = editor("2 * 1.25")
    for offset in [5, 0] {
      let number = try #require(editor.number(at: SheetCursor(line: 0, offset: offset)))
      try editor.drag(number, inLine: 0, by: 1, at: 0)
    }
    #expect(editor.line == "3 * 1.26")
    editor.undo()
    #expect(editor.line == "2 * 1.26")
  }

  @Test func placesAreCountedAsFacesDo() {
    let text = SheetText("e\u{301}1\r\n👍🏽2\n")
    #expect(text.fieldText == "e\u{301}1\n👍🏽2\n")
    #expect(text.column(of: SheetCursor(line: 0, offset: 3)) == 1)
    #expect(text.cursor(line: 1, column: 1) == SheetCursor(line: 1, offset: 8))
    #expect(text.cursor(line: 1, column: 9) == SheetCursor(line: 1, offset: 9))
    #expect(text.cursor(line: 9, column: 9) == SheetCursor(line: 2, offset: 0))
    for line in 0..<3 {
      for column in 0...2 {
        let place = text.cursor(line: line, column: column)
        #expect(text.cursor(atUTF16Offset: text.utf16Offset(of: place)) == place)
      }
    }
    #expect(text.utf16Offset(of: text.end) == text.fieldText.utf16.count)
    #expect(text.cursor(atUTF16Offset: 5) == SheetCursor(line: 1, offset: 0))
    #expect(text.cursor(atUTF16Offset: 1_000) == text.end)
  }

  @Test func aTextFieldKeepsTheEndsOfLines() throws {
    var editor = editor("\u{FEFF}1\r\n2\r\n")
    try editor.setText("1\n3\n2\n", cursor: SheetCursor(line: 1, offset: 1), at: 0)
    #expect(Array(editor.text.description.utf8) == Array("\u{FEFF}1\r\n3\r\n2\r\n".utf8))
  }

  @Test func oneMoreAmongEqualLinesIsWhereTheCursorIs() throws {
    var editor = editor("5\n5\n5\nline 1 + line 2 + line 3")
    try editor.setText(
      "5\n\n5\n5\nline 1 + line 2 + line 3", cursor: SheetCursor(line: 1, offset: 0), at: 0)
    #expect(editor.text.lines[4] == "line 1 + line 3 + line 4")
  }

  @Test(
    "A line that is typed before another one is a new line, whenever its end is typed",
    arguments: [
      (["gas = 50", "\n"], 100, ["gas = 50", "a", "b", "line 2 + line 3"]),
      (["gas", " = 50", "\n"], 5_000, ["gas = 50", "a", "b", "line 2 + line 3"]),
      (["gas = 50\n"], 100, ["gas = 50", "a", "b", "line 2 + line 3"]),
      (["\n"], 100, ["", "a", "b", "line 2 + line 3"]),
    ])
  func beginsALineBeforeAnother(typed: [String], rest: Int, lines: [String]) throws {
    for (line, other) in [(0, lines), (1, ["a"] + lines[..<1] + ["b", "line 1 + line 3"])] {
      var editor = SheetEditor(SheetText("a\nb\nline 1 + line 2"))
      editor.select(SheetSelection(at: SheetCursor(line: line)))
      for (index, text) in typed.enumerated() {
        for character in text { try editor.insert(String(character), at: Int64(index * rest)) }
      }
      #expect(editor.text.lines == other, "line \(line)")
    }
  }

  @Test("A line that is divided is what stands before")
  func dividesALine() throws {
    var editor = SheetEditor(SheetText("a + b\nline 1"))
    editor.select(SheetSelection(at: SheetCursor(line: 0, offset: 1)))
    try editor.insert("\n", at: 0)
    #expect(editor.text.lines == ["a", " + b", "line 1"])
    // The typed text is not all of what stands before the cursor.
    editor = SheetEditor(SheetText("a + b\nline 1"))
    try editor.insert("2", at: 0)
    editor.select(SheetSelection(at: SheetCursor(line: 0, offset: 2)))
    try editor.insert("\n", at: 5_000)
    #expect(editor.text.lines == ["2a", " + b", "line 1"])
  }
}
