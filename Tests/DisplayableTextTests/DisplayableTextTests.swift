import DisplayableText
import Testing

@Suite struct DisplayableTextTests {
  @Test func isCutAndKeepsWhatCanBeSeen() {
    #expect("1 ÷ é−½ 👍".displayable(limit: 20) == "1 ÷ é−½ 👍")
    #expect("123456".displayable(limit: 6) == "123456")
    #expect("1234567".displayable(limit: 6) == "123456…")
    #expect("1\u{202E}2\u{1B}3\u{FEFF}".displayable(limit: 9) == "1�2�3�")
  }

  @Test func whatShowsNothingIsNamedByItsCodePoint() {
    #expect("\u{200B}".codePointsOfHidden == "U+200B")
    #expect("\u{7}\u{E0001}".codePointsOfHidden == "U+0007 U+E0001")
    for text in ["", "a", "❤️", "a\u{200B}"] { #expect(text.codePointsOfHidden == nil, "\(text)") }
  }

  /// The marks of Unicode's bidirectional algorithm.
  @Test(arguments: [0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C...0x61C])
  func showsMarksOfDirection(range: ClosedRange<UInt32>) {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      #expect(scalar.displayable == "\u{FFFD}", "\(scalar.value)")
    }
  }

  @Test func leavesEmojiAndWordsWhole() {
    for text in ["👩‍👩‍👧", "❤️", "می‌خواهم"] { #expect(text.displayable(limit: 20) == text) }
  }

  @Test func showsJoinersThatJoinNothing() {
    #expect("\u{200D}".displayable(limit: 20) == "�")
    #expect("1\u{200C}+\u{FE0F}1".displayable(limit: 20) == "1�+�1")
    #expect("é\u{200D}\u{200D}\u{202E}\u{200D}".displayable(limit: 20) == "é\u{200D}\u{200D}��")
  }

  @Test func linesHaveNothingThatTerminalsObey() {
    for text in ["", "1 + 1\n\ta\r\n", "👩‍👩‍👧 می‌خواهم \u{AD}\u{FEFF}"] {
      #expect(text.withoutCommands.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
    let text = "\u{1B}a\r\u{7F}b\u{9B}\u{202E}\u{2069}\r\r\n\r"
    #expect(text.withoutCommands.unicodeScalars.elementsEqual("�a��b����\r\n�".unicodeScalars))
  }

  @Test func showsAllThatTheUnicodeOfTheLibraryCallsHidden() {
    for scalar in (0...0x10FFFF).compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      let isHidden =
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default:
          properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value)
            // They stand for bytes of names that are not UTF-8.
            || scalar.value >= 0x10FF80
        }
      if isHidden != (scalar.displayable != scalar) {
        Issue.record("U+\(String(scalar.value, radix: 16)) is \(isHidden ? "hidden" : "shown")")
      }
    }
  }
}
