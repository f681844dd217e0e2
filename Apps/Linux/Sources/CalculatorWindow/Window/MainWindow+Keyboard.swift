import CAdwaita
import CWindow
import CalculatorPresentation

/// The keyboard: keys go to the calculator before the window's widgets get them.
extension MainWindow {
  /// Has the keys of the window told.
  func watchKeyboard() {
    window_watch_keys(
      widget, { Callback<KeyPress, Int32>.call($0, KeyPress($1, $2, $3)) },
      Callback<KeyPress, Int32> { [weak self] in self?.handle($0) == true ? 1 : 0 }.kept,
      releaseCallback)
  }

  /// Takes a key; false leaves it to the widget that has the focus.
  private func handle(_ key: KeyPress) -> Bool {
    if key.hasControl, key.character == ".", work.isBusy {
      work.stop()
      return true
    }
    guard window_has_focus_in_popover(widget) == 0, window_has_focus_in_text(widget) == 0 else {
      return false
    }
    if key.isCombined { return handleCombined(key) }
    guard let shortcut = key.shortcut else { return false }
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
    default: return false
    }
    return true
  }

  /// Types a key, and does at once what it asks of the calculator: what is typed behind it comes later.
  private func type(_ shortcut: Shortcut) {
    let asked = AskedCommand()
    let moves = [CalculatorCommand.undo, .redo].contains { $0.shortcut == shortcut }
    work.perform(mayChangeHistory: moves) {
      guard let command = $0.type(shortcut) else { return }
      // The window turns the keypad, since it may have no room.
      if command != .keypad { $0.perform(command) }
      asked.command.withLock { $0 = command }
    } then: { [weak self] screen in
      if let command = asked.command.withLock({ $0 }) { self?.finish(command, screen) }
    }
    keepSessionSoon()
  }
}
