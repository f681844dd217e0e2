/// A text not yet in any language, for which each language has its words.
///
/// ```swift
/// CompanionName.decider.text(in: .german)   // "Entscheidungshilfe"
/// ```
///
/// There are no keys as strings and no fallback: a type whose texts lack a language does not compile,
/// and where each language is a `switch` over its cases, neither does one that lacks a text.
package protocol Translatable: Sendable {
  /// The text in English.
  var english: String { get }

  /// The text in German.
  var german: String { get }

  /// The text in French.
  var french: String { get }

  /// The text in Spanish.
  var spanish: String { get }

  /// The text in Japanese.
  var japanese: String { get }

  /// The text in Arabic; inserted text is put in isolates.
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
    case .japanese: japanese
    case .arabic: arabic
    }
  }
}
