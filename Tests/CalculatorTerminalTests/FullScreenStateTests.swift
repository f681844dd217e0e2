import CalculatorModel
import CalculatorPresentation
import ConformanceTables
import Testing

@testable import CalculatorTerminal

private func makeState(
  columns: Int = 80, rows: Int = 24, look: Look = .dark, depth: ColorDepth = .full
) -> FullScreenState {
  FullScreenState(
    viewModel: CalculatorViewModel(), window: WindowSize(columns: columns, rows: rows),
    theme: Theme(look: look, depth: depth))
}

extension FullScreenState {
  fileprivate mutating func type(_ text: String, at now: Int = 0) {
    for character in text {
      for shortcut in shortcuts(for: character) { _ = handle(.key(shortcut), at: now) }
    }
  }

  /// Returns the area of the key with a label.
  fileprivate func area(of label: String) -> Rectangle? {
    let keypad = viewModel.keypad
    return Layout(window: window, keypad: keypad)?.keys.first {
      keypad.rows[$0.keypadRow][$0.index].label == label
    }?.area
  }
}

extension CellGrid {
  fileprivate var text: String {
    (0..<rows).map { text(row: $0) }.joined(separator: "\n")
  }

  fileprivate func base(in area: Rectangle?) -> Color? {
    guard let area else { return nil }
    return self[area.column + 4, area.row + 1]?.style.base
  }
}

@Test("The screen shows the number, the line above it, the keys and the hint")
func screenShowsTheCalculator() {
  var state = makeState(columns: 24, rows: 8)
  state.type("12.5+8")
  let screen = state.screen(at: 1000)
  #expect(screen.text(row: 0).hasSuffix("12.5 + 8 "))
  #expect(screen.text(row: 1).hasSuffix(" 8 "))
  #expect(screen.text(row: 2).split(separator: " ") == ["C", "±", "%", "÷"])
  #expect(screen.text(row: 6).split(separator: " ") == ["0", ".", "="])
  #expect(screen.text(row: 7).hasSuffix("F1 Help "))
}

@Test("A number in plain characters has its mark beside it", arguments: [24, 30, 34])
func markOfAPlainNumber(rows: Int) {
  var state = makeState(columns: 34, rows: rows)
  state.type("2/3=")
  let lines = state.screen(at: 1000).text.split(separator: "\n")
  #expect(lines.contains { $0.contains("≈ 0.66666667") }, "\(lines)")
}

@Test("The lit operation has its colours swapped")
func litOperation() {
  for look in [Look.dark, .light] {
    var state = makeState(look: look)
    let theme = state.theme
    state.type("7×")
    let screen = state.screen(at: 1000)
    let lit = theme.colors(for: .operation, isLit: true, isPressed: false)
    let other = theme.colors(for: .operation, isLit: false, isPressed: false)
    #expect(lit.face != other.face)
    #expect(screen.base(in: state.area(of: "×")) == lit.face)
    #expect(screen.base(in: state.area(of: "÷")) == other.face)
    state.type("3")
    #expect(state.screen(at: 2000).base(in: state.area(of: "×")) == other.face)
  }
}

@Test("A pressed key flashes, and the next press does not wait for it")
func flash() {
  var state = makeState()
  let theme = state.theme
  state.type("7", at: 1000)
  state.type("8", at: 1001)
  #expect(state.viewModel.displayText == "78")
  #expect(state.nextDeadline == 1000 + FullScreenState.flashDuration)
  let pressed = theme.colors(for: .digit, isLit: false, isPressed: true)
  let idle = theme.colors(for: .digit, isLit: false, isPressed: false)
  var screen = state.screen(at: 1050)
  #expect(screen.base(in: state.area(of: "7")) == pressed.face)
  #expect(screen.base(in: state.area(of: "8")) == pressed.face)
  screen = state.screen(at: 1000 + FullScreenState.flashDuration)
  #expect(screen.base(in: state.area(of: "7")) == idle.face)
  _ = state.screen(at: 5000)
  #expect(state.nextDeadline == nil)
}

@Test("Clicks press the keys under them")
func clicks() {
  var state = makeState()
  for label in ["1", "2", "+", "3", "="] {
    guard let area = state.area(of: label) else {
      Issue.record("no key \(label)")
      continue
    }
    _ = state.handle(.click(column: area.column + 4, row: area.row + 1), at: 0)
  }
  _ = state.handle(.click(column: 0, row: 0), at: 0)
  #expect(state.viewModel.displayText == "15")
}

@Test("Commands: undo, redo, copy, quit")
func commands() {
  var state = makeState()
  state.type("12345")
  #expect(state.handle(.key(.held("y")), at: 0) == .copy("12345"))
  #expect(state.viewModel.notice == "Copied 12345")
  for _ in 0..<2 { _ = state.handle(.key(.held("u")), at: 0) }
  #expect(state.viewModel.displayText == "123")
  _ = state.handle(.key(.held("r")), at: 0)
  #expect(state.viewModel.displayText == "1,234")
  for key in [Shortcut.escape, "q"] { _ = state.handle(.key(key), at: 0) }
  #expect(state.handle(.key(.enter), at: 0) == .quit(status: 0))
  _ = state.handle(.key(.escape), at: 0)
  #expect(state.handle(.endOfTransmission, at: 0) == .quit(status: 0))
  #expect(state.handle(.interrupt, at: 0) == .quit(status: 130))
  state.type("/0=")
  #expect(state.handle(.key(.held("y")), at: 0) == nil)
  #expect(state.viewModel.notice == "Nothing to copy")
}

