import CalculatorModel

extension CalculatorViewModel {
  /// Whether there is a press to undo.
  public var canUndo: Bool { states.canUndo }

  /// Whether there is a press to redo.
  public var canRedo: Bool { states.canRedo }

  /// Undoes the last press, paste or change of the history.
  public func undo() {
    let action = states.lastAction
    move(orSay: .nothingToUndo) { $0.undo() }
    if case .changeHistory(let change, _, _)? = action { restore(change.reversed) }
    followConversion(action)
  }

  /// Undoes the last change of the history, if it was the last step: for a view that shows the history and not the
  /// number.
  public func undoHistoryChange() {
    guard case .changeHistory? = states.lastAction else {
      return say(.sentence(.nothingToUndo))
    }
    undo()
  }

  /// Redoes the change of the history that was undone last.
  public func redoHistoryChange() {
    guard case .changeHistory? = states.nextAction else {
      return say(.sentence(.nothingToRedo))
    }
    redo()
  }

  /// Redoes the step that was undone last.
  public func redo() {
    let action = states.nextAction
    move(orSay: .nothingToRedo) { $0.redo() }
    if case .changeHistory(let change, _, _)? = action { restore(change) }
    followConversion(action)
  }

  private func restore(_ change: HistoryChange) {
    historyMoveCount += 1
    history.restore(change)
    tellProblem()
  }

  func move(
    orSay refusal: Sentence, _ move: (inout UndoHistory<Calculator, Step>) -> Bool
  ) {
    let before = calculator
    markedNumber = nil
    guard move(&states) else {
      say(.sentence(refusal))
      return
    }
    // The order and the format are settings, and settings are not presses.
    if calculator.order != before.order || calculator.format != before.format {
      states.adjust {
        $0.order = before.order
        $0.format = before.format
      }
    }
    keepSettingsOfKeys()
    followCalculator()
    showDecimal()
    tell(.display)
  }
}
