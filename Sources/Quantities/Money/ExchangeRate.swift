import BigNumbers

/// The value of one unit of a currency in another, on a day and by some source.
///
/// ```swift
/// // 2026-11-20: 1 EUR = 1.25 USD
/// ExchangeRate(from: euro, to: dollar, rate: Rational(decimal: "1.25")!, date: "2026-11-20")
/// ```
public struct ExchangeRate: Hashable, Sendable {
  /// The currency of which one unit is converted.
  public let from: Currency

  /// The currency of the rate.
  public let to: Currency

  /// The value of one unit of the first currency, in the second.
  public let rate: Rational

  /// The day, as `2026-11-20`, so that days compare like their texts; empty for all days.
  public let date: String

  /// A key in the order of days, where a rate for all days is newer than any other.
  var dayKey: String { date.isEmpty ? "~" : date }

  /// The source of the rate; empty if none is named.
  public let source: String

  /// The most bits of a rate, above and below the bar together.
  public static let bitLimit = 1024

  /// Creates a rate, or nil if it is not above zero or has more bits than the limit.
  public init?(from: Currency, to: Currency, rate: Rational, date: String, source: String = "") {
    guard rate.signum() > 0, rate.storageBitWidth <= Self.bitLimit else { return nil }
    (self.from, self.to, self.rate, self.date, self.source) = (from, to, rate, date, source)
  }
}
