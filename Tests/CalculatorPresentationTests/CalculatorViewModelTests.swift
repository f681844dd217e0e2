import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import TestSupport
import Testing

@Suite struct CalculatorViewModelTests {
  private func pressed(
    _ keys: String, order: EvaluationOrder = .precedence
  ) throws -> CalculatorViewModel {
    let viewModel = CalculatorViewModel(calculator: Calculator(order: order))
    for key in try KeySequence(keys).keys { viewModel.press(key) }
    return viewModel
  }

  @Test(arguments: EvaluationOrder.allCases)
  func obeysEveryRowOfTheTable(order: EvaluationOrder) throws {
    let rows = try KeysRow.rows(modes: ["any", order.name])
    for row in rows {
      let viewModel = try pressed(row.keys, order: order)
      #expect(viewModel.displayText == row.display.replacing("-", with: "−"), "\(row)")
      if let clear = row.clear { #expect(viewModel.keypad.rows[0][0].label == clear, "\(row)") }
      if let lit = row.lit {
        let keys = viewModel.keypad.rows.joined().filter(\.isHighlighted)
        #expect(keys.map(\.key.token) == (lit == "none" ? [] : [lit]), "\(row)")
      }
    }
  }

  @Test func obeysEveryScientificRowOfTheTable() throws {
    let rows = try KeysRow.rows(modes: ["scientific"])
    for row in rows {
      let viewModel = CalculatorViewModel()
      viewModel.turn(to: .scientific)
      for key in try KeySequence(row.keys).keys { viewModel.press(key) }
      #expect(viewModel.displayText == row.display.replacing("-", with: "−"), "\(row)")
      if let clear = row.clear { #expect(viewModel.keypad.rows[0][6].label == clear, "\(row)") }
      if let lit = row.lit {
        let keys = viewModel.keypad.rows.joined().filter(\.isHighlighted).map(\.key)
        let operations = keys.filter { if case .operation = $0 { true } else { false } }
        #expect(operations.map(\.token) == (lit == "none" ? [] : [lit]), "\(row)")
      }
    }
  }

  @Test(arguments: EvaluationOrder.allCases)
  func obeysTheTableThroughShortcuts(order: EvaluationOrder) throws {
    var played = 0
    for row in try KeysRow.rows(modes: ["any", order.name]) {
      let keys = try KeySequence(row.keys).keys
      // Esc presses the clear key that is there, C or AC, and so cannot follow every row.
      guard !keys.contains(.allClear), !keys.contains(.clear) else { continue }
      let viewModel = CalculatorViewModel(calculator: Calculator(order: order))
      let labelled = viewModel.keypad.rows.joined() + viewModel.keypad.unplacedKeys
      for key in keys {
        let shortcuts = try #require(labelled.first { $0.key == key }?.shortcuts)
        for shortcut in shortcuts { #expect(viewModel.keypad.key(for: shortcut) == key) }
        // `,` groups digits here.
        let shortcut = key == .decimalPoint ? shortcuts.first : shortcuts.last
        #expect(viewModel.press(try #require(shortcut)), "\(row)")
      }
      #expect(viewModel.displayText == row.display.replacing("-", with: "−"), "\(row)")
      played += 1
    }
    #expect(played == 329)
  }

  @Test func refusesAShortcutThatNoKeyHas() {
    let viewModel = CalculatorViewModel()
    #expect(!viewModel.press(.character("z")))
    #expect(!viewModel.canUndo)
  }

  @Test func deletesWithASwipe() throws {
    let viewModel = try pressed("123")
    viewModel.press(Swipe(right: -60, down: 0))
    #expect(viewModel.displayText == "12")
    viewModel.press(Swipe(right: 0, down: 60))
    #expect(viewModel.displayText == "12")
  }

  @Test func saysWhichCommandsHaveAnythingToDo() throws {
    let viewModel = CalculatorViewModel()
    func possible() -> Set<CalculatorCommand> {
      Set(CalculatorCommand.allCases.filter(viewModel.canPerform))
    }
    let always: Set<CalculatorCommand> = [.keypad, .order, .memory, .history, .settings]
    #expect(possible() == always.union([.copy, .digits, .store]))
    viewModel.press(.digit(.five))
    #expect(possible() == always.union([.undo, .copy, .digits, .store]))
    viewModel.undo()
    #expect(possible() == always.union([.redo, .copy, .digits, .store]))
    for key in try KeySequence("1 / 3 =").keys { viewModel.press(key) }
    #expect(possible() == always.union([.undo, .copy, .digits, .store, .form]))
    for key in try KeySequence("5 / 0 =").keys { viewModel.press(key) }
    #expect(possible() == always.union([.undo]))
  }

  // MARK: - Undo

  /// Sequences of the keys that act at once, and shorter ones of all keys.
  @Test(
    arguments: EvaluationOrder.allCases,
    [
      (
        keys: Keypad(.basic, for: Calculator()).rows.joined().map(\.key), sequences: 50,
        length: 1_000
      ),
      (keys: Key.allCases, sequences: 10, length: 150),
    ])
  func undoesAnySequenceToTheStart(
    order: EvaluationOrder, _ test: (keys: [Key], sequences: Int, length: Int)
  ) {
    let seed = FreshSeed.all.first ?? 1
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<test.sequences {
      let viewModel = CalculatorViewModel(calculator: Calculator(order: order))
      var states = [viewModel.calculator]
      var keys: [Key] = []
      for _ in 0..<test.length {
        guard let key = test.keys.randomElement(using: &generator) else { return }
        keys.append(key)
        viewModel.press(key)
        states.append(viewModel.calculator)
      }
      for state in states.reversed().dropFirst() {
        viewModel.undo()
        guard viewModel.calculator == state else {
          let tokens = keys.map(\.token).joined(separator: " ")
          Issue.record("undo differs after \(tokens), seed \(seed)")
          return
        }
      }
      #expect(!viewModel.canUndo)
      #expect(viewModel.calculator == states.first)
      for state in states.dropFirst() {
        viewModel.redo()
        #expect(viewModel.calculator == state)
      }
      #expect(!viewModel.canRedo)
    }
  }

  @Test func undoesAPaste() throws {
    let viewModel = try pressed("5 + 2")
    #expect(viewModel.paste("1.234,56"))
    #expect(viewModel.displayText == "1,234.56")
    viewModel.undo()
    #expect(viewModel.displayText == "2")
    #expect(viewModel.expressionText == "5 + 2")
  }

  @Test func keepsSettingsWhenUndoing() throws {
    let viewModel = try pressed("2 + 3")
    viewModel.order = .leftToRight
    viewModel.undo()
    #expect(viewModel.order == .leftToRight)
  }

  // MARK: - Turning the phone

  @Test func showsTheSameValueInAnotherFormat() throws {
    let viewModel = try pressed("123456789 + 987654321 =")
    #expect(viewModel.displayText == "1.111111e9")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "1,111,111,110")
    viewModel.show(in: .basic)
    #expect(viewModel.displayText == "1.111111e9")
    viewModel.press(.operation(.subtraction))
    viewModel.press(.digit(.one))
    viewModel.press(.equals)
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "1,111,111,109")
  }

  @Test func keepsTheMinusSignWhenTurned() throws {
    let viewModel = try pressed("1 / 3 = +/-")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "−0.333333333333333")
  }

  @Test func goesOnTypingWhenTurned() throws {
    let viewModel = try pressed("1234567890")
    #expect(viewModel.displayText == "123,456,789")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "123,456,789")
    for _ in 1...8 { viewModel.press(.digit(.one)) }
    #expect(viewModel.displayText == "1,234,567,891,111,111")
    viewModel.show(in: .basic)
    #expect(viewModel.displayText == "1,234,567,891,111,111")
    viewModel.press(.digit(.two))
    viewModel.press(.delete)
    #expect(viewModel.displayText == "123,456,789,111,111")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "1.23457e14")
    #expect(viewModel.calculator.number?.rational == 123_456_789_111_111)
  }

  @Test func undoesAcrossATurnAndStaysTurned() throws {
    let viewModel = try pressed("1 / 3 =")
    viewModel.show(in: .scientific)
    #expect(viewModel.displayText == "0.333333333333333")
    viewModel.undo()
    #expect(viewModel.displayText == "3")
    viewModel.redo()
    #expect(viewModel.displayText == "0.333333333333333")
    viewModel.press(.operation(.multiplication))
    viewModel.show(in: .basic)
    viewModel.undo()
    #expect(viewModel.displayText == "0.33333333")
    viewModel.redo()
    #expect(viewModel.expressionText == "≈0.33333333 ×")
    viewModel.press(.digit(.three))
    viewModel.press(.equals)
    #expect(viewModel.displayText == "1")
    #expect(viewModel.exactness == .exact)
  }

  @Test func turningIsNoPress() throws {
    let viewModel = try pressed("5 + 3 =")
    let announcement = viewModel.announcement
    viewModel.show(in: .scientific)
    #expect(viewModel.announcement == announcement)
    viewModel.undo()
    viewModel.show(in: .basic)
    #expect(viewModel.canRedo)
  }

  @Test func keepsEverythingWhenItTurnsToTheOtherKeypad() throws {
    let viewModel = try pressed("5 m+ 1 / 3 = *")
    #expect(viewModel.displayText == "0.33333333")
    viewModel.turn(to: .scientific)
    #expect(viewModel.displayText == "0.333333333333333")
    #expect(viewModel.keypad.columnCount == 10)
    let lit = viewModel.keypad.rows.joined().filter(\.isHighlighted)
    #expect(lit.map(\.key.token) == ["mr", "*"])
    for key in try KeySequence("9 sqrt").keys { viewModel.press(key) }
    viewModel.turn(to: .basic)
    #expect(viewModel.keypad.columnCount == 4)
    #expect(viewModel.expressionText == "≈0.33333333 × √9")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "1")
    #expect(viewModel.calculator.memory?.rational == 5)
  }

  @Test func saysWhenThereIsNothingToUndo() {
    let viewModel = CalculatorViewModel()
    viewModel.undo()
    #expect(viewModel.notice == "Nothing to undo")
    viewModel.redo()
    #expect(viewModel.notice == "Nothing to redo")
    viewModel.press(.digit(.one))
    #expect(viewModel.notice == nil)
  }

  // MARK: - Copy and paste

  @Test(
    arguments: [
      ("1234567", "1234567"), ("5 +/-", "-5"), ("1 / 3 =", "0.33333333"), ("2 . 50", "2.50"),
      ("5 / 0 =", nil), ("", "0"),
    ] as [(String, String?)])
  func copiesTheNumberAsOtherProgramsReadIt(keys: String, text: String?) throws {
    #expect(try pressed(keys).copyText == text, "\(keys)")
  }

  @Test func pastesAnExpressionAndSaysHowItWasRead() throws {
    let viewModel = try pressed("5 +")
    #expect(viewModel.paste("12,345 * 67"))
    #expect(viewModel.notice == "Pasted 12,345 × 67")
    #expect(viewModel.displayText == "827,115")
    viewModel.press(.equals)
    #expect(viewModel.displayText == "827,120")
  }

  @Test(arguments: ["junk", "", "1.2.3", "1/0", "1e170", "\0\u{1B}[2J"])
  func refusesJunkAndChangesNothing(text: String) throws {
    let viewModel = try pressed("5 + 2")
    let before = viewModel.calculator
    #expect(!viewModel.paste(text))
    #expect(viewModel.calculator == before)
    #expect(viewModel.notice?.hasPrefix("Not pasted: ") == true, "\(text)")
    viewModel.undo()
    #expect(viewModel.expressionText == "5 +")
  }

  @Test func refusesNoText() {
    let viewModel = CalculatorViewModel()
    #expect(!viewModel.paste(nil))
    #expect(viewModel.notice == "Not pasted: there is no text")
    #expect(!viewModel.canUndo)
  }

  @Test(arguments: ["0", "7", "1234", "-98765", "0.00012", "123456789", "-0.5"])
  func pastesWhatItCopies(number: String) throws {
    let viewModel = CalculatorViewModel()
    viewModel.paste(number)
    #expect(viewModel.copyText == number)
  }

  // MARK: - What is said

  @Test(
    arguments: [
      ("1 / 8 =", Exactness.exact), ("1 / 3 =", .rounded), ("1 / 3", nil), ("5 / 0 =", nil),
      ("1 / 3 = +", .rounded), ("", nil),
    ] as [(String, Exactness?)])
  func marksAResultExactOrRounded(keys: String, exactness: Exactness?) throws {
    #expect(try pressed(keys).exactness == exactness, "\(keys)")
  }

  @Test(arguments: [
    ("5 / 0 =", "5 ÷ 0: division by zero"), ("2 + 3 * 4", "2 + 3 × 4"), ("3 +/- - 5", "−3 − 5"),
  ])
  func namesTheCauseAboveTheDisplay(keys: String, line: String) throws {
    #expect(try pressed(keys).expressionText == line, "\(keys)")
  }

  @Test func announcesResults() throws {
    let viewModel = try pressed("1 / 3 =")
    #expect(
      viewModel.announcement?.text
        == "approximately zero point three three three three three three three three")
    let number = viewModel.announcement?.number
    viewModel.press(.equals)
    viewModel.press(.equals)
    #expect(viewModel.announcement?.number != number)
    #expect(try pressed("5 / 0 =").announcement?.text == "Error, division by zero")
    #expect(try pressed("5 + 3").announcement == nil)
    #expect(try pressed("3.5 +/-").spokenDisplay == "minus three point five")
    #expect(try pressed("30 sin").announcement?.text == "zero point five")
  }

