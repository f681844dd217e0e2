import CalculatorModel
import Languages
import TestSupport
import Testing

@testable import exactly

@Suite struct NameTextTests {
  private static let functions = MathFunction.allCases.map {
    TranslationSample(NameText.function($0))
  }

  private static let others: [TranslationSample<NameText>] =
    MathFunction.allCases.map {
      TranslationSample(.example($0), keeps: [$0.description.equation])
    } + [
      TranslationSample(.constant(.pi), keeps: ["3.14159…"]),
      TranslationSample(.constant(.tau), keeps: ["2π", "6.28318…"]),
      TranslationSample(.constant(.e), keeps: ["2.71828…"]),
      TranslationSample(.unit(.degrees), keeps: ["°", "sin(30 deg) = 0.5"]),
      TranslationSample(.unit(.radians), keeps: ["sin(pi/6 rad) = 0.5"]),
      TranslationSample(.unit(.gradians), keeps: ["sin(100 grad) = 1"]),
      TranslationSample(.answer),
      TranslationSample(.either("f(q)", "f(w)"), keeps: ["f(q)", "f(w)"]),
    ]

  private static let otherNames = NameText.otherNames("q, w")

  @Test func noTextIsForgottenInTheSamples() throws {
    let samples = Self.functions + Self.others + [TranslationSample(Self.otherNames)]
    #expect(try samples.casesWithoutSample(declaredIn: "exactly/Words/NameText.swift") == [])
  }

  @Test("Every text is there, and tidy, and keeps what is typed", arguments: Language.allCases)
  func texts(language: Language) {
    for sample in Self.functions + Self.others { #expect(sample.problems(in: language) == []) }
    #expect(Self.otherNames.text(in: language).contains("q, w"))
  }

  @Test("A text is translated, or known to be the same", arguments: Language.allCases)
  func translated(language: Language) {
    guard language != .english else { return }
    let same: Set =
      switch language {
      // A formula, and what is called alike.
      case .spanish: ["√(x² + y²)"]
      case .arabic: Set<String>()
      default: ["√(x² + y²)"]
      }
    #expect(Self.functions.sameWords(in: language) == same)
    let words = Self.others.filter { if case .example = $0.text { false } else { true } }
    #expect(words.sameWords(in: language) == [])
  }
}
