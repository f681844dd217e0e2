// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/pt.ftl: change that one.
import DisplayableText
import Languages

extension HelpHint {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .seeHelp(let reason, let command): reason + " (veja \(command) --help)"
    }
  }
}

extension LineRefusal {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .tooLong(let limit): "Não lida: a linha tem mais de \(limit) bytes"
    case .notUTF8: "Não lida: a linha não é texto UTF-8"
    }
  }
}

extension OptionRefusal {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .unknown(let name, let other?): "opção desconhecida “" + name + "”; você quis dizer “" + other + "”?"
    case .unknown(let name, nil): "opção desconhecida “" + name + "”"
    case .takesNoValue(let option): option + " não aceita valor"
    case .needsValue(let option): option + " precisa de um valor"
    case .notInRange(let option, let range, let text): option + " aceita um número de \(range.lowerBound) a \(range.upperBound), não “" + text + "”"
    case .isFor(let option, let task): option + " só funciona com " + task
    }
  }
}

extension ProgressText {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .calculating: "calculando (Ctrl-C interrompe)"
    }
  }
}

extension HelpTitle {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .usage: "USO"
    case .options: "OPÇÕES"
    case .exitStatus: "STATUS DE SAÍDA"
    }
  }
}

extension EditingText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .search(let text): "buscar “" + text + "”:"
    case .notFound(let text): "nada encontrado para “" + text + "”:"
    case .more(let count): "e mais \(count)"
    }
  }
}

extension SystemError {
  /// The text in Portuguese.
  package var portuguese: String {
    switch action {
    case .open(let name): name + ": " + cause.portuguese
    case .read: "não é possível ler a entrada: " + cause.portuguese
    case .write: "não é possível escrever: " + cause.portuguese
    case .wait: "não é possível aguardar a entrada: " + cause.portuguese
    }
  }
}

extension SystemCause {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .noFile: "Arquivo ou diretório inexistente"
    case .notPermitted: "Permissão negada"
    case .isFolder: "É um diretório"
    case .noSpace: "Não há espaço disponível no dispositivo"
    case .other(let text): text
    }
  }
}
