import Languages
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite struct ProgressTextTests {
  @Test(arguments: Language.allCases)
  func isThereAndShort(language: Language) {
    let sample = TranslationSample(ProgressText.calculating, keeps: ["Ctrl-C"])
    #expect(sample.problems(in: language) == [])
    // With its seconds it fits in a row of forty-eight columns.
    #expect(sample.text.text(in: language).textColumns <= 40)
    #expect((language == .english) == (sample.text.text(in: language) == sample.text.english))
  }
}
