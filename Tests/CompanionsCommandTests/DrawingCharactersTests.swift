import CommandLineInterface
import Testing

@testable import CompanionsCommand

@Test(
  "The locale says what can be drawn",
  arguments: [
    (["LANG": "en_US.UTF-8"], DrawingCharacters.unicode),
    (["LANG": "C.utf8"], .unicode),
    (["LC_CTYPE": "UTF-8"], .unicode),
    (["LANG": "de_DE.UTF-8@euro", "LC_ALL": ""], .unicode),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_CTYPE": "de_DE.ISO-8859-1", "LANG": "en_US.UTF-8"], .ascii),
    (["LANG": "C"], .ascii),
    ([:], .ascii),
  ])
func locale(variables: [String: String], characters: DrawingCharacters) {
  #expect(DrawingCharacters(LocaleEnvironment { variables[$0] }) == characters)
}

@Test("What a terminal would obey is shown, and what it lacks is replaced")
func shownLines() {
  #expect(DrawingCharacters.unicode.shown("╭é\u{1B}日") == "╭é�日")
  #expect(DrawingCharacters.unicode.shown("\u{2068}−5\u{2069}\u{202E}") == "−5�")
  #expect(DrawingCharacters.ascii.shown("╭é\u{1B}日") == ".????")
}
