import BigNumbers
import CalculatorModel
import CalculatorPresentation
import TestSupport
import Testing

@testable import exactly

@Suite struct NoticeTests {
  private static let error = StorageError(.notPermitted, place: "/q")

  private static let samples: [TranslationSample<Notice>] = [
    TranslationSample(.readAs("q × w"), keeps: ["q × w"]),
    TranslationSample(.written(.exactnessUndecided)),
    TranslationSample(.written(.certainDigits(47)), counts: [47]),
    TranslationSample(
      .both(.readAs("q × w"), .written(.certainDigits(47))), keeps: ["q × w"], counts: [47]),
    TranslationSample(.written(.belowAbsoluteZero)),
    TranslationSample(
      .rates(["q = w", "e = r"], days: 47), keeps: ["q = w", "e = r"], counts: [47]),
    TranslationSample(.rates(["q = w"], days: nil), keeps: ["q = w"]),
    TranslationSample(.anglesInRadians, keeps: ["30°", "30 deg"]),
    TranslationSample(.note(.pounds), keeps: ["GBP"]),
    TranslationSample(.zones(version: "2025b"), keeps: ["tzdata 2025b"]),
    TranslationSample(.ignoredDigits(1, limit: 17), counts: [17]),
    TranslationSample(.ignoredDigits(47, limit: 17), counts: [47, 17]),
    TranslationSample(.digitsDoNotFit(1, bits: 16, base: 8), counts: [16, 8]),
    TranslationSample(.digitsDoNotFit(47, bits: 16, base: 8), counts: [47, 16, 8]),
    TranslationSample(.keysWithoutEffect(["qq", "ww"]), keeps: ["qq", "ww"]),
    TranslationSample(.wraps(WordFormat(.bits16, isSigned: true)), counts: [16]),
    TranslationSample(.noExactForm),
    TranslationSample(.historyNotWritten(error), keeps: ["/q"]),
    TranslationSample(.notInHistory(1, error), keeps: ["/q"]),
    TranslationSample(.notInHistory(47, error), keeps: ["/q"], counts: [47]),
    TranslationSample(.linesNotRead(error), keeps: ["/q"]),
    TranslationSample(.linesNotKept(error), keeps: ["/q"]),
    TranslationSample(.nothingToCalculate, keeps: ["exactly '1/3 + 1/6'", "exactly --help"]),
  ]

  /// Lines of settings that are not understood.
  private static let settings = SettingsText("qq\nww = 1\norder = zz").problems.map { problem in
    TranslationSample(
      Notice.settingNotUnderstood(path: "/q", problem), keeps: ["/q"], counts: [problem.line])
  }

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try (Self.samples + Self.settings).casesWithoutSample(
        declaredIn: "exactly/Messages/Notice.swift") == [])
  }

  @Test("Every text is there, and keeps what is inserted", arguments: Language.allCases)
  func texts(language: Language) {
    let samples = Self.samples + Self.settings
    #expect(samples.problems(in: language) == [])
  }
}
