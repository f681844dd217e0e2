import BigNumbers

/// What one unit of a currency was worth in another, on a day, by somebody's word.
///
/// ```swift
/// // 2026-11-20: 1 EUR = 1.25 USD
/// ExchangeRate(from: euro, to: dollar, rate: Rational(decimal: "1.25")!, date: "2026-11-20")
/// ```
public struct ExchangeRate: Hashable, Sendable {
  /// The currency that one unit is of.
  public let from: Currency

  /// The currency in which it is told.
  public let to: Currency

  /// How many of the second one of the first is.
  public let rate: Rational

  /// The day, as `2026-11-20`, so that days compare as their texts do.
  public let date: String

  /// Who said so; empty where nobody is named.
  public let source: String

  /// The most bits of a rate, above and below its bar together.
  public static let bitLimit = 1024

  /// Creates a rate, or nil where it is not above zero or has more bits than the limit.
  public init?(from: Currency, to: Currency, rate: Rational, date: String, source: String = "") {
    guard rate.signum() > 0, rate.storageBitWidth <= Self.bitLimit else { return nil }
    (self.from, self.to, self.rate, self.date, self.source) = (from, to, rate, date, source)
  }
}
