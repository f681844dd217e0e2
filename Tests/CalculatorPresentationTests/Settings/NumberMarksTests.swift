import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ExactReals
import Testing

@Suite struct NumberMarksTests {
  /// Returns −1234567.5 as it is shown, with `_` for a no-break space and `'` for a typographic apostrophe.
  private func shown(_ symbols: NumberSymbols) throws -> String {
    var format = NumberFormat.scientific
    format.symbols = symbols
    return format.text(of: try Real(-2_469_135) / 2).unicodeScalars.reduce(into: "") {
      switch $1 {
      case "\u{A0}": $0 += "_"
      case "\u{202F}": $0 += "~"
      case "\u{2019}": $0 += "'"
      default: $0.unicodeScalars.append($1)
      }
    }
  }

  @Test func areThoseOfTheLocale() throws {
    for (locale, text) in [
      ("de_DE.UTF-8", "−1.234.567,5"), ("de", "−1.234.567,5"), ("de_CH", "−1'234'567.5"),
      ("de-Latn-CH", "−1'234'567.5"), ("de_AT@euro", "−1.234.567,5"), ("fr_FR", "−1~234~567,5"),
      ("fr-CH", "−1~234~567,5"), ("fr_CA.utf8", "−1_234_567,5"), ("en_US", "−1,234,567.5"),
      ("EN-gb", "−1,234,567.5"), ("en_ZA", "−1_234_567,5"), ("es_ES", "−1.234.567,5"),
      ("es_MX", "−1,234,567.5"), ("es-419", "−1,234,567.5"), ("ja", "−1,234,567.5"),
      ("ja_JP.eucJP", "−1,234,567.5"), ("ar_EG", "−1,234,567.5"), ("ar-MA", "−1.234.567,5"),
      ("pt_BR", "−1.234.567,5"), ("pt_PT", "−1_234_567,5"), ("sv_SE", "−1_234_567,5"),
      ("zh_Hans_CN", "−1,234,567.5"), ("C", "−1,234,567.5"), ("C.UTF-8", "−1,234,567.5"),
      ("POSIX", "−1,234,567.5"), ("", "−1,234,567.5"), ("xx_YY", "−1,234,567.5"),
      ("_", "−1,234,567.5"), ("..@", "−1,234,567.5"), ("de_", "−1.234.567,5"),
      ("🧮", "−1,234,567.5"),
    ] {
      #expect(try shown(NumberSymbols(locale: locale)) == text, "\(locale)")
      #expect(try shown(NumberMarks.automatic.symbols(locale: locale)) == text, "\(locale)")
    }
  }

  @Test func areThoseThatAPersonChose() throws {
    for (name, text) in [
      ("1,234.5", "−1,234,567.5"), ("1.234,5", "−1.234.567,5"), ("1 234,5", "−1~234~567,5"),
      ("1'234.5", "−1'234'567.5"), ("1234.5", "−1234567.5"),
    ] {
      let marks = try #require(NumberMarks(name: name))
      #expect(marks.name == name)
      #expect(try shown(marks.symbols(locale: "de_DE")) == text)
    }
    #expect(NumberMarks(name: "1,234,5") == nil)
  }
}
