import CalculatorModel
import CalculatorPresentation

extension CalculatorFace {
  /// What the page was shown last.
  struct Shown {
    var keypad: Keypad?
    var language: Language?
    var panel: PagePanel?
    var history: HistoryPart.Version?
    var digits: ExpandedNumber?
  }

  func draw(on screen: inout Screen) {
    screen.show("display") { json in DisplayPart(viewModel).write(to: &json) }
    drawKeypad(on: &screen)
    screen.show("commands") { json in writeCommands(to: &json) }
    screen.show("modes") { json in
      json.list { json in
        for mode in modes { json.element(mode.name) }
      }
    }
    screen.show("look") { json in writeLook(to: &json) }
    if shown.language != viewModel.catalogue.language {
      shown.language = viewModel.catalogue.language
      screen.show("texts") { json in PageTexts(viewModel.catalogue).write(to: &json) }
    }
    drawPanel(on: &screen)
    tellOnce(on: &screen)
  }

  private func drawKeypad(on screen: inout Screen) {
    let keypad = viewModel.keypad
    guard keypad != shown.keypad else { return }
    shown.keypad = keypad
    screen.show("keypad") { json in
      KeypadPart(keypad, mode: viewModel.mode, catalogue: viewModel.catalogue).write(to: &json)
    }
  }

  private func writeCommands(to json: inout JSON) {
    json.list { json in
      for command in CalculatorCommand.allCases {
        json.object { json in
          json.member("name", command.name)
          json.member("label", viewModel.label(of: command))
          json.member("isEnabled", viewModel.canPerform(command))
          json.member("shortcuts", [command.shortcut.browserKey])
        }
      }
    }
  }

  private func writeLook(to json: inout JSON) {
    let language = viewModel.catalogue.language
    json.object { json in
      json.member("language", language.code)
      json.member("direction", language.isRightToLeft ? "rtl" : "ltr")
      json.member("theme", Setting.theme.value(in: viewModel.settings))
    }
  }

  // MARK: - Panels

  private func drawPanel(on screen: inout Screen) {
    let isNew = panel != shown.panel
    shown.panel = panel
    switch panel {
    case nil: screen.show("panel") { json in json.null() }
    case .memory: screen.show("panel") { json in MemoryPart(viewModel).write(to: &json) }
    case .history:
      let part = HistoryPart(self)
      guard isNew || part.version != shown.history else { return }
      shown.history = part.version
      screen.show("panel") { json in part.write(to: &json) }
    case .settings: screen.show("panel") { json in SettingsPart(viewModel).write(to: &json) }
    case .digits:
      guard let number = viewModel.expandedNumber, isNew || number != shown.digits else { return }
      shown.digits = number
      screen.show("panel") { json in
        DigitsPart(number, catalogue: viewModel.catalogue).write(to: &json)
      }
    case .shortcuts: screen.show("panel") { json in ShortcutsPart(viewModel).write(to: &json) }
    }
  }

  // MARK: - What is told once

  private func tellOnce(on screen: inout Screen) {
    let changes = storage.takeNewChanges()
    if !changes.isEmpty {
      screen.tell("effects") { json in
        json.list { json in
          for change in changes { change.write(to: &json) }
        }
      }
    }
    if let form = export {
      export = nil
      screen.tell("export") { json in
        json.object { json in
          json.member("name", "exactly-history." + form.name)
          json.member("type", form.mediaType)
          json.member("text", viewModel.history.export(as: form))
        }
      }
    }
  }
}

extension HistoryExport {
  /// What browsers call the form.
  fileprivate var mediaType: String {
    switch self {
    case .text: "text/plain"
    case .commaSeparated: "text/csv"
    // A JSON text for each line.
    case .json: "application/json"
    }
  }
}

extension BrowserStorage.Change {
  /// Writes what the page is asked to change.
  func write(to json: inout JSON) {
    json.object { json in
      json.member("number", number)
      switch kind {
      case .append: json.member("append", lines)
      case .rewrite(let generation):
        json.member("rewrite", lines)
        json.member("generation", generation)
      case .setAside: json.member("aside", lines)
      case .settings: json.member("settings", lines.first)
      }
    }
  }
}
