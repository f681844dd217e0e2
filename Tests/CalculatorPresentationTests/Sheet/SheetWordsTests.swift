import CalculatorModel
import CalculatorPresentation
import TestSupport
import Testing

@Suite struct SheetWordsTests {
  private static let samples: [TranslationSample<SheetWords>] =
    [
      TranslationSample(.changedAnswers(17), counts: [17]),
      TranslationSample(.line(3), counts: [3]),
      TranslationSample(.equals("14,400"), keeps: ["14,400"]),
      TranslationSample(.approximately("0.3"), keeps: ["0.3"]),
      TranslationSample(.failure("#")), TranslationSample(.pending), TranslationSample(.function),
      TranslationSample(.graph), TranslationSample(.heading), TranslationSample(.blank),
      TranslationSample(.plus), TranslationSample(.minus), TranslationSample(.times),
      TranslationSample(.dividedBy), TranslationSample(.toThePowerOf), TranslationSample(.percent),
      TranslationSample(.definedAs), TranslationSample(.opensParenthesis),
      TranslationSample(.closesParenthesis), TranslationSample(.sum("12"), keeps: ["12"]),
      TranslationSample(.average("4"), keeps: ["4"]), TranslationSample(.count(3), counts: [3]),
      TranslationSample(.countedLines(3), counts: [3]),
      TranslationSample(.remark(.countsDefinitions(["a = 4"])), keeps: ["`a = 4`"]),
      TranslationSample(.remark(.leavesOut(["Tip: 20%"])), keeps: ["`Tip: 20%`"]),
      TranslationSample(
        .remark(.leavesOutPercentages(["Tip: 20%"], sum: "total + Tip")),
        keeps: ["`Tip: 20%`", "`total + Tip`"]),
      TranslationSample(.remark(.takesOff(["Discount £5"])), keeps: ["`Discount £5`"]),
      TranslationSample(.remark(.countsPercentages(["VAT 20%"])), keeps: ["`VAT 20%`"]),
      TranslationSample(.remark(.otherReading("4 × (2 m)")), keeps: ["4 × (2 m)"]),
      TranslationSample(.remark(.countsAsMoney(["a: 4"], "EUR")), keeps: ["`a: 4`", "EUR"]),
      TranslationSample(.remark(.totalsBlockAbove)),
      TranslationSample(.remark(.adds(["Refund £5"])), keeps: ["`Refund £5`"]),
      TranslationSample(.remark(.countsAboveTotal(line: 3)), counts: [3]),
      TranslationSample(.remark(.note(.hoursAndMinutes)), keeps: ["0:05:12"]),
      TranslationSample(.remark(.text("rent", meant: nil)), keeps: ["rent"]),
      TranslationSample(.remark(.radians), keeps: ["sin(30°)", "# exactly: angle deg"]),
      TranslationSample(.remark(.optionsTooLow)),
      TranslationSample(.remark(.text("rent", meant: "Rent")), keeps: ["rent", "Rent"]),
      TranslationSample(.addedMarks("1,234.5"), keeps: ["1,234.5"]),
      TranslationSample(.failedLine(3), counts: [3]), TranslationSample(.nothingAbove),
      TranslationSample(.lineBelow), TranslationSample(.noSuchLine),
      TranslationSample(.limit(.tooManyLines), counts: [20_000]),
      TranslationSample(.limit(.tooLong), counts: [16_777_216]),
    ] + SheetKeyRefusal.allCases.map { TranslationSample(.refusal($0)) }

  private static let sameWords: [Language: Set<String>] = [
    .german: ["plus", "minus"], .french: ["plus"], .spanish: ["error, #"], .japanese: [],
    .arabic: [],
  ]

  @Test("Each language has its own words for all", arguments: Language.allCases)
  func words(language: Language) {
    let problems = Self.samples.problems(
      in: language, sameAsInEnglish: Self.sameWords[language] ?? [])
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func noCaseIsForgotten() throws {
    let missing = try Self.samples.casesWithoutSample(
      declaredIn: "CalculatorPresentation/Sheet/SheetWords.swift")
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test(
    "The plural forms of each language",
    arguments: [
      (Language.english, ["1 answer changed", "3 answers changed"]),
      (.german, ["1 Ergebnis geändert", "3 Ergebnisse geändert"]),
      (.french, ["1 résultat a changé", "3 résultats ont changé"]),
      (.spanish, ["1 resultado ha cambiado", "3 resultados han cambiado"]),
      (.japanese, ["1個の答えが変わりました", "3個の答えが変わりました"]),
      (.arabic, ["تغيرت نتيجة واحدة", "تغيرت 3 نتائج"]),
    ])
  func plurals(language: Language, texts: [String]) {
    #expect([1, 3].map { Catalogue(language).text(SheetWords.changedAnswers($0)) } == texts)
  }
}
