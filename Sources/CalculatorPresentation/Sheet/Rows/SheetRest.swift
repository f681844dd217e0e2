import CalculatorModel

/// A part of a sheet's remaining work, as a value: it can be done on another thread while the user goes on.
///
/// ```swift
/// while let rest = viewModel.rest {
///   let outcome = await elsewhere { rest.outcome { Task.isCancelled } }
///   // Unless something was edited meanwhile:
///   viewModel.take(outcome, at: now)
/// }
/// ```
///
/// Lines that are not visible come first, and then those that cost more than a line may during typing.
/// Each part that is not stopped leaves less to do.
public struct SheetRest: Sendable {
  fileprivate let sheet: Sheet

  /// The result of the work.
  public struct Outcome: Sendable {
    fileprivate let sheet: Sheet
    fileprivate let changedLines: [Int]
  }

  /// Does the work.
  ///
  /// - Parameter shouldStop: Asked every few milliseconds; `true` leaves the rest.
  /// - Returns: The result, with nothing new if the work was stopped at once.
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
  /// The remaining work; nil if there is none.
  public var rest: SheetRest? {
    hasWork ? SheetRest(sheet: sheet) : nil
  }

  /// Takes over the result of remaining work; nothing may have been edited since the work was requested.
  public func take(_ outcome: SheetRest.Outcome, at now: Int64) {
    take(outcome.sheet, changed: outcome.changedLines, at: now)
  }
}
