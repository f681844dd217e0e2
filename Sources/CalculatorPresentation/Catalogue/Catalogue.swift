import Languages

/// All texts of the calculator, in one language.
///
/// ```swift
/// let catalogue = Catalogue(.french)
/// catalogue.text(.key(.squareRoot))               // "Racine carrée"
/// catalogue.text(.sentence(.calculations(1)))     // "1 calcul"
/// ```
///
/// The texts of a language are in `Texts`, in the file with its code; `Scripts/texts` writes Swift from them, and the
/// compiler rejects a missing one.
public struct Catalogue: Hashable, Sendable {
  /// The language of the texts.
  public let language: Language

  /// Creates the catalogue of a language.
  public init(_ language: Language) {
    self.language = language
  }

  /// Returns a message in the catalogue's language.
  public func text(_ message: Message) -> String {
    message.text(in: language)
  }

  /// Returns a number in words of the catalogue's language, by the rules of ``SpokenNumber``.
  ///
  /// ```swift
  /// let number = SpokenNumber(isNegative: true, significand: 35, fractionDigits: 1)
  /// number.map { Catalogue(.english).text($0) }   // "minus three point five"
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func text(_ number: SpokenNumber) -> String {
    let words =
      switch language {
      case .english: EnglishNumbers().text(of: number)
      case .german: GermanNumbers().text(of: number)
      case .french: FrenchNumbers().text(of: number)
      case .spanish: SpanishNumbers().text(of: number)
      case .portuguese: PortugueseNumbers().text(of: number)
      case .japanese: JapaneseNumbers().text(of: number)
      case .arabic: ArabicNumbers().text(of: number)
      }
    return words ?? text(.part(.error))
  }
}
