import CalculatorModel
import CalculatorPresentation
import CalendarDates
import CommandLineInterface

/// The full-screen calculator without its terminal: events in, a screen out.
///
/// The caller supplies the time, in milliseconds, so nothing here waits.
struct FullScreenState {
  /// The milliseconds that a pressed key stays in its pressed colour.
  static let flashDuration = 120

  /// An action that only the terminal can perform.
  enum Effect: Hashable, Sendable {
    case quit(status: Int32)
    case suspend
    case redraw
    /// Copies a text to the clipboard.
    case copy(String)
  }

  let viewModel: CalculatorViewModel
  /// The colours, which suit the terminal's background unless the user chose a look.
  var theme: Theme {
    var theme = terminalTheme
    theme.look = viewModel.settings.look ?? theme.look
    return theme
  }

  var terminalTheme: Theme

  /// The size of the window; a window that becomes wide shows the other keypad.
  var window: WindowSize {
    didSet {
      offerKeypads()
      turnKeypad()
    }
  }

  /// The open panel, or nil.
  var panel: Panel?

  /// The panel that the help is about, shown again when the help is closed.
  var panelBehindHelp: Panel?

  /// The time when the open history was last read again; nil if it was only read when opened.
  var historyReading: Int?

  /// The entries in the dates panel; nil before it was opened.
  var dates: DatesForm?

  /// Today's date, where the user is.
  var today: CalendarDate { viewModel.wallClock.today?() ?? LocalTime.today }

  /// Whether the number covers the window, until a key is pressed.
  var showsLargeType = false

  /// The calculation that is being typed as a line, or nil.
  var line: PanelPrompt?

  /// The editor of the next typed line, which remembers the previous ones.
  var lineEditor = LineEditor()

  /// The text in the status line in place of the view model's notice, until the next event.
  var remark: String?

  var choice: KeypadChoice

  /// The bit of the word that is chosen with the keys, or nil.
  var bitCursor: Int?

  /// The bit that was chosen last.
  var lastBit = 0

  /// Whether the remark says what would be lost.
  private var isAskedToQuit = false

  private var flashes: [Flash] = []

  /// A key that was just pressed, identified by its place, because AC is C a moment later.
  private struct Flash {
    var keypadRow: Int
    var index: Int
    var end: Int
  }

  /// Creates the state for a window, with the keypad that the user chose or that suits it.
  init(
    viewModel: CalculatorViewModel, window: WindowSize, theme: Theme, keypad: Keypad.Mode? = nil
  ) {
    self.viewModel = viewModel
    self.window = window
    terminalTheme = theme
    viewModel.wallClock.today = viewModel.wallClock.today ?? { LocalTime.today }
    choice = KeypadChoice(keypad ?? viewModel.chosenKeypad)
    offerKeypads()
    turnKeypad()
    if keypad == .scientific { remarkWhereKeypadHasNoRoom() }
  }

  /// Handles an event and returns what the terminal has to do for it.
  mutating func handle(_ event: InputEvent, at now: Int) -> Effect? {
    if event != .key(.enter), event != .key(TerminalCommand.quitKey) { isAskedToQuit = false }
    defer {
      followNumber()
      followKeypad()
    }
    if showsLargeType, event.endsLargeType {
      showsLargeType = false
      switch event {
      // Pasted text must not be lost.
      case .paste, .unfinishedPaste: break
      default: return nil
      }
    }
    if event.endsWalk { bitCursor = nil }
    if !event.leavesTyping, line == nil { viewModel.endTyping() }
    switch event {
    case .key(let shortcut):
      remark = nil
      return press(shortcut, at: now)
    case .navigation(let key):
      remark = nil
      return press(key, at: now)
    case .tab:
      remark = nil
      pressTab()
    case .unknownKey(let name):
      remark = nil
      if !editTypedText(byKeyNamed: name) {
        refuse(.noKey(name, help: TerminalCommand.help.label))
      }
    case .scroll(let notches): scrollPanel(by: 3 * notches)
    case .click(let column, let row): return click(column: column, row: row, at: now)
    case .paste(let text): paste(text)
    case .unfinishedPaste:
      leaveCoveringPanel()
      viewModel.refusePaste(.unfinished)
    case .background(let color): terminalTheme.look = color.isLight ? .light : .dark
    case .interrupt: return .quit(status: 130)
    case .endOfTransmission: return .quit(status: 0)
    case .suspend: return .suspend
    case .redraw: return .redraw
    }
    return nil
  }

