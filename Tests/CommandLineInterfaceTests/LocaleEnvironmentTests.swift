import CommandLineInterface
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
