import CalculatorModel
import CalculatorPresentation
import CommandLineInterface

extension FullScreenState {
  /// Handles a key: the typed line gets it first, then the panel, then the calculator.
  mutating func press(_ shortcut: Shortcut, at now: Int) -> Effect? {
    if shortcut == TerminalCommand.quitKey { return quit(by: shortcut) }
    // The key is not a character to type in a line.
    if shortcut == TerminalCommand.commandsKey, line != nil { return nil }
    if case .held(let character) = shortcut {
      if !isBound(shortcut) {
        // Esc and the character have arrived together.
        return press(.escape, at: now) ?? press(.character(character), at: now)
      }
      // The keys of a line are shown below it.
      if line != nil { return nil }
    }
    if let line { return take(shortcut, inLine: line) }
    if shortcut == " ", !panelTakesKeys, turnBit() { return nil }
    if panelTakesKeys {
      guard readHistoryAgain(at: now) else { return nil }
      if let effect = pressInPanel(shortcut) { return effect.terminalEffect }
    }
    if let panel, !panelTakesKeys, shortcut == .escape || panel.subject.isOpened(by: shortcut) {
      close()
      return nil
    }
    for subject in [PanelSubject.help, .commands] where subject.isOpened(by: shortcut) {
      open(subject)
      return nil
    }
    if let key = viewModel.keypad.key(for: shortcut) {
      flash(key, at: now)
      panel?.takesKeys = false
    }
    let command = viewModel.type(shortcut)
    followTypedLine()
    return command.flatMap { perform($0) }
  }

  /// Whether a held character does something now.
  private func isBound(_ shortcut: Shortcut) -> Bool {
    shortcut == .line || TerminalCommand.asksForHelp(shortcut)
      || viewModel.keypad.key(for: shortcut) != nil || viewModel.isScientific(shortcut)
      || CalculatorCommand.typed(shortcut) != nil
  }

  /// Handles a navigation key.
  mutating func press(_ key: NavigationKey, at now: Int) -> Effect? {
    if line != nil {
      line?.take(key)
      return nil
    }
    if panel != nil, key != .deleteForward || panelTakesKeys {
      panel?.takesKeys = true
      return readHistoryAgain(at: now) ? pressInPanel(key) : nil
    }
    if key == .deleteForward { return press(.backspace, at: now) }
    if hasBits {
      walkBits(key)
      return nil
    }
    refuse(.doesNothing(key.label, help: TerminalCommand.help.label))
    return nil
  }

  /// Moves the focus between the calculator and the panel beside it.
  mutating func pressTab() {
    if isPanelBeside, line == nil {
      panel?.takesKeys.toggle()
    } else {
      refuse(
        .doesNothing(
          viewModel.catalogue.text(KeyboardText.tabKey), help: TerminalCommand.help.label))
    }
  }

  /// Performs a command.
  mutating func perform(_ command: CalculatorCommand) -> Effect? {
    if command == .keypad {
      choose(viewModel.nextKeypad)
      return nil
    }
    if viewModel.calculator.error != nil, command == .digits || command == .form {
      refuse(.afterError(undo: CalculatorCommand.undo.shortcut.label))
      return nil
    }
    if !viewModel.canPerform(command), command.isAboutUnits {
      refuse(.doesNothing(command.shortcut.label, help: TerminalCommand.help.label))
      return nil
    }
    if command == .large {
      showsLargeType = true
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

  /// Switches to a keypad, if it has room.
  mutating func choose(_ mode: Keypad.Mode) {
    choice.choose(mode)
    turnKeypad()
    remarkWhereKeypadHasNoRoom()
  }

  /// Says why a key did nothing: above the line being typed, in the list that has the focus or covers the
  /// calculator, or else in the status line.
  mutating func refuse(_ reason: KeyboardText) {
    if line != nil {
      // No advice on other keys: in a line they are characters.
      line?.problem = viewModel.catalogue.text(reason.withoutAdvice)
    } else if panelTakesKeys, case .prompt(var prompt)? = panel?.footing {
      prompt.problem = viewModel.catalogue.text(reason)
      panel?.footing = .prompt(prompt)
    } else if panel != nil, !isPanelBeside {
      panel?.footing = .notice(viewModel.catalogue.text(reason))
    } else {
      remark = shortEnough(reason)
    }
  }

  // MARK: - Clicks

  mutating func click(column: Int, row: Int, at now: Int) -> Effect? {
    // A line is accepted or left only by keys, so that a stray click does not lose it.
    if line != nil { return nil }
    if panel != nil, !isPanelBeside || isInPanel(column: column, row: row) {
      panel?.takesKeys = true
      return clickInPanel(column: column, row: row)
    }
    defer { remark = nil }
    let keypad = drawnKeypad
    guard let layout = layout(keypad) else { return nil }
    // A long notice covers keys until it is clicked away.
    let noticeRows = layout.status.rows(
      ofNotice: notice ?? "", columns: shares.calculator.columns)
    if noticeRows.count > 1, row > layout.status.row - noticeRows.count,
      column < shares.calculator.columns
    {
      viewModel.dismissNotice()
    } else if let place = layout.key(atColumn: column, row: row) {
      let key = keypad.rows[place.keypadRow][place.index].key
      guard !keypad.rows[place.keypadRow][place.index].isOff else { return nil }
      flash(keypadRow: place.keypadRow, index: place.index, at: now)
      givesKeysToCalculator()
      viewModel.press(key)
    } else if let line = layout.conversion?.line(atColumn: column, row: row) {
      givesKeysToCalculator()
      viewModel.mark(line)
    } else if let line = layout.conversion?.unit(atColumn: column, row: row) {
      open(.units)
      panel?.unitLine = line
      beginChoosing()
    } else if let bit = layout.bits?.bit(atColumn: column, row: row) {
      givesKeysToCalculator()
      viewModel.press(.bit(bit))
      lastBit = min(bit, viewModel.calculator.words.format.bitWidth - 1)
    } else if layout.status.contains(column: column, row: row) {
      open(hints(in: layout.status, besideNotice: notice != nil).subject(atColumn: column))
    }
    return nil
  }

  /// Gives the focus to the calculator and drops a question in the panel.
  private mutating func givesKeysToCalculator() {
    panel?.takesKeys = false
    if case .question? = panel?.footing { panel?.footing = .keys }
  }

  private func isInPanel(column: Int, row: Int) -> Bool {
    guard let panel else { return false }
    return layout(of: panel, content(of: panel)).frame.contains(column: column, row: row)
  }
}

extension CalculatorCommand {
  /// Whether the command is about a conversion.
  fileprivate var isAboutUnits: Bool {
    switch self {
    case .convert, .swapUnits, .otherUnit, .units: true
    default: false
    }
  }
}

extension NavigationKey {
  /// The name printed on the key.
  var label: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .deleteForward: "Del"
    }
  }
}
