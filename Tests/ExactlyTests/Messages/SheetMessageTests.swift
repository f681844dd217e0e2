import CalculatorModel
import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct SheetMessageTests {
  private static let samples: [TranslationSample<SheetMessage>] = [
    TranslationSample(.wrong("≈ 6.29", expected: "≈ 6.28"), keeps: ["≈ 6.29", "≈ 6.28"]),
    TranslationSample(.stale("= 5"), keeps: ["= 5"]),
    TranslationSample(.untold(.notUTF8, answer: "! kind"), keeps: ["! kind"]),
    TranslationSample(.limit(.tooManyLines), counts: [Sheet.lineLimit]),
    TranslationSample(.limit(.tooLong), counts: [Sheet.byteLimit]),
    TranslationSample(.hasChanged),
  ]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/SheetMessage.swift") == [])
  }

  @Test("Every text is there, tidy and another one", arguments: Language.allCases)
  func texts(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }

  @Test func anAnswerThatIsWrongIsToldAsCompilersDo() {
    let text = SheetMessage.wrong("≈ 6.29", expected: "≈ 6.28")
    #expect(text.english == "is '≈ 6.29', should be '≈ 6.28'")
  }
}
