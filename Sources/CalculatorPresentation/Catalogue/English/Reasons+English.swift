import CalculatorModel
import ExactReals
import Languages

extension PasteReason {
  /// The reason in English.
  var english: String {
    switch self {
    case .noText: "there is no text"
    case .tooLong(let limit): "longer than \(limit) characters"
    case .notANumber(let text): "'" + text + "' is not a number"
    case .unfinished: "it did not end"
    case .expression(let cause, let column):
      (column.map { "column \($0), " } ?? "") + ExpressionError(cause, at: 0..<0).reason
    case .calculation(let error): error.reason
    }
  }
}

extension StorageReason {
  /// The reason in English.
  var english: String {
    switch self {
    case .noSpace: "there is no space left"
    case .notPermitted: "it is not permitted"
    case .unreadable: "it cannot be read"
    case .other(let detail): detail.isEmpty ? "something went wrong" : detail
    }
  }
}

extension HistoryReason {
  /// The reason in English.
  var english: String {
    switch self {
    case .gone: "this calculation is not in the history any more"
    case .usesItself: "a calculation cannot use its own result"
    case .usesLater: "a calculation can only use results from before it"
    case .usesUnknown: "the calculation that it uses is not in the history"
    case .unitsHaveNoValue: "its units or dates have no value together"
    case .usesRemoved: "a calculation that it uses is missing"
    case .unreadable: "the expression cannot be read"
    case .tooLong(let limit): "longer than \(limit) characters"
    case .expression(let cause): ExpressionError(cause, at: 0..<0).reason
    case .calculation(let error): error.reason
    }
  }
}

extension SettingReason {
  /// The reason in English.
  @inline(never) var english: String {
    switch self {
    case .noEqualsSign: "'=' is missing"
    case .unknownName(let name): "there is no setting " + Language.english.quoted(name)
    case .unknownValue(let value, let setting):
      Language.english.quoted(value) + " is no value of " + setting
    }
  }
}
