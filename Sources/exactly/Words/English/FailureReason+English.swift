import CalculatorModel
import CalculatorPresentation

extension FailureReason {
  /// The reason in English.
  package var english: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).english
    case .calculation(let error, let demand): Message.calculationReason(error, demand).english
    case .unknownKey(let name): "unknown key '\(name)'"
    case .severalKeys(let name): "'\(name)' could be several keys: put spaces between them"
    case .tooLong(let limit): "longer than \(limit) bytes"
    case .notUTF8: "not UTF-8 text"
    case .meantCommand(let words): "this is no expression; did you mean 'exactly \(words)'?"
    case .unknownOption(let name, let options):
      "unknown option '\(name)'"
        + (options.isEmpty ? "" : "; did you mean " + options.joined(separator: " or ") + "?")
    case .noFile(let cause):
      Message.expressionReason(cause).english + "; and there is no file of this name"
    }
  }
}
