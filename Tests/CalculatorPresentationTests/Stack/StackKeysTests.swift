import BigNumbers
import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Testing

extension CalculatorViewModel {
  /// Creates a calculator in the initial state of a row of rpn-keys.csv.
  fileprivate convenience init(_ row: StackKeysRow) {
    let size = row.word.flatMap { WordFormat.Size(rawValue: $0) } ?? .bits64
    let words = WordMode(
      format: WordFormat(size, isSigned: row.isSigned ?? true),
      base: row.base.flatMap { NumberBase(rawValue: $0) } ?? .decimal)
    let mode = KeypadMode(name: row.mode) ?? .basic
    var calculator = Calculator(format: mode.format, words: words)
    calculator.setReversePolish(true)
    self.init(calculator: calculator, mode: mode)
  }
}

/// Every row of rpn-keys.csv.
@Suite struct StackKeysTests {
  private let rows = Result { try StackKeysRow.rows() }

  private func expect(_ viewModel: CalculatorViewModel, is row: StackKeysRow) {
    let display = row.error == nil ? row.display.replacing("-", with: "−") : "Error"
    #expect(viewModel.displayText == display, "\(row)")
    guard viewModel.calculator.isReversePolish else { return }
    let below = row.stack.dropLast().map { $0.replacing("-", with: "−") }
    #expect(viewModel.stackRows.map { $0.text } == below, "\(row)")
    if let clear = row.clear {
      #expect(viewModel.keypad.rows.joined().contains { $0.label == clear }, "\(row)")
    }
    #expect(!viewModel.keypad.rows.joined().contains { $0.label == "=" }, "\(row)")
    let lit = viewModel.keypad.rows.joined().contains {
      if case .operation = $0.key { $0.isHighlighted } else { false }
    }
    #expect(!lit, "\(row)")
  }

  private func keys(_ row: StackKeysRow) throws -> [Key] {
    try KeySequence(row.keys, on: KeypadMode(name: row.mode) ?? .basic).keys
  }

  @Test func obeysEveryRowOfTheTable() throws {
    for row in try rows.get() {
      let viewModel = CalculatorViewModel(row)
      for key in try keys(row) { viewModel.press(key) }
      expect(viewModel, is: row)
    }
  }

  @Test func obeysTheTableThroughShortcuts() throws {
    for row in try rows.get() {
      let viewModel = CalculatorViewModel(row)
      for key in try keys(row) {
        let placed = (viewModel.keypad.rows.joined() + viewModel.keypad.unplacedKeys)
          .first { $0.key == key }
        if case .keypad(let mode) = key {
          viewModel.turn(to: mode)
        } else if let shortcut = placed?.shortcuts.first {
          #expect(viewModel.keypad.key(for: shortcut) == key, "\(row): \(shortcut)")
          viewModel.press(shortcut)
        } else {
          viewModel.press(key)
        }
      }
      expect(viewModel, is: row)
    }
  }

  @Test func undoesEveryRow() throws {
    for row in try rows.get() {
      let viewModel = CalculatorViewModel(row)
      for key in try keys(row) { viewModel.press(key) }
      let state = viewModel.calculator
      while viewModel.canUndo { viewModel.undo() }
      #expect(viewModel.calculator == CalculatorViewModel(row).calculator, "\(row)")
      while viewModel.canRedo { viewModel.redo() }
      #expect(viewModel.calculator == state, "\(row)")
      expect(viewModel, is: row)
    }
  }

  @Test func continuesEveryRow() throws {
    for row in try rows.get() {
      let viewModel = CalculatorViewModel(row)
      for key in try keys(row) { viewModel.press(key) }
      let lines = try #require(viewModel.sessionLines, "\(row)")
      let other = CalculatorViewModel(row)
      other.set(.reversePolish, to: viewModel.settings[.reversePolish])
      guard !lines.isEmpty else { continue }
      #expect(other.continueSession(lines), "\(row)")
      #expect(other.displayText == viewModel.displayText, "\(row)")
      #expect(other.stackRows == viewModel.stackRows, "\(row)")
    }
  }
}
