import CalculatorModel
import CalculatorPresentation
import ConformanceTables
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
    #expect(rows.count > 300)
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
        #expect(viewModel.press(try #require(shortcuts.last)), "\(row)")
      }
      #expect(viewModel.displayText == row.display.replacing("-", with: "−"), "\(row)")
      played += 1
    }
    #expect(played > 250)
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
    func possible() -> [CalculatorCommand] {
      CalculatorCommand.allCases.filter(viewModel.canPerform)
    }
    #expect(possible() == [.copy])
    viewModel.press(.digit(.five))
    #expect(possible() == [.undo, .copy])
    viewModel.undo()
    #expect(possible() == [.redo, .copy])
    for key in try KeySequence("5 / 0 =").keys { viewModel.press(key) }
    #expect(possible() == [.undo])
  }

  // MARK: - Undo

  @Test(arguments: EvaluationOrder.allCases)
  func undoesAnySequenceToTheStart(order: EvaluationOrder) {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      let viewModel = CalculatorViewModel(calculator: Calculator(order: order))
      var states = [viewModel.calculator]
      var keys: [Key] = []
      for _ in 0..<1_000 {
        guard let key = Key.allCases.randomElement(using: &generator) else { return }
        keys.append(key)
        viewModel.press(key)
        states.append(viewModel.calculator)
      }
      for state in states.reversed().dropFirst() {
        viewModel.undo()
        guard viewModel.calculator == state else {
          Issue.record("undo differs after \(keys.map(\.token).joined(separator: " "))")
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

  @Test func obeysTheTableInAWideWindow() throws {
    var played = 0
    for row in try KeysRow.rows(modes: ["scientific"]) {
      guard let keys = try? KeySequence(row.keys).keys else { continue }
      let viewModel = CalculatorViewModel()
      viewModel.show(in: .scientific)
      for key in keys { viewModel.press(key) }
      #expect(viewModel.displayText == row.display.replacing("-", with: "−"), "\(row)")
      played += 1
    }
    #expect(played >= 6)
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
    #expect(viewModel.notice == "Pasted 12345 × 67")
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
    #expect(viewModel.announcement?.text == "approximately 0.33333333")
    let number = viewModel.announcement?.number
    viewModel.press(.equals)
    viewModel.press(.equals)
    #expect(viewModel.announcement?.number != number)
    #expect(try pressed("5 / 0 =").announcement?.text == "Error, division by zero")
    #expect(try pressed("5 + 3").announcement == nil)
  }
}
