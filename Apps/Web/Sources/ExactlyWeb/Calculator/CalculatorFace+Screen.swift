import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// The state that the page was last shown.
  struct Shown {
    var keypad: Keypad.State?
    var isUpright = false
    var commands: [CommandRow] = []
    var keypads: [Keypad.Mode] = []
    var mode: Keypad.Mode?
    var keypadLanguage: Language?
    var theme: Look?
    var language: Language?
    var order: EvaluationOrder?
    var panel: PagePanel?
    var history: HistoryPart.Version?
    var digits: ExpandedNumber?
    var tape: TapePart.Version?
    var line: TypedLine?
    var hasLine = false
  }

  func draw(on screen: inout Screen) {
    screen.show("display") { json in DisplayPart(viewModel).write(to: &json) }
    drawKeypad(on: &screen)
    drawCommands(on: &screen)
    drawKeypads(on: &screen)
    drawBits(on: &screen)
    drawLook(on: &screen)
    drawPanel(on: &screen)
    drawLine(on: &screen)
    tellOnce(on: &screen)
  }

  private func drawKeypad(on screen: inout Screen) {
    let state = viewModel.keypadState
    let isUpright = isUpright && (state.mode != .scientific || !hasRoomForTenColumns)
    guard state != shown.keypad || isUpright != shown.isUpright else { return }
    (shown.keypad, shown.isUpright) = (state, isUpright)
    screen.show("keypad") { json in KeypadPart(state, isUpright: isUpright).write(to: &json) }
  }

  /// Shows the bits of the word, or null on the keypads without words.
  private func drawBits(on screen: inout Screen) {
    guard let bits = viewModel.bitStrip else { return screen.show("bits") { json in json.null() } }
    draw(bits, on: &screen)
  }

  // Most calculations have no words: the page loads this later.
  @inline(never)
  private func draw(_ bits: BitStrip, on screen: inout Screen) {
    let part = BitsPart(bits, catalogue: viewModel.catalogue)
    screen.show("bits") { json in part.write(to: &json) }
  }

  /// Shows the line that is being typed, or null if there is none.
  private func drawLine(on screen: inout Screen) {
    let line = viewModel.typedLine
    guard line != shown.line || !shown.hasLine else { return }
    (shown.line, shown.hasLine) = (line, true)
    screen.show("line") { json in
      guard let line else { return json.null() }
      json.object { json in
        json.member("number", line.number)
        json.member("text", line.text)
        json.member("problem", line.problem)
        if let place = line.place { json.member("place", place) }
        if !line.readings.isEmpty { json.member("readings", line.readings) }
      }
    }
  }

  private func drawCommands(on screen: inout Screen) {
    let rows = viewModel.commandRows
    guard rows != shown.commands else { return }
    shown.commands = rows
    screen.show("commands") { json in
      json.list(of: rows) { json, row in
        json.member("name", row.command.name)
        json.member("label", row.label)
        json.member("isEnabled", row.isEnabled)
        json.member("shortcuts", [row.command.shortcut.browserKey])
      }
    }
  }

  /// Shows the keypads that a menu offers.
  private func drawKeypads(on screen: inout Screen) {
    let (keypads, mode) = (viewModel.offeredKeypads, viewModel.mode)
    let language = viewModel.catalogue.language
    guard keypads != shown.keypads || mode != shown.mode || language != shown.keypadLanguage
    else { return }
    (shown.keypads, shown.mode, shown.keypadLanguage) = (keypads, mode, language)
    screen.show("keypads") { json in
      json.list(of: keypads) { json, keypad in
        json.member("name", keypad.name)
        json.member("label", viewModel.label(of: keypad))
        json.member("isShown", keypad == mode)
      }
    }
  }

  private func drawLook(on screen: inout Screen) {
    let (language, theme) = (viewModel.catalogue.language, viewModel.settings.look)
    let isOtherLanguage = language != shown.language
    guard isOtherLanguage || theme != shown.theme || viewModel.order != shown.order else { return }
    shown.language = language
    shown.theme = theme
    shown.order = viewModel.order
    screen.showLook(
      language, theme: Setting.theme.value(in: viewModel.settings), order: viewModel.order)
    guard isOtherLanguage else { return }
    screen.show("texts") { json in PageTexts(viewModel.catalogue).write(to: &json) }
  }

  // MARK: - Panels

  private func drawPanel(on screen: inout Screen) {
    let isNew = panel != shown.panel
    shown.panel = panel
    switch panel {
    case nil: screen.show("panel") { json in json.null() }
    case .memory: show(.memory, on: &screen, MemoryPart(viewModel).write)
    case .history:
      let part = HistoryPart(self)
      guard isNew || part.version != shown.history else { return }
      shown.history = part.version
      show(.history, on: &screen, part.write)
    case .tape: drawTape(isNew, on: &screen)
    case .dates: if let dates { drawDates(dates, on: &screen) }
    case .commands?, .constants?, .units?: if let panel { drawChoices(of: panel, on: &screen) }
    case .large: show(.large, on: &screen, LargePart(viewModel.largeType).write)
    case .settings: show(.settings, on: &screen, SettingsPart(viewModel).write)
    case .digits:
      guard let number = viewModel.expandedNumber, isNew || number != shown.digits else { return }
      shown.digits = number
      show(.digits, on: &screen, DigitsPart(number, catalogue: viewModel.catalogue).write)
    case .help: show(.help, on: &screen, HelpPart(self).write)
    }
  }

  private func drawTape(_ isNew: Bool, on screen: inout Screen) {
    let part = TapePart(viewModel)
    guard isNew || part.version != shown.tape else { return }
    shown.tape = part.version
    show(.tape, on: &screen, part.write)
  }

  /// Shows a panel with its members besides the title.
  private func show(
    _ panel: PagePanel, on screen: inout Screen, _ members: (inout JSON) -> Void
  ) {
    screen.show("panel") { json in
      json.object { json in
        json.member("kind", panel.rawValue)
        json.member("title", viewModel.catalogue.text(panel.title))
        PanelTexts(viewModel.catalogue).write(to: &json)
        members(&json)
      }
    }
  }

  // MARK: - What is told once

  private func tellOnce(on screen: inout Screen) {
    let effects = storage.takeEffects()
    if !effects.isEmpty {
      let failureCount = storage.failureCount
      screen.tell("effects") { json in
        json.list(of: effects) { json, effect in
          effect.write(to: &json)
          json.member("failures", failureCount)
        }
      }
    }
    if let question {
      self.question = nil
      screen.tell("answer") { json in
        json.object { json in write(answerTo: question, to: &json) }
      }
    }
  }

  private func write(answerTo question: Question, to json: inout JSON) {
    switch question {
    case .link:
      let link = viewModel.link
      json.member("link", link?.text)
      json.member("angle", link?.angleUnit?.name)
    case .copyText: json.member("text", viewModel.copyText)
    case .session: json.member("isKept", viewModel.settings.keepsSession)
    case .checkpoint: writeCheckpoint(to: &json)
    case .tape:
      json.member("name", "exactly-tape.txt")
      json.member("type", "text/plain")
      json.member("text", viewModel.tapeText)
    case .export(let form):
      json.member("name", "exactly-history." + form.fileExtension)
      json.member("type", form.mediaType)
      json.member("text", viewModel.history.export(as: form))
    }
  }
}