  /// Quits, or first says what would be lost and quits when the key is pressed again.
  mutating func quit(by key: Shortcut) -> Effect? {
    if isAskedToQuit || !viewModel.losesSession { return .quit(status: 0) }
    isAskedToQuit = true
    let name = key.name(in: viewModel.catalogue)
    remark = viewModel.catalogue.text(.sentence(.losesSession(key: name)))
    return nil
  }

  /// Edits the line or a panel's text as Ctrl with a letter does in a shell; returns false for other keys.
  private mutating func editTypedText(byKeyNamed name: String) -> Bool {
    guard name.hasPrefix("Ctrl-"), name.count == 6, let letter = name.last?.asciiValue,
      let key = EditingKey(control: letter & 0x1F), key.editsText
    else { return false }
    if line != nil {
      line?.edit(key)
      return true
    }
    guard panelTakesKeys, case .prompt(var prompt)? = panel?.footing else { return false }
    prompt.edit(key)
    panel?.footing = .prompt(prompt)
    if case .search = prompt.purpose { search(prompt.text) }
    return true
  }

  private mutating func paste(_ text: String) {
    if line != nil {
      line?.insert(text)
    } else if panelTakesKeys, case .prompt(var prompt)? = panel?.footing {
      prompt.insert(text)
      panel?.footing = .prompt(prompt)
    } else {
      leaveCoveringPanel()
      viewModel.paste(text)
    }
  }

  /// Updates the panel of digits after the number has changed; if the new number has none to show, the panel
  /// closes and a notice says why.
  private mutating func followNumber() {
    guard panel?.subject == .digits, viewModel.expandedNumber == nil,
      viewModel.calculator.error == nil
    else { return }
    viewModel.showMoreDigits()
    if viewModel.expandedNumber == nil { close() }
  }

  /// Closes a panel that covers the calculator.
  private mutating func leaveCoveringPanel() {
    guard !isPanelBeside else { return }
    panelBehindHelp = nil
    close()
  }

  /// The text of the status line: a remark on the last key, a note about typed keys, or the view model's notice.
  var notice: String? { remark ?? typedNotice ?? viewModel.notice }

  // MARK: - Flashes

  /// The time of the screen's next change by itself: the end of the first flash.
  var nextDeadline: Int? { flashes.map(\.end).min() }

  /// Shows a drawn key as pressed for a moment.
  mutating func flash(keypadRow: Int, index: Int, at now: Int) {
    flashes.removeAll { $0.keypadRow == keypadRow && $0.index == index }
    flashes.append(Flash(keypadRow: keypadRow, index: index, end: now + Self.flashDuration))
  }

  /// Shows a key of the keypad as pressed, where it is drawn.
  mutating func flash(_ key: Key, at now: Int) {
    for (keypadRow, row) in drawnKeypad.rows.enumerated() {
      if let index = row.firstIndex(where: { $0.key == key && !$0.isOff }) {
        flash(keypadRow: keypadRow, index: index, at: now)
      }
    }
  }

  /// Ends all flashes.
  mutating func endFlashes() { flashes = [] }

  /// Removes the flashes that are over.
  mutating func endFlashes(at now: Int) {
    flashes.removeAll { $0.end <= now }
  }

  /// Whether a drawn key is shown as pressed.
  func isFlashing(_ place: Layout.PlacedKey) -> Bool {
    flashes.contains { $0.keypadRow == place.keypadRow && $0.index == place.index }
  }
}

extension EditingKey {
  /// Whether the key moves in a text or changes it.
  fileprivate var editsText: Bool {
    switch self {
    case .left, .right, .home, .end, .deleteWordBackward, .deleteToStart, .insertDeleted: true
    default: false
    }
  }
}

extension InputEvent {
  /// Whether the event ends the choice of a bit.
  fileprivate var endsWalk: Bool {
    switch self {
    case .key(let shortcut): shortcut != " "
    case .navigation, .scroll, .background, .redraw, .suspend: false
    default: true
    }
  }

  /// Whether the event ends the large number that covers the window.
  fileprivate var endsLargeType: Bool {
    switch self {
    case .key, .navigation, .tab, .unknownKey, .click, .paste, .unfinishedPaste: true
    case .scroll, .background, .interrupt, .endOfTransmission, .redraw, .suspend: false
    }
  }

  /// Whether typing continues after the event.
  fileprivate var leavesTyping: Bool {
    switch self {
    case .key, .scroll, .background, .redraw, .suspend: true
    default: false
    }
  }
}
