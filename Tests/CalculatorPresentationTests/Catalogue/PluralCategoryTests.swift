import CalculatorPresentation
import Testing

@Suite struct PluralCategoryTests {
  @Test(
    "Forms beside counts",
    arguments: [
      (Language.english, 0, "0 calculations"), (.english, 1, "1 calculation"),
      (.english, 21, "21 calculations"), (.german, 1, "1 Rechnung"), (.german, 0, "0 Rechnungen"),
      (.german, 101, "101 Rechnungen"), (.french, 0, "0 calcul"), (.french, 1, "1 calcul"),
      (.french, 2, "2 calculs"), (.french, 2_000_000, "2000000 de calculs"),
      (.spanish, 0, "0 cálculos"), (.spanish, 1, "1 cálculo"), (.spanish, 21, "21 cálculos"),
      (.spanish, 1_000_000, "1000000 de cálculos"), (.japanese, 0, "0件の計算"),
      (.japanese, 1, "1件の計算"), (.arabic, 0, "لا عمليات حسابية"), (.arabic, 1, "عملية حسابية واحدة"),
      (.arabic, 2, "عمليتان حسابيتان"), (.arabic, 3, "3 عمليات حسابية"),
      (.arabic, 11, "11 عملية حسابية"), (.arabic, 100, "100 عملية حسابية"),
      (.arabic, 103, "103 عمليات حسابية"),
    ])
  func calculations(language: Language, count: Int, text: String) {
    #expect(Catalogue(language).text(.sentence(.calculations(count))) == text)
  }

  @Test(
    "A count chooses the form in every sentence",
    arguments: Language.allCases, [0, 1, 2, 3, 5, 11, 21, 100, 101, 102])
  func everyCount(language: Language, count: Int) {
    let catalogue = Catalogue(language)
    let sentences: [(Int) -> Sentence] = [
      { .calculations($0) }, { .digits($0) },
      { .setAside(lines: $0, place: "/x") }, { .notKept(changes: $0, .noSpace) },
    ]
    for sentence in sentences {
      let text = catalogue.text(.sentence(sentence(count)))
      // Arabic has words for none, one and two.
      let saysCount = language != .arabic || count > 2
      #expect(text.contains("\(count)") == saysCount, "\(text)")
      // Counts of one category differ only in the number.
      let category = PluralCategory(count, in: language)
      for other in [4, 12, 200] where PluralCategory(other, in: language) == category {
        #expect(
          catalogue.text(.sentence(sentence(other)))
            == text.replacing("\(count)", with: "\(other)"))
      }
    }
  }
}
