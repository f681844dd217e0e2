import Languages

/// A title in the help of every command, independent of language.
package enum HelpTitle: CaseIterable, Translatable {
  case usage
  case options
  case exitStatus

  /// The title in English.
  package var english: String {
    switch self {
    case .usage: "USAGE"
    case .options: "OPTIONS"
    case .exitStatus: "EXIT STATUS"
    }
  }

  /// The title in German.
  package var german: String {
    switch self {
    case .usage: "AUFRUF"
    case .options: "OPTIONEN"
    case .exitStatus: "RÜCKGABEWERT"
    }
  }

  /// The title in French.
  package var french: String {
    switch self {
    case .usage: "UTILISATION"
    case .options: "OPTIONS"
    case .exitStatus: "CODE DE RETOUR"
    }
  }

  /// The title in Spanish.
  package var spanish: String {
    switch self {
    case .usage: "USO"
    case .options: "OPCIONES"
    case .exitStatus: "ESTADO DE SALIDA"
    }
  }

  /// The title in Japanese.
  package var japanese: String {
    switch self {
    case .usage: "使い方"
    case .options: "オプション"
    case .exitStatus: "終了ステータス"
    }
  }

  /// The title in Arabic.
  package var arabic: String {
    switch self {
    case .usage: "الاستخدام"
    case .options: "الخيارات"
    case .exitStatus: "حالة الخروج"
    }
  }
}
