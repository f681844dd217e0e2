import CalculatorModel
import Testing

/// A sheet's file, byte for byte.
@Suite struct SheetDocumentTests {
  @Test(arguments: [
    "", "\n", "1 + 1", "1 + 1\n", "1\r\n2\n\r\n3", "\u{FEFF}1\r\n", "\u{FEFF}", "\t1  \n  2\t\n",
    "1\r", "1\r\r\n",
    "\n\n\n", "a\u{2028}b\u{85}\n", "\0\u{1B}[2J\n", "é = 1\n𝒙 = 2",
  ])
  func isKeptByteForByte(text: String) throws {
    for form in [SheetDocument.Form.sheet, .markdown] {
      let document = try SheetDocument(Array(text.utf8), as: form)
      #expect(document.bytes == Array(text.utf8))
      #expect(document.withoutAnswers().bytes == Array(text.utf8))
    }
  }

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("1", ["1"]), ("1\n", ["1"]), ("1\n\n", ["1", ""]),
      ("1\r\n2\r", ["1", "2"]),
      ("\u{FEFF}1\n", ["1"]), ("1\u{FEFF}\n", ["1\u{FEFF}"]),
    ] as [(String, [String])])
  func hasLines(text: String, lines: [String]) throws {
    let document = try SheetDocument(Array(text.utf8))
    #expect(document.lines == lines)
    #expect(document.count == lines.count)
    #expect(document.sheetLines == (lines.isEmpty ? [""] : lines))
  }

  @Test(
    arguments: [
      ([0xFF], 0, 0), ([0x31, 0x0A, 0xC3, 0xA9, 0xFF], 1, 1), ([0xC3], 0, 0),
      ([0x31, 0xE2, 0x89, 0x0A], 0, 1),
      ([0xED, 0xA0, 0x80], 0, 0), ([0xC0, 0x80], 0, 0), ([0xF5, 0x80, 0x80, 0x80], 0, 0),
      ([0x31, 0x80], 0, 1),
      ([0xFE, 0xFF, 0x00, 0x31], 0, 0),
    ] as [([UInt8], Int, Int)])
  func whatIsNoTextIsRefused(bytes: [UInt8], line: Int, column: Int) {
    #expect(throws: SheetDocumentError.notUTF8(line: line, column: column)) {
      try SheetDocument(bytes)
    }
  }

  @Test func answersAreNotPartOfTheSheet() throws {
    let text = "1 + 1 # two  # = 3\n# = 5\nx # = 5 # note\n"
    let document = try SheetDocument(Array(text.utf8))
    #expect(document.sheetLines == ["1 + 1 # two", "# = 5", "x # = 5 # note"])
  }

  @Test(
    arguments: [
      ("1\r\n2\r\n", 1..<1, ["x"], "1\r\nx\r\n2\r\n"), ("1\n2", 2..<2, ["3"], "1\n2\n3"),
      ("1\n2", 1..<2, [], "1"), ("1\r\n2", 0..<1, ["x", "y"], "x\r\ny\r\n2"),
      ("", 0..<0, ["1"], "1"),
      ("1\n2\n", 0..<2, [], ""), ("1\r\n", 1..<1, ["2"], "1\r\n2\r\n"),
    ] as [(String, Range<Int>, [String], String)])
  func linesAreReplaced(text: String, range: Range<Int>, lines: [String], result: String) throws {
    var document = try SheetDocument(Array(text.utf8))
    document.replaceLines(range, with: lines)
    #expect(document.text == result)
  }
}
