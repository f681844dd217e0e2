import CalculatorModel
import ExactReals

/// The reason why an entry's expression cannot be changed.
public enum HistoryEditError: Error, Hashable, Sendable {
  /// There is no such entry.
  case missingEntry
  /// It would use its own result, at this place of the expression.
  case usesItself(at: Range<Int>)
  /// It would use the result of a later entry, at this place.
  case usesLater(at: Range<Int>)
  /// It would use the result of an entry that is not there, at this place.
  case usesMissing(at: Range<Int>)
  /// It uses an entry that has no value.
  case failure(HistoryFailure)
  /// More than ``HistoryEntry/expressionLimit`` characters.
  case tooLong
  /// It cannot be read or has no value.
  case expression(ExpressionError)

  /// The place in the expression, in UTF-8 bytes from its beginning, if there is one.
  public var range: Range<Int>? {
    switch self {
    case .usesItself(let range), .usesLater(let range), .usesMissing(let range): range
    case .expression(let error): error.range
    case .missingEntry, .failure, .tooLong: nil
    }
  }

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch self {
    case .missingEntry: "this calculation is no longer in the history"
    case .usesItself: "a calculation cannot use its own result"
    case .usesLater: "a calculation can only use results from before it"
    case .usesMissing: "the calculation that it uses is not in the history"
    case .failure(let failure): failure.reason
    case .tooLong: "longer than \(HistoryEntry.expressionLimit) characters"
    case .expression(let error): error.reason
    }
  }
}

extension History {
  /// Replaces an entry's expression, and recalculates it and all later entries that use its result, directly or
  /// indirectly.
  ///
  /// ```swift
  /// // "2 + 3" with the result 5, then "_… × 4" with the result 20
  /// try history.edit(first.id, to: "1 + 1")
  /// history.entries[1].result.text   // "8"
  /// ```
  ///
  /// A later entry that no longer has a value says so in its ``HistoryResult/failure``.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - text: The new expression, which may refer to earlier entries.
  ///   - options: The options for reading it.
  ///   - budget: Creates the budget of each calculation. If one is stopped, all are.
  /// - Returns: The records of the changes, the entry's own first; they are already applied.
  /// - Throws: ``HistoryEditError``; the history is unchanged then.
  @discardableResult
  public mutating func edit(
    _ id: HistoryEntry.ID, to text: String, _ options: ReadingOptions = ReadingOptions(),
    budget: () -> Budget = { Budget() }
  ) throws(HistoryEditError) -> [HistoryRecord] {
    guard let index = index(of: id) else { throw .missingEntry }
    guard text.isNoLonger(than: HistoryEntry.expressionLimit) else { throw .tooLong }
    var options = options
    options.wordFormat = slots[index].entry.words?.format
    options.readsQuantities = options.wordFormat == nil
    let expression = try read(text, options)
    try checkReferences(in: expression, ofEntryAt: index)
    var edited = self
    var evaluator = HistoryEvaluator()
    var bases = HistoryBases()
    let result = try edited.setExpression(
      expression, ofEntryAt: index, with: &evaluator, within: budget())
    var changes = [
      Change(
        id: id, expression: edited.slots[index].entry.expression,
        quantities: edited.slots[index].entry.quantities,
        result: edited.result(result, ofEntryAt: index, &bases))
    ]
    var affected: Set<HistoryEntry.ID> = [id]
    for place in (index + 1)..<max(index + 1, slots.count) {
      let slot = edited.slots[place]
      guard slot.references.contains(where: { affected.contains($0) }) else { continue }
      affected.insert(slot.entry.id)
      let result = edited.result(
        evaluator.result(ofEntryAt: place, in: edited, within: budget()), ofEntryAt: place, &bases)
      guard result.failure != .calculation(.stopped) else {
        throw .failure(.calculation(.stopped))
      }
      if result != slot.entry.result {
        changes.append(
          Change(
            id: slot.entry.id, expression: slot.entry.expression,
            quantities: HistoryQuantities(of: slot.entry, for: result), result: result))
      }
    }
    return apply(changes)
  }

  /// Recalculates the entries whose results were calculated from something that another program has edited since.
  ///
  /// An entry that exceeds the budget has ``CalculationError/tooMuchWork`` as its result here until the next
  /// time, rather than a result that may be wrong.
  ///
  /// - Returns: The records of the changes; they are already applied.
  mutating func refresh(within budget: Budget = Budget()) -> [HistoryRecord] {
    var evaluator = HistoryEvaluator()
    var bases = HistoryBases()
    var changes: [Change] = []
    for index in slots.indices where isStale(at: index, &bases) {
      let entry = slots[index].entry
      let result = evaluator.result(ofEntryAt: index, in: self, within: budget)
      switch result.failure {
      case .calculation(.tooMuchWork), .calculation(.stopped):
        replaceResult(result, ofEntryAt: index)
      // It was right when it was calculated; nothing more is known.
      case .missingEntry, .unreadable: break
      default:
        changes.append(
          Change(
            id: entry.id, expression: entry.expression,
            quantities: HistoryQuantities(of: entry, for: result),
            result: self.result(result, ofEntryAt: index, &bases)))
      }
    }
    return apply(changes)
  }

