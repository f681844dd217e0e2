import Testing

@testable import CommandLineInterface

@Suite struct ShownCharacterTests {
  @Test(arguments: [
    ("√×π°−é", "√×π°−é", 6), ("漢字", "漢字", 4), ("e\u{301}", "e\u{301}", 1), ("１２", "１２", 4),
    ("\u{202E}", "�", 1), ("\u{200B}", "�", 1), ("\u{9B}", "�", 1), ("\u{1B}", "�", 1),
    // Terminals disagree about these.
    ("👩‍👩‍👧", "�", 1), ("🇩🇪", "�", 1), ("\u{301}", "�", 1),
    ("e\u{301}\u{301}\u{301}\u{301}", "�", 1),
  ])
  func takesTheColumnsThatItSays(text: String, shown: String, columns: Int) {
    let characters = text.map { ShownCharacter($0) }
    #expect(String(characters.map(\.text)) == shown)
    #expect(text.shownColumns == columns)
    #expect(characters.reduce(0) { $0 + $1.columns } == columns)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字", 4, "漢字"), ("漢字x", 4, "漢…"), ("abc", 1, "…"),
    ("abc", 0, ""), ("", 0, ""),
  ])
  func isCutToColumns(text: String, columns: Int, cut: String) {
    #expect(text.cut(toColumns: columns) == cut)
  }
}
