import CalculatorModel
import CommandLineInterface
import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct ExplanationTextTests {
  private static let samples: [TranslationSample<ExplanationText>] =
    [
      TranslationSample(.nothingCalculated), TranslationSample(.moreSteps(47), counts: [47]),
      TranslationSample(.noDecimal(.unknownKey("q")), keeps: ["q"]),
      TranslationSample(.noValue(.unknownKey("q")), keeps: ["q"]),
      TranslationSample(.exact), TranslationSample(.rounded),
      TranslationSample(.roundedWithin("5e-47"), keeps: ["5e-47"]),
      TranslationSample(
        .noted(.certainDigits(17), within: "5e-47"), keeps: ["5e-47"], counts: [17]),
    ]
    + AngleUnit.allCases.flatMap { unit in
      [TranslationSample(.measured(in: unit, .roundedWithin("5e-47")), keeps: ["5e-47"])]
        + AngleUnit.allCases.map { other in
          TranslationSample(
            .converted(from: unit, to: other, .roundedWithin("5e-47")), keeps: ["5e-47"])
        }
    }

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "exactly/Messages/ExplanationText.swift")
        == [])
  }

  @Test("Every text is there, tidy and another one", arguments: Language.allCases)
  func texts(language: Language) {
    let counted = [1, 2, 3, 11, 100].map { TranslationSample(ExplanationText.moreSteps($0)) }
    let samples = Self.samples + counted
    #expect(samples.problems(in: language) == [])
  }

  @Test(arguments: [
    (
      Language.german,
      [
        "gelesen als sin(30°)", "", "1. 30°", "   = π/6 ≈ 0.5236",
        "   von Grad ins Bogenmaß; gerundet, höchstens 5e-5 daneben", "", "2. sin(30°)",
        "   = 1/2 = 0.5", "   der Winkel im Bogenmaß; exakt",
      ]
    ),
    (
      .arabic,
      [
        "فُهمت هكذا: sin(30°)", "", "1. 30°", "   = π/6 ≈ 0.5236",
        "   من الدرجات إلى الراديان؛ مقرّب، والخطأ 5e-5 على الأكثر", "", "2. sin(30°)",
        "   = 1/2 = 0.5", "   الزاوية بالراديان؛ دقيق",
      ]
    ),
  ])
  func stepsAreToldInTheLanguage(language: Language, lines: [String]) throws {
    let answer = try explain("sin(30°)", ["--digits", "4"], in: language)
    #expect(
      answer.text?.split(separator: "\n", omittingEmptySubsequences: false) == lines.map { $0[...] }
    )
  }

  @Test func recordsAreAlikeInEveryLanguage() throws {
    let english = try explain("sin(30°) + 1/3", ["--json"], in: .english).text
    #expect(english?.contains("from degrees to radians; rounded") == true)
    for language in Language.allCases {
      #expect(try explain("sin(30°) + 1/3", ["--json"], in: language).text == english)
    }
  }

  private func explain(
    _ expression: String, _ options: [String], in language: Language
  ) throws -> Answer {
    let options = try Options(["--explain"] + options + [expression], hasTerminal: false)
    let answering = ExplanationAnswering(
      calculation: ExpressionCalculation(options, watch: CalculationWatch()), form: options.form,
      language: language)
    return answering.answer(to: expression)
  }
}
