import CalculatorPresentation
import TestSupport
import Testing

@testable import exactly

@Suite struct HistoryTextTests {
  private static let samples: [TranslationSample<HistoryText>] = [
    TranslationSample(.noCalculation("00000000000000ff"), keeps: ["00000000000000ff"]),
    TranslationSample(.removed(47), counts: [47]),
    TranslationSample(.unreadableLeft(at: "/q"), keeps: ["/q"]),
    TranslationSample(.isOn), TranslationSample(.isOff, keeps: ["exactly history --clear"]),
    TranslationSample(.storage(StorageError(.notPermitted, place: "/q")), keeps: ["/q"]),
    TranslationSample(.setAside(lines: 47, at: "/q"), keeps: ["/q"], counts: [47]),
  ]

  /// Counts for which some language has a separate form.
  private static let counts = [0, 1, 2, 3, 11, 100, 1_000_000]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/HistoryText.swift") == [])
  }

  @Test("Every text is there, tidy and another one", arguments: Language.allCases)
  func texts(language: Language) {
    let counted = Self.counts.flatMap { count in
      [
        TranslationSample(HistoryText.removed(count)),
        TranslationSample(.setAside(lines: count, at: "/q"), keeps: ["/q"]),
      ]
    }
    let samples = Self.samples + counted
    #expect(samples.problems(in: language) == [])
  }

  @Test(arguments: [
    (Language.english, 1, "1 calculation removed"), (.english, 0, "0 calculations removed"),
    (.german, 1, "1 Rechnung entfernt"), (.german, 2, "2 Rechnungen entfernt"),
    (.french, 0, "0 calcul supprimé"), (.french, 1_000_000, "1000000 de calculs supprimés"),
    (.spanish, 1, "1 cálculo eliminado"), (.japanese, 1, "1件の計算を削除しました"),
    (.arabic, 2, "أُزيلت عمليتان حسابيتان"), (.arabic, 3, "أُزيلت 3 عمليات حسابية"),
    (.arabic, 11, "أُزيلت 11 عملية حسابية"),
  ])
  func countsTakeTheirForm(language: Language, count: Int, text: String) {
    #expect(HistoryText.removed(count).text(in: language) == text)
  }
}
