import CalculatorModel
import CalculatorPresentation
import CalendarDates

/// The calculator on a page.
final class CalculatorFace: Face {
  let viewModel: CalculatorViewModel
  let storage: BrowserStorage

  /// The time of the message that is being performed.
  private let clock: Clock

  /// The source of the names of calculations and the numbers of Rand.
  let randomNumbers: RandomNumbers

  /// Whether an option in the page's address has chosen the keypad, so that the window does not switch it.
  private var keepsFirstMode: Bool

  /// The device that the calculator is used with.
  var device = KeypadLayout.Device.touch

  /// The keypads that the window has room for, besides the one for words; none if it does not matter.
  var modes: [Keypad.Mode] = []

  /// Whether the window is taller than wide.
  var isUpright = true

  /// Whether an upright window has room for the ten columns of functions; true before the window is known.
  var hasRoomForTenColumns = true

  /// Whether the window shows another keypad first when it is turned.
  var turnsKeypad = false

  /// The open panel.
  var panel: PagePanel?

  /// The list to choose from, if one is open.
  var choosing = Choosing()

  /// The entries in the panel of dates, or nil before it was opened.
  var dates: DatesEntry?

  /// The maximum number of history rows on the page.
  var rowLimit = rowsAtATime

  /// The reason that a calculation in the history was not changed.
  var editProblem: EditProblem?

  /// The number of changes to the history other than by calculating.
  var historyChangeCount = 0

  /// The page's question, until it is answered.
  var question: Question?

  /// The state that the page was last shown, where comparing it is cheaper than writing it again.
  var shown = Shown()

  /// The number of history rows added at a time.
  static let rowsAtATime = 50

  /// The time.
  private final class Clock {
    var time: Int64

    init(_ time: Int64) { self.time = time }
  }