extension CalculatorFace {
  /// Writes the lines to continue the session from and the seed of its random numbers, if nothing else belongs to it:
  /// no open panel or line, and nothing that is unsaved or could not be saved.
  private func writeCheckpoint(to json: inout JSON) {
    guard panel == nil, viewModel.typedLine == nil, viewModel.history.unsavedCount == 0,
      storage.failureCount == 0,
      let lines = viewModel.sessionLines
    else { return }
    json.member("session", lines)
    json.member("seed", String(randomNumbers.generator.seed, radix: 16))
  }
}

extension HistoryExport {
  /// The extension of its files' names.
  fileprivate var fileExtension: String { self == .json ? "jsonl" : name }

  /// The media type of the form.
  fileprivate var mediaType: String {
    switch self {
    case .text: "text/plain"
    case .commaSeparated: "text/csv"
    // A JSON text for each line.
    case .json: "application/jsonl"
    }
  }
}

extension BrowserStorage.Effect {
  /// Writes the request to the page.
  func write(to json: inout JSON) {
    switch self {
    case .append(let lines, let number):
      json.member("append", lines)
      json.member("number", number)
    case .replace(let lines, let version, let number):
      json.member("replace", lines)
      json.member("version", version)
      json.member("number", number)
    case .setAside(let lines): json.member("aside", lines)
    case .read: json.member("read", true)
    case .settings(let text): json.member("settings", text)
    case .session(let lines): json.member("session", lines)
    }
  }
}
