import CalculatorModel
import CalculatorPresentation

extension FailureReason {
  /// The reason in French.
  package var french: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).french
    case .calculation(let error, let demand): Message.calculationReason(error, demand).french
    case .unknownKey(let name): "touche inconnue «\u{A0}\(name)\u{A0}»"
    case .severalKeys(let name):
      "«\u{A0}\(name)\u{A0}» peut être plusieurs touches\u{A0}: mettez des espaces entre elles"
    case .tooLong(let limit): "plus de \(limit) octets"
    case .notUTF8: "ce n’est pas du texte UTF-8"
    case .meantCommand(let words):
      "ce n’est pas une expression\u{A0}; vouliez-vous dire «\u{A0}exactly \(words)\u{A0}»\u{A0}?"
    case .unknownOption(let name, let options):
      "option inconnue «\u{A0}\(name)\u{A0}»"
        + (options.isEmpty
          ? "" : "\u{A0}; vouliez-vous dire " + options.joined(separator: " ou ") + "\u{A0}?")
    case .noFile(let cause):
      Message.expressionReason(cause).french + "\u{A0}; et il n’y a pas de fichier de ce nom"
    }
  }
}
