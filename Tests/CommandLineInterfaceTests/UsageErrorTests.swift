import Languages
import Testing

@testable import CommandLineInterface

@Suite struct UsageErrorTests {
  private let error = UsageError(OptionRefusal.needsValue("--keys"))

  @Test(arguments: [
    (Language.english, "exactly: --keys needs a value; see exactly --help"),
    (.german, "exactly: --keys braucht einen Wert (siehe exactly --help)"),
    (.french, "exactly: --keys attend une valeur (voir exactly --help)"),
    (.spanish, "exactly: --keys necesita un valor (véase exactly --help)"),
    (.japanese, "exactly: --keys には値が必要です（exactly --help を参照）"),
    (.arabic, "exactly: يحتاج --keys إلى قيمة (انظر exactly --help)"),
  ])
  func saysWhatIsWrongAndWhereToReadMore(language: Language, message: String) {
    #expect(error.message(of: "exactly", in: language) == message)
  }

  @Test(
    "What was typed neither fills the screen nor commands the terminal",
    arguments: Language.allCases)
  func showsWhatWasTyped(language: Language) throws {
    let long = try #require(CommandOption("--" + String(repeating: "q", count: 9_000)))
    let message = long.unknown(suggesting: "--ww").message(of: "exactly", in: language)
    #expect(message.count < UsageError.limit + 60, "\(message)")
    #expect(message.contains("--qqq") && message.contains("exactly --help"))
    let hidden = try #require(CommandOption("--q\u{1B}\u{2068}w"))
    let shown = hidden.unknown().message(of: "exactly", in: language)
    #expect(shown.contains("--q\u{FFFD}\u{FFFD}w"), "\(shown)")
  }
}
