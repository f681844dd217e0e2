// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/es.ftl: change that one.
import DisplayableText
import Languages

extension HelpHint {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .seeHelp(let reason, let command): reason + " (véase \(command) --help)"
    }
  }
}

extension LineRefusal {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .tooLong(let limit): "No leído: la línea tiene más de \(limit) bytes"
    case .notUTF8: "No leído: la línea no es texto UTF-8"
    }
  }
}

extension OptionRefusal {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .unknown(let name, let other?): "opción desconocida «" + name + "»; ¿quería decir «" + other + "»?"
    case .unknown(let name, nil): "opción desconocida «" + name + "»"
    case .takesNoValue(let option): option + " no admite ningún valor"
    case .needsValue(let option): option + " necesita un valor"
    case .notInRange(let option, let range, let text): option + " espera un número de \(range.lowerBound) a \(range.upperBound), no «" + text + "»"
    case .isFor(let option, let task): option + " se usa con " + task
    }
  }
}

extension ProgressText {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .calculating: "calculando (Ctrl-C lo detiene)"
    }
  }
}

extension HelpTitle {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .usage: "USO"
    case .options: "OPCIONES"
    case .exitStatus: "ESTADO DE SALIDA"
    }
  }
}

extension EditingText {
  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .search(let text): "buscar «" + text + "»:"
    case .notFound(let text): "no se encuentra «" + text + "»:"
    case .more(let count): "y \(count) más"
    }
  }
}

extension SystemError {
  /// The text in Spanish.
  package var spanish: String {
    switch action {
    case .open(let name): name + ": " + cause.spanish
    case .read: "no se puede leer la entrada: " + cause.spanish
    case .write: "no se puede escribir: " + cause.spanish
    case .wait: "no se puede esperar la entrada: " + cause.spanish
    }
  }
}

extension SystemCause {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .noFile: "el archivo no existe"
    case .notPermitted: "sin permiso"
    case .isFolder: "es una carpeta"
    case .noSpace: "no queda espacio en el dispositivo"
    case .other(let text): text
    }
  }
}
