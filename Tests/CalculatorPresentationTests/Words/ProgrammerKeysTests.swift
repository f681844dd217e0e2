import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Testing

@Suite struct ProgrammerKeysTests {
  private let rows = Result {
    try ProgrammerKeysRow.rows(modes: ["programmer", "programmer-left-to-right", "scientific"])
  }

  private func expect(_ viewModel: CalculatorViewModel, is row: ProgrammerKeysRow) {
    let words = viewModel.calculator.words
    if row.error == nil {
      #expect(viewModel.displayText == row.display.replacing("-", with: "−"), "\(row)")
    } else {
      #expect(viewModel.displayText == "Error", "\(row)")
    }
    #expect(viewModel.mode == (words.isOn ? .programmer : .scientific), "\(row)")
    let keys = viewModel.keypad.rows.joined()
    if let clear = row.clear { #expect(keys.contains { $0.label == clear }, "\(row)") }
    if let lit = row.lit {
      let operations = keys.filter(\.isHighlighted).map(\.key)
        .filter { if case .operation = $0 { true } else { false } }
      let isShown = lit == "none" || keys.contains { $0.key.token == lit }
      #expect(operations.map(\.token) == (lit == "none" || !isShown ? [] : [lit]), "\(row)")
    }
    if let wraps = row.wraps { #expect((viewModel.numberMark != nil) == wraps, "\(row)") }
    if let bits = row.bits { #expect(viewModel.bitStrip?.text == bits, "\(row)") }
    if let carry = row.carry { #expect(viewModel.bitStrip?.carry == carry, "\(row)") }
    if let ascii = row.ascii {
      #expect(viewModel.bitStrip?.characters?.hasSuffix("ASCII " + ascii) == true, "\(row)")
    }
  }

  @Test func obeysEveryRowOfTheTable() throws {
    for row in try rows.get() {
      let viewModel = CalculatorViewModel(row)
      let mode: KeypadMode = row.mode == "scientific" ? .scientific : .programmer
      for key in try KeySequence(row.keys, on: mode).keys { viewModel.press(key) }
      expect(viewModel, is: row)
    }
  }

  @Test func obeysTheTableThroughShortcuts() throws {
    for row in try rows.get() {
      let viewModel = CalculatorViewModel(row)
      let mode: KeypadMode = row.mode == "scientific" ? .scientific : .programmer
      for key in try KeySequence(row.keys, on: mode).keys {
        if case .keypad(let mode) = key {
          viewModel.turn(to: mode)
          continue
        }
        func placed() -> KeypadKey? {
          (viewModel.keypad.rows.joined() + viewModel.keypad.unplacedKeys).first { $0.key == key }
        }
        let isOnOtherPage = placed() == nil
        if isOnOtherPage { viewModel.press("s") }
        if let shortcut = placed()?.shortcuts.last {
          #expect(viewModel.keypad.key(for: shortcut) == key, "\(row): \(shortcut)")
          viewModel.press(shortcut)
        } else {
          // A bit, a setting already in force, or a key that is missing here.
          viewModel.press(key)
        }
        if isOnOtherPage { viewModel.press("s") }
      }
      expect(viewModel, is: row)
    }
  }

  @Test func undoesEveryRow() throws {
    for row in try rows.get() {
      let viewModel = CalculatorViewModel(row)
      let first = viewModel.mode
      for key in try KeySequence(row.keys, on: first).keys { viewModel.press(key) }
      let (mode, state) = (viewModel.mode, viewModel.calculator)
      while viewModel.canUndo { viewModel.undo() }
      #expect(viewModel.mode == first, "\(row)")
      #expect(viewModel.calculator == CalculatorViewModel(row).calculator, "\(row)")
      while viewModel.canRedo { viewModel.redo() }
      #expect(viewModel.calculator == state && viewModel.mode == mode, "\(row)")
    }
  }
}
