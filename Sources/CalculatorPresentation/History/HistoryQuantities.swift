import CalculatorModel
import Quantities

/// That a calculation has units or dates, with the exchange rates that its result rests on.
///
/// They are kept with it: what was worth something on a day is worth the same when it is calculated again.
///
/// ```swift
/// HistoryQuantities().text   // ""
/// ```
public struct HistoryQuantities: Hashable, Sendable {
  /// The exchange rates, at most ``rateLimit``.
  public let rates: [ExchangeRate]

  /// The most exchange rates of a calculation.
  public static let rateLimit = 16

  /// What a calculation with units or dates rests on; nil where that are too many rates.
  public init?(rates: [ExchangeRate]) {
    guard rates.count <= Self.rateLimit else { return nil }
    self.rates = rates.map { $0.shorteningSource() }
  }

  /// A calculation with units or dates, and no rate.
  public init() { rates = [] }

  /// The rates for calculating it again.
  var exchangeRates: ExchangeRates {
    var rates = ExchangeRates()
    for rate in self.rates { rates.add(rate) }
    return rates
  }

  /// The rates as the journal has them: a line for each, as it is typed.
  var text: String { rates.map { $0.line }.joined(separator: "\n") }

  /// Reads a text of the journal; nil where it is none.
  init?(text: String) {
    let worksheet = Worksheet()
    var rates: [ExchangeRate] = []
    for line in text.split(separator: "\n") {
      guard case .rate(let rate)? = try? worksheet.line(line).kind else { return nil }
      rates.append(rate)
    }
    self.init(rates: rates)
  }
}

extension ReadingOptions {
  /// How an expression of the journal is read.
  static func ofJournal(
    _ quantities: HistoryQuantities?, words: HistoryWords?
  ) -> ReadingOptions {
    var options = ReadingOptions().readingReferences()
    options.wordFormat = words?.format
    options.readsQuantities = quantities != nil
    return options
  }
}
