import CalculatorPresentation

extension ObservedCalculator {
  /// Does what a command asks for, with the system's clipboard and a window's panels.
  func perform(_ command: CalculatorCommand, in panels: Panels) {
    if command == .copy, let copyText { Pasteboard.text = copyText }
    perform(command)
    switch command {
    case .units, .digits: Task { await showResult(of: command, in: panels) }
    default: if let panel = command.panel { panels.show(panel) }
    }
  }

  /// Shows what is there only when the command is done.
  private func showResult(of command: CalculatorCommand, in panels: Panels) async {
    await whenIdle()
    if command == .units {
      if let line = display.conversion.first(where: \.isMarked) { panels.show(.units(line.line)) }
    } else if expanded != nil {
      // Where no more digits can be found, the notice says so.
      panels.show(.digits)
    }
  }

  /// Pastes the text on the clipboard.
  func paste() { paste(Pasteboard.text) }

  /// Pastes a text.
  func paste(_ text: String?) {
    perform { $0.paste(text) }
  }
}

extension CalculatorCommand {
  /// The panel that shows what the command asks for.
  fileprivate var panel: Panel? {
    switch self {
    case .large: .large
    case .memory: .memory
    case .history: .history
    case .tape: .tape
    case .dates: .dates
    case .constants: .constants
    case .settings: .settings
    case .undo, .redo, .copy, .keypad, .order, .reversePolish, .separators, .form, .store, .convert,
      .swapUnits, .otherUnit, .units, .digits:
      nil
    }
  }
}
