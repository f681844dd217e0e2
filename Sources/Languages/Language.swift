extension Language {
  /// Creates the language with a code such as `fr`; nil if the calculator does not speak it.
  public init?(code: String) {
    guard let language = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// Creates the language of a locale, as systems and browsers name it; English for any other language.
  ///
  /// ```swift
  /// Language(localeName: "fr-CA")   // .french
  /// Language(localeName: "POSIX")   // .english
  /// Language(localeName: "")        // .english
  /// ```
  ///
  /// - Parameter localeName: A name such as `de_DE.UTF-8`, `fr-CA` or `ja`; nothing after the language's code
  ///   matters, nor do capitals.
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
