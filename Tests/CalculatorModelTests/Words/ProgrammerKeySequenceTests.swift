import Testing

@testable import CalculatorModel

/// Key sequences of the programmer keypad, where letters are digits.
@Suite struct ProgrammerKeySequenceTests {
  @Test(
    arguments: Key.programmerKeys + Key.stackKeys + (0..<64).map(Key.bit)
      + KeypadMode.allCases.map(Key.keypad))
  func readTheNameOfEveryKey(key: Key) throws {
    #expect(Key(token: key.token, on: .programmer) == key)
    #expect(try KeySequence(key.token, on: .programmer).keys == [key])
  }

  @Test(arguments: [
    ("dead", "d e a d"), ("c0ffee", "c 0 f f e e"), ("12+3=", "1 2 + 3 ="),
    ("f0AND3c=", "f 0 AND 3 c ="),
    ("5RoL", "5 RoL"), ("1X<<Y", "1 X<<Y"), ("ffff", "f f f f"), ("100", "1 0 0"),
    ("beef1s", "b e e f 1s"),
    ("7byteflip", "7 byteflip"), ("5enter3+", "5 enter 3 +"), ("1bit10", nil), ("12s", nil),
  ])
  func readNamesThatStandTogether(text: String, spaced: String?) throws {
    guard let spaced else {
      #expect(throws: KeySequenceError.self, "\(text)") { try KeySequence(text, on: .programmer) }
      return
    }
    let separate = try KeySequence(spaced, on: .programmer)
    #expect(try KeySequence(text, on: .programmer) == separate, "\(text)")
  }

  @Test func readTheKeysOfTheKeypadThatWasTurnedTo() throws {
    #expect(
      try KeySequence("e Programmer e Basic e").keys
        == [
          .constant(.e), .keypad(.programmer), .letterDigit(.e), .keypad(.basic), .constant(.e),
        ])
    #expect(throws: KeySequenceError(name: "a", column: 1)) { try KeySequence("a") }
    #expect(throws: KeySequenceError(name: "bit64", column: 3, cause: .severalWays)) {
      try KeySequence("5 bit64", on: .programmer)
    }
  }

  @Test(arguments: [("00", "0"), ("5 00", "500"), ("enter", "0")])
  func twoZerosAreTypedOnEveryKeypad(keys: String, display: String) throws {
    #expect(try pressed(keys).displayText == display, "\(keys)")
  }
}
