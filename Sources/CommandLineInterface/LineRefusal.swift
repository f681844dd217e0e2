import Languages

/// The reason a line cannot be read, whatever its content.
package enum LineRefusal: Hashable, Translatable {
  /// It has more bytes than the limit.
  case tooLong(limit: Int)
  case notUTF8

  /// The refusal in English.
  package var english: String {
    switch self {
    case .tooLong(let limit): "Not read: the line is longer than \(limit) bytes"
    case .notUTF8: "Not read: the line is not UTF-8 text"
    }
  }

  /// The refusal in German.
  package var german: String {
    switch self {
    case .tooLong(let limit): "Nicht gelesen: die Zeile ist länger als \(limit) Bytes"
    case .notUTF8: "Nicht gelesen: die Zeile ist kein UTF-8-Text"
    }
  }

  /// The refusal in French.
  package var french: String {
    switch self {
    case .tooLong(let limit): "Non lu\u{A0}: la ligne dépasse \(limit) octets"
    case .notUTF8: "Non lu\u{A0}: la ligne n’est pas du texte UTF-8"
    }
  }

  /// The refusal in Spanish.
  package var spanish: String {
    switch self {
    case .tooLong(let limit): "No leído: la línea tiene más de \(limit) bytes"
    case .notUTF8: "No leído: la línea no es texto UTF-8"
    }
  }

  /// The refusal in Japanese.
  package var japanese: String {
    switch self {
    case .tooLong(let limit): "読めません：行が\(limit)バイトを超えています"
    case .notUTF8: "読めません：行がUTF-8のテキストではありません"
    }
  }

  /// The refusal in Arabic.
  package var arabic: String {
    switch self {
    case .tooLong(let limit):
      "لم يُقرأ: السطر أطول من " + limit.arabicCount(few: "بايتات", many: "بايتًا", other: "بايت")
    case .notUTF8: "لم يُقرأ: السطر ليس نصًا بترميز " + "UTF-8".isolated
    }
  }
}
