/// The form that a word takes beside a count.
///
/// ```swift
/// PluralCategory(0, in: .french)     // .one: "0 calcul"
/// PluralCategory(11, in: .arabic)    // .many
/// ```
///
/// The rules are those for cardinal integers of the Unicode Common Locale Data Repository, version 46
/// (2024), `common/supplemental/plurals.xml`.
public enum PluralCategory: CaseIterable, Hashable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// Creates the form beside a count; below zero it is that of the count's magnitude.
  public init(_ count: Int, in language: Language) {
    let count = count.magnitude
    switch language {
    case .english, .german: self = count == 1 ? .one : .other
    case .spanish: self = count == 1 ? .one : Self.ofMillions(count)
    case .french, .portuguese: self = count <= 1 ? .one : Self.ofMillions(count)
    case .japanese: self = .other
    case .arabic: self = Self.arabic(count)
    }
  }

  /// Returns the form for any other count: whole millions are nouns, and the counted word follows with `de`.
  private static func ofMillions(_ count: UInt) -> PluralCategory {
    count > 0 && count.isMultiple(of: 1_000_000) ? .many : .other
  }

  private static func arabic(_ count: UInt) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
