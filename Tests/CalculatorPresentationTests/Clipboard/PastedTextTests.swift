import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ExactReals
import Testing

@Suite struct PastedTextTests {
  @Test(arguments: [
    ("1.234,56", "1234.56"), ("1 234.56", "1234.56"), ("1'234.56", "1234.56"),
    ("1’234’567", "1234567"), ("1_000", "1000"), ("$1,200.50", "1200.5"), ("−5", "-5"),
    ("-5", "-5"), ("+7", "7"), ("  42\n", "42"), ("1,234", "1234"), ("1,5", "1.5"),
    ("12,34", "12.34"), ("0,125", "0.125"), ("1.234", "1.234"), ("1,234,567", "1234567"),
    ("1.234.567", "1234567"), ("1.234.567,8", "1234567.8"), ("12,34,567.5", "1234567.5"),
    ("1\u{A0}234,5", "1234.5"), ("1\u{202F}234\u{202F}567", "1234567"), ("€ 9.99", "9.99"),
    ("9.99 €", "9.99"), ("-$5", "-5"), ("1e-3", "0.001"), (".5", "0.5"), ("12,345 * 67", "827115"),
    ("3 x 4", "12"), ("10x10", "100"), ("0x10", "16"), ("0 x 10", "0"), ("0xff & 0b11", "3"),
    ("255 to hex", "255"), ("2 × (3 − 1)", "4"), ("200 + 10%", "220"),
    ("12 + 3 =", "15"),
  ])
  func isUnderstood(text: String, value: String) throws {
    let pasted = try PastedText(text, symbols: NumberSymbols())
    #expect(pasted.value.rational == Rational(decimal: value), "\(text)")
  }

  @Test(arguments: [
    ("1.234", "1234"), ("1,234", "1.234"), ("1.5", "1.5"), ("1.234,56", "1234.56"),
    ("1,234.56", "1234.56"),
  ])
  func followsTheCalculatorsOwnMarksWhereItCould(text: String, value: String) throws {
    let german = NumberSymbols(decimalMark: ",", groupingMark: ".")
    let pasted = try PastedText(text, symbols: german)
    #expect(pasted.value.rational == Rational(decimal: value), "\(text)")
  }

  @Test(arguments: [
    ("", "nothing to calculate"), ("hello", "column 1, unknown name 'hello'"),
    ("1.2.3", "'1.2.3' is not a number"), ("1,23,4", "'1,23,4' is not a number"),
    ("1/0", "column 2, division by zero"), ("5 +", "column 4, a number is missing"),
    ("12 34", "column 4, an operator is missing"),
    ("1,234.567,8", "'1,234.567,8' is not a number"),
    ("3 apples", "column 3, unknown name 'apples'; did you mean 'poles'?"),
    ("5 km", "column 3, the result is not a plain number"),
    ("0x1g", "'0x1g' is not a number"),
    ("\0", "column 1, unexpected character U+0000"),
  ])
  func isRefusedWithTheReason(text: String, reason: String) {
    do throws(PasteError) {
      let pasted = try PastedText(text, symbols: NumberSymbols())
      Issue.record("\(text) is \(pasted.expression.reading)")
    } catch {
      #expect(Catalogue(.english).text(.pasteReason(error.cause)) == reason, "\(text)")
    }
  }

  @Test func mayBeAnIrrationalNumber() throws {
    let pasted = try PastedText("√2 + 1", symbols: NumberSymbols())
    #expect(pasted.value.exactText == "1 + √2")
  }

  @Test func showsWhatWasUnderstood() throws {
    let pasted = try PastedText("12,345 * 67", symbols: NumberSymbols())
    #expect(pasted.reading(symbols: NumberSymbols()) == "12,345 × 67")
  }

  @Test func hasALengthLimit() {
    let text = String(repeating: "1", count: PastedText.lengthLimit + 1)
    #expect(throws: PasteError(.tooLong(limit: 10_000))) {
      try PastedText(text, symbols: NumberSymbols())
    }
  }
}
