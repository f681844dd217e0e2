import CalculatorModel
import CalculatorPresentation
import Testing

@Suite struct KeypadTests {
  private let keypad = Keypad(.basic, for: Calculator())

  @Test func hasApplesNineteenKeysInTheirPlaces() {
    let labels = keypad.rows.map { $0.map(\.label).joined(separator: " ") }
    #expect(labels == ["AC ± % ÷", "7 8 9 ×", "4 5 6 −", "1 2 3 +", "0 . ="])
    #expect(keypad.rows.joined().count == 19)
    for row in keypad.rows {
      #expect(row.reduce(0) { $0 + $1.columnSpan } == keypad.columnCount)
    }
  }

  @Test func speaksItsKeysAsApples() {
    let labels = keypad.rows.map { $0.map(\.spokenLabel).joined(separator: ", ") }
    #expect(labels[0] == "All Clear, Change Sign, Percent, Divide")
    #expect(labels[1] == "7, 8, 9, Multiply")
    #expect(labels[3] == "1, 2, 3, Add")
    #expect(labels[4] == "0, Decimal Point, Equals")
    #expect(keypad.unplacedKeys.map(\.spokenLabel) == ["Delete"])
  }

  @Test func hasApplesScientificKeysInTheirPlaces() {
    var calculator = Calculator()
    let first = Keypad(.scientific, for: calculator)
    #expect(
      first.rows.map { $0.map(\.label).joined(separator: " ") } == [
        "( ) mc m+ m− mr AC ± % ÷",
        "2ⁿᵈ x² x³ xʸ eˣ 10ˣ 7 8 9 ×",
        "1/x ²√x ³√x ʸ√x ln log₁₀ 4 5 6 −",
        "x! sin cos tan e EE 1 2 3 +",
        "Rad sinh cosh tanh π Rand 0 . =",
      ])
    calculator.press(.secondFunctions)
    calculator.press(.angleUnit(.radians))
    let second = Keypad(.scientific, for: calculator)
    #expect(
      second.rows.map { $0.prefix(6).map(\.label).joined(separator: " ") } == [
        "( ) mc m+ m− mr",
        "2ⁿᵈ x² x³ xʸ yˣ 2ˣ",
        "1/x ²√x ³√x ʸ√x logᵧ log₂",
        "x! sin⁻¹ cos⁻¹ tan⁻¹ e EE",
        "Deg sinh⁻¹ cosh⁻¹ tanh⁻¹ π Rand",
      ])
    for row in first.rows + second.rows {
      #expect(row.reduce(0) { $0 + $1.columnSpan } == 10)
    }
  }

  @Test(
    "Each shortcut is one key's or one command's", arguments: Keypad.Mode.allCases, [false, true])
  func givesNoShortcutToTwoKeys(mode: Keypad.Mode, isSecond: Bool) {
    var calculator = Calculator()
    if isSecond { calculator.press(.secondFunctions) }
    let keypad = Keypad(mode, for: calculator)
    var owners: [Shortcut: String] = [:]
    for key in keypad.rows.joined() + keypad.unplacedKeys {
      #expect(!key.shortcuts.isEmpty || key.isOff, "\(key.label)")
      for shortcut in key.shortcuts {
        #expect(owners[shortcut] == nil, "\(shortcut.label): \(key.label)")
        owners[shortcut] = key.label
      }
    }
    for command in CalculatorCommand.allCases {
      #expect(owners[command.shortcut] == nil, "\(command)")
      owners[command.shortcut] = "\(command)"
    }
  }

  @Test func lightsMemoryAndSecondFunctionsWhileTheyAreOn() throws {
    var calculator = Calculator()
    try calculator.press(KeySequence("5 m+ 2nd 3 x^y"))
    let lit = Keypad(.scientific, for: calculator).rows.joined().filter(\.isHighlighted)
    #expect(lit.map(\.label) == ["mr", "2ⁿᵈ", "xʸ"])
    try calculator.press(KeySequence("2 2nd mc"))
    #expect(!Keypad(.scientific, for: calculator).rows.joined().contains { $0.isHighlighted })
  }

  @Test func hasThePersonsDecimalMarkAndLanguage() {
    var calculator = Calculator()
    calculator.format.symbols = NumberSymbols(decimalMark: ",", groupingMark: ".")
    let keypad = Keypad(.basic, for: calculator)
    #expect(keypad.rows[4][1].label == ",")
    #expect(keypad.rows[4][1].key == .decimalPoint)
  }

  @Test(
    arguments: [
      ("×", "*"), ("*", "*"), ("/", "/"), ("÷", "/"), (",", "."), (".", "."),
      ("-", "-"), ("=", "="), ("%", "%"), ("7", "7"),
    ] as [(Character, String)])
  func findsTheKeyOfACharacter(character: Character, token: String) {
    #expect(keypad.key(for: .character(character))?.token == token, "\(character)")
  }

  @Test func clearsTheEntryWhereThereIsOne() {
    var calculator = Calculator()
    #expect(Keypad(.basic, for: calculator).key(for: .escape) == .allClear)
    calculator.setDigit(.five)
    let keypad = Keypad(.basic, for: calculator)
    #expect(keypad.rows[0][0].label == "C")
    #expect(keypad.rows[0][0].spokenLabel == "Clear")
    #expect(keypad.key(for: .escape) == .clear)
  }

  @Test func lightsThePendingOperationOnly() {
    var calculator = Calculator()
    calculator.setDigit(.five)
    calculator.setOperation(.multiplication)
    let lit = Keypad(.basic, for: calculator).rows.joined().filter(\.isHighlighted)
    #expect(lit.map(\.label) == ["×"])
  }
}
