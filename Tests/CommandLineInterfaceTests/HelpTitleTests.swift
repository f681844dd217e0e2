import Languages
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite struct HelpTitleTests {
  @Test(arguments: Language.allCases)
  func everyTitleIsThere(language: Language) {
    let samples = HelpTitle.allCases.map { TranslationSample($0) }
    for sample in samples { #expect(sample.problems(in: language) == []) }
    guard language != .english else { return }
    #expect(samples.sameWords(in: language) == (language == .french ? ["OPTIONS"] : []))
  }
}