@Test("A paste that did not end changes nothing and is told")
func unfinishedPasteIsTold() {
  var state = makeState()
  state.type("5+2?")
  let before = state.viewModel.calculator
  #expect(state.handle(.unfinishedPaste, at: 0) == nil)
  #expect(state.viewModel.calculator == before)
  #expect(state.screen(at: 1000).text.contains("Not pasted: the paste was cut off"))
}

@Test(arguments: ["?", "？", "؟"])
func questionMarksOfAllKeyboardsOpenTheHelp(mark: String) {
  var state = makeState(columns: 80, rows: 24)
  state.type("5" + mark)
  #expect(state.panel?.subject == .help, "\(mark)")
  #expect(state.viewModel.displayText == "5")
}

@Test("Help lists every shortcut that is not on its key, page by page, and any key leaves it")
func help() {
  var state = makeState(columns: 40, rows: 60)
  state.type("5?")
  let text = state.screen(at: 0).text
  for words in ["Enter =", "Multiply", "* ×", "Change Sign", "Backspace", "Undo", "Quit"] {
    #expect(text.contains(words), "\(words)")
  }
  _ = state.handle(.key(.escape), at: 0)
  #expect(state.panel == nil)
  state.type("?")
  _ = state.handle(.key(.escape), at: 0)
  #expect(state.viewModel.displayText == "5")
  state.type("?7")
  #expect(state.viewModel.displayText == "57")
  #expect(state.panel == nil)

  for (columns, rows, pageCount) in [(20, 8, 23), (80, 24, 5)] {
    var small = makeState(columns: columns, rows: rows)
    var pages: [String] = []
    small.type("?")
    while small.panel != nil, pages.count < 30 {
      pages.append(small.screen(at: 0).text)
      small.type("?")
    }
    #expect(pages.first?.contains("F1 continues") == true)
    #expect(pages.last?.contains("F1 closes") == true)
    #expect(pages.count == pageCount)
    for words in ["Enter =", "Undo", "Quit"] { #expect(pages.joined().contains(words)) }
  }
}

@Test("A window that is too small says so, and the number stays")
func tooSmall() {
  var state = makeState()
  state.type("42")
  for (columns, rows) in [(19, 24), (80, 7), (5, 2), (1, 1), (0, 0)] {
    state.window = WindowSize(columns: columns, rows: rows)
    let screen = state.screen(at: 1000)
    if columns >= 12, rows >= 2 { #expect(screen.text.contains("Needs 20×8")) }
    if columns >= 2, rows >= 1 { #expect(screen.text(row: 0).hasSuffix("42")) }
    state.type("?")
    _ = state.screen(at: 1000)
    state.type("q")
  }
  state.window = WindowSize(columns: 20, rows: 8)
  #expect(state.screen(at: 1000).text(row: 1).split(separator: " ") == ["42"])
}

@Test("Without colours the lit key is reversed and nothing has a colour")
func withoutColors() {
  var state = makeState(depth: .none)
  state.type("7+")
  let screen = state.screen(at: 1000)
  #expect(screen.cells.allSatisfy { $0.style.ink == .unset && $0.style.base == .unset })
  let reversed = screen.cells.filter { $0.style.isReversed }
  #expect(reversed.count { $0.scalar == "+" } == 1)
  #expect(reversed.count { $0.scalar == "7" } == 0)
}

@Test("The terminal's background decides the look")
func background() {
  var state = makeState()
  _ = state.handle(.background(RGB(0xFFFFFF)), at: 0)
  #expect(state.theme.look == .light)
  _ = state.handle(.background(RGB(0x1E1E2E)), at: 0)
  #expect(state.theme.look == .dark)
}

@Test("A long line above the number loses its beginning, never its end")
func longExpression() {
  var state = makeState(columns: 30, rows: 20)
  state.type("123456789+123456789+5")
  let line = state.screen(at: 1000).text(row: 0) + state.screen(at: 1000).text(row: 1)
  #expect(line.contains("…"))
  #expect(line.contains("+ 5"))
}

@Test("Every row of the table at every depth and many sizes is drawn")
func everyRowIsDrawn() throws {
  let rows = try KeysRow.rows(modes: ["any", "precedence"])
  let sizes = [(20, 8), (23, 13), (47, 24), (80, 24), (100, 50), (10, 3)]
  for (index, row) in rows.enumerated() {
    let size = sizes[index % sizes.count]
    var state = makeState(columns: size.0, rows: size.1)
    for key in try KeySequence(row.keys).keys { state.viewModel.press(key) }
    let screen = state.screen(at: 0)
    #expect(screen.columns == size.0 && screen.rows == size.1)
    guard size == (20, 8) else { continue }
    let number = row.display.replacing("-", with: "−")
    #expect(screen.text(row: 1).split(separator: " ").last.map(String.init) == number, "\(row)")
  }
}

@Test("A long notice is told in full over the keys, which a click on it does not press")
func longNotice() {
  var state = makeState(columns: 32, rows: 8)
  state.type("5")
  _ = state.handle(.paste("cos(60)°"), at: 0)
  let covered = state.screen(at: 1000)
  let notice = (5...7).flatMap { covered.text(row: $0).split(separator: " ") }
    .joined(separator: " ")
  #expect(notice == state.viewModel.notice)
  _ = state.handle(.click(column: 2, row: 6), at: 1000)
  #expect(state.viewModel.displayText == "5")
  #expect(state.screen(at: 2000).text(row: 6).split(separator: " ") == ["0", ".", "="])
}
