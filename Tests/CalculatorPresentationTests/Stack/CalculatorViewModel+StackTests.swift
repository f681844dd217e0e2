import CalculatorModel
import CalculatorPresentation
import Testing

/// Reverse Polish notation as a setting, with its keys, its texts and its stored state.
@Suite struct CalculatorViewModelStackTests {
  private func makeViewModel(_ keys: String = "", keepsHistory: Bool = false) throws
    -> CalculatorViewModel
  {
    let viewModel = CalculatorViewModel(
      calculator: Calculator(format: .scientific), mode: .scientific,
      history: HistoryViewModel(isOn: keepsHistory))
    viewModel.set(.reversePolish, to: "on")
    for key in try KeySequence(keys, on: .scientific).keys { viewModel.press(key) }
    return viewModel
  }

  private static let listed: [(String, [String])] = [
    ("1 enter 2 enter 3", ["z 1", "y 2"]), ("5", []), ("", []),
    ("1 enter 2 enter 3 enter 4 enter 5 enter 6", ["6 1", "5 2", "t 3", "z 4", "y 5"]),
    ("2 enter 3 +", []), ("1 / 2", ["y 1"]), ("1 enter 3 / 7", ["y 0.333333333333333"]),
  ]

  @Test(arguments: listed)
  func listsWhatIsBelowTheNumber(keys: String, rows: [String]) throws {
    let viewModel = try makeViewModel(keys)
    let texts = viewModel.stackRows.map { "\($0.name) \($0.text)" }
    #expect(texts.count == rows.count, "\(keys): \(texts)")
    for (text, row) in zip(texts, rows) { #expect(text.hasPrefix(row), "\(keys): \(text)") }
  }

  @Test(arguments: [
    ("2 enter 3 enter 4 +", "2 | 3 + 4 = 7"), ("2 enter 3 4", "2 | 34"),
    ("5 enter 0 /", "Error: division by zero"),
    ("1 enter 2 enter 3 enter 4 enter 5", "… | 2 | 3 | 4 | 5"),
  ])
  func isOneLineOfText(keys: String, line: String) throws {
    #expect(try makeViewModel(keys).calculationLine == line)
  }

  @Test func keysHaveARowAndTheirNames() throws {
    let viewModel = try makeViewModel()
    for mode in Keypad.Mode.allCases {
      viewModel.turn(to: mode)
      let keypad = viewModel.keypad
      #expect(keypad.hasStack)
      #expect(keypad.rows[0].map { $0.label } == ["x⇄y", "R↓", "R↑", "Drop"])
      #expect(
        keypad.rows[0].map { $0.spokenLabel } == [
          "Exchange x and y", "Roll Down", "Roll Up", "Drop",
        ])
      for row in keypad.rows {
        #expect(row.reduce(0) { $0 + $1.columnSpan } == keypad.columnCount, "\(mode)")
      }
      let enter = keypad.rows.joined().first { $0.key == .equals }
      #expect(enter?.label == "Enter" && enter?.spokenLabel == "Enter")
      for key in keypad.rows.joined() {
        #expect(key.isOff == (Set("()").contains(key.label) || isLetter(key)), "\(key.label)")
      }
    }
  }

  /// Whether a key is a digit above nine, which is off in base 10.
  private func isLetter(_ key: KeypadKey) -> Bool {
    switch key.key {
    case .letterDigit, .doubleF: true
    default: false
    }
  }

  @Test func isASettingThatFollowsItsKeyAndUndo() throws {
    let viewModel = CalculatorViewModel()
    viewModel.press(.digit(.five))
    viewModel.perform(.reversePolish)
    #expect(viewModel.settings.isReversePolish && viewModel.calculator.isReversePolish)
    #expect(viewModel.notice == "Operations take their numbers from a stack now")
    #expect(viewModel.label(of: .reversePolish) == "Infix Notation")
    viewModel.undo()
    #expect(!viewModel.settings.isReversePolish && viewModel.displayText == "5")
    viewModel.set(.reversePolish, to: "on")
    #expect(viewModel.calculator.isReversePolish && viewModel.displayText == "5")
    viewModel.set(.reversePolish, to: "off")
    #expect(!viewModel.keypad.hasStack)
  }

