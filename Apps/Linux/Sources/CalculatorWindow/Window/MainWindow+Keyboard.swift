import CAdwaita
import CWindow
import CalculatorPresentation

/// The keyboard: keys go to the calculator before the window's widgets get them.
extension MainWindow {
  /// Watches the keys of the window.
  func watchKeyboard() {
    watchKeys(of: widget) { [weak self] in self?.handle($0) == true }
  }

  /// Handles a key, or returns false to leave it to the widget that has the focus.
  private func handle(_ key: KeyPress) -> Bool {
    if key.isStop {
      if work.isBusy { work.stop() }
      return true
    }
    guard window_has_focus_in_popover(widget) == 0 else { return false }
    if calculator.display.line.isTaken, !key.isCombined, let shortcut = key.shortcut {
      type(shortcut)
      return true
    }
    guard window_has_focus_in_text(widget) == 0 else { return false }
    if let held = key.heldShortcut, isBound(held) {
      take(held)
      return true
    }
    if key.isCombined { return handleCombined(key) }
    if key.key == UInt32(GDK_KEY_F1) {
      showHelp()
      return true
    }
    if calculator.bitStrip.walk(key) { return true }
    guard let shortcut = key.shortcut else { return false }
    // GTK shows the focus for a few seconds only; on a bit, the space bar has no other use.
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
    take(shortcut)
    return true
  }

  /// Whether a held key presses a key of the keypad or gives a command.
  private func isBound(_ shortcut: Shortcut) -> Bool {
    shortcut == .line || CalculatorCommand.typed(shortcut) != nil
      || Keypad(screen.keypad).key(for: shortcut) != nil
  }

  private func take(_ shortcut: Shortcut) {
    calculator.keypadView.glow(shortcut)
    type(shortcut)
  }

  /// Handles a key that is combined with Control.
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
    case ("k", false): showChoices(of: .commands(.control))
    default: return false
    }
    return true
  }

  // MARK: - Typing

  /// Types a key, and runs its command at once, before anything that is typed after it.
  func type(_ shortcut: Shortcut) {
    work.ask(mayChangeHistory: CalculatorCommand.typed(shortcut)?.mayChangeHistory ?? false) {
      // The window switches keypads, since it may lack the room.
      $0.takeTyped(shortcut, turnsKeypad: false)
    } then: { [weak self] screen, command in
      if let command { self?.finish(command, screen) }
    }
    keepSessionSoon()
  }
}
