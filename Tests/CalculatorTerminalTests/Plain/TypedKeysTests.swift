import CalculatorModel
import CalculatorPresentation
import Testing

@testable import CalculatorTerminal

private let keypad = Keypad(.scientific, for: Calculator())

@Test("Words are names of keys, other characters their shortcuts")
func wordsAndCharacters() throws {
  for (line, sequence) in [
    ("30 sin", "3 0 sin"), ("30sin", "3 0 sin"), ("30S", "3 0 sin"), ("100log10", "1 0 0 log10"),
    ("2x3", "2 * 3"),
    ("2 x^y 10", "2 x^y 1 0"), ("2^10=", "2 x^y 1 0 ="), ("4 1/x", "4 1/x"), ("2pi", "2 pi"),
    ("5 m+ mr", "5 m+ mr"), ("1 sin-1", "1 sin-1"), ("( 2 + 3 )*4", "( 2 + 3 ) * 4"),
    ("5 +/-", "5 +/-"), ("1.5EE3", "1.5 EE 3"), ("2nd Rad 100 log10", "2nd Rad 100 log10"),
    ("1,5", "1.5"), ("", ""), (" \t\r", ""),
  ] {
    #expect(try TypedKeys(line, keypad: keypad).keys == KeySequence(sequence).keys, "\(line)")
  }
}

@Test("Letters that stand together and are no name press nothing")
func lettersThatAreNoName() {
  for (line, text, column) in [("5sni", "sni", 2), ("5 & 3", "&", 3), ("2 SC", "SC", 3)] {
    #expect(throws: TypedKeys.Refusal(text: text, column: column)) {
      try TypedKeys(line, keypad: keypad)
    }
  }
}

@Test("The end of a line is Equals where there is something to calculate")
func endsOfLines() throws {
  for (line, asks) in [
    ("5+3", true), ("5+3=", false), ("", true), ("7", true), ("30 sin", false),
    ("2 + 30 sin", true), ("pi", false), ("5 m+", false), ("2nd", false), ("200+10%", true),
    ("(2", true),
  ] {
    #expect(try TypedKeys(line, keypad: keypad).asksForResult == asks, "\(line)")
  }
}
