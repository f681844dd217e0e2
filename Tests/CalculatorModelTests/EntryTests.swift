import BigNumbers
import Testing

@testable import CalculatorModel

@Suite struct EntryTests {
  private func typed(_ text: String, limit: Int = 9) -> Entry {
    var entry = Entry()
    for character in text {
      if let value = character.wholeNumberValue, let digit = Digit(rawValue: UInt8(value)) {
        entry.append(digit, limit: limit)
      } else {
        entry.appendDecimalPoint()
      }
    }
    return entry
  }

  @Test(arguments: [
    ("", "0"), ("0", "0"), ("007", "7"), ("5.40000", "5.40000"), ("2.003", "2.003"),
    (".5", "0.5"), ("5..2.3", "5.23"), ("1234567890", "123,456,789"),
    ("0.123456789", "0.12345678"), ("12.34567899", "12.3456789"), ("0.00", "0.00"),
  ])
  func showsWhatWasTyped(keys: String, text: String) {
    #expect(typed(keys).text(in: .basic) == text, "\(keys)")
  }

  @Test func keepsItsSignBesideItsDigits() {
    var entry = Entry(isNegative: true)
    #expect(entry.text(in: .basic) == "-0")
    entry.append(.five, limit: 9)
    #expect(entry.value == -5)
    entry.toggleSign()
    #expect(entry.value == 5)
  }

  @Test(arguments: ["7", "120", "0.5", "3.0", "3.", "0.050", "123456789", "0.00000001"])
  func deletingUndoesTyping(keys: String) {
    for end in keys.indices {
      var entry = typed(String(keys[...end]))
      entry.removeLast()
      let before = typed(String(keys[..<end]))
      #expect(entry.text(in: .basic) == before.text(in: .basic), "\(keys[...end])")
    }
  }

  @Test func deletingAMinusSignComesLast() {
    var entry = Entry(isNegative: true)
    entry.append(.five, limit: 9)
    entry.removeLast()
    #expect(entry.text(in: .basic) == "-0")
    entry.removeLast()
    #expect(entry.text(in: .basic) == "0")
    entry.removeLast()
    #expect(entry.text(in: .basic) == "0")
  }

  @Test func holdsNoMoreDigitsThanANumberFormatCanShow() {
    let entry = typed(String(repeating: "9", count: 40), limit: 40)
    #expect(entry.digitCount == NumberFormat.digitRange.upperBound)
    #expect(entry.value == Rational(String(repeating: "9", count: 18)))
  }
}
