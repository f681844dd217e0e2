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

  /// A text with only inserted parts, which is alike in most languages.
  private static let field = TranslationSample(ConversationText.field("q", "w"))

  private static let helpParts = CompanionsHelpPart.allCases.map { TranslationSample($0) }

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try (Self.samples + [Self.field]).casesWithoutSample(
        declaredIn: "CompanionsCommand/Messages/ConversationText.swift") == [])
  }

  @Test("Every text is there, and tidy, and keeps what is inserted", arguments: Language.allCases)
  func texts(language: Language) {
    let same = Self.sameWords[language, default: []]
    #expect(Self.samples.problems(in: language, sameAsInEnglish: same) == [])
    let sameHelp = Self.sameHelp[language, default: []]
    #expect(Self.helpParts.problems(in: language, sameAsInEnglish: sameHelp) == [])
    let field = Self.field.text.text(in: language)
    #expect(field.hasPrefix("q") && field.contains("w"))
  }

  /// English texts that are also correct in another language.
  private static let sameWords: [Language: Set<String>] = [
    .german: ["CODE"], .french: ["CODE"], .spanish: [], .portuguese: ["Enter"],
    .japanese: ["Enter"],
    .arabic: ["Enter", "CODE"],
  ]

  /// Help texts that stay as in English; Arabic translates nothing that is to be typed, as lines would be reordered
  /// around it.
  private static let sameHelp: [Language: Set<String>] = [
    .german: ["OPTION", "N", "CODE"], .french: ["OPTION", "N", "CODE"],
    .spanish: ["N"], .portuguese: ["ITEM", "N"], .japanese: ["N"],
    .arabic: ["OPTION", "ITEM", "N", "CODE"],
  ]
}
