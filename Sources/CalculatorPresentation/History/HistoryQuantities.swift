import CalculatorModel
import Quantities

/// The exchange rates on which the result of a calculation with units or dates depends.
///
/// They are kept with it, so that an amount has the same value when it is calculated again.
///
/// ```swift
/// HistoryQuantities().text   // ""
/// ```
public struct HistoryQuantities: Hashable, Sendable {
  /// The exchange rates, at most ``rateLimit``.
  public let rates: [ExchangeRate]

  /// The most exchange rates of a calculation.
  public static let rateLimit = 16

  /// Creates the rates of a calculation with units or dates; nil if there are too many.
  public init?(rates: [ExchangeRate]) {
    guard rates.count <= Self.rateLimit else { return nil }
    self.rates = rates.map { $0.shorteningSource() }
  }

  /// Creates the value for a calculation with units or dates, and no rate.
  public init() { rates = [] }

  /// The rates for calculating it again.
  var exchangeRates: ExchangeRates {
    var rates = ExchangeRates()
    for rate in self.rates { rates.add(rate) }
    return rates
  }

  /// The rates as written in the journal: a line for each, as it is typed.
  var text: String { rates.map { $0.line }.joined(separator: "\n") }

  /// Reads rates from the journal's text; nil if it is not valid.
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
  /// Returns the options for reading an expression of the journal.
  static func ofJournal(
    _ quantities: HistoryQuantities?, words: HistoryWords?
  ) -> ReadingOptions {
    var options = ReadingOptions().readingReferences()
    options.wordFormat = words?.format
    options.readsQuantities = quantities != nil
    return options
  }
}
