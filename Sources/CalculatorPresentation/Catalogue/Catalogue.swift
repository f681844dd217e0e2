/// All that the calculator says, in one language.
///
/// ```swift
/// let catalogue = Catalogue(.french)
/// catalogue.text(.key(.squareRoot))               // "Racine carrée"
/// catalogue.text(.sentence(.calculations(1)))     // "1 calcul"
/// ```
///
/// The texts of a language are in the folder of its name, and the compiler refuses a missing one.
public struct Catalogue: Hashable, Sendable {
  /// The language of the texts.
  public let language: Language

  /// Creates the catalogue of a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// A message in the catalogue's language.
  public func text(_ message: Message) -> String {
    switch language {
    case .english: message.english
    case .german: message.german
    case .french: message.french
    case .spanish: message.spanish
    case .japanese: message.japanese
    case .arabic: message.arabic
    }
  }
}
