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
    for sample in Self.samples { #expect(sample.problems(in: language) == []) }
    guard language != .english else { return }
    #expect(Self.samples.sameWords(in: language) == [])
  }
}
