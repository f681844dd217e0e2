import CalculatorPresentation

extension ObservedCalculator {
  /// Performs a command, with the system's clipboard and a window's panels.
  func perform(_ command: CalculatorCommand, in panels: Panels) {
    perform(command)
    switch command {
    // Their content is available only when they are done.
    case .units, .digits:
      Task {
        await whenIdle()
        show(command, in: panels)
      }
    default: show(command, in: panels)
    }
  }

  /// Does the part of a command that only a window can do.
  func show(_ command: CalculatorCommand, in panels: Panels) {
    switch command {
    case .copy: if let copyText { Pasteboard.text = copyText }
    case .units:
      if let line = display.conversion.first(where: \.isMarked) {
        panels.show(.choices(.units(line.line)))
      }
    case .digits:
      // If no more digits can be found, the notice says so.
      if expanded != nil { panels.show(.digits) }
    default: if let panel = command.panel { panels.show(panel) }
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
    case .constants: .choices(.constants)
    case .settings: .settings
    case .undo, .redo, .copy, .keypad, .order, .reversePolish, .separators, .form, .store, .convert,
      .swapUnits, .otherUnit, .units, .digits:
      nil
    }
  }
}
