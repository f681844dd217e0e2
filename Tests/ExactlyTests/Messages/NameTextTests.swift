import CalculatorModel
import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct NameTextTests {
  private static let functions = MathFunction.allCases.map {
    TranslationSample(NameText.function($0))
  }

  private static let examples = MathFunction.allCases.map {
    TranslationSample(NameText.example($0), keeps: [$0.description.equation])
  }

  private static let others: [TranslationSample<NameText>] = [
    TranslationSample(.constant(.pi), keeps: ["3.14159…"]),
    TranslationSample(.constant(.tau), keeps: ["2π", "6.28318…"]),
    TranslationSample(.constant(.e), keeps: ["2.71828…"]),
    TranslationSample(.unit(.degrees), keeps: ["°", "sin(30 deg) = 0.5"]),
    TranslationSample(.unit(.radians), keeps: ["sin(pi/6 rad) = 0.5"]),
    TranslationSample(.unit(.gradians), keeps: ["sin(100 grad) = 1"]),
    TranslationSample(.date(.weekday), keeps: ["weekday(2026-11-22) = 7"]),
    TranslationSample(.date(.week), keeps: ["week(2026-11-22) = 47"]),
    TranslationSample(.date(.dayOfYear), keeps: ["dayofyear(2026-02-01) = 32"]),
    TranslationSample(.today, keeps: ["today + 1 week"]),
    TranslationSample(.answer),
    TranslationSample(.either("f(q)", "f(w)"), keeps: ["f(q)", "f(w)"]),
  ]

  /// The functions explained by formulas, which are alike in most languages.
  private static let formulas: [MathFunction] = [
    .hypotenuse, .exponentialLessOne, .logarithmOfOneMore, .logarithmOfGamma,
  ]

  private static let otherNames = NameText.otherNames("q, w")

  @Test func noTextIsForgottenInTheSamples() throws {
    let samples =
      Self.functions + Self.examples + Self.others + [TranslationSample(Self.otherNames)]
    #expect(try samples.casesWithoutSample(declaredIn: "exactly/Messages/NameText.swift") == [])
  }

  @Test("Every text is there, and tidy, and keeps what is typed", arguments: Language.allCases)
  func texts(language: Language) {
    let formulas = Self.formulas.map { NameText.function($0).english }
    #expect(
      Self.functions.problems(
        in: language, sameAsInEnglish: language == .arabic ? [] : Set(formulas))
        == [])
    let examples = Self.formulas.map { NameText.example($0).english }
    #expect(
      Self.examples.problems(
        in: language,
        sameAsInEnglish: [.german, .spanish, .portuguese].contains(language) ? Set(examples) : [])
        == [])
    #expect(Self.others.problems(in: language) == [])
    #expect(Self.otherNames.text(in: language).contains("q, w"))
  }
}
