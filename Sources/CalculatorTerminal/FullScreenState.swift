import CalculatorModel
import CalculatorPresentation
import CalendarDates
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

  var terminalTheme: Theme

  /// The size of the window; a window that turns from narrow to wide shows the other keypad.
  var window: WindowSize {
    didSet {
      offerKeypads()
      turnKeypad()
    }
  }

  /// The open panel, or nil.
  var panel: Panel?

  /// The panel that a help is about, which is shown again when the help is closed.
  var panelBehindHelp: Panel?

  /// When the open history was read last; nil where that was when it was opened.
  var historyReading: Int?

  /// What was entered in the panel of dates; nil before it was opened.
  var dates: DatesForm?

  /// Which day is today, where the person is.
  var today: CalendarDate { viewModel.wallClock.today?() ?? LocalTime.today }

  /// Whether the number covers the window, until a key is pressed.
  var showsLargeType = false

  /// The calculation that is being typed as a line, or nil.
  var line: PanelPrompt?

  /// The editor of the next such line, which knows the ones before.
  var lineEditor = LineEditor()

  /// What the status line says in place of the view model's notice, until the next event.
  var remark: String?

  var choice: KeypadChoice

  /// The bit of the word that is chosen by keys, or nil.
  var bitCursor: Int?

  /// The bit that was chosen last.
  var lastBit = 0

  /// Whether the remark says what would be lost.
  private var isAskedToQuit = false

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
    viewModel.wallClock.today = viewModel.wallClock.today ?? { LocalTime.today }
    choice = KeypadChoice(keypad ?? viewModel.chosenKeypad)
    offerKeypads()
    turnKeypad()
    if keypad == .scientific { remarkWhereKeypadHasNoRoom() }
  }

  /// Takes an event; gives what the terminal has to do for it.
  mutating func handle(_ event: InputEvent, at now: Int) -> Effect? {
    if event != .key(.enter), event != .key(TerminalCommand.quitKey) { isAskedToQuit = false }
    defer {
      followNumber()
      followKeypad()
    }
    if showsLargeType, event.endsLargeType {
      showsLargeType = false
      switch event {
      // A text that was pasted is not lost.
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

  /// Quits, or says first what would be lost: then the key quits when it is pressed again.
  mutating func quit(by key: Shortcut) -> Effect? {
    if isAskedToQuit || !viewModel.losesSession { return .quit(status: 0) }
    isAskedToQuit = true
    let name = key.name(in: viewModel.catalogue)
    remark = viewModel.catalogue.text(.sentence(.losesSession(key: name)))
    return nil
  }

  /// Edits the line or what is typed in a panel, where Ctrl and a letter do so in a shell; false where they do not.
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

  /// Shows the digits of another number where one has taken the place of the number that they are of;
  /// where there are none, the panel is closed, and a notice says why.
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

  /// What the status line says: of the last key, of what happened besides, or what stays to be said.
  var notice: String? { remark ?? typedNotice ?? viewModel.notice }

  // MARK: - Flashes

  /// When the screen changes by itself: the first flash ends.
  var nextDeadline: Int? { flashes.map(\.end).min() }

  /// Shows a drawn key pressed for a moment.
  mutating func flash(keypadRow: Int, index: Int, at now: Int) {
    flashes.removeAll { $0.keypadRow == keypadRow && $0.index == index }
    flashes.append(Flash(keypadRow: keypadRow, index: index, end: now + Self.flashDuration))
  }

  /// Shows the key pressed that stands for a key of the keypad, where it is drawn.
  mutating func flash(_ key: Key, at now: Int) {
    for (keypadRow, row) in drawnKeypad.rows.enumerated() {
      if let index = row.firstIndex(where: { $0.key == key && !$0.isOff }) {
        flash(keypadRow: keypadRow, index: index, at: now)
      }
    }
  }

  /// Ends all flashes.
  mutating func endFlashes() { flashes = [] }

  /// Ends the flashes that are over.
  mutating func endFlashes(at now: Int) {
    flashes.removeAll { $0.end <= now }
  }

  /// Whether a drawn key is shown pressed.
  func isFlashing(_ place: Layout.PlacedKey) -> Bool {
    flashes.contains { $0.keypadRow == place.keypadRow && $0.index == place.index }
  }
}

extension EditingKey {
  /// Whether the key moves in a text or takes a part of it away.
  fileprivate var editsText: Bool {
    switch self {
    case .left, .right, .home, .end, .deleteWordBackward, .deleteToStart, .insertDeleted: true
    default: false
    }
  }
}

extension InputEvent {
  /// Whether no bit is chosen any more behind the event.
  fileprivate var endsWalk: Bool {
    switch self {
    case .key(let shortcut): shortcut != " "
    case .navigation, .scroll, .background, .redraw, .suspend: false
    default: true
    }
  }

  /// Whether the number no longer covers the window behind the event.
  fileprivate var endsLargeType: Bool {
    switch self {
    case .key, .navigation, .tab, .unknownKey, .click, .paste, .unfinishedPaste: true
    case .scroll, .background, .interrupt, .endOfTransmission, .redraw, .suspend: false
    }
  }

  /// Whether what is typed goes on behind the event.
  fileprivate var leavesTyping: Bool {
    switch self {
    case .key, .scroll, .background, .redraw, .suspend: true
    default: false
    }
  }
}
