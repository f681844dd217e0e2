import BigNumbers
import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct ProgrammerKeypadTests {
  private func keypad(
    _ base: NumberBase = .decimal, _ size: WordFormat.Size = .bits64, isSigned: Bool = true,
    isSecond: Bool = false
  ) -> Keypad {
    let words = WordMode(format: WordFormat(size, isSigned: isSigned), base: base)
    var calculator = Calculator(words: words)
    calculator.setKeypad(.programmer)
    if isSecond { calculator.press(.secondFunctions) }
    return Keypad(.programmer, for: calculator)
  }

  private func labels(_ keypad: Keypad) -> [String] {
    keypad.rows.map { $0.map(\.label).joined(separator: " ") }
  }

  @Test func hasItsKeysInTheirPlaces() {
    #expect(
      labels(keypad()) == [
        "BIN OCT DEC HEX 8 bit 16 bit 32 bit 64 bit uint",
        "2ⁿᵈ ( ) ⌫ AC ± mod ÷",
        "AND OR XOR A B 7 8 9 ×",
        "NOR 1’s 2’s C D 4 5 6 −",
        "<< X<<Y RoL E F 1 2 3 +",
        ">> X>>Y RoR byte⇄ word⇄ FF 0 00 =",
      ])
    for row in keypad().rows {
      #expect(row.reduce(0) { $0 + $1.columnSpan } == keypad().columnCount)
    }
    #expect(keypad().unplacedKeys.isEmpty)
  }

  @Test func hasItsKeysInSixColumnsUpright() {
    let upright = keypad().upright
    #expect(
      labels(upright) == [
        "BIN OCT DEC HEX 2ⁿᵈ",
        "8 bit 16 bit 32 bit 64 bit uint mod",
        "AND OR XOR NOR 1’s 2’s",
        "<< >> X<<Y X>>Y RoL RoR",
        "( ) ⌫ AC ± ÷",
        "A B 7 8 9 ×",
        "C D 4 5 6 −",
        "E F 1 2 3 +",
        "byte⇄ word⇄ FF 0 00 =",
      ])
    for row in upright.rows { #expect(row.reduce(0) { $0 + $1.columnSpan } == upright.columnCount) }
    #expect(Set(upright.rows.joined()) == Set(keypad().rows.joined()))
    let basic = Keypad(.basic, for: Calculator())
    #expect(basic.upright == basic)
  }

  @Test func hasOtherFunctionsInTheirRelativesPlaces() {
    let (first, second) = (labels(keypad()), labels(keypad(isSecond: true)))
    #expect(second[2] == first[2].replacing("AND", with: "NAND"))
    #expect(second[4] == first[4].replacing("RoL", with: "RCL"))
    #expect(second[5] == ">> X>>>Y RCR byte⇄ word⇄ FF 0 00 =")
    #expect(labels(keypad(isSigned: false))[0].hasSuffix(" int"))
  }

  @Test func speaksItsKeys() {
    let names = keypad(.hexadecimal).rows.map { $0.map(\.spokenLabel).joined(separator: ", ") }
    #expect(
      names == [
        "Binary, Octal, Decimal, Hexadecimal, 8 bits, 16 bits, 32 bits, 64 bits, Unsigned",
        "Second Functions, Left Parenthesis, Right Parenthesis, Delete, All Clear, Change Sign, "
          + "Remainder, Divide, Whole",
        "And, Or, Exclusive Or, A, B, 7, 8, 9, Multiply",
        "Not Or, One's Complement, Two's Complement, C, D, 4, 5, 6, Subtract",
        "Shift Left, Shift Left by, Rotate Left, E, F, 1, 2, 3, Add",
        "Shift Right, Shift Right by, Rotate Right, Flip Bytes, Flip Words, Double F, 0, "
          + "Double Zero, Equals",
      ])
  }

  @Test(
    arguments: [
      (NumberBase.binary, "A B 7 8 9 C D 4 5 6 E F 2 3 FF"), (.octal, "A B 8 9 C D E F FF"),
      (.decimal, "A B C D E F FF"), (.hexadecimal, ""),
    ])
  func dimsDigitsAboveTheBaseInTheirPlaces(base: NumberBase, labels: String) {
    let keys = keypad(base).rows.joined()
    #expect(keys.filter(\.isOff).map(\.label).joined(separator: " ") == labels)
    #expect(!Keypad(.scientific, for: Calculator()).rows.joined().contains { $0.isOff })
  }

  @Test func lightsWhatIsInForce() throws {
    let lit = keypad(.octal, .bits16).rows.joined().filter(\.isHighlighted).map(\.label)
    #expect(lit == ["OCT", "16 bit"])
    let viewModel = try CalculatorViewModel(programming: "5 X<<Y")
    let now = viewModel.keypad.rows.joined().filter(\.isHighlighted).map(\.label)
    #expect(now == ["DEC", "64 bit", "X<<Y"])
  }

  @Test func givesLettersToDigitsInBaseSixteenAlone() throws {
    for letter in "abcdefABCDEF" {
      let key = try #require(keypad(.hexadecimal).keypadKey(for: .character(letter)))
      #expect(key.label == letter.uppercased())
    }
    #expect(keypad(.hexadecimal).key(for: .escape) == .allClear)
    #expect(keypad(.decimal).key(for: "b") == nil)
    let signs: [(Shortcut, String)] = [
      ("&", "AND"), ("|", "OR"), ("^", "XOR"), ("~", "1s"), ("<", "<<"), (">", ">>"), ("%", "mod"),
    ]
    for (shortcut, token) in signs { #expect(keypad().key(for: shortcut)?.token == token) }
  }

  @Test(
    "Each shortcut is one key's or one command's", arguments: NumberBase.allCases, [false, true])
  func givesNoShortcutToTwoKeys(base: NumberBase, isSecond: Bool) {
    var owners: Set<Shortcut> = []
    for key in keypad(base, isSecond: isSecond).rows.joined() {
      #expect(key.shortcuts.isEmpty == key.isOff || !key.shortcuts.isEmpty, "\(key.label)")
      for shortcut in key.shortcuts {
        #expect(owners.insert(shortcut).inserted, "\(shortcut.label): \(key.label)")
      }
    }
    #expect(CalculatorCommand.allCases.allSatisfy { !owners.contains($0.shortcut) })
  }

  @Test func equalStatesHaveEqualKeypads() {
    var keypads: [Keypad.State: Keypad] = [:]
    for base in NumberBase.allCases {
      for size in WordFormat.Size.allCases {
        for isSigned in [true, false] {
          let words = WordMode(format: WordFormat(size, isSigned: isSigned), base: base)
          var calculator = Calculator(words: words)
          calculator.setKeypad(.programmer)
          for key in [Key.digit(.one), .operation(.xor), .bit(3), .secondFunctions, .allClear] {
            calculator.press(key)
            let state = Keypad.State(.programmer, of: calculator)
            let keypad = Keypad(.programmer, for: calculator)
            #expect(keypads[state].map { $0 == keypad } ?? true)
            keypads[state] = keypad
          }
        }
      }
    }
    #expect(Set(keypads.values).count > 100)
  }
}
