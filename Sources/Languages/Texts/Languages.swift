// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/*.ftl: change that one.

/// A language that the calculator and its companions speak.
///
/// ```swift
/// Language(localeName: "de_AT.UTF-8")   // .german
/// Language.german.nativeName            // "Deutsch"
/// ```
public enum Language: CaseIterable, Hashable, Sendable {
  case english
  case german
  case french
  case spanish
  case portuguese
  case japanese
  case arabic

  /// The code of ISO 639-1: `en`.
  public var code: String {
    switch self {
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    case .spanish: "es"
    case .portuguese: "pt"
    case .japanese: "ja"
    case .arabic: "ar"
    }
  }

  /// The language's own name.
  public var nativeName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .french: "Français"
    case .spanish: "Español"
    case .portuguese: "Português"
    case .japanese: "日本語"
    case .arabic: "العربية"
    }
  }

  /// Whether its lines run from right to left; the keypad and mathematics never do.
  public var isRightToLeft: Bool {
    switch self {
    case .english: false
    case .german: false
    case .french: false
    case .spanish: false
    case .portuguese: false
    case .japanese: false
    case .arabic: true
    }
  }
}

/// A text not yet in any language, for which each language has its words.
///
/// ```swift
/// CompanionName.decider.text(in: .german)   // "Entscheidungshilfe"
/// ```
///
/// There are no keys as strings and no fallback: a type whose texts lack a language does not compile.
package protocol Translatable: Sendable {
  /// The text in English.
  var english: String { get }
  /// The text in German.
  var german: String { get }
  /// The text in French.
  var french: String { get }
  /// The text in Spanish.
  var spanish: String { get }
  /// The text in Portuguese.
  var portuguese: String { get }
  /// The text in Japanese.
  var japanese: String { get }
  /// The text in Arabic.
  var arabic: String { get }
}

extension Translatable {
  /// Returns the text in a language.
  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .portuguese: portuguese
    case .japanese: japanese
    case .arabic: arabic
    }
  }
}
