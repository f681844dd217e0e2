import CalculatorPresentation

/// The full-screen calculator without its terminal: events in, a screen out.
///
/// Time is given from outside, in milliseconds, so that nothing here waits.
struct FullScreenState {
  /// How long a pressed key stays in its pressed colour.
  static let flashDuration = 120

  /// What only the terminal can do.
  enum Effect: Hashable, Sendable {
    case quit(status: Int32)
    case suspend
    case redraw
    /// Give a text to the clipboard.
    case copy(String)
  }

  let viewModel: CalculatorViewModel
  var window: WindowSize
  private(set) var theme: Theme

  /// The page of the help text that covers the calculator, or nil.
  private(set) var helpPage: Int?

  private var flashes: [Flash] = []

  /// A key that was just pressed, by its place: AC is C a moment later.
  private struct Flash {
    var keypadRow: Int
    var index: Int
    var end: Int
  }

  init(viewModel: CalculatorViewModel, window: WindowSize, theme: Theme) {
    self.viewModel = viewModel
    self.window = window
    self.theme = theme
  }

  /// When the screen changes by itself: the first flash ends.
  var nextDeadline: Int? { flashes.map(\.end).min() }

  /// Takes an event; gives what the terminal has to do for it.
  mutating func handle(_ event: InputEvent, at now: Int) -> Effect? {
    switch event {
    case .key(let shortcut): return press(shortcut, at: now)
    case .click(let column, let row): click(column: column, row: row, at: now)
    case .paste(let text):
      helpPage = nil
      viewModel.paste(text)
    case .unfinishedPaste:
      helpPage = nil
      viewModel.refusePaste(.unfinished)
    case .background(let color): theme.look = color.isLight ? .light : .dark
    case .interrupt: return .quit(status: 130)
    case .endOfTransmission: return .quit(status: 0)
    case .suspend: return .suspend
    case .redraw: return .redraw
    }
    return nil
  }

  private mutating func press(_ shortcut: Shortcut, at now: Int) -> Effect? {
    if let command = TerminalCommand.allCases.first(where: { $0.shortcut == shortcut }) {
      return perform(command)
    }
    if helpPage != nil {
      helpPage = nil
      // Keys that leave a page elsewhere only leave this one.
      guard case .character = shortcut else { return nil }
    }
    if let command = CalculatorCommand.allCases.first(where: { $0.shortcut == shortcut }) {
      return perform(command)
    }
    let keypad = viewModel.keypad
    guard let key = keypad.key(for: shortcut) else { return nil }
    for (keypadRow, row) in keypad.rows.enumerated() {
      if let index = row.firstIndex(where: { $0.key == key }) {
        flash(keypadRow: keypadRow, index: index, at: now)
      }
    }
    viewModel.press(key)
    return nil
  }

  private mutating func perform(_ command: TerminalCommand) -> Effect? {
    switch command {
    case .quit:
      guard helpPage == nil else {
        helpPage = nil
        return nil
      }
      return .quit(status: 0)
    case .help:
      turnHelpPage()
      return nil
    }
  }

  private mutating func turnHelpPage() {
    let next = (helpPage ?? -1) + 1
    let count = KeyboardHelp(viewModel).lines.count
    helpPage = next * CellGrid.helpLinesPerPage(in: window) < count ? next : nil
  }

  private mutating func perform(_ command: CalculatorCommand) -> Effect? {
    let text = command == .copy ? viewModel.copyText : nil
    viewModel.perform(command)
    return text.map(Effect.copy)
  }

  private mutating func click(column: Int, row: Int, at now: Int) {
    guard helpPage == nil else {
      helpPage = nil
      return
    }
    let keypad = viewModel.keypad
    guard let layout = layout(keypad) else { return }
    if let place = layout.key(atColumn: column, row: row) {
      flash(keypadRow: place.keypadRow, index: place.index, at: now)
      viewModel.press(keypad.rows[place.keypadRow][place.index].key)
    } else if layout.status.contains(column: column, row: row) {
      turnHelpPage()
    }
  }

  private mutating func flash(keypadRow: Int, index: Int, at now: Int) {
    flashes.removeAll { $0.keypadRow == keypadRow && $0.index == index }
    flashes.append(Flash(keypadRow: keypadRow, index: index, end: now + Self.flashDuration))
  }

  private func layout(_ keypad: Keypad) -> Layout? {
    Layout(window: window, keypad: keypad, keyHeight: theme.outlinesKeys ? 3 : 2)
  }

  // MARK: - Drawing

  /// What the screen shows at a time.
  mutating func screen(at now: Int) -> CellGrid {
    flashes.removeAll { $0.end <= now }
    var grid = CellGrid(columns: window.columns, rows: window.rows, style: theme.page)
    let keypad = viewModel.keypad
    if let helpPage {
      grid.draw(KeyboardHelp(viewModel), page: helpPage, theme: theme)
      return grid
    }
    guard let layout = layout(keypad),
      grid.draw(
        number: viewModel.displayText, mark: viewModel.exactness?.mark, in: layout.number,
        keypadWidth: layout.keypad.width, theme: theme)
    else {
      drawTooSmall(on: &grid)
      return grid
    }
    grid.draw(expression: viewModel.expressionText, in: layout.expression, theme: theme)
    let help = TerminalCommand.help
    grid.draw(
      notice: viewModel.notice, hint: help.shortcut.label + " " + help.label.lowercased(),
      in: layout.status, theme: theme)
    for place in layout.keys {
      let isPressed = flashes.contains {
        $0.keypadRow == place.keypadRow && $0.index == place.index
      }
      grid.draw(
        keypad.rows[place.keypadRow][place.index], in: place.area, isPressed: isPressed,
        theme: theme)
    }
    return grid
  }

  private func drawTooSmall(on grid: inout CellGrid) {
    let number = viewModel.displayText
    let needed = "Needs \(Layout.minimum.columns)×\(Layout.minimum.rows)"
    if number.columnCount <= grid.columns {
      grid.write(number, column: grid.columns - number.columnCount, row: 0, style: theme.number)
    }
    grid.write(
      needed.shortenedAtRight(toColumns: grid.columns), column: 0, row: 1, style: theme.secondary)
  }
}
