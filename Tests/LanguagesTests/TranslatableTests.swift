import Languages
import Testing

@Suite struct TranslatableTests {
  @Test func speaksTheLanguageAskedFor() {
    #expect(Punctuation.quotation("x").text(in: .german) == "„x“")
    #expect(Punctuation.fullStop.text(in: .japanese) == "。")
    #expect(Punctuation.comma.text(in: .arabic) == "، ")
    #expect(Language.french.colon == "\u{A0}: ")
  }

  @Test func mathematicsIsKeptApartInArabicOnly() {
    for language in Language.allCases {
      let text = "3 × $5.00".isolated(in: language)
      #expect(text == (language.isRightToLeft ? "\u{2068}3 × $5.00\u{2069}" : "3 × $5.00"))
    }
  }
}
