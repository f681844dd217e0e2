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

  @Test func givesNoShortcutToTwoKeys() {
    var owners: [Shortcut: String] = [:]
    for key in keypad.rows.joined() + keypad.unplacedKeys {
      #expect(!key.shortcuts.isEmpty, "\(key.label)")
      for shortcut in key.shortcuts {
        #expect(owners[shortcut] == nil, "\(shortcut.label): \(key.label)")
        owners[shortcut] = key.label
      }
    }
    for command in CalculatorCommand.allCases {
      #expect(owners[command.shortcut] == nil, "\(command.label)")
    }
  }

  @Test(
    arguments: [
      ("x", "*"), ("×", "*"), ("*", "*"), ("/", "/"), ("÷", "/"), (",", "."), (".", "."),
      ("n", "+/-"), ("-", "-"), ("=", "="), ("%", "%"), ("7", "7"),
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