  /// Random numbers.
  final class RandomNumbers {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }
  }

  /// A one-time question of the page, which changes nothing.
  enum Question {
    /// The content of a link to the number shown.
    case link
    /// All digits of the number shown, to be copied.
    case copyText
    /// Whether the session is kept, after a request to keep it.
    case session
    /// The start from which another session would be the same.
    case checkpoint
    /// A file for the page to offer.
    case export(HistoryExport)
    /// The paper tape as a file.
    case tape
  }

  /// The reason that a calculation in the history was not changed.
  struct EditProblem {
    let id: HistoryEntry.ID
    let error: HistoryEditError
  }

  /// Opens the calculator.
  ///
  /// An order or a keypad that does not exist is ignored: users type them into addresses.
  init(_ opening: Opening) {
    let order = EvaluationOrder(name: opening.order)
    let mode = Keypad.Mode(name: opening.mode)
    let clock = Clock(opening.time)
    let numbers = RandomNumbers(seed: opening.seed)
    let storage = BrowserStorage(settings: opening.settings)
    self.clock = clock
    randomNumbers = numbers
    self.storage = storage
    keepsFirstMode = mode != nil
    viewModel = CalculatorViewModel(
      historyStorage: storage, settingsStorage: storage, sessionStorage: storage,
      mode: mode ?? .basic, order: order, locale: opening.locale,
      clock: { clock.time }, random: { numbers.generator.next() })
    viewModel.offeredKeypads = Keypad.Mode.allCases
  }

  func perform(_ message: PageMessage, at time: Int64) throws(Refusal) {
    clock.time = time
    if message.endsTyping { viewModel.endTyping() }
    switch message.name {
    case "press": try press(keyNamed: message.argument)
    case "type": try type(message.argument)
    case "open-line": viewModel.openTypedLine()
    case "line":
      try tellToday(message.argument)
      viewModel.calculateLine(message.body)
      viewModel.wallClock.now = nil
    case "clock": try viewModel.wallClock.take(message.words[...], rows: message.body)
    case "leave-line": viewModel.leaveLine()
    case "press-all": try pressAll(message.argument)
    case "command": try command(message.argument)
    case "turn": choose(try Keypad.Mode(name: message.argument).orRefusal("unknown keypad"))
    case "window": try window(message.words)
    case "swipe": try swipe(message.words)
    case "paste":
      try tellToday(message.argument)
      viewModel.paste(message.body)
      viewModel.wallClock.now = nil
    case "paste-nothing": viewModel.paste(nil)
    case "enter": try open(linkOf: message)
    case "link": question = .link
    case "copy-text": question = .copyText
    case "continue": try continueSession(message.lines, seed: message.argument)
    case "keep-session": keepSession()
    case "checkpoint": question = .checkpoint
    case "save-tape": question = .tape
    case "export": question = .export(try exportForm(message.argument))
    case "link-copied": viewModel.confirmLink()
    case "dismiss": viewModel.dismissNotice()
    case "panel": try show(panelNamed: message.argument)
    case "recall": viewModel.recall(try place(message.argument))
    case "dates": try enterDates(message.argument)
    case "forget": viewModel.remove(try place(message.argument))
    case "set": try set(message.argument)
    case "mark", "units", "find", "choose": try performOnChoices(message)
    default: try performOnHistory(message)
    }
    // The digits disappear with the next press, and so does the page's panel.
    if panel == .digits, viewModel.expandedNumber == nil { panel = nil }
  }

  /// Enters the expression of a link: `enter`, or `enter UNIT` if the link gives the unit of its angles.
  private func open(linkOf message: PageMessage) throws(Refusal) {
    let name = message.argument
    let unit = name.isEmpty ? nil : try AngleUnit(name: name).orRefusal("unknown unit")
    viewModel.open(LinkedExpression(message.body, angleUnit: unit))
  }

  private func press(keyNamed token: String) throws(Refusal) {
    viewModel.press(try Key(token: token, on: viewModel.mode).orRefusal("unknown key"))
  }

  private func pressAll(_ sequence: String) throws(Refusal) {
    do throws(KeySequenceError) {
      for key in try KeySequence(sequence, on: viewModel.mode).keys { viewModel.press(key) }
    } catch {
      throw Refusal(reason: error.reason)
    }
  }

  func command(_ name: String) throws(Refusal) {
    switch try CalculatorCommand(name: name).orRefusal("unknown command") {
    case .memory: show(.memory)
    case .history: show(.history)
    case .tape: show(.tape)
    case .large: show(.large)
    case .dates: show(.dates)
    case .constants: show(.constants)
    case .settings: show(.settings)
    case .units: showUnits()
    case .digits: showMoreDigits()
    case .keypad:
      viewModel.perform(.keypad)
      choose(viewModel.mode)
    case let command: viewModel.perform(command)
    }
  }

  /// Notes the user's local date, if the page reports it.
  private func tellToday(_ text: String) throws(Refusal) {
    guard !text.isEmpty else { return }
    do throws(CalendarDateError) {
      let date = try CalendarDate(text)
      viewModel.wallClock.today = { date }
    } catch {
      throw Refusal(reason: "no date")
    }
  }

  /// Switches to a keypad that the user has chosen, until the window suits another one.
  private func choose(_ mode: Keypad.Mode) {
    viewModel.turn(to: mode)
    viewModel.chosenKeypad = mode
  }

  /// Takes the window's size, and switches to the keypad that suits it if that has changed.
  private func window(_ words: [String]) throws(Refusal) {
    guard words.count == 3, words[2] == "touch" || words[2] == "desktop" else {
      throw Refusal(reason: "a window is a width, a height, and touch or desktop")
    }
    let width = try PageMessage.number(words[0])
    let height = try PageMessage.number(words[1])
    device = words[2] == "touch" ? .touch : .desktop
    isUpright = height >= width
    hasRoomForTenColumns = width >= KeypadLayout.tabletWidth
    let modes = KeypadLayout.modes(width: width, height: height, device: device)
    turnsKeypad = KeypadLayout.turnsKeypad(width: width, height: height, device: device)
    // In another arrangement the keypad for words has room everywhere, and that of functions upright.
    viewModel.offeredKeypads = Keypad.Mode.allCases.filter { mode in
      modes.isEmpty || modes.contains(mode) || mode == .programmer
        || mode == .scientific && isUpright
    }
    guard modes != self.modes else { return }
    self.modes = modes
    // Leaving words discards what is pending, which a window does not do by itself.
    if let first = modes.first, !keepsFirstMode, viewModel.mode != .programmer {
      viewModel.turn(to: first)
      viewModel.chosenKeypad = nil
    }
    keepsFirstMode = false
  }

  private func swipe(_ words: [String]) throws(Refusal) {
    guard words.count == 2 else { throw Refusal(reason: "a swipe is two numbers") }
    let swipe = Swipe(
      right: try PageMessage.number(words[0]), down: try PageMessage.number(words[1]))
    if device.swipes { viewModel.press(swipe) }
  }

  /// Continues a session from its lines, with the keypad that was chosen in it: one that the page has kept, or a
  /// checkpoint, with the seed of its random numbers.
  private func continueSession(_ lines: [String], seed: String) throws(Refusal) {
    if seed.isEmpty {
      storage.tell(session: lines, to: viewModel)
    } else {
      let seed = try UInt64(seed, radix: 16).orRefusal("unknown seed")
      guard lines.isEmpty || viewModel.continueSession(lines) else {
        throw Refusal(reason: "unreadable session")
      }
      randomNumbers.generator = SplitMix64(seed: seed)
    }
    guard let mode = viewModel.chosenKeypad else { return }
    viewModel.turn(to: mode)
    keepsFirstMode = true
  }

  /// Keeps the session as it is now, without changing it.
  private func keepSession() {
    viewModel.keepSession()
    question = .session
  }

  private func place(_ name: String) throws(Refusal) -> MemoryRow.Place {
    if name == "memory" { return .memory }
    guard let index = Int(name), (0..<viewModel.calculator.storedNumbers.count).contains(index)
    else { throw Refusal(reason: "nothing is stored there") }
    return .stored(index)
  }

  private func set(_ argument: String) throws(Refusal) {
    let (name, value) = argument.cut(at: " ")
    let setting = try Setting(name: name).orRefusal("unknown setting")
    var settings = viewModel.settings
    do throws(SettingError) {
      try setting.set(value, in: &settings)
    } catch {
      throw Refusal(reason: error.reason)
    }
    viewModel.settings = settings
  }

  // MARK: - Panels

  func show(panelNamed name: String) throws(Refusal) {
    guard name != "none" else {
      close()
      return
    }
    let panel = try PagePanel(rawValue: name).orRefusal("unknown panel")
    if panel == .digits {
      if viewModel.expandedNumber == nil { showMoreDigits() } else { self.panel = .digits }
    } else if panel == .units {
      showUnits()
    } else {
      show(panel)
    }
  }

  func show(_ panel: PagePanel) {
    close()
    self.panel = panel
    if panel == .dates { beginDates(at: clock.time) }
    if panel == .commands || panel == .constants { beginChoosing(panel) }
  }

  private func showMoreDigits() {
    viewModel.showMoreDigits()
    if viewModel.expandedNumber != nil { panel = .digits }
  }

  private func close() {
    panel = nil
    rowLimit = Self.rowsAtATime
    editProblem = nil
    viewModel.hideMoreDigits()
  }
}
