import Languages
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite struct OptionRefusalTests {
  private static let samples: [TranslationSample<OptionRefusal>] = [
    TranslationSample(.unknown("--qq", suggestion: nil), keeps: ["--qq"]),
    TranslationSample(.unknown("--qq", suggestion: "--ww"), keeps: ["--qq", "--ww"]),
    TranslationSample(.takesNoValue("--qq"), keeps: ["--qq"]),
    TranslationSample(.needsValue("--qq"), keeps: ["--qq"]),
    TranslationSample(.notInRange("--qq", 4...47, "ww"), keeps: ["--qq", "ww"], counts: [4, 47]),
    TranslationSample(.isFor("--qq", task: "ww"), keeps: ["--qq", "ww"]),
  ]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(
        declaredIn: "CommandLineInterface/OptionRefusal.swift") == [])
  }

  @Test("Every text is there, tidy and another one", arguments: Language.allCases)
  func texts(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }
}
