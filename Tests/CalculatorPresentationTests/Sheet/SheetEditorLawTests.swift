import CalculatorModel
import CalculatorPresentation
import TestSupport
import Testing

/// Laws that hold for any edits.
@Suite struct SheetEditorLawTests {
  private static let seeds: [UInt64] = Sample.seeds([1, 2, 3, 4, 5])

  private static let pieces = [
    "1", "23", "+", " ", "\n", "line 2", "line 3 + line 1", "a = 5\n", "é", "👩‍👧", "# x", "\r\n",
    "\n\n7\n",
    "",
  ]

  private func place(in text: SheetText, _ random: inout SeededGenerator) -> SheetCursor {
    let line = Int.random(in: 0..<text.lines.count, using: &random)
    return text.nearest(
      to: SheetCursor(
        line: line, offset: Int.random(in: 0...text.lines[line].utf8.count, using: &random)))
  }

  @Test("Undoing all leads to the text from before, and redoing all back", arguments: seeds)
  func undo(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let original = "rent = 1200\r\nline 1 * 12\n\nline 2 + line 4\n# line 1"
    var editor = SheetEditor(SheetText(original))
    var lines = editor.text.lines
    for step in 0..<300 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let (one, other) = (place(in: editor.text, &random), place(in: editor.text, &random))
        editor.select(SheetSelection(from: one, to: other))
      case 1: try editor.delete(.left, at: Int64(step * 400))
      case 2: try editor.delete(.wordRight, at: Int64(step * 400))
      case 3: editor.move(.right)
      case 4: try editor.paste(Self.pieces.randomElement(using: &random) ?? "", at: 0)
      default:
        try editor.insert(Self.pieces.randomElement(using: &random) ?? "", at: Int64(step * 400))
      }
      // A copy that applies the changes has the same lines.
      for change in editor.takeChanges() { lines.replaceSubrange(change.range, with: change.lines) }
      try #require(lines == editor.text.lines)
      try #require(editor.cursor == editor.text.nearest(to: editor.cursor))
      let bytes = editor.text.lines.reduce(0) { $0 + $1.utf8.count + 1 }
      try #require(editor.text.byteCount == bytes)
    }
    let last = editor.text.description
    while editor.undo() {}
    #expect(Array(editor.text.description.utf8) == Array(original.utf8))
    while editor.redo() {}
    #expect(Array(editor.text.description.utf8) == Array(last.utf8))
    for change in editor.takeChanges() { lines.replaceSubrange(change.range, with: change.lines) }
    #expect(lines == editor.text.lines)
  }

  @Test("A text field's text becomes the editor's by what has changed", arguments: seeds)
  func textField(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var editor = SheetEditor(SheetText("1\n1\n1\n22\n👩‍👧é"))
    for step in 0..<300 {
      var field = editor.text
      let (one, other) = (place(in: field, &random), place(in: field, &random))
      var copy = SheetEditor(field)
      copy.select(SheetSelection(from: one, to: other))
      try copy.insert(
        ["2", "1\n", "", "\n", "é", "x\ny"].randomElement(using: &random) ?? "", at: 0)
      field = copy.text
      try editor.setText(field.description, cursor: copy.cursor, at: Int64(step * 700))
      // There are no references here, as another test covers them.
      try #require(Array(editor.text.description.utf8) == Array(field.description.utf8))
      try #require(editor.cursor == copy.cursor)
    }
    while editor.undo() {}
    #expect(editor.text.description == "1\n1\n1\n22\n👩‍👧é")
  }

  /// Lines are named by their content, and references say which line they mean.
  @Test("What is referred to stays the same line", arguments: seeds)
  func references(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var names = (0..<12).map { $0 }
    var next = 12
    /// Line `i` refers to the line whose name is `targets[name]`.
    var targets: [Int: Int] = [:]
    var lines: [String] = []
    for name in names {
      let target = name == 0 ? nil : Int.random(in: 0..<name, using: &random)
      targets[name] = target
      lines.append(target.map { "n\(name): 1 + line \($0 + 1)" } ?? "n\(name): 1")
    }
    var editor = SheetEditor(SheetText(lines.joined(separator: "\n")))
    for _ in 0..<80 {
      let line = Int.random(in: 0..<names.count, using: &random)
      if Bool.random(using: &random) {
        editor.select(SheetSelection(at: SheetCursor(line: line, offset: 0)))
        try editor.insert("n\(next): 1\n", at: 0)
        names.insert(next, at: line)
        next += 1
      } else if line + 1 < names.count, names.count > 5 {
        editor.select(
          SheetSelection(from: SheetCursor(line: line), to: SheetCursor(line: line + 1)))
        try editor.delete(.left, at: 0)
        names.remove(at: line)
      }
      for (index, name) in names.enumerated() {
        let text = editor.text.lines[index]
        guard let target = targets[name] else {
          try #require(text == "n\(name): 1")
          continue
        }
        let place = names.firstIndex(of: target).map { "\($0 + 1)" } ?? "?"
        try #require(text == "n\(name): 1 + line \(place)")
      }
    }
  }

  @Test("After any edits the answers are those of a sheet that is read anew", arguments: seeds)
  func answers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let viewModel = try SheetViewModel("a = 5\r\na * 2\n\nans + 1")
    viewModel.keepsRecovery = true
    var recovery = SheetRecovery.lines(name: "", text: viewModel.text, typed: viewModel.text)
    let original = viewModel.text
    let keys: [Key] = [
      .digit(.seven), .operation(.addition), .equals, .function(.squareRoot), .toggleSign, .clear,
      .delete, .angleUnit(.degrees), .percent, .openParenthesis,
    ]
    for step in 0..<120 {
      let now = Int64(step * 600)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let place = place(in: viewModel.editor.text, &random)
        viewModel.select(SheetSelection(from: viewModel.cursor, to: place), at: now)
      case 1: viewModel.undo(at: now)
      case 2: viewModel.redo(at: now)
      case 3: viewModel.type(Self.pieces.randomElement(using: &random) ?? "", at: now)
      case 4: viewModel.delete(.left, at: now)
      case 5: viewModel.move(.down, at: now)
      default: viewModel.press(keys.randomElement(using: &random) ?? .equals, at: now)
      }
      recovery += viewModel.takeRecoveryLines()
    }
    while viewModel.continueWork(at: 1 << 20) {}
    let fresh = try Sheet(viewModel.text)
    try #require(fresh.count == viewModel.sheet.count)
    for line in 0..<fresh.count {
      #expect(fresh[line].text == viewModel.lines[line])
      #expect(viewModel.sheet[line].text == viewModel.lines[line])
      #expect(fresh.written(at: line) == viewModel.sheet.written(at: line))
    }
    let bytes = recovery.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    let recovered = try #require(SheetRecovery(bytes)).text(over: original) ?? original
    #expect(SheetText(recovered).lines == viewModel.lines)
  }
}
