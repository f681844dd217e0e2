import Languages
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite struct HelpTitleTests {
  @Test(arguments: Language.allCases)
  func everyTitleIsThere(language: Language) {
    let samples = HelpTitle.allCases.map { TranslationSample($0) }
    let same: Set = language == .french ? ["OPTIONS"] : []
    #expect(samples.problems(in: language, sameAsInEnglish: same) == [])
  }
}
