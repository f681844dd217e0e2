import CommandLineInterface
import Companions
import Languages
import TestSupport
import Testing

@testable import CompanionsCommand

@Suite struct UsageReasonTests {
  private static let samples: [TranslationSample<CompanionsUsageReason>] = [
    TranslationSample(.unexpectedArgument("qq"), keeps: ["qq"]),
    TranslationSample(.noApp("qq"), keeps: ["fizzbuzz", "decide", "order", "qq"]),
    TranslationSample(.menuNeedsTerminal),
    TranslationSample(.item(47, .blankName), counts: [47]),
  ]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(
        declaredIn: "CompanionsCommand/Messages/CompanionsUsageReason.swift") == [])
  }

  @Test("Every text is there, and tidy, and keeps what is inserted", arguments: Language.allCases)
  func texts(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }

  @Test("An order is refused in the person's language, and its totals are the same everywhere")
  func orders() {
    var told: Set<String> = []
    for language in Language.allCases {
      let refused = OrderAnswer(items: ["1 x 5", "x"], promoCode: "", language: language)
      let reason = CompanionsUsageReason.item(2, .notAnItem).text(in: language).withoutIsolates
      #expect(refused.diagnostics == [reason + "\n  x"])
      #expect(refused.lines == [])
      let odd = OrderAnswer(items: ["1 x 5"], promoCode: "Q", language: language)
      #expect(odd.diagnostics.count == 1)
      told.formUnion(odd.diagnostics)
      #expect(odd.lines == OrderAnswer(items: ["1 x 5"], promoCode: "", language: .english).lines)
    }
    #expect(told.count == Language.allCases.count, "\(told)")
    #expect(told.contains("Kein Rabatt für diesen Gutscheincode"))
  }
}
