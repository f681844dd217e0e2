import BigNumbers

/// The exchange rates that the user gave.
///
/// No others are known, and none is ever fetched.
///
/// ```swift
/// var rates = ExchangeRates()
/// rates.add(rate)                          // 1 EUR = 1.25 USD
/// rates.rate(from: dollar, to: euro)       // 4/5, and the rate it is from
/// ```
public struct ExchangeRates: Sendable {
  /// A rate, and the rates that it was calculated from.
  public struct Answer: Hashable, Sendable {
    /// The value of one unit of the first currency, in the second.
    public let rate: Rational
    /// The rates that it was calculated from, one or two.
    public let origins: [ExchangeRate]
  }

  /// The most rates that are kept.
  public static let limit = 100_000

  /// The rates, in the order in which they were added.
  public private(set) var rates: [ExchangeRate] = []

  /// The day of all rates, if those of other days were left out; otherwise nil.
  public private(set) var day: String?

  /// Creates an empty list.
  public init() {}

  /// Returns only the rates of one day, and those for all days.
  ///
  /// ```swift
  /// rates.on("2026-11-20").rate(from: euro, to: dollar)
  /// ```
  ///
  /// - Parameter day: The day, as `2026-11-20`.
  /// - Returns: The rates, in the same order.
  /// - Complexity: O(*n*).
  public func on(_ day: String) -> ExchangeRates {
    var rates = ExchangeRates()
    rates.rates = self.rates.filter { $0.date == day || $0.date.isEmpty }
    rates.day = day
    return rates
  }

  /// Adds a rate; false if there is no room for more.
  @discardableResult
  public mutating func add(_ rate: ExchangeRate) -> Bool {
    guard rates.count < Self.limit else { return false }
    rates.append(rate)
    return true
  }

  /// Returns the rate between two currencies, if one is known.
  ///
  /// A direct rate comes first, then a reciprocal, then one through a common currency on the same day;
  /// among several the newest is used, and for the same day the one added last. All are exact fractions.
  ///
  /// - Parameters:
  ///   - from: The currency of which one unit is converted.
  ///   - to: The currency of the rate.
  /// - Returns: The rate and its origins; nil if none is known.
  /// - Complexity: O(*n*).
  public func rate(from: Currency, to: Currency) -> Answer? {
    if from == to { return Answer(rate: 1, origins: []) }
    var direct: ExchangeRate?
    var reciprocal: ExchangeRate?
    var ofFrom: [ExchangeRate] = []
    var ofTo: [ExchangeRate] = []
    for rate in rates {
      if rate.from == from, rate.to == to {
        if rate.dayKey >= direct?.dayKey ?? "" { direct = rate }
      } else if rate.from == to, rate.to == from {
        if rate.dayKey >= reciprocal?.dayKey ?? "" { reciprocal = rate }
      } else if rate.from == from || rate.to == from {
        ofFrom.append(rate)
      } else if rate.from == to || rate.to == to {
        ofTo.append(rate)
      }
    }
    if let direct { return Answer(rate: direct.rate, origins: [direct]) }
    if let reciprocal {
      return Answer(rate: reciprocal.rate.reciprocalOfNonzero, origins: [reciprocal])
    }
    return Self.cross(from: from, ofFrom, to: to, ofTo)
  }

  /// A day and a currency that two rates have in common.
  private struct Meeting: Hashable {
    let date: String
    let currency: Currency
  }

  private static func cross(
    from: Currency, _ ofFrom: [ExchangeRate], to: Currency, _ ofTo: [ExchangeRate]
  ) -> Answer? {
    var byMeeting: [Meeting: ExchangeRate] = [:]
    var newestOf: [Currency: ExchangeRate] = [:]
    for rate in ofTo {
      let currency = rate.other(than: to)
      byMeeting[Meeting(date: rate.date, currency: currency)] = rate
      if rate.dayKey >= newestOf[currency]?.dayKey ?? "" { newestOf[currency] = rate }
    }
    var newest: Answer?
    for first in ofFrom where first.dayKey >= newest?.origins[0].dayKey ?? "" {
      let currency = first.other(than: from)
      // A rate for all days meets those of any day.
      let second =
        first.date.isEmpty
        ? newestOf[currency]
        : byMeeting[Meeting(date: first.date, currency: currency)]
          ?? byMeeting[Meeting(date: "", currency: currency)]
      guard let second else { continue }
      newest = Answer(
        rate: first.rate(of: from) * second.rate(of: to).reciprocalOfNonzero,
        origins: [first, second])
    }
    return newest
  }
}

extension ExchangeRate {
  fileprivate func other(than currency: Currency) -> Currency { from == currency ? to : from }

  /// Returns the value of one unit of a currency, in the other currency of the rate.
  fileprivate func rate(of currency: Currency) -> Rational {
    from == currency ? rate : rate.reciprocalOfNonzero
  }
}
