import CalculatorModel
import CalendarDates
import Quantities

extension CalculatorViewModel {
  /// The maximum number of exchange rates kept beside keys; the latest ones count.
  public static let rateLimit = 200

  /// The maximum size of their text in a session, in bytes.
  private static let rateBytes = 32_000

  /// The currencies of the exchange rates, by their codes.
  var currencies: [ConversionUnit] {
    var codes: Set<String> = []
    for rate in exchangeRates.rates { codes.formUnion([rate.from.code, rate.to.code]) }
    return codes.sorted().compactMap { ConversionUnit(id: $0) }
  }

  /// Takes exchange rates from a text, typed or pasted: lines `rate 2026-11-20 1 EUR = 1.0823 USD # ECB`, or
  /// comma-separated `2026-11-20,EUR,USD,1.0823,ECB`.
  ///
  /// ```swift
  /// viewModel.takeRates("rate 2026-11-20 1 EUR = 1.0823 USD # ECB")   // true
  /// viewModel.notice   // "1 EUR = 1.0823 USD, 2026-11-20, ECB"
  /// ```
  ///
  /// - Returns: Whether the text consists of rates only; otherwise nothing is taken.
  @discardableResult
  public func takeRates(_ text: String) -> Bool {
    guard let rates = ExchangeRate.all(in: text, today: wallClock.today?()) else { return false }
    keep(rates)
    say(
      rates.count == 1
        ? .sentence(.answer(rates[0].text)) : .sentence(.ratesTaken(count: rates.count)))
    return true
  }

  /// Returns the note beside a number that rests on exchange rates: each rate with its day and source, and the age of
  /// the oldest if that is more than a week; nil if there are none.
  func text(of rates: [ExchangeRate]) -> String? {
    guard !rates.isEmpty else { return nil }
    let text = rates.map { $0.text }.joined(separator: "; ")
    guard let days = age(of: rates), days > 7 else { return text }
    return text + "; " + catalogue.text(.sentence(.ageOfRates(days: days)))
  }

  /// Returns the age in days of the oldest of some rates; nil if today's date is unknown.
  private func age(of rates: [ExchangeRate]) -> Int? {
    guard let today = wallClock.today?(), let oldest = rates.map({ $0.date }).min(),
      let date = try? CalendarDate(oldest)
    else { return nil }
    return today.days(since: date)
  }

  /// Adds rates after those already there; the oldest beyond the limit are dropped.
  public func keep(_ rates: [ExchangeRate]) {
    var all = ExchangeRates()
    var bytes = 0
    var known: Set<ExchangeRate> = []
    let kept = (exchangeRates.rates + rates.map { $0.shorteningSource() }).reversed()
      .filter { known.insert($0).inserted }
      .prefix(Self.rateLimit).prefix { rate in
        bytes += rate.line.utf8.count + 1
        return bytes <= Self.rateBytes
      }
    for rate in kept.reversed() { all.add(rate) }
    exchangeRates = all
  }
}