  // MARK: - Forms of the number

  @Test(
    arguments: [
      ("1 / 3 =", "1/3", "one third"), ("7 / 2 = +/-", "−7/2", "minus seven halves"),
      ("60 sin", "√3/2", "√3/2"), ("Rad pi / 6 =", "π/6", "π/6"),
      ("2 sqrt + 1 =", "1 + √2", "1 + √2"),
      ("0.25", "1/4", "one quarter"),
    ])
  func showsTheOtherFormOfANumber(keys: String, text: String, spoken: String) throws {
    let viewModel = try pressed(keys)
    let decimal = viewModel.displayText
    viewModel.showNextForm()
    #expect(viewModel.displayText == text, "\(keys)")
    #expect(viewModel.exactness == .exact)
    #expect(viewModel.spokenDisplay == spoken)
    #expect(viewModel.copyText == text)
    viewModel.showNextForm()
    #expect(viewModel.displayText == decimal, "\(keys)")
    #expect(viewModel.form == .decimal)
  }

  @Test(arguments: ["5", "1 sinh sinh sinh", "5 / 0 ="])
  func saysThatThereIsNoOtherForm(keys: String) throws {
    let viewModel = try pressed(keys)
    let text = viewModel.displayText
    viewModel.showNextForm()
    #expect(viewModel.displayText == text)
    #expect(viewModel.notice == "No fraction or exact form that is short")
  }

