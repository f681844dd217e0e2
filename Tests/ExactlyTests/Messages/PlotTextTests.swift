import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct PlotTextTests {
  private static let samples: [TranslationSample<PlotText>] = [
    TranslationSample(
      .title(functions: "y = qq", from: "ww", to: "zz"), keeps: ["y = qq", "ww", "zz"]),
    TranslationSample(.height(bottom: "qq", top: "ww"), keeps: ["qq", "ww"]),
    TranslationSample(.noRoots), TranslationSample(.roots("qq"), keeps: ["qq"]),
    TranslationSample(.maxima("qq"), keeps: ["qq"]),
    TranslationSample(.minima("qq"), keeps: ["qq"]),
    TranslationSample(.poles("qq"), keeps: ["qq"]),
    TranslationSample(.jumps("qq"), keeps: ["qq"]),
    TranslationSample(.holes("qq"), keeps: ["qq"]),
    TranslationSample(.gaps("qq"), keeps: ["qq"]),
    TranslationSample(.levels("qq"), keeps: ["qq"]),
    TranslationSample(.undecided("qq"), keeps: ["qq"]),
    TranslationSample(.noCrossings), TranslationSample(.crossings("qq"), keeps: ["qq"]),
    TranslationSample(.same("qq"), keeps: ["qq"]),
    TranslationSample(.touching("qq"), keeps: ["qq"]),
  ]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/PlotText.swift") == [])
  }

  @Test("Every text is there, tidy and another one", arguments: Language.allCases)
  func texts(language: Language) {
    let same: Set = language == .german ? ["Maxima: qq", "Minima: qq"] : []
    #expect(Self.samples.problems(in: language, sameAsInEnglish: same) == [])
  }
}
