import Languages
import TestSupport
import Testing

@testable import CommandLineInterface

/// The texts that all commands share, in every language.
@Suite struct EditingTextTests {
  private static let samples: [TranslationSample<EditingText>] = [
    TranslationSample(.search("q"), keeps: ["q"]), TranslationSample(.notFound("q"), keeps: ["q"]),
    TranslationSample(.more(47), counts: [47]),
  ]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(
        declaredIn: "CommandLineInterface/LineEditing/EditingText.swift") == [])
  }

  @Test(arguments: Language.allCases)
  func everyTextIsThereAndTidy(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }
}
