import Testing

@testable import CalculatorPresentation

@Suite struct SheetTextTests {
  @Test func linesMadeByProgramsHaveNoReturns() {
    #expect(SheetText(lines: ["a", "b", ""]).description == "a\nb\n")
  }

  @Test(arguments: ["a\nbc\ndef", "a\r\nbc\r\n", "\u{FEFF}é\n\n"])
  func countsTheBytesOfWhatIsReplaced(text: String) {
    for range in [0..<0, 0..<1, 1..<2, 0..<2, 1..<1] {
      for lines in [[], ["1234"], ["é", "", "567"]] {
        var changed = SheetText(text)
        let replaces = changed.replaceLines(SheetLineChange(range: range, lines: lines))
        #expect(replaces, "\(range), \(lines)")
        #expect(
          changed.byteCount == changed.lines.reduce(0) { $0 + $1.utf8.count + 1 },
          "\(lines) for \(range) of \(text.debugDescription)")
      }
    }
  }
}
