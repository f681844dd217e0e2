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
  case japanese
  case arabic

  /// The code of ISO 639-1: `en`.
  public var code: String {
    switch self {
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    case .spanish: "es"
    case .japanese: "ja"
    case .arabic: "ar"
    }
  }

  /// What the language calls itself.
  public var nativeName: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .french: "Français"
    case .spanish: "Español"
    case .japanese: "日本語"
    case .arabic: "العربية"
    }
  }

  /// Whether its lines run from right to left; the keypad and mathematics never do.
  public var isRightToLeft: Bool { self == .arabic }

  /// The language of a code such as `fr`, or nil when the calculator does not speak it.
  public init?(code: String) {
    guard let language = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// The language of a locale, as systems and browsers name it; English where that is another one.
  ///
  /// ```swift
  /// Language(localeName: "fr-CA")   // .french
  /// Language(localeName: "POSIX")   // .english
  /// Language(localeName: "")        // .english
  /// ```
  ///
  /// - Parameter localeName: Such as `de_DE.UTF-8`, `fr-CA` or `ja`; nothing behind the language's
  ///   code matters, nor do capitals.
  public init(localeName: String) {
    var code = ""
    for scalar in localeName.unicodeScalars {
      switch scalar {
      case "a"..."z": code.unicodeScalars.append(scalar)
      case "A"..."Z": code.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      default:
        self = Language(code: code) ?? .english
        return
      }
    }
    self = Language(code: code) ?? .english
  }
}
