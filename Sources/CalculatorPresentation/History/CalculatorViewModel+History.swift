import CalculatorModel
import ExactReals

extension CalculatorViewModel {
  /// Keeps the calculation whose result is shown.
  ///
  /// - Parameter typed: A calculation that was typed, where numbers wait on a stack: it is not there as one.
  /// - Returns: The name by which others can go on from it.
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
  /// The page's first part does without: before the first `=` there is none.
  @inline(never)
  private func keep(_ expression: MathExpression, _ value: Real) -> CalculationID? {
    // One that was edited since its result was taken is another calculation.
    let others = expression.enteredResults
      .filter { !history.history.hasResult($0.value, of: $0.calculation) }
      .map { $0.calculation }
    return history.record(
      // A result of another size, or of none, is not the number that its word is.
      expression: expression.source { [history, hasWords = calculator.words.isOn] id in
        !hasWords && history.history.entry(id) != nil && !others.contains(id)
      },
      angleUnit: calculator.angleUnit, words: HistoryWords(of: calculator.words), value: value,
      wraps: calculator.calculationWraps)
  }

  /// Reads the calculations that were kept, also those that other programs have kept since.
  ///
  /// A view calls it when its first picture is there; ``CalculatorCommand/history`` does it again.
  public func readHistory() {
    history.reload()
    tellProblem()
  }

  /// Takes note that a storage that keeps later has kept the changes of the history up to a number.
  ///
  /// - Parameters:
  ///   - number: The number that the storage was told.
  ///   - anew: Whether it has replaced the journal.
  public func historyWasKept(through number: Int, anew: Bool) {
    history.wasKept(through: number, anew: anew)
    tellProblem()
  }

  /// Takes note that a storage that keeps later could not keep what it was asked for.
  ///
  /// It is asked again at the next chance, and the person is told.
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

  /// Gives a kept calculation a label, or takes it away with an empty one.
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

  /// Changes the history in a way that can be undone like a press.
  ///
  /// A number shown that is the result of a changed calculation follows.
  private func changeHistory<E: Error>(_ change: (HistoryViewModel) throws(E) -> Void) throws(E) {
    // What other programs have changed is not this person's to take back.
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

  /// The expression of a kept calculation as a person may change it, with their decimal mark; nil where
  /// there is no such calculation.
  ///
  /// The results of other calculations stand there by number: `#12` is the twelfth.
  public func editableExpression(of id: HistoryEntry.ID) -> String? {
    let symbols = NumberSymbols(
      decimalMark: calculator.format.symbols.decimalMark, groupingMark: nil)
    return history.history.editableText(of: id, symbols: symbols)
  }

  /// Gives a kept calculation another expression, and calculates all that use its result.
  ///
  /// - Parameters:
  ///   - id: The calculation.
  ///   - expression: The expression, with the person's decimal mark.
  /// - Throws: `HistoryEditError`; nothing has changed then.
  public func edit(
    _ id: HistoryEntry.ID, to expression: String
  ) throws(HistoryEditError) {
    let options = ReadingOptions(symbols: calculator.format.symbols)
    try changeHistory { (history) throws(HistoryEditError) in
      try history.edit(id, to: expression, options) { stoppable(.result) }
    }
  }

  /// Tells what went wrong with the history, once: the next results are to be heard.
  func tellProblem() {
    if let problem = history.problem {
      tell(problem)
    } else {
      toldError = nil
    }
  }

  /// Tells what went wrong.
  ///
  /// The page's first part does without.
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