  @Test func showsADecimalAgainAfterAPress() throws {
    let viewModel = try pressed("1 / 3 =")
    viewModel.showNextForm()
    viewModel.press(.operation(.addition))
    #expect(viewModel.displayText == "0.33333333")
    viewModel.undo()
    viewModel.showNextForm()
    viewModel.undo()
    #expect(viewModel.form == .decimal)
  }

  @Test func showsMoreDigitsAsFarAsOneCares() throws {
    let viewModel = try pressed("pi")
    viewModel.showMoreDigits()
    let digits = "3.1415926535897932384626433832795028841971693993751"
    #expect(viewModel.expandedNumber?.text == digits)
    #expect(viewModel.expandedNumber?.isExact == false)
    for _ in 1...4 { viewModel.showMoreDigits() }
    #expect(viewModel.expandedNumber?.text.utf8.count == 801)
    #expect(viewModel.expandedNumber?.isComplete == false)
    viewModel.press(.equals)
    #expect(viewModel.expandedNumber == nil)
    for key in try KeySequence("1 / 8 =").keys { viewModel.press(key) }
    viewModel.showMoreDigits()
    #expect(viewModel.expandedNumber?.text == "0.125")
    #expect(viewModel.expandedNumber?.isComplete == true)
  }

  // MARK: - Memory

