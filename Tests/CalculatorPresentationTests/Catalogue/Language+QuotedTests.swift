import Testing

@testable import CalculatorPresentation

@Suite struct LanguageQuotedTests {
  @Test(
    arguments: [
      (.english, "'x'"), (.german, "„x“"), (.french, "«\u{A0}x\u{A0}»"), (.spanish, "«x»"),
      (.japanese, "「x」"), (.arabic, "«\u{2068}x\u{2069}»"),
    ] as [(Language, String)])
  func quotesAsTheLanguageDoes(language: Language, text: String) {
    #expect(language.quoted("x") == text)
  }
}
