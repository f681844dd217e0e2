import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Testing

@Suite struct CalculatorViewModelTests {
  @Test(arguments: EvaluationOrder.allCases)
  func obeysEveryRowOfTheTable(order: EvaluationOrder) throws {
    let rows = try KeysRow.rows(modes: ["any", order.name])
    for row in rows {
      let viewModel = try CalculatorViewModel(pressing: row.keys, order: order)
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
    let rows = try KeysRow.rows(modes: ["any", order.name])
    var played = 0
    for row in rows {
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
    #expect(played > rows.count * 3 / 4)
  }

  @Test func refusesAShortcutThatNoKeyHas() {
    let viewModel = CalculatorViewModel()
    #expect(!viewModel.press(.character("z")))
    #expect(!viewModel.canUndo)
  }

  @Test func deletesWithASwipe() throws {
    let viewModel = try CalculatorViewModel(pressing: "123")
    viewModel.press(Swipe(right: -60, down: 0))
    #expect(viewModel.displayText == "12")
    viewModel.press(Swipe(right: 0, down: 60))
    #expect(viewModel.displayText == "12")
  }
}