  @Test func listsWhatIsInMemory() throws {
    let viewModel = try pressed("5 m+ 1 / 3 =")
    viewModel.store()
    #expect(viewModel.notice == "Stored 0.33333333")
    viewModel.press(.digit(.seven))
    viewModel.perform(.store)
    #expect(viewModel.memoryRows.map(\.text) == ["5", "7", "0.33333333"])
    #expect(viewModel.memoryRows.map(\.exactness) == [.exact, .exact, .rounded])
    viewModel.press(.operation(.multiplication))
    viewModel.recall(viewModel.memoryRows[2].place)
    viewModel.press(.equals)
    #expect(viewModel.displayText == "2.33333333")
    viewModel.remove(.stored(1))
    viewModel.remove(.memory)
    #expect(viewModel.memoryRows.map(\.text) == ["0.33333333"])
    for _ in 1...2 { viewModel.undo() }
    #expect(viewModel.memoryRows.count == 3)
  }

  // MARK: - Order and marks

  @Test func saysWhichOrderHolds() throws {
    let viewModel = try pressed("2 + 3")
    #expect(viewModel.marks == [])
    #expect(viewModel.label(of: .order) == "Left to right")
    viewModel.perform(.order)
    #expect(viewModel.marks == ["Left to right"])
    #expect(viewModel.notice == "Everything is calculated from left to right now")
    #expect(viewModel.label(of: .order) == "Precedence")
    for key in try KeySequence("* 4 =").keys { viewModel.press(key) }
    #expect(viewModel.calculationLine == "(2 + 3) × 4 = 20")
    viewModel.press(.angleUnit(.radians))
    #expect(viewModel.marks == ["Rad", "Left to right"])
    #expect(viewModel.notice == "Angles are in radians now")
  }
}
