import CAdwaita
import CWindow
import CalculatorPresentation

/// The keyboard: keys go to the calculator before the window's widgets get them.
extension MainWindow {
  /// Has the keys of the window told.
  func watchKeyboard() {
    watchKeys(of: widget) { [weak self] in self?.handle($0) == true }
  }

  /// Takes a key; false leaves it to the widget that has the focus.
  private func handle(_ key: KeyPress) -> Bool {
    if key.hasControl, key.character == ".", work.isBusy {
      work.stop()
      return true
    }
    guard window_has_focus_in_popover(widget) == 0 else { return false }
    if calculator.display.line.isTaken, !key.isCombined, let shortcut = key.shortcut {
      type(shortcut)
      return true
    }
    guard window_has_focus_in_text(widget) == 0 else { return false }
    if key.isCombined { return handleCombined(key) }
    if calculator.bitStrip.walk(key) { return true }
    guard let shortcut = key.shortcut else { return false }
    // GTK shows a focus for some seconds only; on a bit, the space bar has nothing else to do.
    if shortcut == " ", calculator.bitStrip.hasFocus { return false }
    if gtk_window_get_focus(widget.cast()) != nil, gtk_window_get_focus_visible(widget.cast()) != 0,
      shortcut == .enter || shortcut == " "
    {
      return false
    }
    if shortcut == .escape, closePaneOverKeypad() { return true }
    if shortcut == .help {
      showHelp()
      return true
    }
    calculator.keypadView.glow(shortcut)
    type(shortcut)
    return true
  }

  /// Takes a key that is held with Control.
  private func handleCombined(_ key: KeyPress) -> Bool {
    guard key.hasControl, let character = key.character else { return false }
    switch (character.lowercased(), key.hasShift) {
    case ("z", false): perform(.undo)
    case ("z", true), ("y", false): perform(.redo)
    case ("c", false): perform(.copy)
    case ("v", false): paste()
    case ("r", false): perform(.reversePolish)
    case ("l", false): perform(.large)
    case ("t", false): perform(.tape)
    default: return false
    }
    return true
  }

  // MARK: - Typing

  /// Types a key, and does at once what it asks of the calculator: what is typed behind it comes later.
  private func type(_ shortcut: Shortcut) {
    work.ask(mayChangeHistory: CalculatorCommand.typed(shortcut)?.mayChangeHistory ?? false) {
      // The window turns the keypad, since it may have no room.
      $0.takeTyped(shortcut, turnsKeypad: false)
    } then: { [weak self] screen, typed in
      self?.finish(typed, screen)
    }
    keepSessionSoon()
  }

  private func finish(_ typed: TypedKey, _ screen: CalculatorScreen) {
    if typed.isFirst { pageBeforeTyping = shownPage }
    if typed.opensLine { takeBackTypedCommands() }
    guard let command = typed.command else { return }
    let dialog = newestDialog
    finish(command, screen)
    if newestDialog != dialog { typedDialog = newestDialog }
  }

  /// Has what is typed go on into a dialog that a letter has opened: the letter may have been the
  /// beginning of a name, as the `g` of `gamma`, and then what follows goes to the line.
  func watchTyping(in dialog: Widget) {
    watchKeys(of: dialog) { [weak self] key in
      guard let self, typedDialog == dialog, case .character? = key.shortcut,
        window_has_focus_in_popover(dialog) == 0
      else { return false }
      follow(key)
      // A field of the dialog has what is typed, too: a name may yet take it back.
      return key.character != " " && window_has_focus_in_text(dialog) == 0
    }
  }

  private func follow(_ key: KeyPress) {
    guard let shortcut = key.shortcut else { return }
    work.ask {
      $0.followTyped(shortcut)
    } then: { [weak self] _, isLine in
      if isLine { self?.takeBackTypedCommands() }
    }
  }

  /// Has the window look as before its typed letters were taken for commands.
  private func takeBackTypedCommands() {
    if let typedDialog { gtk_window_close(typedDialog.cast()) }
    typedDialog = nil
    show(pageBeforeTyping)
  }
}
