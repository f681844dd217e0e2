import TestSupport
import Testing

@testable import CommandLineInterface

@Suite struct LineDrawingTests {
  private static let characters = Array("0123456789+-×÷√()漢字é�")

  /// Returns the rows of a prompt and a line, and the position of the cursor.
  private static func rows(
    _ line: DrawnLine, columns: Int
  ) -> (rows: [String], row: Int, column: Int) {
    var rows = [""]
    var cursor = (row: 0, column: 0)
    let characters = Array(line.prompt) + line.characters
    for (index, character) in characters.enumerated() {
      let width = ShownCharacter(character).columns
      if rows[rows.count - 1].shownColumns + width > columns { rows.append("") }
      if index == line.prompt.count + line.cursor {
        cursor = (rows.count - 1, rows[rows.count - 1].shownColumns)
      }
      rows[rows.count - 1].append(character)
    }
    if line.cursor == line.characters.count {
      cursor = (rows.count - 1, rows[rows.count - 1].shownColumns)
      if cursor.column == columns { cursor = (rows.count, 0) }
    }
    while rows[rows.count - 1].last == " " { rows[rows.count - 1].removeLast() }
    return (rows, cursor.row, cursor.column)
  }

  private static func randomLine(
    upTo count: Int, using generator: inout SeededGenerator
  ) -> DrawnLine {
    let characters = (0..<Int.random(in: 0...count, using: &generator)).map { _ in
      Self.characters.randomElement(using: &generator) ?? "0"
    }
    var line = DrawnLine(
      prompt: "> ", characters: characters,
      cursor: Int.random(in: 0...characters.count, using: &generator))
    if Bool.random(using: &generator) {
      line.styles = characters.map { _ in
        [.plain, .name, .wrong].randomElement(using: &generator) ?? .plain
      }
    }
    if Bool.random(using: &generator) { line.below = "= 1" }
    return line
  }

  @Test func putsTheCursorInItsPlace() {
    let line = DrawnLine(prompt: "> ", characters: Array("1+2"), cursor: 1)
    let drawing = LineDrawing(line, in: TerminalWindow(columns: 80, rows: 24), over: 0)
    #expect(drawing.text == "\r> 1+2\u{1B}[J\r\u{1B}[3C")
    #expect(drawing.cursorRow == 0)
  }

  @Test(arguments: [7, 8, 9, 40] + FreshSeed.all)
  func drawsOverWhatWasDrawnAndNothingElse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Sample.count(80) {
      let window = TerminalWindow(
        columns: Int.random(in: 4...30, using: &generator),
        rows: Int.random(in: 2...12, using: &generator))
      var terminal = TerminalModel(columns: window.columns, rows: window.rows)
      let before = (0..<Int.random(in: 0...window.rows, using: &generator)).map { "\($0)" }
      terminal.write(before.map { $0 + "\n" }.joined())
      var row = 0
      for _ in 0..<6 {
        let line = Self.randomLine(upTo: 3 * window.columns, using: &generator)
        let drawing = LineDrawing(line, in: window, over: row)
        terminal.write(drawing.text.text)
        row = drawing.cursorRow
        let expected = Self.rows(line, columns: window.columns)
        let seen = "seed \(seed), \(window), \(String(line.characters))|\(line.cursor)"
        #expect(terminal.column == expected.column, "\(seen)")
        let first = terminal.row - row
        let shown = Array(terminal.lines[first...].prefix(expected.rows.count))
        let start = expected.row - row
        #expect(
          // A row that the line fills is followed by one for the cursor.
          shown == Array((expected.rows[start...] + [""]).prefix(shown.count)), "\(seen)")
        let above = terminal.scrolled + terminal.lines[..<first]
        #expect(above == before, "\(seen)")
        let fits = expected.rows.count + 2 <= window.rows
        let below = terminal.lines[(first + shown.count)...].filter { !$0.isEmpty }
        #expect(below.isEmpty || below == ["= 1"] && line.below != nil, "\(seen)")
        if fits, line.below != nil { #expect(below == ["= 1"], "\(seen)") }
      }
    }
  }

  @Test(arguments: [7, 8, 9, 40] + FreshSeed.all)
  func leavesTheWholeLineBehind(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Sample.count(300) {
      let window = TerminalWindow(
        columns: Int.random(in: 4...30, using: &generator),
        rows: Int.random(in: 2...12, using: &generator))
      var terminal = TerminalModel(columns: window.columns, rows: window.rows)
      terminal.write("before\n")
      let before = terminal.transcript.filter { !$0.isEmpty }
      var row = 0
      for _ in 0..<2 {
        let line = Self.randomLine(upTo: 3 * window.columns, using: &generator)
        let drawing = LineDrawing(line, in: window, over: row)
        terminal.write(drawing.text.text)
        row = drawing.cursorRow
      }
      let line = Self.randomLine(upTo: 3 * window.columns, using: &generator)
      terminal.write(LineDrawing.farewell(to: line, in: window, over: row).text)
      let seen = "seed \(seed), \(window), \(String(line.characters))"
      let rows = Self.rows(line, columns: window.columns).rows
      #expect(terminal.transcript.filter { !$0.isEmpty } == before + rows, "\(seen)")
      #expect(terminal.column == 0, "\(seen)")
      #expect(terminal.lines[terminal.row...].joined() == "", "\(seen)")
    }
  }

  @Test func showsInOneColumnWhatTerminalsDisagreeAbout() {
    for hidden in ["\u{202E}", "👩‍👩‍👧", "\u{200B}", "\u{9B}"] {
      let line = DrawnLine(prompt: "> ", characters: Array(hidden), cursor: 1)
      let text = LineDrawing(line, in: TerminalWindow(columns: 80, rows: 24), over: 0).text
      #expect(text == "\r> �\u{1B}[J\r\u{1B}[3C", "\(hidden)")
    }
  }
}
