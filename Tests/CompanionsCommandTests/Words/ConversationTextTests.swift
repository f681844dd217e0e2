import Languages
import TestSupport
import Testing

@testable import CompanionsCommand

@Suite struct ConversationTextTests {
  private static let samples: [TranslationSample<ConversationText>] = [
    TranslationSample(.title), TranslationSample(.numberOrName(count: 47), counts: [1, 47]),
    TranslationSample(.open), TranslationSample(.back), TranslationSample(.quit),
    TranslationSample(.enterKey), TranslationSample(.code), TranslationSample(.tea),
    TranslationSample(.none), TranslationSample(.notUnderstood), TranslationSample(.noSuchNumber),
  ]

  /// Nothing but what is inserted, and so alike in most languages.
  private static let field = TranslationSample(ConversationText.field("q", "w"))

  private static let helpParts = HelpPart.allCases.map { TranslationSample($0) }

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try (Self.samples + [Self.field]).casesWithoutSample(
        declaredIn: "CompanionsCommand/Words/ConversationText.swift") == [])
  }

  @Test("Every text is there, and tidy, and keeps what is inserted", arguments: Language.allCases)
  func texts(language: Language) {
    for sample in Self.samples { #expect(sample.problems(in: language) == []) }
    for sample in Self.helpParts { #expect(sample.problems(in: language) == []) }
    let field = Self.field.text.text(in: language)
    #expect(field.hasPrefix("q") && field.contains("w"))
  }

  @Test("A text is translated, or known to be the same word", arguments: Language.allCases)
  func translated(language: Language) {
    guard language != .english else { return }
    #expect(Self.samples.sameWords(in: language) == Self.sameWords[language])
    #expect(Self.helpParts.sameWords(in: language) == Self.sameHelp[language])
  }

  /// English texts that are right in another language as well.
  private static let sameWords: [Language: Set<String>] = [
    .german: ["CODE"], .french: ["CODE"], .spanish: [], .japanese: ["Enter"],
    .arabic: ["Enter", "CODE"],
  ]

  /// Arabic has nothing from right to left among what is to be typed: lines would turn around it.
  private static let sameHelp: [Language: Set<String>] = [
    .german: ["OPTION", "N", "CODE"], .french: ["OPTION", "N", "CODE"],
    .spanish: ["N"], .japanese: ["N"], .arabic: ["OPTION", "ITEM", "N", "CODE"],
  ]
}
