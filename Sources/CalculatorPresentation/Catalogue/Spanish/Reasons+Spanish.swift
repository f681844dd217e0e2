import CalculatorModel
import ExactReals
import Languages

extension PasteReason {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .noText: "no hay texto"
    case .tooLong(let limit): "más de \(limit) caracteres"
    case .notANumber(let text): Language.spanish.quoted(text) + " no es un número"
    case .unfinished: "el texto no terminó"
    case .expression(let cause, let column):
      (column.map { "columna \($0), " } ?? "") + cause.spanish
    case .calculation(let error): error.spanish
    }
  }
}

extension StorageReason {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .noSpace: "no queda espacio"
    case .notPermitted: "no está permitido"
    case .unreadable: "no se puede leer"
    case .other(let detail): detail.isEmpty ? "algo ha fallado" : detail
    }
  }
}

extension HistoryReason {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .gone: "este cálculo ya no está en el historial"
    case .usesItself: "un cálculo no puede usar su propio resultado"
    case .usesLater: "un cálculo solo puede usar resultados anteriores"
    case .usesUnknown: "el cálculo que usa no está en el historial"
    case .unitsHaveNoValue: "sus unidades o fechas no tienen valor juntas"
    case .usesRemoved: "falta un cálculo que usa"
    case .unreadable: "la expresión no se puede leer"
    case .tooLong(let limit): "más de \(limit) caracteres"
    case .expression(let cause): cause.spanish
    case .calculation(let error): error.spanish
    }
  }
}

extension SettingReason {
  /// The reason in Spanish.
  var spanish: String {
    switch self {
    case .noEqualsSign: "falta «=»"
    case .unknownName(let name): "no hay ningún ajuste " + Language.spanish.quoted(name)
    case .unknownValue(let value, let setting):
      Language.spanish.quoted(value) + " no es un valor de " + setting
    }
  }
}