  @Test func keepsEachOperationAsAnEntryInTheUsualNotation() throws {
    let viewModel = try makeViewModel("2 enter 30 sin * 1 0 enter 4 - swap", keepsHistory: true)
    #expect(
      viewModel.history.rows.map { $0.calculationText }
        == ["10 − 4 = 6", "2 × sin(30°) = 1", "sin(30°) = 0.5"])
    viewModel.press(.operation(.multiplication))
    viewModel.press(.operation(.multiplication))
    #expect(viewModel.calculator.error == .tooFewNumbers)
    #expect(viewModel.expressionText == "too few numbers on the stack: × needs two")
    #expect(viewModel.history.rows.count == 4)
  }

  @Test(arguments: [
    (
      Language.english, "too few numbers on the stack: ÷ needs two",
      "Error, too few numbers on the stack: Divide needs two"
    ),
    (
      .german, "zu wenige Zahlen auf dem Stapel: ÷ braucht zwei",
      "Fehler, zu wenige Zahlen auf dem Stapel: Dividieren braucht zwei"
    ),
    (
      .french, "trop peu de nombres sur la pile\u{A0}: ÷ en demande deux",
      "Erreur, trop peu de nombres sur la pile\u{A0}: Diviser en demande deux"
    ),
    (
      .spanish, "hay muy pocos números en la pila: ÷ necesita dos",
      "Error, hay muy pocos números en la pila: Dividir necesita dos"
    ),
    (
      .japanese, "スタックの数が足りません：÷には2つ必要です", "エラー、スタックの数が足りません：割るには2つ必要です"
    ),
    (
      .arabic, "الأعداد في المكدس قليلة جدًا: تحتاج العملية \u{2068}÷\u{2069} إلى عددين",
      "خطأ، الأعداد في المكدس قليلة جدًا: تحتاج العملية \u{2068}قسمة\u{2069} إلى عددين"
    ),
  ])
  func namesTheOperationThatFoundTooFew(language: Language, line: String, spoken: String) throws {
    let viewModel = try makeViewModel("5 /")
    viewModel.set(.language, to: language.code)
    #expect(viewModel.expressionText == line)
    #expect(viewModel.spokenDisplay == spoken)
    viewModel.press(.digit(.six))
    #expect(viewModel.expressionText.isEmpty && viewModel.stackRows.map { $0.text } == ["5"])
  }

  @Test(arguments: [
    ("sin", "sin needs one", "Sine needs one"), ("%", "% needs one", "Percent needs one"),
    ("1s", "1’s needs one", "One's Complement needs one"),
    ("5 /", "÷ needs two", "Divide, Whole needs two"), ("bit3", nil, nil),
  ])
  func namesWhatIsWrittenOnTheKeyAndItsName(keys: String, label: String?, name: String?) throws {
    let cause = "too few numbers on the stack"
    let viewModel = try makeViewModel("")
    if keys != "sin", keys != "%" { viewModel.press(.keypad(.programmer)) }
    for key in try KeySequence(keys, on: viewModel.mode).keys { viewModel.press(key) }
    #expect(viewModel.expressionText == cause + (label.map { ": " + $0 } ?? ""))
    #expect(viewModel.calculationLine == "Error: " + viewModel.expressionText)
    #expect(viewModel.spokenDisplay == "Error, " + cause + (name.map { ": " + $0 } ?? ""))
  }

  @Test func keepsWhatIsTypedAsALine() throws {
    let viewModel = try makeViewModel("7", keepsHistory: true)
    try viewModel.calculate(MathExpression("2 + 3"))
    #expect(viewModel.stackRows.map { $0.text } == ["7"] && viewModel.displayText == "5")
    #expect(viewModel.history.rows.map { $0.expressionText } == ["2 + 3"])
    viewModel.undo()
    #expect(viewModel.stackRows.isEmpty && viewModel.displayText == "7")
  }

  @Test(arguments: Language.allCases)
  func saysItInEveryLanguage(language: Language) throws {
    let viewModel = try makeViewModel()
    viewModel.set(.language, to: language.code)
    viewModel.perform(.reversePolish)
    #expect(
      viewModel.notice == Catalogue(language).text(.sentence(.notationIsReversePolish(false))))
  }
}
