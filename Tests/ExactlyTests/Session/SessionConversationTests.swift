import CommandLineInterface
import Languages
import TestSupport
import Testing

@testable import exactly

/// The texts of a session in languages other than English.
@Suite struct SessionConversationTests {
  @Test(
    "A line is refused in the person's language",
    arguments: [
      (Language.french, "1/0", "   ^\nerreur\u{A0}: division par zéro"),
      (.german, "foo(1)", "  ^^^\nFehler: unbekannter Name „foo“"),
      (.spanish, "digits 0", "error: digits espera un número de 1 a 1000000, no «0»"),
      (.japanese, "1 +", "     ^\nエラー：ここに数が必要です"),
      (
        .arabic, "notation q",
        "خطأ: يكون notation واحدًا من automatic, plain, scientific, engineering، لا «q»"
      ),
    ])
  func refusals(language: Language, line: String, reply: String) throws {
    var run = try SessionRun(columns: 100, in: language)
    #expect(run(line) == reply)
  }

  @Test(
    "Replies are in the person's language, and answers alike everywhere",
    arguments: [
      (Language.german, "undo", "nichts zurückzunehmen"),
      (
        .french, "help quux",
        "rien ne s’appelle «\u{A0}quux\u{A0}»\u{202F}; functions énumère ce qui existe"
      ),
      (.spanish, "help sin", "  sin(x)  seno de un ángulo: sin(30 deg) = 0.5"),
      (.japanese, "vars", "名前の付いた数はまだありません：x = 3 で名前が付きます"),
      (.arabic, "deg", "الزوايا بالدرجات"), (.arabic, "2/6", "= 1/3 ≈ 0.3333333333333333"),
    ])
  func replies(language: Language, line: String, reply: String) throws {
    var run = try SessionRun(in: language)
    #expect(
      run(line).replacing("\u{202F}", with: "\u{A0}") == reply.replacing("\u{202F}", with: "\u{A0}")
    )
  }

  @Test("The help fits its window", arguments: Language.allCases)
  func help(language: Language) throws {
    var run = try SessionRun(columns: 60, in: language)
    for line in (run("?") + "\n" + run("functions")).split(separator: "\n") {
      #expect(String(line).textColumns <= 60, "\(line)")
      #expect(!line.contains("\u{2068}"), "\(line)")
    }
  }

  @Test("Names that complete are told in the language", arguments: Language.allCases)
  func completions(language: Language) throws {
    let run = try SessionRun(in: language)
    let meanings = run.conversation.completions(of: "s", after: "").map(\.meaning)
    let english = try SessionRun().conversation.completions(of: "s", after: "").map(\.meaning)
    #expect(!meanings.isEmpty && meanings.count == english.count)
    #expect((language == .english) == (meanings == english))
  }
}
