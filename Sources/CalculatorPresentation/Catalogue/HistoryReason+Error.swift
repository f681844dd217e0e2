import CalculatorModel

extension HistoryReason {
  /// Creates the reason why a kept calculation has no value.
  public init(_ failure: HistoryFailure) {
    switch failure {
    case .calculation(let error): self = .calculation(error)
    case .missingEntry: self = .usesRemoved
    case .units: self = .unitsHaveNoValue
    case .notPlainNumber: self = .expression(.notPlainNumber)
    case .unreadable: self = .unreadable
    }
  }

  /// Creates the reason why a kept calculation was not changed.
  public init(_ error: HistoryEditError) {
    switch error {
    case .missingEntry: self = .gone
    case .usesItself: self = .usesItself
    case .usesLater: self = .usesLater
    case .usesMissing: self = .usesUnknown
    case .failure(let failure): self.init(failure)
    case .tooLong: self = .tooLong(limit: HistoryEntry.expressionLimit)
    case .expression(let error): self = .expression(error.cause)
    }
  }
}
