#if canImport(Observation)
import CalculatorModel

extension ObservedCalculator {
  /// Takes a key typed on a computer's keyboard: it presses a key, asks for a command, or is part of a line.
  ///
  /// Esc stops work that takes long.
  ///
  /// - Parameters:
  ///   - shortcut: The key.
  ///   - then: Called with the result once the screen after it is shown; not called for keys that go into a line's
  ///     field.
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

  /// Asks for a line that begins with the text typed so far.
  public func openLine() {
    add { $0.openTypedLine() }
    keepSessionSoon()
  }

  /// Calculates the line as it is; if it is already being calculated, types Enter after it.
  public func takeLine() {
    guard !line.isTaken else { return type(.enter) { _ in } }
    line.isTaken = true
    let text = line.text
    add { $0.calculateLine(text) }
    keepSessionSoon()
  }

  /// Leaves the line and discards its text.
  public func leaveLine() {
    line.isTaken = true
    add { $0.leaveLine() }
    keepSessionSoon()
  }
}
#endif
