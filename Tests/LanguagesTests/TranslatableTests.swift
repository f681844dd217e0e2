import Languages
import Testing

@Suite struct TranslatableTests {
  private struct Yes: Translatable {
    let english = "yes"
    let german = "ja"
    let french = "oui"
    let spanish = "sí"
    let japanese = "はい"
    let arabic = "نعم"
  }

  @Test func speaksTheLanguageAskedFor() {
    #expect(
      Language.allCases.map { Yes().text(in: $0) } == ["yes", "ja", "oui", "sí", "はい", "نعم"])
  }

  @Test func mathematicsIsKeptApartInArabicOnly() {
    for language in Language.allCases {
      let text = "3 × $5.00".isolated(in: language)
      #expect(text == (language == .arabic ? "\u{2068}3 × $5.00\u{2069}" : "3 × $5.00"))
    }
  }
}
