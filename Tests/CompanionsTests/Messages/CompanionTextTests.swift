import Languages
import TestSupport
import Testing

@testable import Companions

@Suite struct CompanionTextTests {
  private typealias Sample = TranslationSample<CompanionText>

  private static let samples: [Sample] =
    Companion.allCases.map {
      Sample(.summary($0), keeps: $0 == .fizzBuzz ? ["Fizz", "Buzz", "FizzBuzz"] : [])
    }
    + [
      Sample(.game), Sample(.next), Sample(.decide), Sample(.newOption), Sample(.yes),
      Sample(.no), Sample(.maybe), Sample(.notDecided(.noOptions)),
      Sample(.optionNotAdded(.blankOption(position: 47)), counts: [47]), Sample(.newItem),
      Sample(.coffee), Sample(.tea), Sample(.item(number: 47), counts: [47]), Sample(.promoCode),
      Sample(.subtotal), Sample(.discount), Sample(.tax), Sample(.total), Sample(.orderIsEmpty),
      Sample(.noDiscount), Sample(.itemNotAdded(.notAPrice), keeps: ["19.99"]), Sample(.add),
      Sample(.remove), Sample(.removeNamed("7UP, 2 l"), keeps: ["7UP, 2 l"]),
    ]

  private static let deciderErrors: [TranslationSample<DeciderError>] = [
    TranslationSample(.noOptions),
    TranslationSample(.tooManyOptions, counts: [Decider.optionLimit]),
    TranslationSample(.blankOption(position: 47), counts: [47]),
    TranslationSample(.longOption(position: 47), counts: [47, Decider.lengthLimit]),
  ]

  private static let orderErrors: [TranslationSample<OrderError>] = [
    TranslationSample(.noItems),
    TranslationSample(.tooManyItems, counts: [OrderItem.orderLimit]),
    TranslationSample(.notAnItem, keeps: ["3 x 19.99"]),
    TranslationSample(.longItem, counts: [OrderItem.textLengthLimit]),
    TranslationSample(.notAPrice, keeps: ["19.99"]),
    TranslationSample(.priceOutOfRange, counts: [0, 1_000_000_000]),
    TranslationSample(.priceTooPrecise, counts: [OrderItem.priceDecimalPlaces]),
    TranslationSample(.quantityOutOfRange, counts: [1, 1_000_000]),
    TranslationSample(.calculationForName),
    TranslationSample(.blankName),
    TranslationSample(.longName, counts: [OrderItem.nameLengthLimit]),
  ]

  private static let names = CompanionName.allCases.map { TranslationSample($0) }

  @Test func noTextIsForgottenInTheSamples() throws {
    #expect(
      try Self.samples.casesWithoutSample(declaredIn: "Companions/Messages/CompanionText.swift")
        == [])
    #expect(
      try Self.deciderErrors.casesWithoutSample(
        declaredIn: "Companions/Decider/DeciderError.swift") == [])
    #expect(
      try Self.orderErrors.casesWithoutSample(
        declaredIn: "Companions/OrderSummary/OrderError.swift") == [])
  }

  @Test("Every text is there, and tidy, and keeps what is inserted", arguments: Language.allCases)
  func texts(language: Language) {
    let same = Self.sameWords[language, default: []]
    #expect(Self.samples.problems(in: language, sameAsInEnglish: same) == [])
    #expect(Self.deciderErrors.problems(in: language) == [])
    #expect(Self.orderErrors.problems(in: language) == [])
    #expect(Self.names.problems(in: language, sameAsInEnglish: ["FizzBuzz"]) == [])
  }

  /// English texts that are also correct in another language.
  private static let sameWords: [Language: Set<String>] = [
    .french: ["Total"], .spanish: ["No", "Subtotal", "Total"],
    .portuguese: ["Item 47", "Subtotal", "Total"],
  ]

  @Test("The apps and the rows of an order are told apart", arguments: Language.allCases)
  func namesDiffer(language: Language) {
    #expect(Set(CompanionName.allCases.map { $0.text(in: language) }).count == 4)
    let rows: [CompanionText] = [.subtotal, .discount, .tax, .total]
    #expect(Set(rows.map { $0.text(in: language) }).count == 4)
    let answers: [CompanionText] = [.yes, .no, .maybe]
    #expect(Set(answers.map { $0.text(in: language) }).count == 3)
  }

  @Test(
    "Words as people know them",
    arguments: [
      (Language.german, CompanionText.subtotal, "Zwischensumme"), (.german, .next, "Weiter"),
      (.german, .removeNamed("Tee"), "Tee entfernen"), (.french, .discount, "Remise"),
      (.french, .notDecided(.noOptions), "Rien de décidé\u{A0}: il n’y a aucune option à choisir"),
      (.spanish, .promoCode, "Código promocional"), (.japanese, .total, "合計"),
      (.japanese, .optionNotAdded(.blankOption(position: 4)), "追加できません：選択肢4が空です"),
      (.arabic, .tax, "الضريبة"), (.arabic, .removeNamed("x"), "إزالة \u{2068}x\u{2069}"),
      (.arabic, .itemNotAdded(.longName), "لم تتم الإضافة: لا يزيد الاسم على 100 حرف"),
    ])
  func words(language: Language, text: CompanionText, expected: String) {
    #expect(text.text(in: language) == expected)
  }
}
