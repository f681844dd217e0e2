import BigNumbers
import CalendarDates
import Quantities

/// The reference rates of the European Central Bank, as published in its files.
///
/// The bank offers them for a day, for ninety days and for all days since 1999: as XML with a `Cube` for each rate,
/// and as comma-separated values with a column for each currency.
/// Source: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
///
/// ```swift
/// CentralBankRates.all(in: Array("Date, USD, JPY\n20 November 2026, 1.0823, 158.41\n".utf8))?.count   // 2
/// ```
public enum CentralBankRates {
  /// The source shown beside an answer.
  private static let source = "ECB"

  /// Returns the rates in a file, oldest first; nil for any other text.
  ///
  /// Currencies that are no longer in use are left out.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func all(in text: [UInt8]) -> [ExchangeRate]? {
    guard let first = text.first(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    let rates = first == UInt8(ascii: "<") ? ofCubes(text) : ofTable(text)
    guard let rates, let newest = rates.first, let oldest = rates.last else { return nil }
    return newest.date > oldest.date ? rates.reversed() : rates
  }

  // MARK: - XML

  /// Reads `<Cube time='2026-11-20'>` and, in it, `<Cube currency='USD' rate='1.0823'/>`.
  private static func ofCubes(_ text: [UInt8]) -> [ExchangeRate]? {
    var rates: [ExchangeRate] = []
    var day: String?
    var place = 0
    while let start = firstPlace(of: Array("<Cube".utf8), in: text, from: place) {
      let end = text[start...].firstIndex(of: UInt8(ascii: ">")) ?? text.count
      let tag = text[start..<end]
      if let time = attribute("time", of: tag) { day = date(time) }
      if let day, let code = attribute("currency", of: tag),
        let number = attribute("rate", of: tag),
        let rate = rate(day, code, number)
      {
        rates.append(rate)
      }
      place = end
    }
    return rates.isEmpty ? nil : rates
  }

  private static func firstPlace(of word: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    var place = start
    while let found = text[place...].firstIndex(of: word[0]) {
      if text[found...].starts(with: word) { return found }
      place = found + 1
    }
    return nil
  }

  /// Returns the value of an attribute, between either kind of quotes.
  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> String? {
    let name = Array((" " + name + "=").utf8)
    var rest = tag
    while let blank = rest.firstIndex(of: UInt8(ascii: " ")) {
      rest = rest[blank...]
      if rest.starts(with: name), let quote = rest.dropFirst(name.count).first,
        quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
      {
        let value = rest.dropFirst(name.count + 1).prefix { $0 != quote }
        return String(decoding: value, as: UTF8.self)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  // MARK: - Comma-separated values

  /// Reads `Date, USD, JPY` with lines below it such as `20 November 2026, 1.0823, 158.41`, and `N/A` where there is
  /// no rate.
  private static func ofTable(_ text: [UInt8]) -> [ExchangeRate]? {
    var lines = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }[...]
    guard let head = lines.popFirst() else { return nil }
    let names = ExchangeRate.fields(of: head)
    guard names.count > 1, names[0] == "Date", names[1].utf8.count == 3,
      Currency(code: names[1]) != nil
    else { return nil }
    var rates: [ExchangeRate] = []
    for line in lines {
      let values = ExchangeRate.fields(of: line)
      guard let day = date(values[0]) else { return nil }
      for (name, number) in zip(names, values).dropFirst() {
        if let rate = rate(day, name, number) { rates.append(rate) }
      }
    }
    return rates.isEmpty ? nil : rates
  }

  // MARK: - Their parts

  private static func rate(_ day: String, _ code: String, _ number: String) -> ExchangeRate? {
    guard let euro = Currency(code: "EUR"), let currency = Currency(code: code),
      currency != euro, let rate = Rational(decimal: number)
    else { return nil }
    return ExchangeRate(from: euro, to: currency, rate: rate, date: day, source: source)
  }

  /// The first letters of the months.
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns a day in the form used by rates, from `2026-11-20` or `20 November 2026`.
  private static func date(_ text: String) -> String? {
    if let date = try? CalendarDate(text) { return date.description }
    let parts = text.utf8.split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 3, let day = Int(parts[0]), let year = Int(parts[2]),
      let month = months.firstIndex(where: { parts[1].utf8.starts(with: $0.utf8) }), day > 0,
      year > 0
    else { return nil }
    return CalendarDate(year: year, month: month + 1, day: day)?.description
  }
}
