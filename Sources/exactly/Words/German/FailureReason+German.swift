import CalculatorModel
import CalculatorPresentation

extension FailureReason {
  /// The reason in German.
  package var german: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).german
    case .calculation(let error, let demand): Message.calculationReason(error, demand).german
    case .unknownKey(let name): "unbekannte Taste „\(name)“"
    case .severalKeys(let name):
      "„\(name)“ kann mehrere Tasten sein: setzen Sie Leerzeichen dazwischen"
    case .tooLong(let limit): "länger als \(limit) Bytes"
    case .notUTF8: "kein UTF-8-Text"
    case .meantCommand(let words): "das ist kein Ausdruck; ist „exactly \(words)“ gemeint?"
    case .unknownOption(let name, let options):
      "unbekannte Option „\(name)“"
        + (options.isEmpty ? "" : "; ist " + options.joined(separator: " oder ") + " gemeint?")
    case .noFile(let cause):
      Message.expressionReason(cause).german + "; und es gibt keine Datei dieses Namens"
    }
  }
}
