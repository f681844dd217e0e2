import Languages
import Testing

@Suite struct LanguageTests {
  @Test(
    "Locales as systems and browsers name them",
    arguments: [
      ("de_DE.UTF-8", Language.german), ("de", .german), ("DE", .german), ("de-AT", .german),
      ("de_CH@euro", .german), ("fr-CA", .french), ("fr_FR.ISO-8859-1", .french), ("es", .spanish),
      ("es-419", .spanish), ("ja_JP.eucJP", .japanese), ("ja-Jpan-JP", .japanese),
      ("ar_EG.UTF-8", .arabic), ("ar-001", .arabic), ("en_US.UTF-8", .english), ("en-GB", .english),
      ("C", .english), ("C.UTF-8", .english), ("POSIX", .english), ("", .english),
      ("nl_NL.UTF-8", .english), ("den", .english), ("d", .english), ("_de", .english),
      ("déjà", .english), ("日本", .english), ("-", .english), ("frs_DE", .english),
    ])
  func localeName(name: String, language: Language) {
    #expect(Language(localeName: name) == language, "\(name)")
  }

  @Test(arguments: Language.allCases)
  func codeAndBack(language: Language) {
    #expect(Language(code: language.code) == language)
    #expect(Language(localeName: language.code) == language)
    #expect(language.code.utf8.count == 2)
  }

  @Test func unknownCodes() {
    for code in ["", "e", "EN", "en-US", "it", "zh"] { #expect(Language(code: code) == nil) }
  }

  @Test func namesAreTheLanguagesOwn() {
    #expect(
      Language.allCases.map(\.nativeName) == [
        "English", "Deutsch", "Français", "Español", "Português", "日本語", "العربية",
      ])
  }

  @Test func onlyArabicRunsFromRightToLeft() {
    #expect(Language.allCases.filter(\.isRightToLeft) == [.arabic])
  }
}
