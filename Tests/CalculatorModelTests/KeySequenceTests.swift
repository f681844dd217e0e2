import CalculatorModel
import Testing

@Suite struct KeySequenceTests {
  @Test func readsDigitsWrittenTogether() throws {
    let keys = try KeySequence("200 + 12.5 % =").keys
    #expect(keys.map(\.token).joined(separator: " ") == "2 0 0 + 1 2 . 5 % =")
  }

  @Test(arguments: ["", "   ", "\t"])
  func readsNothingAsNoKeys(text: String) throws {
    #expect(try KeySequence(text).keys.isEmpty)
  }

  @Test(arguments: Key.allCases)
  func readsTheNameOfEveryKey(key: Key) throws {
    #expect(try KeySequence(key.token).keys == [key])
  }

  @Test(arguments: [
    ("5 foo 3", "foo", 3), ("5+3", "5+3", 1), ("1 2 é", "é", 5), ("5 -3", "-3", 3), ("\0", "\0", 1),
  ])
  func namesThePlaceOfAnUnknownKey(text: String, name: String, column: Int) throws {
    #expect(throws: KeySequenceError(name: name, column: column)) { try KeySequence(text) }
  }

  @Test func saysAnUnknownNameWithoutControlCharacters() throws {
    let error = #expect(throws: KeySequenceError.self) {
      try KeySequence("\u{1B}[2J" + String(repeating: "x", count: 100))
    }
    #expect(error?.reason == "unknown key '�[2Jxxxxxxxxxxxxxxxx…'")
  }
}
