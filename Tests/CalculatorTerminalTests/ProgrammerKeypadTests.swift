import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import ConformanceTables
import Testing

@testable import CalculatorTerminal

/// Returns the calculator for a row of the table, in a terminal.
private func makeState(
  _ row: ProgrammerKeysRow, columns: Int = 80, rows: Int = 24
) -> FullScreenState {
  let size = row.word.flatMap { WordFormat.Size(rawValue: $0) } ?? .bits64
  let words = WordMode(
    format: WordFormat(size, isSigned: row.isSigned ?? true),
    base: row.base.flatMap { NumberBase(rawValue: $0) } ?? .decimal)
  let calculator = Calculator(
    format: .scientific,
    order: row.mode == "programmer-left-to-right" ? .leftToRight : .precedence, words: words)
  let mode: Keypad.Mode = row.mode == "scientific" ? .scientific : .programmer
  return FullScreenState(
    viewModel: CalculatorViewModel(calculator: calculator, mode: mode),
    window: WindowSize(columns: columns, rows: rows), theme: Theme(look: .dark, depth: .full),
    keypad: mode)
}

private func makeState(columns: Int = 80, rows: Int = 24) -> FullScreenState {
  FullScreenState(
    viewModel: CalculatorViewModel(), window: WindowSize(columns: columns, rows: rows),
    theme: Theme(look: .dark, depth: .full), keypad: .programmer)
}

extension FullScreenState {
  fileprivate mutating func type(_ text: String) {
    for character in text {
      for shortcut in shortcuts(for: character) { _ = handle(.key(shortcut), at: 0) }
    }
  }

  fileprivate mutating func click(_ key: Key) -> Bool {
    guard let layout = layout(drawnKeypad) else { return false }
    if case .bit(let bit) = key, let cell = layout.bits?.cell(ofBit: bit) {
      _ = handle(.click(column: cell.column, row: cell.row), at: 0)
      return true
    }
    let rows = drawnKeypad.rows
    guard
      let place = layout.keys.first(where: { rows[$0.keypadRow][$0.index].key == key })
    else { return false }
    _ = handle(.click(column: place.area.column + 3, row: place.area.row), at: 0)
    return true
  }

  fileprivate mutating func typeKey(_ key: Key) -> Bool {
    let placed = viewModel.keypad.rows.joined().first { $0.key == key }
    guard let shortcut = placed?.shortcuts.first else { return false }
    _ = handle(.key(shortcut), at: 0)
    return true
  }

  /// The rows of the screen.
  fileprivate var lines: [String] {
    var copy = self
    let screen = copy.screen(at: 1_000)
    return (0..<screen.rows).map { screen.text(row: $0) }
  }
}

@Suite struct ProgrammerKeypadTests {
  @Test("Every row of the table, by keyboard and by mouse", arguments: [true, false])
  func obeysTheTable(isMouse: Bool) throws {
    let rows = try ProgrammerKeysRow.rows(
      modes: ["programmer", "programmer-left-to-right", "scientific"])
    for row in rows {
      var state = makeState(row)
      let mode: KeypadMode = row.mode == "scientific" ? .scientific : .programmer
      for key in try KeySequence(row.keys, on: mode).keys {
        if case .keypad(let mode) = key {
          while state.viewModel.mode != mode { state.type("k") }
          continue
        }
        let isOnOtherPage =
          !state.viewModel.keypad.rows.joined().contains { $0.key == key }
          && [Key.operation(.nand), .operation(.logicalShiftRight)].contains(key)
          || [Key.word(.rotateLeftThroughCarry), .word(.rotateRightThroughCarry)].contains(key)
        if isOnOtherPage { state.type("s") }
        let isDone = isMouse ? state.click(key) : state.typeKey(key)
        // Some keys are missing there, such as the sign that is in force, or a point.
        if !isDone { state.viewModel.press(key) }
        if isOnOtherPage { state.type("s") }
      }
      let display = row.error == nil ? row.display.replacing("-", with: "−") : "Error"
      #expect(state.viewModel.displayText == display, "\(row)")
      #expect(state.line == nil && state.panel == nil, "\(row)")
    }
  }

