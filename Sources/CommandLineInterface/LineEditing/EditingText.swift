import Languages

/// A text of the line editor, independent of language.
package enum EditingText: Hashable, Translatable {
  /// The prompt of a line that contains the text being searched for.
  case search(String)
  /// The prompt of the line if none contains it.
  case notFound(String)
  /// The number of names not listed.
  case more(Int)

  /// The text in English.
  package var english: String {
    switch self {
    case .search(let text): "search '" + text + "':"
    case .notFound(let text): "not found '" + text + "':"
    case .more(let count): "and \(count) more"
    }
  }

  /// The text in German.
  package var german: String {
    switch self {
    case .search(let text): "Suche „" + text + "“:"
    case .notFound(let text): "nicht gefunden „" + text + "“:"
    case .more(let count): "und \(count) weitere"
    }
  }

  /// The text in French.
  package var french: String {
    switch self {
    case .search(let text): "recherche «\u{A0}" + text + "\u{A0}»\u{A0}:"
    case .notFound(let text): "introuvable «\u{A0}" + text + "\u{A0}»\u{A0}:"
    case .more(let count): "et \(count) de plus"
    }
  }

  /// The text in Spanish.
  package var spanish: String {
    switch self {
    case .search(let text): "buscar «" + text + "»:"
    case .notFound(let text): "no se encuentra «" + text + "»:"
    case .more(let count): "y \(count) más"
    }
  }

  /// The text in Japanese.
  package var japanese: String {
    switch self {
    case .search(let text): "検索「" + text + "」："
    case .notFound(let text): "「" + text + "」は見つかりません："
    case .more(let count): "ほか\(count)個"
    }
  }

  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .search(let text): "بحث «" + text.isolated + "»:"
    case .notFound(let text): "لم يُعثر على «" + text.isolated + "»:"
    case .more(let count): "و\(count) غير ذلك"
    }
  }
}
