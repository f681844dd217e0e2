import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

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
  /// The colours: those of the terminal's background, unless the person chose a look.
  var theme: Theme {
    var theme = terminalTheme
    theme.look = viewModel.settings.look ?? theme.look
    return theme
  }

  private var terminalTheme: Theme

  /// The size of the window; a window that turns from narrow to wide shows the other keypad.
  var window: WindowSize {
    didSet { turnKeypad() }
  }

  /// What covers the calculator, or nil.
  var panel: Panel?

  /// What the status line says in place of the view model's notice, until the next event.
  private var remark: String?

  /// Whether the remark says what would be lost.
  private var isAskedToQuit = false

  private var choice: KeypadChoice
  private var flashes: [Flash] = []

  /// A key that was just pressed, by its place: AC is C a moment later.
  private struct Flash {
    var keypadRow: Int
    var index: Int
    var end: Int
  }

  /// Creates the state for a window, with the keypad that the person chose or that suits it.
  init(
    viewModel: CalculatorViewModel, window: WindowSize, theme: Theme, keypad: Keypad.Mode? = nil
  ) {
    self.viewModel = viewModel
    self.window = window
    terminalTheme = theme
    choice = KeypadChoice(keypad ?? viewModel.chosenKeypad)
    turnKeypad()
    if keypad == .scientific { remarkWhereKeypadHasNoRoom() }
  }

  /// When the screen changes by itself: the first flash ends.
  var nextDeadline: Int? { flashes.map(\.end).min() }

  /// Takes an event; gives what the terminal has to do for it.
  mutating func handle(_ event: InputEvent, at now: Int) -> Effect? {
    if event != .key(TerminalCommand.quit.shortcut) { isAskedToQuit = false }
    switch event {
    case .key(let shortcut):
      remark = nil
      return press(shortcut, at: now)
    case .navigation(let key): return press(key, at: now)
    case .scroll(let notches): scrollPanel(by: 3 * notches)
    case .click(let column, let row): return click(column: column, row: row, at: now)
    case .paste(let text): paste(text)
    case .unfinishedPaste:
      panel = nil
      viewModel.refusePaste(.unfinished)
    case .background(let color): terminalTheme.look = color.isLight ? .light : .dark
    case .interrupt: return .quit(status: 130)
    case .endOfTransmission: return .quit(status: 0)
    case .suspend: return .suspend
    case .redraw: return .redraw
    }
    return nil
  }

  /// Quits, or says first what would be lost: then the key quits when it is pressed again.
  private mutating func quit() -> Effect? {
    if isAskedToQuit || !viewModel.losesSession { return .quit(status: 0) }
    isAskedToQuit = true
    let key = TerminalCommand.quit.shortcut.label
    remark = viewModel.catalogue.text(.sentence(.losesSession(key: key)))
    return nil
  }

  private mutating func press(_ shortcut: Shortcut, at now: Int) -> Effect? {
    if panel != nil, let effect = pressInPanel(shortcut) { return effect.terminalEffect }
    if let command = TerminalCommand.allCases.first(where: { $0.shortcut == shortcut }) {
      switch command {
      case .quit: return quit()
      case .help:
        open(.help)
        return nil
      }
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
    viewModel.press(shortcut)
    return nil
  }

  private mutating func press(_ key: NavigationKey, at now: Int) -> Effect? {
    if panel != nil { return pressInPanel(key) }
    return key == .deleteForward ? press(.backspace, at: now) : nil
  }

  private mutating func paste(_ text: String) {
    if case .prompt(var prompt)? = panel?.footing {
      prompt.insert(text)
      panel?.footing = .prompt(prompt)
      return
    }
    panel = nil
    viewModel.paste(text)
  }

  /// Does what a command asks for.
  mutating func perform(_ command: CalculatorCommand) -> Effect? {
    if command == .keypad {
      choice.choose(viewModel.mode == .basic ? .scientific : .basic)
      turnKeypad()
      remarkWhereKeypadHasNoRoom()
      return nil
    }
    if let subject = PanelSubject(command) {
      open(subject)
      return nil
    }
    let text = command == .copy ? viewModel.copyText : nil
    viewModel.perform(command)
    return text.map(Effect.copy)
  }

  private mutating func click(column: Int, row: Int, at now: Int) -> Effect? {
    if panel != nil { return clickInPanel(column: column, row: row) }
    defer { remark = nil }
    let keypad = viewModel.keypad
    guard let layout = layout(keypad) else { return nil }
    // A long notice covers keys until someone has read it.
    let notice = layout.status.rows(
      ofNotice: remark ?? viewModel.notice ?? "", columns: window.columns)
    if notice.count > 1, row > layout.status.row - notice.count {
      viewModel.dismissNotice()
    } else if let place = layout.key(atColumn: column, row: row) {
      flash(keypadRow: place.keypadRow, index: place.index, at: now)
      viewModel.press(keypad.rows[place.keypadRow][place.index].key)
    } else if layout.status.contains(column: column, row: row) {
      let isNoticed = (remark ?? viewModel.notice) != nil
      open(hints(in: layout.status, besideNotice: isNoticed).subject(atColumn: column))
    }
    return nil
  }

  private mutating func flash(keypadRow: Int, index: Int, at now: Int) {
    flashes.removeAll { $0.keypadRow == keypadRow && $0.index == index }
    flashes.append(Flash(keypadRow: keypadRow, index: index, end: now + Self.flashDuration))
  }

  private func layout(_ keypad: Keypad) -> Layout? {
    Layout(window: window, keypad: keypad, keyHeight: theme.outlinesKeys ? 3 : 2)
  }

  // MARK: - Keypad

  private mutating func turnKeypad() {
    let mode = choice.mode(in: window)
    viewModel.chosenKeypad = choice.chosen
    guard mode != viewModel.mode else { return }
    flashes = []
    viewModel.turn(to: mode)
  }

  /// Says why the scientific keypad is not there although the person asked for it.
  private mutating func remarkWhereKeypadHasNoRoom() {
    let minimum = Layout.minimum(for: .scientific)
    guard window.columns < minimum.columns || window.rows < minimum.rows else { return }
    let catalogue = viewModel.catalogue
    let needed = catalogue.text(.sentence(.needs(columns: minimum.columns, rows: minimum.rows)))
    let name = catalogue.text(.command(.scientificKeypad))
    let long = catalogue.text(.sentence(.shortcuts(of: name, are: needed)))
    remark = long.columnCount < window.columns ? long : needed
  }

  // MARK: - Drawing

  /// What the screen shows at a time.
  mutating func screen(at now: Int) -> CellGrid {
    flashes.removeAll { $0.end <= now }
    var grid = CellGrid(columns: window.columns, rows: window.rows, style: theme.page)
    if var panel {
      let content = content(of: panel)
      let layout = layout(of: panel, content)
      // The window or the list may have changed since the cursor moved.
      panel.cursor.fit(count: content.count, visible: layout.list.height)
      grid.draw(panel, content, in: layout, catalogue: viewModel.catalogue, theme: theme)
      return grid
    }
    let keypad = viewModel.keypad
    guard let layout = layout(keypad),
      grid.draw(
        number: viewModel.displayText, mark: viewModel.exactness?.mark, in: layout.number,
        keypadWidth: layout.keypad.width, theme: theme)
    else {
      drawTooSmall(on: &grid)
      return grid
    }
    grid.draw(
      expression: viewModel.expressionText, marks: marks, in: layout.expression, theme: theme)
    for place in layout.keys {
      let isPressed = flashes.contains {
        $0.keypadRow == place.keypadRow && $0.index == place.index
      }
      grid.draw(
        keypad.rows[place.keypadRow][place.index], in: place.area, isPressed: isPressed,
        theme: theme)
    }
    let notice = remark ?? viewModel.notice
    grid.draw(
      notice: notice, hints: hints(in: layout.status, besideNotice: notice != nil),
      in: layout.status, theme: theme)
    return grid
  }

  /// The hints in the status line: help always, and other panels where a wide window has nothing else
  /// to say.
  private func hints(in area: Rectangle, besideNotice: Bool) -> StatusHints {
    let isWide = viewModel.mode == .scientific && !besideNotice
    return StatusHints(
      isWide ? [.history, .memory, .settings, .help] : [.help], in: area,
      catalogue: viewModel.catalogue)
  }

  /// What stands before the line above the number.
  private var marks: String { viewModel.marks.joined(separator: " · ") }

  private func drawTooSmall(on grid: inout CellGrid) {
    let number = viewModel.displayText
    let minimum = Layout.minimum(for: .basic)
    let needed = viewModel.catalogue.text(
      .sentence(.needs(columns: minimum.columns, rows: minimum.rows)))
    if number.columnCount <= grid.columns {
      grid.write(number, column: grid.columns - number.columnCount, row: 0, style: theme.number)
    }
    grid.write(
      needed.shortenedAtRight(toColumns: grid.columns), column: 0, row: 1, style: theme.secondary)
  }
}
