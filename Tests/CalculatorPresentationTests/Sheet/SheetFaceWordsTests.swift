import CalculatorPresentation
import TestSupport
import Testing

@Suite struct SheetFaceWordsTests {
  private static let samples: [TranslationSample<SheetFaceWords>] =
    [
      TranslationSample(.saved("a.sheet"), keeps: ["a.sheet"]),
      TranslationSample(.exists("a.sheet"), keeps: ["a.sheet"]),
    ]
    + [
      .untitled, .newSheet, .openSheet, .save, .saveAs, .fileName, .text, .answers, .more,
      .writeAnswers, .updateAnswers, .removeAnswers, .examples, .keypad, .redraw, .move,
      .moveByWord,
      .moveToEnd, .select, .complete, .changeNumber, .dragNumber, .refer, .answersWritten,
      .answersUpdated, .answersRemoved, .nothingToUndo, .nothingToRedo, .nothingSelected,
      .noNameBegins, .nothingMore, .unfinishedPaste, .savesChanges, .losesChanges,
      .discard, .hasChanged, .losesTheirs, .overwrite, .recoversText, .wasNotSaved,
      .wasOtherText, .recover, .cannotOpen, .cannotSave, .isNotText, .hasOtherLineEnds,
    ].map { TranslationSample($0) }

  @Test("Each language has its own words for all", arguments: Language.allCases)
  func words(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }

  @Test func noCaseIsForgotten() throws {
    let missing = try Self.samples.casesWithoutSample(
      declaredIn: "CalculatorPresentation/Sheet/SheetFaceWords.swift")
    #expect(missing == [])
  }
}
