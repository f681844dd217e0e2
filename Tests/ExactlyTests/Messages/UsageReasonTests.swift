import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct UsageReasonTests {
  private static let samples: [TranslationSample<UsageReason>] = [
    TranslationSample(.givenTwice("--qq"), keeps: ["--qq"]),
    TranslationSample(.excluded("--qq", "--ww"), keeps: ["--qq", "--ww"]),
    TranslationSample(.needs("--qq", "--ww"), keeps: ["--qq", "--ww"]),
    TranslationSample(.notOneOf("--qq", ["ww"], "zz"), keeps: ["--qq", "ww", "zz"]),
    TranslationSample(.noIdentifier("--qq"), keeps: ["--qq", "--json"], counts: [16]),
    TranslationSample(.noExpressionBeside("--qq"), keeps: ["--qq"]),
    TranslationSample(.noSettingBeside("--qq"), keeps: ["--qq"]),
    TranslationSample(.noDate("--qq", "ww"), keeps: ["--qq", "2026-11-22", "ww"]),
    TranslationSample(
      .malformedRate(file: "qq.csv", line: 47),
      keeps: ["qq.csv", "date,from,to,rate,source", "2026-11-20,EUR,USD,1.0823,ECB"], counts: [47]),
    TranslationSample(.tooManyRates(file: "qq.csv", limit: 47), keeps: ["qq.csv"], counts: [47]),
    TranslationSample(.ratesTooLong(file: "qq.csv", limit: 47), keeps: ["qq.csv"], counts: [47]),
    TranslationSample(.isForExpressions("--qq"), keeps: ["--qq"]),
    TranslationSample(.isForOneExpression("--qq"), keeps: ["--qq"]),
    TranslationSample(.isForExpressionsAndKeys("--qq"), keeps: ["--qq", "--keys"]),
    TranslationSample(.isForRecords("--qq"), keeps: ["--qq", "--keys", "history"]),
    TranslationSample(
      .isForObjects("--qq"), keeps: ["--qq", "--keys", "history", "sheet", "plot"]),
    TranslationSample(.sheetNeedsFile, keeps: ["sheet", "-"]),
    TranslationSample(
      .oneSheet, keeps: ["sheet", "--write", "--write-all", "--strip", "--check"]),
    TranslationSample(.plotNeedsFunction, keeps: ["plot", "sin(x)/x"]),
    TranslationSample(
      .noSize("--qq", limit: 4_047, "ww"), keeps: ["--qq", "800x500", "ww"], counts: [4_047]),
    TranslationSample(.notBelow("--qq", "--ww"), keeps: ["--qq", "--ww"]),
    TranslationSample(.noFraction("--qq", "ww"), keeps: ["--qq", "ww"]),
    TranslationSample(.tooManyCurves(limit: 47), counts: [47]),
    TranslationSample(.tooNarrow, counts: [16]),
    TranslationSample(.notPlotted("qq"), keeps: ["qq", "min", "max"]),
    TranslationSample(.onlyFunctions("qq"), keeps: ["qq", "y = f(x)", "x^2 - 2"]),
    TranslationSample(.isForKeys("--qq"), keeps: ["--qq"]),
    TranslationSample(.isForTerminals("--qq"), keeps: ["--qq"]),
    TranslationSample(.sessionWithExpression("1 + q"), keeps: ["repl", "1 + q"]),
    TranslationSample(.historyStandsAlone, keeps: ["history"]),
    TranslationSample(.noSetting("qq", names: "ww, zz"), keeps: ["qq", "ww, zz"]),
    TranslationSample(.noValue(of: "qq", values: "ww, zz", "xx"), keeps: ["qq", "ww, zz", "xx"]),
    TranslationSample(.ratesTask("qq"), keeps: ["rates", "qq", "import FILE", "clear"]),
    TranslationSample(
      .noHelp(of: "qq", tasks: "ww, zz"), keeps: ["qq", "ww, zz", "exactly functions"]),
  ]

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/UsageReason.swift") == [])
  }

  @Test("Every text is there, tidy and another one", arguments: Language.allCases)
  func texts(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }

  @Test(arguments: [
    (Language.english, "--angle takes rad, deg or grad, not 'q'"),
    (.german, "--angle ist rad, deg oder grad, nicht „q“"),
    (.french, "--angle peut être rad, deg ou grad, pas «\u{A0}q\u{A0}»"),
    (.spanish, "--angle puede ser rad, deg o grad, no «q»"),
    (.japanese, "--angle は rad, deg, grad のいずれかで、「q」ではありません"),
  ])
  func choicesAreListedAsInTheLanguage(language: Language, text: String) {
    let reason = UsageReason.notOneOf("--angle", ["rad", "deg", "grad"], "q")
    #expect(reason.text(in: language) == text)
  }

  @Test("Each option that stands with the wrong task says in every language what it is for")
  func misplacements() {
    for language in Language.allCases {
      for option in Option.allCases where option.row.tasks != nil {
        let text = option.row.misplacement.text(in: language)
        #expect(text.contains(option.description.name), "\(language) \(text)")
      }
    }
  }
}
