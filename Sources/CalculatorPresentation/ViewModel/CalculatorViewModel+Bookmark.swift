import CalculatorModel

extension CalculatorViewModel {
  /// The calculator's state at one moment, with everything that could be undone and redone then.
  public struct Bookmark {
    let states: UndoHistory<Calculator, Step>
    let settings: Settings
    let otherForm: OtherForm?
    let markedNumber: MarkedNumber?
    let historyMoveCount: Int
  }

  /// The current state of the calculator, to go back to.
  ///
  /// ```swift
  /// let bookmark = viewModel.bookmark
  /// viewModel.perform(.order)
  /// viewModel.press(.digit(.five))
  /// viewModel.goBack(to: bookmark)   // neither has happened, and there is nothing to undo
  /// ```
  public var bookmark: Bookmark {
    Bookmark(
      states: states, settings: chosen, otherForm: otherForm, markedNumber: markedNumber,
      historyMoveCount: historyMoveCount)
  }

  /// Restores the calculator's state, settings included; nothing is announced.
  ///
  /// - Returns: False if a change of the history was undone or redone since: nothing happens then, because the
  ///   history would not know.
  @discardableResult
  public func goBack(to bookmark: Bookmark) -> Bool {
    guard bookmark.historyMoveCount == historyMoveCount else { return false }
    settings = bookmark.settings
    states = bookmark.states
    session.forgetSteps(after: 0)
    otherForm = bookmark.otherForm
    markedNumber = bookmark.markedNumber
    expandedNumber = nil
    news.content = nil
    followCalculator()
    return true
  }
}
