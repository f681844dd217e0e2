import CalculatorModel
import ExactReals
import Quantities

/// An evaluator that finds the exact value of each entry once.
struct HistoryEvaluator {
  private enum Outcome {
    case value(ExpressionValue, wraps: Bool)
    case failure(HistoryFailure)
  }

  private var outcomes: [HistoryEntry.ID: Outcome] = [:]

  /// Returns the value of the entry at a place.
  ///
  /// An entry only refers to entries before it, so those that it needs are evaluated in order, without recursion.
  mutating func value(
    ofEntryAt index: Int, in history: History, within budget: Budget
  ) throws(HistoryFailure) -> ExpressionValue {
    try self.outcome(ofEntryAt: index, in: history, within: budget).value
  }

  /// Returns the value of the entry at a place, and whether a step was truncated to its word.
  mutating func outcome(
    ofEntryAt index: Int, in history: History, within budget: Budget
  ) throws(HistoryFailure) -> (value: ExpressionValue, wraps: Bool) {
    let needed = history.places(neededBy: [index]) { outcomes[$0] != nil }
    for place in needed {
      let outcome = outcome(of: history.slots[place], within: budget)
      outcomes[history.slots[place].entry.id] = outcome
    }
    switch outcomes[history.slots[index].entry.id] {
    case .value(let value, let wraps): return (value, wraps)
    case .failure(let failure): throw failure
    case nil: throw .missingEntry
    }
  }

  /// Remembers a value that was found elsewhere.
  mutating func remember(_ value: ExpressionValue, of id: HistoryEntry.ID) {
    outcomes[id] = .value(value, wraps: false)
  }

  private func outcome(of slot: History.Slot, within budget: Budget) -> Outcome {
    do throws(HistoryFailure) {
      let (value, wraps) = try value(of: slot, within: budget)
      return .value(value, wraps: wraps)
    } catch {
      return .failure(error)
    }
  }

  private func value(
    of slot: History.Slot, within budget: Budget
  ) throws(HistoryFailure) -> (value: ExpressionValue, wraps: Bool) {
    guard let expression = slot.expression else { throw .unreadable }
    let values = try values(of: slot.references)
    do throws(ExpressionError) {
      return try expression.result(
        in: slot.entry.angleUnit, exchangeRates: slot.entry.exchangeRates, references: values,
        within: budget)
    } catch {
      throw HistoryFailure(error)
    }
  }

  private func values(
    of references: [HistoryEntry.ID]
  ) throws(HistoryFailure) -> [HistoryEntry.ID: ExpressionValue] {
    var values: [HistoryEntry.ID: ExpressionValue] = [:]
    for id in references {
      switch outcomes[id] {
      case .value(let value, _): values[id] = value
      case .failure(let failure): throw failure
      case nil: throw .missingEntry
      }
    }
    return values
  }
}

extension HistoryEntry {
  /// The exchange rates used to calculate it.
  var exchangeRates: ExchangeRates { quantities?.exchangeRates ?? ExchangeRates() }
}

extension HistoryFailure {
  /// Creates the failure of an expression that refers to entries, from its error.
  init(_ error: ExpressionError) {
    if let error = error.calculationError {
      self = .calculation(error)
      return
    }
    switch error.cause {
    case .notPlainNumber: self = .notPlainNumber
    case .quantity, .date: self = .units
    default: self = .unreadable
    }
  }
}
