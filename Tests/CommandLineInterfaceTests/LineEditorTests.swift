import Testing

@testable import CommandLineInterface

@Suite struct LineEditorTests {
  private var editor = LineEditor()

  /// Handles keys typed as bytes; gives what the last one brought about.
  @discardableResult
  private mutating func type(
    _ text: String, completions: (String) -> [String] = { _ in [] }
  ) -> LineEditor.Outcome? {
    var decoder = EditingKeyDecoder()
    var outcome: LineEditor.Outcome?
    for key in decoder.decode(Array(text.utf8)) {
      outcome = editor.handle(key, completions: completions)
    }
    return outcome
  }

  /// The line with `|` for its cursor.
  private var line: String {
    String(editor.characters[..<editor.cursor]) + "|" + String(editor.characters[editor.cursor...])
  }

  @Test(arguments: [
    ("12\u{1B}[D3", "13|2"), ("12\u{01}3", "3|12"), ("12\u{01}\u{05}3", "123|"),
    ("12\u{7F}", "1|"), ("12\u{01}\u{7F}", "|12"), ("12\u{01}\u{1B}[3~", "|2"),
    ("12\u{1B}[3~", "12|"), ("sin(x)+foo\u{17}", "sin(x)+|"), ("sin(x)\u{1B}b\u{17}", "|x)"),
    ("1+2\u{02}\u{0B}", "1+|"), ("1+2\u{02}\u{15}", "|2"), ("1+2\u{15}3\u{19}", "31+2|"),
    ("12\u{01}\u{04}", "|2"), ("√2\u{02}×", "√×|2"),
  ])
  mutating func editsTheLine(typed: String, line: String) {
    type(typed)
    #expect(self.line == line, "\(typed.debugDescription)")
  }

  @Test mutating func endsWithTheLine() {
    #expect(type("1+1\r") == .line("1+1"))
    #expect(line == "|")
    #expect(type("\r") == .line(""))
  }

  @Test mutating func goesBackToLinesBefore() {
    type("1\r2\r2\r \r34")
    type("\u{1B}[A")
    #expect(line == "2|")
    type("\u{1B}[A")
    #expect(line == "1|")
    type("\u{1B}[A")
    #expect(line == "1|")
    type("0")
    #expect(type("\r") == .line("10"))
    type("\u{1B}[A")
    #expect(line == "10|")
    type("\u{1B}[B")
    #expect(line == "|")
  }

  @Test mutating func keepsTheNewLineWhileItLooksBack() {
    type("1\r34\u{1B}[A\u{1B}[B5")
    #expect(line == "345|")
  }

  @Test mutating func isGivenUpByCtrlCAndEndedByCtrlD() {
    #expect(type("12\u{03}") == .interrupted)
    #expect(line == "|")
    #expect(type("\u{04}") == .endOfInput)
    #expect(type("\u{1A}") == .suspend)
  }

  @Test mutating func completesNames() {
    let names = ["cos(", "cosh(", "sqrt("]
    func completions(of text: String) -> [String] { names.filter { $0.hasPrefix(text) } }
    type("2+sq\t", completions: completions)
    #expect(line == "2+sqrt(|")
    type("\u{15}c\t", completions: completions)
    #expect(line == "cos|")
    #expect(type("\t", completions: completions) == .candidates(["cos(", "cosh("]))
    type("\u{15}2\t", completions: { _ in ["never"] })
    #expect(line == "2|")
  }

  @Test mutating func keepsNoMoreThanItsLimits() {
    type(String(repeating: "1", count: LineEditor.lengthLimit + 5))
    #expect(editor.characters.count == LineEditor.lengthLimit)
    type("\u{15}")
    for number in 0..<LineEditor.historyLimit + 5 { type("\(number)\r") }
    for _ in 0..<LineEditor.historyLimit + 50 { type("\u{1B}[A") }
    #expect(line == "5|")
  }
}
