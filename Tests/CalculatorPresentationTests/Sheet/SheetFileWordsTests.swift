import CalculatorPresentation
import TestSupport
import Testing

@Suite struct SheetFileWordsTests {
  @Test("Each language has its own words for all", arguments: Language.allCases)
  func words(language: Language) {
    let samples = SheetFileWords.allCases.map { TranslationSample($0) }
    let problems = samples.problems(in: language, sameAsInEnglish: [])
    #expect(problems.isEmpty, "\(problems)")
  }
}
