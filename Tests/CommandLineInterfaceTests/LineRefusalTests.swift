import Languages
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite struct LineRefusalTests {
  private static let samples: [TranslationSample<LineRefusal>] = [
    TranslationSample(.tooLong(limit: 4_700), counts: [4_700]),
    TranslationSample(.notUTF8, keeps: ["UTF-8"]),
  ]

  @Test(arguments: Language.allCases)
  func everyTextIsThereAndTidy(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }
}
