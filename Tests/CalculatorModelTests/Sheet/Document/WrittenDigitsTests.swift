import Testing

@testable import CalculatorModel

/// The number of digits in a written answer.
@Suite struct WrittenDigitsTests {
  @Test(arguments: [
    ("6.28", [3], [2]), ("-0.00628", [3], [5]), ("6.280", [4], [3]), ("1.2e-9", [2], [1]),
    ("120", [3], [0]),
    ("44.4%", [3], [1]), ("3.28 ft", [3], [2]), ("[1, 0.25]", [2, 1], [2, 0]),
    ("[1000, 100]", [4, 3], [0]),
    ("[0.333, 0.667]", [3], [3]), ("0.00", [], [2]), ("0", [], [0]), ("", [], []),
    ("Sunday", [], []),
    ("1.2.3", [2], [1]), ("-", [], []), ("[]", [], []),
  ])
  func areCounted(text: String, significant: [Int], places: [Int]) {
    let digits = WrittenDigits(of: text)
    #expect(digits.counts(by: .significantDigits(16)) == significant)
    #expect(digits.counts(by: .places(4)) == places)
  }
}
