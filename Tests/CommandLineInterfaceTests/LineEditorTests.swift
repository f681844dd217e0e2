import Testing

@testable import CommandLineInterface

@Suite struct LineEditorTests {
  private var editor = LineEditor()

  /// Handles keys typed as bytes, keeps the lines, and returns the outcome of the last key.
  @discardableResult
  private mutating func type(
    _ text: String, names: [String] = []
  ) -> LineEditor.Outcome? {
    var decoder = EditingKeyDecoder()
    var outcome: LineEditor.Outcome?
    for key in decoder.decode(Array(text.utf8)) + decoder.flush() {
      outcome = editor.handle(key) { name, _ in
        names.filter { $0.hasPrefix(name) }.map { Completion($0) }
      }
      if case .line(let line) = outcome { editor.history.add(line) }
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
    ("sin(x)\u{01}\u{1B}d", "|(x)"), ("e\u{301}+", "é+|"), ("e+\u{01}a\u{301}", "á|e+"),
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
    type("1\r2\r2\r \r 3\r")
    for line in ["2|", "1|", "1|"] {
      type("\u{1B}[A")
      #expect(self.line == line)
    }
    type("0")
    #expect(type("\r") == .line("10"))
    type("\u{1B}[A")
    #expect(line == "10|")
    type("\u{1B}[B")
    #expect(line == "|")
  }

  @Test mutating func goesBackToLinesThatBeginAlike() {
    type("sin(1)\rcos(1)\rsin(2)\rsin(1)\r2+2\r")
    type("si7\u{02}")
    for line in ["sin(1)|", "sin(2)|", "sin(1)|", "sin(1)|"] {
      type("\u{1B}[A")
      #expect(self.line == line)
    }
    for line in ["sin(2)|", "sin(1)|", "si|7", "si|7"] {
      type("\u{1B}[B")
      #expect(self.line == line)
    }
    type("\u{05}\u{1B}[A")
    #expect(line == "si7|")
  }

  @Test mutating func keepsTheNewLineWhileItLooksBack() {
    type("1\r34\u{01}\u{1B}[A")
    #expect(line == "1|")
    type("\u{1B}[B5")
    #expect(line == "5|34")
  }

  @Test mutating func findsLinesThatContainAText() throws {
    type("sin(1)\r2 sin(2)\r1+1\rab\u{12}")
    #expect(line == "ab|")
    type("s")
    #expect(line == "2 |sin(2)")
    type("in(")
    #expect(line == "2 |sin(2)")
    type("\u{12}")
    #expect(line == "|sin(1)")
    #expect(editor.search?.isFound == true)
    type("\u{12}")
    #expect(line == "|sin(1)")
    #expect(editor.search?.isFound == false)
    type("\u{13}")
    #expect(line == "2 |sin(2)")
    type("1")
    #expect(line == "|sin(1)")
    #expect(editor.search.map { String($0.text) } == "sin(1")
    type("\u{7F}")
    #expect(line == "2 |sin(2)")
  }

  @Test(arguments: [
    ("\u{07}", "a|b"), ("\u{1B}", "a|b"), ("\u{05}", "sin(1)|"), ("\u{1B}[C", "s|in(1)"),
    ("\u{03}", "|"),
  ])
  mutating func endsASearch(typed: String, line: String) {
    type("sin(1)\rab\u{02}\u{12}sin")
    #expect(self.line == "|sin(1)")
    type(typed)
    #expect(self.line == line, "\(typed.debugDescription)")
    #expect(editor.search == nil)
  }

  @Test mutating func answersALineThatWasFound() {
    type("sin(1)\r2+2\r\u{12}sin")
    #expect(type("\r") == .line("sin(1)"))
    // The text of the previous search is searched for again.
    type("\u{12}\u{12}")
    #expect(line == "|sin(1)")
  }

  @Test mutating func isGivenUpByCtrlCAndEndedByCtrlD() {
    #expect(type("12\u{03}") == .interrupted)
    #expect(line == "|")
    #expect(type("\u{04}") == .endOfInput)
    #expect(type("\u{1A}") == .suspend)
  }

  @Test mutating func completesNames() {
    let names = ["cos(", "cosh(", "sqrt("]
    type("2+sq\t", names: names)
    #expect(line == "2+sqrt(|")
    type("\u{15}c\t", names: names)
    #expect(line == "cos|")
    #expect(type("\t", names: names) == .completions([Completion("cos("), Completion("cosh(")]))
    type("\u{15}2\t", names: ["2never"])
    #expect(line == "2|")
    type("sq\t", names: names)
    #expect(line == "2sqrt(|")
  }

  @Test mutating func keepsNoMoreThanItsLimits() {
    type(String(repeating: "1", count: LineEditor.lengthLimit + 5))
    #expect(editor.characters.count == LineEditor.lengthLimit)
    type("\u{15}")
    for number in 0..<LineHistory.limit + 5 { type("\(number)\r") }
    for _ in 0..<LineHistory.limit + 50 { type("\u{1B}[A") }
    #expect(line == "5|")
  }
}