  @Test func isDrawnInEveryBaseAndSize() throws {
    for base in NumberBase.allCases {
      for (columns, rows) in [
        (72, 11), (72, 13), (80, 24), (100, 40), (200, 60), (71, 24), (80, 10),
      ] {
        let state = makeState(columns: columns, rows: rows)
        state.viewModel.press(.base(base))
        state.viewModel.press(.word(.onesComplement))
        let lines = state.lines
        let isDrawn = columns >= 72 && rows >= 11
        #expect(lines.joined().contains("word⇄") == isDrawn, "\(columns) × \(rows)")
        #expect(lines.joined().contains("Needs 72×11") != isDrawn)
        guard isDrawn else { continue }
        let ones = lines.joined().filter { $0 == "1" }.count
        #expect(ones >= 64, "\(columns) × \(rows)")
      }
    }
  }

  @Test func showsMarksAndTheLineAbove() {
    var state = makeState()
    state.type("@3000*80\r")
    #expect(
      state.lines[0].split(separator: " ").joined(separator: " ")
        == "DEC · 16 bits · Signed 3,000 × 80 = 240,000, in 16 bits −22,144")
    state.type("H")
    #expect(state.lines.last?.contains("Numbers are in base 16 now") == true)
    state.type("dead")
    #expect(state.viewModel.displayText == "0xDEAD")
    #expect(state.panel == nil)
  }

  @Test func walksTheBits() {
    var state = makeState()
    _ = state.handle(.navigation(.left), at: 0)
    #expect(state.bitCursor == 0)
    #expect(state.lines.last?.contains("bit 0, 0") == true)
    for _ in 1...5 { _ = state.handle(.navigation(.left), at: 0) }
    state.type(" ")
    #expect(state.viewModel.displayText == "32" && state.bitCursor == 5)
    #expect(state.lines.last?.contains("bit 5, 1") == true)
    _ = state.handle(.navigation(.up), at: 0)
    #expect(state.bitCursor == 37)
    _ = state.handle(.navigation(.home), at: 0)
    #expect(state.bitCursor == 63)
    state.type("!")
    #expect(state.bitCursor == nil)
    _ = state.handle(.navigation(.right), at: 0)
    #expect(state.bitCursor == 7)
    _ = state.handle(.navigation(.left), at: 0)
    #expect(state.bitCursor == 7)
  }

  @Test func aKeyThatIsOffDoesNothingAndSaysWhy() {
    var state = makeState()
    state.type("I2")
    #expect(state.viewModel.displayText == "0b0")
    #expect(state.lines.last?.contains("'2' is not a digit in base 2") == true)
    let isClicked = state.click(.digit(.two))
    #expect(isClicked)
    #expect(state.viewModel.displayText == "0b0")
  }

  @Test func undoTurnsBack() {
    var state = makeState(columns: 80, rows: 24)
    state.type("5k")
    #expect(state.viewModel.mode == .basic)
    state.type("k")
    #expect(state.viewModel.mode == .scientific)
    state.type("k")
    #expect(state.viewModel.mode == .programmer && state.viewModel.displayText == "5")
    state.type("u")
    #expect(state.viewModel.mode == .scientific)
    state.window = WindowSize(columns: 90, rows: 30)
    #expect(state.viewModel.mode == .scientific)
    state.type("r")
    #expect(state.viewModel.mode == .programmer)
    // Turning the window loses nothing.
    state.type("3+")
    state.window = WindowSize(columns: 30, rows: 40)
    #expect(state.viewModel.mode == .programmer)
    #expect(state.lines[0].hasSuffix("3"))
    state.window = WindowSize(columns: 80, rows: 24)
    state.type("4\r")
    #expect(state.viewModel.displayText == "7")
  }

  @Test func helpTellsOfTheBits() {
    let state = makeState()
    let lines = KeyboardHelp(state.viewModel, keypad: state.viewModel.keypad).lines
    #expect(lines.contains { $0.meaning == "Flip the bit" && $0.shortcuts == "Space" })
    #expect(lines.contains { $0.meaning == "Exclusive Or" && $0.shortcuts == "^" })
  }

  @Test func aPanelStandsOverTheKeysWhereThereIsNoRoomBesideThem() {
    var state = makeState(columns: 100, rows: 30)
    state.type("h")
    #expect(!state.isPanelBeside && state.panel != nil)
    state = makeState(columns: 120, rows: 30)
    state.type("h")
    #expect(state.isPanelBeside && state.lines.joined().contains("word⇄"))
  }
}
