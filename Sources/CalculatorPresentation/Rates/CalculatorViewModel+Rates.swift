import CalculatorModel
import CalendarDates
import Quantities

extension CalculatorViewModel {
  /// The most exchange rates that are kept beside keys; those given last count.
  public static let rateLimit = 200

  /// The most bytes of them in a session's text.
  private static let rateBytes = 32_000

  /// The currencies of the exchange rates, by their codes.
  var currencies: [ConversionUnit] {
    var codes: Set<String> = []
    for rate in exchangeRates.rates { codes.formUnion([rate.from.code, rate.to.code]) }
    return codes.sorted().compactMap { ConversionUnit(id: $0) }
  }

  /// Takes exchange rates out of a text, typed or pasted: lines `rate 2026-11-20 1 EUR = 1.0823 USD # ECB`, or
  /// comma-separated `2026-11-20,EUR,USD,1.0823,ECB`.
  ///
  /// ```swift
  /// viewModel.takeRates("rate 2026-11-20 1 EUR = 1.0823 USD # ECB")   // true
  /// viewModel.notice   // "1 EUR = 1.0823 USD, 2026-11-20, ECB"
  /// ```
  ///
  /// - Returns: Whether the text has rates and nothing else; else nothing is taken.
  @discardableResult
  public func takeRates(_ text: String) -> Bool {
    guard let rates = ExchangeRate.all(in: text) else { return false }
    keep(rates)
    say(
      rates.count == 1
        ? .sentence(.answer(rates[0].text)) : .sentence(.ratesTaken(count: rates.count)))
    return true
  }

  /// What is told beside a number that rests on exchange rates: each with its day and source, and how old the
  /// oldest is where that is more than a week (MODES U-73); nil where there are none.
  func text(of rates: [ExchangeRate]) -> String? {
    guard !rates.isEmpty else { return nil }
    let text = rates.map { $0.text }.joined(separator: "; ")
    guard let days = age(of: rates), days > 7 else { return text }
    return text + "; " + catalogue.text(.sentence(.ageOfRates(days: days)))
  }

  /// How many days old the oldest of some rates is; nil where it is not known which day is today.
  private func age(of rates: [ExchangeRate]) -> Int? {
    guard let today = wallClock.today?(), let oldest = rates.map({ $0.date }).min(),
      let date = try? CalendarDate(oldest)
    else { return nil }
    return today.days(since: date)
  }

  /// Keeps rates behind those that are there already; the oldest beyond the limit are dropped.
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
