import CalculatorPresentation

extension CalculatorViewModel {
  /// Does what a command asks for, with the system's clipboard and a window's panels.
  @MainActor func perform(_ command: CalculatorCommand, in panels: Panels) {
    if command == .copy, let copyText { Pasteboard.text = copyText }
    perform(command)
    if command == .units, let conversion { panels.show(.units(conversion.marked)) }
    guard let panel = command.panel else { return }
    // Where no more digits can be found, the notice says so.
    if panel != .digits || expandedNumber != nil { panels.show(panel) }
  }

  /// Pastes the text on the clipboard.
  @MainActor func paste() {
    paste(Pasteboard.text)
  }
}

extension CalculatorCommand {
  /// The panel that shows what the command asks for.
  fileprivate var panel: Panel? {
    switch self {
    case .digits: .digits
    case .large: .large
    case .memory: .memory
    case .history: .history
    case .tape: .tape
    case .dates: .dates
    case .constants: .constants
    case .settings: .settings
    case .undo, .redo, .copy, .keypad, .order, .reversePolish, .separators, .form, .store, .convert,
      .swapUnits, .otherUnit, .units:
      nil
    }
  }
}
