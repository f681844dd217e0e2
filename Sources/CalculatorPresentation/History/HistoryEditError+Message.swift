import CalculatorModel

extension HistoryEditError {
  /// The cause as a message of the catalogue.
  public var message: Message {
    switch self {
    case .missingEntry: .historyReason(.notThere)
    case .usesItself: .historyReason(.usesItself)
    case .usesLater: .historyReason(.usesLater)
    case .usesMissing: .historyReason(.usesMissing)
    case .failure(let failure): failure.message
    case .tooLong: .historyReason(.tooLong)
    case .expression(let error): .expressionReason(error.cause)
    }
  }
}
