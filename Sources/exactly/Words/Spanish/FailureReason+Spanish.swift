import CalculatorModel
import CalculatorPresentation

extension FailureReason {
  /// The reason in Spanish.
  package var spanish: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).spanish
    case .calculation(let error, let demand): Message.calculationReason(error, demand).spanish
    case .unknownKey(let name): "tecla desconocida «\(name)»"
    case .severalKeys(let name): "«\(name)» puede ser varias teclas: ponga espacios entre ellas"
    case .tooLong(let limit): "más de \(limit) bytes"
    case .notUTF8: "no es texto UTF-8"
    case .meantCommand(let words): "esto no es una expresión; ¿quería decir «exactly \(words)»?"
    case .unknownOption(let name, let options):
      "opción desconocida «\(name)»"
        + (options.isEmpty ? "" : "; ¿quería decir " + options.joined(separator: " o ") + "?")
    case .noFile(let cause):
      Message.expressionReason(cause).spanish + "; y no hay ningún archivo con este nombre"
    }
  }
}
