import CalculatorModel
import ExactReals
import Languages

extension PasteReason {
  /// The reason in French.
  var french: String {
    switch self {
    case .noText: "il n’y a pas de texte"
    case .tooLong(let limit): "plus de \(limit) caractères"
    case .notANumber(let text): Language.french.quoted(text) + " n’est pas un nombre"
    case .unfinished: "le texte n’a pas de fin"
    case .expression(let cause, let column):
      (column.map { "colonne \($0), " } ?? "") + cause.french
    case .calculation(let error): error.french
    }
  }
}

extension StorageReason {
  /// The reason in French.
  var french: String {
    switch self {
    case .noSpace: "il n’y a plus de place"
    case .notPermitted: "ce n’est pas autorisé"
    case .unreadable: "la lecture est impossible"
    case .other(let detail): detail.isEmpty ? "un problème est survenu" : detail
    }
  }
}

extension HistoryReason {
  /// The reason in French.
  var french: String {
    switch self {
    case .gone: "ce calcul n’est plus dans l’historique"
    case .usesItself: "un calcul ne peut pas utiliser son propre résultat"
    case .usesLater: "un calcul ne peut utiliser que des résultats antérieurs"
    case .usesUnknown: "le calcul utilisé n’est pas dans l’historique"
    case .unitsHaveNoValue: "ses unités ou dates n’ont pas de valeur ensemble"
    case .usesRemoved: "un calcul utilisé manque"
    case .unreadable: "l’expression est illisible"
    case .tooLong(let limit): "plus de \(limit) caractères"
    case .expression(let cause): cause.french
    case .calculation(let error): error.french
    }
  }
}

extension SettingReason {
  /// The reason in French.
  var french: String {
    switch self {
    case .noEqualsSign: "il manque «\u{A0}=\u{A0}»"
    case .unknownName(let name): "il n’y a pas de réglage " + Language.french.quoted(name)
    case .unknownValue(let value, let setting):
      Language.french.quoted(value) + " n’est pas une valeur de " + setting
    }
  }
}
