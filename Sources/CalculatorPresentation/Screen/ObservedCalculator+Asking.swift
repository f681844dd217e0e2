#if canImport(Observation)
import CalculatorModel

extension ObservedCalculator {
  /// Presses a key; while a line is open, types it into the line, which `=` takes.
  public func press(_ key: Key) {
    if line.isOpen {
      if let typed = keypad.typedShortcut(of: key) { type(typed) { _ in } }
      return
    }
    perform { $0.press(key) }
  }

  /// Presses the key of a shortcut; returns false if the keypad shown has none for it.
  ///
  /// Esc stops work that takes long.
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

  /// Whether holding down a shortcut repeats its key or its character; commands never repeat.
  public func repeats(_ shortcut: Shortcut) -> Bool {
    if line.isOpen { return shortcut != .enter && shortcut != .escape }
    return keypad.key(for: shortcut)?.repeatsWhileHeld
      ?? (CalculatorCommand.typed(shortcut) == nil)
  }

  /// Presses the key of a swipe over the display, if it has one.
  public func press(_ swipe: Swipe) {
    if let key = swipe.key { press(key) }
  }

  /// Performs the calculator's part of a command; whatever only a view can do is left to the view.
  public func perform(_ command: CalculatorCommand) {
    // Typing after a copy continues as if there had been none.
    guard command != .copy else {
      add { $0.perform(.copy) }
      return keepSessionSoon()
    }
    perform(mayChangeHistory: command.mayChangeHistory) { $0.perform(command) }
  }

  /// Returns the current label of a command in a menu or on a button.
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

  /// Sets the keypads that the window can show.
  public func offer(_ modes: [Keypad.Mode]) {
    guard modes != offeredKeypads else { return }
    setOfferedKeypads(modes)
    add { $0.offeredKeypads = modes }
  }

  /// Shows more digits of the number, for a view that asks on its own; typing continues.
  public func showMoreDigits() {
    add { $0.showMoreDigits() }
  }

  /// Shows only the digits that fit on the display, for a view that is gone.
  public func hideMoreDigits() {
    add { $0.hideMoreDigits() }
  }

  /// Reads the changes that other programs have made to the history.
  public func readHistory() {
    add(mayChangeHistory: true) { $0.readHistory() }
    keepSessionSoon()
  }
}
#endif
