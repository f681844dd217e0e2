#if canImport(Observation)
import CalculatorModel

extension ObservedCalculator {
  /// Presses a key; into a line that is open it types, and `=` takes that.
  public func press(_ key: Key) {
    if line.isOpen {
      if let typed = keypad.typedShortcut(of: key) { type(typed) { _ in } }
      return
    }
    perform { $0.press(key) }
  }

  /// Presses the key of a shortcut; false when the keypad that is shown has none for it.
  ///
  /// Esc stops what takes long.
  @discardableResult
  public func press(_ shortcut: Shortcut) -> Bool {
    if isBusy, shortcut == .escape {
      stop()
      return true
    }
    guard keypad.key(for: shortcut) != nil else { return false }
    perform { $0.press(shortcut) }
    return true
  }

  /// Whether a shortcut that is held down presses its key again and again, or types its character; no command is
  /// given more than once.
  public func repeats(_ shortcut: Shortcut) -> Bool {
    if line.isOpen { return shortcut != .enter && shortcut != .escape }
    return keypad.key(for: shortcut)?.repeatsWhileHeld
      ?? (CalculatorCommand.typed(shortcut) == nil)
  }

  /// Presses the key of a swipe over the display, if it has one.
  public func press(_ swipe: Swipe) {
    if let key = swipe.key { press(key) }
  }

  /// Does what a command asks of the calculator; what only a view can do, it leaves to that.
  public func perform(_ command: CalculatorCommand) {
    // What is typed behind a copy goes on as if there were none.
    guard command != .copy else {
      add { $0.perform(.copy) }
      return keepSessionSoon()
    }
    perform(mayChangeHistory: command.mayChangeHistory) { $0.perform(command) }
  }

  /// What a menu or a button calls a command now.
  public func label(of command: CalculatorCommand) -> String { row(of: command)?.label ?? "" }

  /// Whether a command has anything to do.
  public func canPerform(_ command: CalculatorCommand) -> Bool {
    row(of: command)?.isEnabled ?? false
  }

  private func row(of command: CalculatorCommand) -> CommandRow? {
    commands.first { $0.command == command }
  }

  /// Turns to a keypad.
  public func turn(to mode: Keypad.Mode) {
    perform { $0.turn(to: mode) }
  }

  /// Tells which keypads the window can show.
  public func offer(_ modes: [Keypad.Mode]) {
    guard modes != offeredKeypads else { return }
    setOfferedKeypads(modes)
    add { $0.offeredKeypads = modes }
  }

  /// Shows more digits of the number, for a view that asks by itself: what is typed goes on.
  public func showMoreDigits() {
    add { $0.showMoreDigits() }
  }

  /// Shows no more digits than fit on the display, for a view that is gone.
  public func hideMoreDigits() {
    add { $0.hideMoreDigits() }
  }

  /// Reads what other programs have done to the history.
  public func readHistory() {
    add(mayChangeHistory: true) { $0.readHistory() }
    keepSessionSoon()
  }
}
#endif
