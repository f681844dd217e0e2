import CalculatorModel

/// What came of a typed key, for a window that shows panels.
public struct TypedKey: Hashable, Sendable {
  /// What the key asked for, of which the window has its part to do yet; nil for nothing.
  public let command: CalculatorCommand?

  /// Whether nothing was typed before that it could go on with.
  public let isFirst: Bool

  /// Whether a line was opened by it, with what was typed before where that is a name: none of its letters was a command.
  public let opensLine: Bool
}

extension CalculatorViewModel {
  /// Types a key, and does at once what it asks of the calculator: what is typed behind it comes later.
  ///
  /// ```swift
  /// viewModel.takeTyped("h").command    // .history, which the window shows
  /// viewModel.takeTyped("y")
  /// viewModel.takeTyped("p")
  /// viewModel.takeTyped("o")
  /// viewModel.takeTyped("t")
  /// viewModel.takeTyped("(").opensLine  // true: it shows what it showed before
  /// ```
  ///
  /// - Parameters:
  ///   - shortcut: The key.
  ///   - turnsKeypad: Whether the command for that turns the keypad; else it is the window's to do.
  /// - Returns: What came of it.
  public func takeTyped(_ shortcut: Shortcut, turnsKeypad: Bool = true) -> TypedKey {
    let isFirst = !isTyping
    let hadLine = typedLine != nil
    // On the other keypads letters begin lines by themselves.
    if shortcut == Shortcut.line, mode == .programmer, !hadLine {
      openTypedLine()
      return TypedKey(command: nil, isFirst: isFirst, opensLine: true)
    }
    let command = type(shortcut)
    if let command, turnsKeypad || command != .keypad { perform(command) }
    return TypedKey(
      command: command, isFirst: isFirst, opensLine: !hadLine && typedLine != nil)
  }

  /// Takes a key that was typed while a panel covers the calculator which a letter has opened: that may have been
  /// the beginning of a name.
  ///
  /// The key is a part of the name, or of its line, and presses nothing.
  ///
  /// - Parameter shortcut: The key.
  /// - Returns: Whether the name has ended, and its line was open before the key or is by it.
  public func followTyped(_ shortcut: Shortcut) -> Bool {
    guard typedLine == nil else {
      type(shortcut)
      return true
    }
    return isTyping && !calculator.words.isOn && opensLine(typing: shortcut)
  }
}
