import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct SessionMessageTests {
  private static let samples: [TranslationSample<SessionMessage>] = [
    TranslationSample(.greeting(version: "4.7"), keeps: ["4.7", "?", "quit"]),
    TranslationSample(.nothingCalled("q"), keeps: ["q", "functions"]),
    TranslationSample(.ownNumber), TranslationSample(.isOwnNumber("q"), keeps: ["q"]),
    TranslationSample(.takesLong("q"), keeps: ["q"]),
    TranslationSample(.forgot(47), counts: [47]), TranslationSample(.forgot(0)),
    TranslationSample(.forgot(1)), TranslationSample(.forgot(2)), TranslationSample(.forgot(3)),
    TranslationSample(.anglesIn(.degrees)), TranslationSample(.anglesIn(.radians)),
    TranslationSample(.anglesIn(.gradians)), TranslationSample(.nothingToUndo),
    TranslationSample(.undone("q = 4"), keeps: ["q = 4"]),
    TranslationSample(.noNames, keeps: ["x = 3"]), TranslationSample(.error("47"), counts: [47]),
    TranslationSample(
      .notOneOf(word: "exact", choices: "on, off", "q"), keeps: ["exact", "on, off", "q"]),
    TranslationSample(
      .notInRange(word: "digits", 4...7, "q"), keeps: ["digits", "q"], counts: [4, 7]),
    TranslationSample(.standsAlone(word: "vars", "q"), keeps: ["vars", "q"]),
    TranslationSample(.settingsAlone("set", "digits 4"), keeps: ["set", "digits 4"]),
    TranslationSample(.noFunction("q"), keeps: ["q"]),
    TranslationSample(.noUnit("q"), keeps: ["q", "units"]),
    TranslationSample(.isNumberNow("q", other: nil), keeps: ["q"]),
    TranslationSample(.isNumberNow("q", other: "quit"), keeps: ["q", "quit"]),
    TranslationSample(.calculation, keeps: ["=", "≈"]), TranslationSample(.namesNumber),
    TranslationSample(.namesFunction), TranslationSample(.answerBefore),
    TranslationSample(.openLine, keeps: ["\\"]), TranslationSample(.arrowKeys),
    TranslationSample(.linesBefore, keeps: ["Ctrl-R"]), TranslationSample(.completesName),
    TranslationSample(.givesUp),
  ]

  private static let words = SessionWord.allCases.map { word in
    switch word {
    case .history, .undo: TranslationSample(word, keeps: ["N"])
    case .reset: TranslationSample(word, keeps: ["undo"])
    case .notation: TranslationSample(word, keeps: [SessionWord.notations])
    case .grouping: TranslationSample(word, keeps: ["1_234_567", "1234567"])
    case .exact: TranslationSample(word, keeps: ["3 1/2"])
    case .quit: TranslationSample(word, keeps: ["Ctrl-D"])
    default: TranslationSample(word)
    }
  }

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/SessionMessage.swift") == []
    )
  }

  @Test("Every text is there, and tidy, and keeps what is inserted", arguments: Language.allCases)
  func texts(language: Language) {
    let same: Set = language == .spanish ? ["error: 47"] : []
    #expect(Self.samples.problems(in: language, sameAsInEnglish: same) == [])
    #expect(Self.words.problems(in: language) == [])
  }
}
