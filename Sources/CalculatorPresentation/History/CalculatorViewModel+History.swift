import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// Keeps the calculation whose result is shown.
  ///
  /// - Parameter typed: A calculation that was typed in stack mode; the stack does not hold it as a calculation.
  /// - Returns: The identifier by which other calculations can refer to it.
  func record(typed: MathExpression? = nil) -> CalculationID? {
    guard history.isOn,
      let expression = calculator.isReversePolish && typed?.isCalculation ?? false
        ? typed?.measuringAngles(in: calculator.angleUnit) : calculator.calculation,
      let value = calculator.number
    else { return nil }
    return keep(expression, value)
  }

  /// Keeps a calculation with its value.
  ///
  /// The page's first part does not need it: before the first `=` there is nothing to keep.
  @inline(never)
  private func keep(_ expression: MathExpression, _ value: Real) -> CalculationID? {
    // A calculation edited since its result was taken is a different one.
    let others = expression.enteredResults
      .filter { !history.history.hasResult($0.value, of: $0.calculation) }
      .map { $0.calculation }
    return history.record(
      // A result of another word size, or of none, is not the same number as its word.
      expression: expression.source { [history, hasWords = calculator.words.isOn] id in
        !hasWords && history.history.entry(id) != nil && !others.contains(id)
      },
      angleUnit: calculator.angleUnit, words: HistoryWords(of: calculator.words), value: value,
      wraps: calculator.calculationWraps)
  }

  /// Reads the kept calculations, including those that other programs have kept since.
  ///
  /// A view calls it once its first frame is drawn; ``CalculatorCommand/history`` reads them again.
  public func readHistory() {
    history.reload()
    tellProblem()
  }

  /// Notes that a storage that keeps later has kept the changes to the history up to a number.
  ///
  /// - Parameters:
  ///   - number: The number that was passed to the storage.
  ///   - anew: Whether the storage has replaced the journal.
  public func historyWasKept(through number: Int, anew: Bool) {
    history.wasKept(through: number, anew: anew)
    tellProblem()
  }

  /// Notes that a storage that keeps later could not keep what it was asked to.
  ///
  /// It is asked again at the next opportunity, and the user is informed.
  public func historyWasNotKept(because error: StorageError) {
    history.wasNotKept(because: error)
    tellProblem()
  }

  /// Says that the history could not be read.
  public func historyWasNotRead(because error: StorageError) {
    say(.sentence(.historyNotRead(StorageReason(error))))
  }

  /// Says that the settings could not be saved.
  public func settingsWereNotSaved(because error: StorageError) {
    say(.sentence(.settingsNotSaved(StorageReason(error))))
  }

  /// Enters the result of a kept calculation.
  public func reuse(_ id: HistoryEntry.ID) {
    do throws(HistoryFailure) {
      let value = try history.history.value(of: id, within: stoppable(.digits))
      do throws(CalculationError) {
        try enter(value, calculation: id)
      } catch {
        throw .calculation(error)
      }
      tell(.display)
    } catch {
      say(.historyReason(HistoryReason(error)))
    }
  }

  /// Labels a kept calculation; an empty label removes it.
  public func label(_ id: HistoryEntry.ID, _ label: String) {
    changeHistory { $0.label(id, label) }
  }

  /// Removes a kept calculation, which ``undo()`` brings back.
  public func remove(_ id: HistoryEntry.ID) {
    changeHistory { $0.remove(id) }
  }

  /// Removes all kept calculations, which ``undo()`` brings back.
  public func clearHistory() {
    changeHistory { $0.clear() }
    if history.problem == nil { say(.sentence(.historyIsCleared)) }
  }

  /// Changes the history so that the change can be undone like a key press.
  ///
  /// If the number shown is the result of a changed calculation, it is updated.
  private func changeHistory<E: Error>(_ change: (HistoryViewModel) throws(E) -> Void) throws(E) {
    // Undo must not revert what other programs have changed.
    history.reload()
    let before = history.history
    try change(history)
    let made = HistoryChange(from: before, to: history.history)
    if !made.isEmpty {
      let changed = calculator.shownCalculation.flatMap { made.touches($0) ? $0 : nil }
      let number = changed.flatMap { try? history.history.value(of: $0, within: .digits) }
      perform(step: .changeHistory(made, number: number, of: changed))
      if number != nil { showDecimal() }
    }
    tellProblem()
  }

  /// Returns a kept calculation's expression for editing, with the user's decimal mark; nil if there is no such
  /// calculation.
  ///
  /// The results of other calculations appear in it by number: `#12` is the twelfth.
  public func editableExpression(of id: HistoryEntry.ID) -> String? {
    let symbols = NumberSymbols(
      decimalMark: calculator.format.symbols.decimalMark, groupingMark: nil)
    return history.history.editableText(of: id, symbols: symbols)
  }

  /// Replaces a kept calculation's expression, and recalculates all that use its result.
  ///
  /// - Parameters:
  ///   - id: The calculation.
  ///   - expression: The expression, with the user's decimal mark.
  /// - Throws: `HistoryEditError`; nothing has changed then.
  public func edit(
    _ id: HistoryEntry.ID, to expression: String
  ) throws(HistoryEditError) {
    let options = ReadingOptions(symbols: calculator.format.symbols)
    try changeHistory { (history) throws(HistoryEditError) in
      try history.edit(id, to: expression, options) { stoppable(.result) }
    }
  }

  /// Announces a problem with the history, once, so that the next results can be heard.
  func tellProblem() {
    if let problem = history.problem {
      tell(problem)
    } else {
      toldError = nil
    }
  }

  /// Announces a problem.
  ///
  /// The page's first part does not need it.
  @inline(never)
  private func tell(_ problem: HistoryProblem) {
    switch problem {
    case .storage(let error, _):
      guard error != toldError else { return }
      toldError = error
    case .setAside: history.dismissProblem()
    }
    say(problem.message)
  }
}
