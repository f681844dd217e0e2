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
  /// A rate, and what it was calculated from.
  public struct Answer: Hashable, Sendable {
    /// How many of the second currency one of the first is.
    public let rate: Rational
    /// The rates that it comes from, one or two.
    public let origins: [ExchangeRate]
  }

  /// The most rates that are kept.
  public static let limit = 100_000

  /// The rates, in the order in which they were given.
  public private(set) var rates: [ExchangeRate] = []

  /// The day that all of them are of, where others were left out; else nil.
  public private(set) var day: String?

  /// Creates an empty list.
  public init() {}

  /// The rates of a day alone.
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
    rates.rates = self.rates.filter { $0.date == day }
    rates.day = day
    return rates
  }

  /// Adds a rate; false where there is no room for more.
  @discardableResult
  public mutating func add(_ rate: ExchangeRate) -> Bool {
    guard rates.count < Self.limit else { return false }
    rates.append(rate)
    return true
  }

  /// The rate between two currencies, if one is known.
  ///
  /// A direct one, else the reciprocal, else over one common currency on the same day; of several
  /// the newest, and of one day the one given last. All are exact fractions.
  ///
  /// - Parameters:
  ///   - from: The currency that one unit is of.
  ///   - to: The currency in which it is told.
  /// - Returns: The rate and what it comes from; nil where none is known.
  /// - Complexity: O(*n*).
  public func rate(from: Currency, to: Currency) -> Answer? {
    if from == to { return Answer(rate: 1, origins: []) }
    var direct: ExchangeRate?
    var reciprocal: ExchangeRate?
    var ofFrom: [ExchangeRate] = []
    var ofTo: [ExchangeRate] = []
    for rate in rates {
      if rate.from == from, rate.to == to {
        if rate.date >= direct?.date ?? "" { direct = rate }
      } else if rate.from == to, rate.to == from {
        if rate.date >= reciprocal?.date ?? "" { reciprocal = rate }
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

  /// Where two rates have a currency in common.
  private struct Meeting: Hashable {
    let date: String
    let currency: Currency
  }

  private static func cross(
    from: Currency, _ ofFrom: [ExchangeRate], to: Currency, _ ofTo: [ExchangeRate]
  ) -> Answer? {
    var byMeeting: [Meeting: ExchangeRate] = [:]
    for rate in ofTo { byMeeting[Meeting(date: rate.date, currency: rate.other(than: to))] = rate }
    var newest: Answer?
    for first in ofFrom where first.date >= newest?.origins[0].date ?? "" {
      let meeting = Meeting(date: first.date, currency: first.other(than: from))
      guard let second = byMeeting[meeting] else { continue }
      newest = Answer(
        rate: first.rate(of: from) * second.rate(of: to).reciprocalOfNonzero,
        origins: [first, second])
    }
    return newest
  }
}

extension ExchangeRate {
  fileprivate func other(than currency: Currency) -> Currency { from == currency ? to : from }

  /// How many of the other currency one of this is.
  fileprivate func rate(of currency: Currency) -> Rational {
    from == currency ? rate : rate.reciprocalOfNonzero
  }
}
