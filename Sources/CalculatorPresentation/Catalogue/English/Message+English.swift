import CalculatorModel
import ExactReals

extension Message {
  /// The message in English.
  var english: String {
    switch self {
    case .key(let name): name.english
    case .command(let name): name.english
    case .part(let name): name.english
    case .setting(let name): name.english
    case .settingDescription(let name): name.englishDescription
    case .settingValue(let value): value.english
    case .sentence(let sentence): sentence.english
    // The errors' own words are English.
    case .calculationReason(let error): error.reason
    case .expressionReason(let cause): ExpressionError(cause, at: 0..<0).reason
    case .pasteReason(let reason): reason.english
    case .historyReason(let failure): failure.reason
    case .editReason(let error): error.reason
    case .storageReason(let reason): reason.english
    }
  }
}

extension PasteReason {
  /// The reason in English.
  var english: String {
    switch self {
    case .noText: "there is no text"
    case .tooLong(let limit): "longer than \(limit) characters"
    case .notANumber(let text): "'" + text + "' is not a number"
    case .notAFraction: "not a fraction"
    case .unfinished: "it did not end"
    case .expression(let cause): ExpressionError(cause, at: 0..<0).reason
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
