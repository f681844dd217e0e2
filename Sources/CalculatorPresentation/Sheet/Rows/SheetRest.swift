import CalculatorModel

/// A part of what is left to do of a sheet, as a value: it can be done on another thread while a person goes on.
///
/// ```swift
/// while let rest = viewModel.rest {
///   let outcome = await elsewhere { rest.outcome { Task.isCancelled } }
///   // Unless something was edited meanwhile:
///   viewModel.take(outcome, at: now)
/// }
/// ```
///
/// Lines that are not seen come first, and then those that cost more than a line may while one types (SHEET
/// R6). Each part that is not stopped leaves less to do.
public struct SheetRest: Sendable {
  fileprivate let sheet: Sheet

  /// What has come of it.
  public struct Outcome: Sendable {
    fileprivate let sheet: Sheet
    fileprivate let changedLines: [Int]
  }

  /// Does it.
  ///
  /// - Parameter shouldStop: Asked every few milliseconds; `true` leaves the rest.
  /// - Returns: What has come of it, which is nothing new where it was stopped at once.
  public func outcome(shouldStop: @escaping () -> Bool) -> Outcome {
    var sheet = sheet
    let lines =
      sheet.isSettled
      ? sheet.finish(shouldStop: shouldStop)
      : sheet.settle(lineWork: Sheet.liveWork, shouldStop: shouldStop)
    return Outcome(sheet: sheet, changedLines: lines)
  }
}

extension SheetViewModel {
  /// What is left to do; nil where nothing is.
  public var rest: SheetRest? {
    hasWork ? SheetRest(sheet: sheet) : nil
  }

  /// Takes over what has come of the rest of the work; nothing may have been edited since it was asked for.
  public func take(_ outcome: SheetRest.Outcome, at now: Int64) {
    take(outcome.sheet, changed: outcome.changedLines, at: now)
  }
}