  /// Replaces each reference to a removed entry by what it stands for, if an earlier state of the history knew that.
  ///
  /// Another program may refer to an entry before it learns that this one removed it.
  ///
  /// - Returns: The records of the changes; they are already applied.
  mutating func replaceMissingReferences(
    knownTo earlier: History, within budget: Budget = Budget()
  ) -> [HistoryRecord] {
    inherit(from: earlier)
    var evaluator = HistoryEvaluator()
    var bases = HistoryBases()
    var changes: [Change] = []
    for index in slots.indices where replaceDeparted(inEntryAt: index) {
      let entry = slots[index].entry
      let result = evaluator.result(ofEntryAt: index, in: self, within: budget)
      changes.append(
        Change(
          id: entry.id, expression: entry.expression,
          quantities: HistoryQuantities(of: entry, for: result),
          result: self.result(
            result.failure == nil ? result : entry.result, ofEntryAt: index, &bases)))
    }
    return apply(changes)
  }

  /// The changes that an edit makes to an entry.
  private struct Change {
    var id: HistoryEntry.ID
    var expression: String
    var quantities: HistoryQuantities?
    var result: HistoryResult
  }

  private mutating func apply(_ changes: [Change]) -> [HistoryRecord] {
    var records: [HistoryRecord] = []
    for change in changes {
      records.append(
        .edit(
          change.id, expression: change.expression, quantities: change.quantities,
          result: change.result, following: changes.count - 1 - records.count))
    }
    for record in records { apply(record) }
    return records
  }

  private func read(
    _ text: String, _ options: ReadingOptions
  ) throws(HistoryEditError) -> MathExpression {
    do throws(ExpressionError) {
      return try MathExpression(
        text, options.readingReferences(numbered: slots.map { $0.entry.id }))
    } catch {
      throw .expression(error)
    }
  }

  private func checkReferences(
    in expression: MathExpression, ofEntryAt index: Int
  ) throws(HistoryEditError) {
    for id in expression.references {
      guard let range = expression.place(of: id) else { continue }
      guard let used = self.index(of: id) else { throw .usesMissing(at: range) }
      if used == index { throw .usesItself(at: range) }
      if used > index { throw .usesLater(at: range) }
    }
  }

  /// Calculates the new expression of an entry.
  private mutating func setExpression(
    _ expression: MathExpression, ofEntryAt index: Int, with evaluator: inout HistoryEvaluator,
    within budget: Budget
  ) throws(HistoryEditError) -> HistoryResult {
    var values: [HistoryEntry.ID: ExpressionValue] = [:]
    for id in expression.references {
      guard let used = self.index(of: id) else { continue }
      do throws(HistoryFailure) {
        values[id] = try evaluator.value(ofEntryAt: used, in: self, within: budget)
      } catch {
        throw .failure(error)
      }
    }
    let unit = slots[index].entry.angleUnit
    do throws(ExpressionError) {
      // The places in an error refer to the text as it was typed.
      let (value, wraps) = try expression.result(
        in: unit, exchangeRates: slots[index].entry.exchangeRates, references: values,
        within: budget)
      let result = HistoryResult(
        of: value, angleUnit: unit, words: slots[index].entry.words, wraps: wraps, within: budget)
      if case .calculation(let error) = result.failure {
        throw ExpressionError(.calculation(error), at: expression.range)
      }
      let text = expression.source(angleUnit: unit)
      guard text.isNoLonger(than: HistoryEntry.expressionLimit) else {
        throw ExpressionError(.tooLong, at: expression.range)
      }
      let quantities = HistoryQuantities(of: expression, value, references: values)
      replaceExpression(text, quantities, ofEntryAt: index)
      evaluator.remember(value, of: slots[index].entry.id)
      return result
    } catch {
      throw .expression(error)
    }
  }
}

extension HistoryEvaluator {
  /// Returns the result of the entry at a place.
  fileprivate mutating func result(
    ofEntryAt index: Int, in history: History, within budget: Budget
  ) -> HistoryResult {
    do throws(HistoryFailure) {
      let entry = history.slots[index].entry
      let (value, wraps) = try outcome(ofEntryAt: index, in: history, within: budget)
      return HistoryResult(
        of: value, angleUnit: entry.angleUnit, words: entry.words, wraps: wraps, within: budget)
    } catch {
      return HistoryResult(failure: error)
    }
  }
}
