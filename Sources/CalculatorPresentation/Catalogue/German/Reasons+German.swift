import CalculatorModel
import ExactReals
import Languages

extension PasteReason {
  /// The reason in German.
  var german: String {
    switch self {
    case .noText: "es gibt keinen Text"
    case .tooLong(let limit): "länger als \(limit) Zeichen"
    case .notANumber(let text): Language.german.quoted(text) + " ist keine Zahl"
    case .unfinished: "der Text hatte kein Ende"
    case .expression(let cause, let column):
      (column.map { "Spalte \($0), " } ?? "") + cause.german
    case .calculation(let error): error.german
    }
  }
}

extension StorageReason {
  /// The reason in German.
  var german: String {
    switch self {
    case .noSpace: "es ist kein Platz mehr frei"
    case .notPermitted: "es ist nicht erlaubt"
    case .unreadable: "es ist nicht lesbar"
    case .other(let detail): detail.isEmpty ? "etwas ist schiefgegangen" : detail
    }
  }
}

extension HistoryReason {
  /// The reason in German.
  var german: String {
    switch self {
    case .gone: "diese Rechnung ist nicht mehr im Verlauf"
    case .usesItself: "eine Rechnung kann ihr eigenes Ergebnis nicht verwenden"
    case .usesLater: "eine Rechnung kann nur frühere Ergebnisse verwenden"
    case .usesUnknown: "die verwendete Rechnung ist nicht im Verlauf"
    case .unitsHaveNoValue: "ihre Einheiten oder Daten ergeben zusammen keinen Wert"
    case .usesRemoved: "eine verwendete Rechnung fehlt"
    case .unreadable: "der Ausdruck ist nicht lesbar"
    case .tooLong(let limit): "länger als \(limit) Zeichen"
    case .expression(let cause): cause.german
    case .calculation(let error): error.german
    }
  }
}

extension SettingReason {
  /// The reason in German.
  var german: String {
    switch self {
    case .noEqualsSign: "„=“ fehlt"
    case .unknownName(let name): "es gibt keine Einstellung " + Language.german.quoted(name)
    case .unknownValue(let value, let setting):
      Language.german.quoted(value) + " ist kein Wert von " + setting
    }
  }
}
