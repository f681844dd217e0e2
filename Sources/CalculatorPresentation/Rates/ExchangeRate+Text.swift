import BigNumbers
import CalculatorModel
import CalendarDates
import Quantities

extension ExchangeRate {
  /// The maximum size in bytes of a text that is searched for rates.
  static let textLimit = 100_000

  /// Returns the rates that make up a text: lines as typed, comma-separated lines (the first may name the columns),
  /// or a file of the European Central Bank; nil for any other text.
  ///
  /// ```swift
  /// ExchangeRate.all(in: "date,from,to,rate\n2026-11-20,EUR,USD,1.0823")?.count   // 1
  /// ExchangeRate.all(in: "1 + 1")                                                 // nil
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - today: The day of rates without a date, `1 EUR = 1.0823 USD`; nil to accept none.
  /// - Returns: The rates, in their order.
  /// - Complexity: O(*n*) in the length of the text.
  public static func all(in text: String, today: CalendarDate? = nil) -> [ExchangeRate]? {
    guard text.utf8.count <= textLimit,
      mayBeRates(text) || today != nil && text.utf8.contains(UInt8(ascii: "="))
    else { return nil }
    if let rates = CentralBankRates.all(in: Array(text.utf8)) { return rates }
    var rates: [ExchangeRate] = []
    let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    for (index, line) in lines.enumerated() {
      let line = String(Substring(line))
      if let rate = ExchangeRate(line: line, today: today) {
        rates.append(rate)
      } else if index > 0 || !isHeader(line) {
        return nil
      }
    }
    return rates.isEmpty ? nil : rates
  }

  /// Whether a text is worth reading: it begins with `rate`, or has fields.
  private static func mayBeRates(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 > UInt8(ascii: " ") }) else { return false }
    return first | 0x20 == UInt8(ascii: "r") || first == UInt8(ascii: "<")
      || text.utf8.contains(UInt8(ascii: ","))
  }

  /// Returns the rate with its source shortened to a limit.
  func shorteningSource(to limit: Int = 200) -> ExchangeRate {
    guard !source.isNoLonger(than: limit) else { return self }
    return ExchangeRate(
      from: from, to: to, rate: rate, date: date, source: source.prefix(scalars: limit)) ?? self
  }

  /// Whether a line names the columns of a file of rates: `date,from,to,rate,source`.
  public static func isHeader(_ line: some StringProtocol) -> Bool {
    fields(of: line.utf8).first.map { $0.lowercased() == "date" } ?? false
  }

  /// Reads a line, typed as `rate 2026-11-20 1 EUR = 1.0823 USD # ECB` or comma-separated; nil if it is neither.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - today: The day of a rate without a date; nil to accept none.
  public init?(line: String, today: CalendarDate? = nil) {
    var worksheet = Worksheet()
    if let today { worksheet.clock.today = { today } }
    if let rate = ExchangeRate(commaSeparated: line) {
      self = rate
    } else if case .rate(let rate)? = try? worksheet.line(line).kind, !rate.date.isEmpty {
      self = rate
    } else {
      return nil
    }
  }

  /// Reads a line of a file of rates: `2026-11-20,EUR,USD,1.0823,ECB`; nil if it is not one.
  public init?(commaSeparated line: some StringProtocol) {
    let fields = Self.fields(of: line.utf8)
    guard (4...5).contains(fields.count), let date = try? CalendarDate(fields[0]),
      let from = Currency(code: fields[1]), let to = Currency(code: fields[2]), from != to,
      let number = Rational(decimal: fields[3])
    else { return nil }
    self.init(
      from: from, to: to, rate: number, date: date.description,
      source: fields.count > 4 ? fields[4] : "")
  }

  /// Returns the comma-separated fields of a line, without the blanks around them.
  static func fields(of line: some Collection<UInt8>) -> [String] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { field in
      let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
      var field = Array(field)[...].drop(while: isBlank)
      while let last = field.last, isBlank(last) { field.removeLast() }
      return String(decoding: field, as: UTF8.self)
    }
  }
}
