import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import ConformanceTables
import Testing

@testable import CalculatorTerminal

/// Reverse Polish notation in a terminal: keys, and the numbers above the one on the display.
@Suite struct StackScreenTests {
  private func makeState(
    columns: Int = 80, rows: Int = 24, mode: Keypad.Mode = .scientific
  ) -> FullScreenState {
    var calculator = Calculator(format: mode.format)
    calculator.setReversePolish(true)
    return FullScreenState(
      viewModel: CalculatorViewModel(calculator: calculator, mode: mode),
      window: WindowSize(columns: columns, rows: rows), theme: Theme(look: .dark, depth: .full),
      keypad: mode)
  }

  private func type(_ text: String, in state: inout FullScreenState) {
    for character in text {
      for shortcut in state.shortcuts(for: character) { _ = state.handle(.key(shortcut), at: 0) }
    }
  }

  private func lines(_ state: FullScreenState) -> [String] {
    var copy = state
    let screen = copy.screen(at: 1_000)
    return (0..<screen.rows).map { screen.text(row: $0) }
  }

  @Test func numbersStandAboveTheLastOne() {
    var state = makeState()
    type("1\r2\r3\r4\r5", in: &state)
    let rows = lines(state).map { $0.split(separator: " ").map(String.init) }
    #expect(
      rows.contains(["⋯", "t", "2"]) && rows.contains(["z", "3"]) && rows.contains(["y", "4"]))
    type("+*", in: &state)
    #expect(state.viewModel.displayText == "27")
    #expect(lines(state).contains { $0.contains("3 × (4 + 5)") })
    type("z", in: &state)
    #expect(state.viewModel.displayText == "2" && state.viewModel.stackRows.last?.text == "27")
    type("\\", in: &state)
    #expect(state.viewModel.displayText == "27")
  }

  @Test func jSwitchesItOnAndOff() {
    var state = makeState()
    type("5\r6j", in: &state)
    #expect(!state.viewModel.calculator.isReversePolish && state.viewModel.displayText == "6")
    type("j", in: &state)
    #expect(state.viewModel.stackRows.map { $0.text } == ["5"])
  }

  @Test(arguments: Keypad.Mode.allCases)
  func isDrawnFromItsSmallestWindowOn(mode: Keypad.Mode) throws {
    let minimum = Layout.minimum(for: mode, hasStack: true)
    for more in [0, 1, 2, 3, 5, 10, 20, 40] {
      var state = makeState(
        columns: minimum.columns + 2 * more, rows: minimum.rows + more, mode: mode)
      type("1\r2\r3\r4\r5", in: &state)
      let layout = try #require(state.layout(state.drawnKeypad))
      #expect((1...3).contains(layout.stack.height), "\(mode) \(more)")
      #expect(layout.expression.row == layout.stack.endRow, "\(mode) \(more)")
      #expect(layout.number.row >= layout.expression.endRow, "\(mode) \(more)")
      #expect(layout.keypad.endRow <= layout.status.row, "\(mode) \(more)")
      #expect(lines(state).contains { $0.contains("Drop") }, "\(mode) \(more)")
    }
    var small = makeState(columns: minimum.columns, rows: minimum.rows - 1, mode: mode)
    type("5", in: &small)
    #expect(small.layout(small.drawnKeypad) == nil)
  }

  @Test("Every row of the table, by mouse") func obeysTheTable() throws {
    for row in try StackKeysRow.rows() where row.mode == "scientific" {
      var state = makeState()
      for key in try KeySequence(row.keys, on: .scientific).keys {
        let keypad = state.drawnKeypad
        let place = state.layout(keypad)?.keys.first {
          keypad.rows[$0.keypadRow][$0.index].key == key
        }
        if let area = place?.area {
          _ = state.handle(.click(column: area.column + 1, row: area.row), at: 0)
        } else {
          state.viewModel.press(key)
        }
      }
      let display = row.error == nil ? row.display.replacing("-", with: "−") : "Error"
      #expect(state.viewModel.displayText == display, "\(row)")
    }
  }
}
