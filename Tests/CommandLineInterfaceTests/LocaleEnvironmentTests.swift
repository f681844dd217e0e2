import CommandLineInterface
import Languages
import Testing

@Test(
  "The first variable that is set and not empty says the locale",
  arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE.UTF-8", "de_DE.UTF-8"),
    (["LC_MESSAGES": "ja_JP", "LANG": "C"], "ja_JP", "C"),
    (["LC_CTYPE": "UTF-8", "LANG": "fr"], "fr", "UTF-8"),
    (["LC_ALL": "ar", "LC_MESSAGES": "es", "LC_CTYPE": "es", "LANG": "es"], "ar", "ar"),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "es"], "es", "es"),
    ([:], "", ""),
  ])
func locales(variables: [String: String], messages: String, characters: String) {
  let environment = LocaleEnvironment { variables[$0] }
  #expect(environment.messages == messages)
  #expect(environment.characters == characters)
}

@Test(
  "People are talked to in the locale's language, where the terminal has its letters",
  arguments: [
    (["LANG": "de_DE.UTF-8"], Language.german), (["LANG": "de_DE"], .english),
    (["LC_MESSAGES": "ja_JP", "LC_CTYPE": "ja_JP.utf8"], .japanese),
    (["LANG": "C.UTF-8"], .english),
    (["LC_ALL": "C", "LANG": "fr_FR.UTF-8"], .english), ([:], .english),
  ])
func languages(variables: [String: String], language: Language) {
  #expect(LocaleEnvironment { variables[$0] }.language == language)
}
