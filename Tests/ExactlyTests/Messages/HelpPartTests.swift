import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct HelpPartTests {
  private static let samples: [TranslationSample<HelpPart>] =
    NamedTask.allCases.flatMap { [TranslationSample(.task($0)), TranslationSample(.title($0))] } + [
      TranslationSample(.summary), TranslationSample(.inTerminal),
      TranslationSample(.expression, keeps: ["exactly '1/3 + 1/6'", "0.5"]),
      TranslationSample(.file, keeps: ["--file FILE"]), TranslationSample(.keys),
      TranslationSample(.examplesTitle), TranslationSample(.expressionsTitle),
      TranslationSample(.keysTitle), TranslationSample(.linesTitle),
      TranslationSample(.keptTitle), TranslationSample(.namesTitle),
      TranslationSample(.plotsTitle), TranslationSample(.plots, keeps: ["SVG"]),
      TranslationSample(.plot, keeps: ["y ="]), TranslationSample(.plotBetween, keeps: ["-10"]),
      TranslationSample(.plotAsPicture), TranslationSample(.plotOfTwo),
      TranslationSample(.plotInWords),
      TranslationSample(.fiftyDigits),
      TranslationSample(.twoAnswers, keeps: ["18.84955592153876"]),
      TranslationSample(.jsonAnswer), TranslationSample(.steps), TranslationSample(.fileAnswers),
      TranslationSample(.taskHelp),
      TranslationSample(
        .language,
        keeps: ["+ - * / ^", "− × ÷ √", "1e-3", "_", "5!", "30°", "200 + 10%", "200 * 10%", "2pi"],
        counts: [220, 20]),
      TranslationSample(.naming, keeps: ["x = 3", "f(x) = x^2 + 1", "ans", "_"]),
      TranslationSample(.exactness),
      TranslationSample(
        .keySequences,
        keeps: [". + - * / = % +/- C AC DEL", "sqrt", "x^y", "2+3=", "5 +/- ="]),
      TranslationSample(.answered), TranslationSample(.noValue), TranslationSample(.unreadable),
      TranslationSample(.session, keeps: ["quit", "Ctrl-D"]), TranslationSample(.functions),
      TranslationSample(.functionsAbout), TranslationSample(.units),
      TranslationSample(.unitsAbout), TranslationSample(.unitsOfPressure),
      TranslationSample(.rates), TranslationSample(.ratesClear), TranslationSample(.importsRates),
      TranslationSample(.ratesImport, keeps: ["XML", "CSV", "date,from,to,rate,source", "-"]),
      TranslationSample(.importsRatesOfToday), TranslationSample(.commandHelp),
      TranslationSample(.nameHelp), TranslationSample(.functionHelp),
      TranslationSample(.sheet, keeps: ["-"]),
      TranslationSample(.sheetChange, keeps: ["--write-all", "--strip"]),
      TranslationSample(.sheetCheck),
      TranslationSample(
        .sheetLines, keeps: ["rent = 1200", "total", "ans", "line 3", "#", "exactly"]),
      TranslationSample(.sheetAnswers, keeps: ["#", "=", "≈", "!"]),
      TranslationSample(.sheetWithAnswers), TranslationSample(.sheetInCI, counts: [1]),
      TranslationSample(.history), TranslationSample(.label), TranslationSample(.settings),
      TranslationSample(.setting), TranslationSample(.change),
      TranslationSample(.lines, keeps: ["x = 3", "f(x) = x^2 + 1", "ans", "?", "=", "≈"]),
      TranslationSample(.kept, keeps: ["history --off", "--keys"]),
      TranslationSample(.names, keeps: ["--keys"]), TranslationSample(.beginsSession),
      TranslationSample(.sessionInDegrees, counts: [30]),
      TranslationSample(.functionsWithRoot, keeps: ["root"]),
      TranslationSample(.historyForPrograms), TranslationSample(.historyForSpreadsheet),
      TranslationSample(.tapeForPrinter),
      TranslationSample(.namesCalculation),
      TranslationSample(.leftToRight, keeps: ["2 + 3 × 4"], counts: [20]),
      TranslationSample(.notationAtFirst, keeps: ["automatic"]),
    ]

  private static let scopes: [TranslationSample<OptionScope>] =
    [TranslationSample(.keys), TranslationSample(.terminal)]
    + NamedTask.allCases.map { TranslationSample(.task($0), keeps: [$0.rawValue]) }

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/HelpPart.swift") == [])
    #expect(
      try Self.scopes.casesWithoutSample(declaredIn: "exactly/Messages/OptionScope.swift") == [])
  }

  @Test("Every text is there, and tidy, and keeps what is typed", arguments: Language.allCases)
  func texts(language: Language) {
    let same: Set = language == .french ? ["EXPRESSIONS"] : []
    #expect(Self.samples.problems(in: language, sameAsInEnglish: same) == [])
    #expect(Self.scopes.problems(in: language) == [])
  }
}
