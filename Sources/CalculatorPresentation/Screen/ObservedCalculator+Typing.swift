#if canImport(Observation)
import CalculatorModel

extension ObservedCalculator {
  /// Takes a key that was typed on a computer's keyboard: it presses a key, asks for a command, or is a part
  /// of a line.
  ///
  /// Esc stops what takes long.
  ///
  /// - Parameters:
  ///   - shortcut: The key.
  ///   - then: Gets what came of it, when the screen behind it is shown; not of what goes into a line's field.
  public func type(
    _ shortcut: Shortcut, then: @escaping @MainActor (CalculatorCommand?) -> Void
  ) {
    if isBusy, shortcut == .escape { return stop() }
    if line.isOpen, !line.isTaken {
      switch line.type(shortcut) {
      case .take: takeLine()
      case .leave: leaveLine()
      case nil: break
      }
      return
    }
    let mayChangeHistory = CalculatorCommand.typed(shortcut)?.mayChangeHistory ?? false
    add(mayChangeHistory: mayChangeHistory) {
      $0.takeTyped(shortcut)
    } then: {
      then($0)
    }
    keepSessionSoon()
  }

  /// Asks for a line that begins with what was typed.
  public func openLine() {
    add { $0.openTypedLine() }
    keepSessionSoon()
  }

  /// Has the line calculated as it is; while it is calculated already, Enter is typed behind it.
  public func takeLine() {
    guard !line.isTaken else { return type(.enter) { _ in } }
    line.isTaken = true
    let text = line.text
    add { $0.calculateLine(text) }
    keepSessionSoon()
  }

  /// Leaves the line, and with it what was typed in it.
  public func leaveLine() {
    line.isTaken = true
    add { $0.leaveLine() }
    keepSessionSoon()
  }
}
#endif
