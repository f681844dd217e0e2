import ExactReals

extension Calculator {
  /// Opens a parenthesis, with the number shown inside if it was typed: there are no implied products.
  ///
  /// - Complexity: O(1). At most 100 can be open; more are ignored.
  public mutating func openParenthesis() { press(.openParenthesis) }

  mutating func beginParenthesis() {
    if case .failed = phase { allClear() }
    guard pending.canOpen else { return }
    if pending.isEmpty { repetition = nil }
    switch phase {
    case .cleared, .opened, .failed, .answered: break
    case .entry, .word, .value, .result:
      takeShownNumber()
      flattenPercentage()
    case .operation(_, let left):
      beginOperand()
      phase = .opened(shown: left)
    }
    pending.open()
  }

  /// Closes a parenthesis, and shows the value of its contents; ignored if none is open.
  public mutating func closeParenthesis() {
    press(.closeParenthesis)
  }

  mutating func closeParenthesis(within budget: Budget?) {
    guard error == nil, pending.depth > 0 else { return }
    takeShownNumber()
    do throws(CalculationError) {
      try closeInnermost(within: budget)
    } catch {
      fail(error)
    }
  }

  /// Evaluates the contents of the innermost parenthesis, and closes it.
  mutating func closeInnermost(within budget: Budget?) throws(CalculationError) {
    operand = try leftOperand(of: nil, within: budget)
    // `(10%)` is a tenth; without the parenthesis it would be a percentage of what comes before.
    let isGroup = !pending.level.isEmpty || line.endsInPercentage
    completeOperations(before: nil)
    pending.close()
    if isGroup { line.append(.group) }
  }
}
