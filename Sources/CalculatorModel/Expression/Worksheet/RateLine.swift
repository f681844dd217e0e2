import BigNumbers
import CalendarDates
import Quantities

/// A line that sets an exchange rate: `rate 2026-11-20 1 EUR = 1.0823 USD # ECB`, or `1 EUR = 1.0823 USD`.
///
/// Without a date it is today's rate, or one for all days where no day is known, as in sheets.
struct RateLine {
  let rate: ExchangeRate

  /// Whether a text may set a rate, judged by its first character, and by an equals sign if that is no `r`.
  static func mayBe(_ line: Lexer) -> Bool {
    guard let first = line.text.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    if first | 0x20 == UInt8(ascii: "r") { return true }
    return (first.isDigit || first == UInt8(ascii: "$") || first >= 0x80)
      && line.text.contains(UInt8(ascii: "="))
  }

  /// Reads a line; nil if it is a calculation, an equation or a definition.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - today: The current day; nil if none is known.
  ///   - isName: Whether the user has defined `rate`.
  /// - Throws: ``ExpressionError`` if it begins with `rate` and is a rate in another form.
  // Rarely needed, so the page loads it later.
  @inline(never)
  init?(
    _ line: Lexer, today: CalendarDate?, isName: @autoclosure () -> Bool
  ) throws(ExpressionError) {
    var lexer = line
    var rest = lexer
    let isNamed =
      if let name = try? rest.next() {
        name.kind == .name && line.text[name.range].isWord("rate")
      } else { false }
    guard isNamed else {
      guard let rate = try? Self.rate(&lexer, today) else { return nil }
      self.rate = rate
      return
    }
    lexer = rest
    guard !lexer.isAtEnd else { return nil }
    let day = try rest.next()
    switch day.kind {
    case .date(let date):
      rate = try Self.rate(&rest, date)
    case .number where line.text.contains(UInt8(ascii: "=")) && !isName():
      // `Rate £12.60` is an item of a sheet.
      rate = try Self.rate(&lexer, today)
    default: return nil
    }
  }

  /// Reads `1 EUR = 1.0823 USD # ECB`.
  private static func rate(
    _ lexer: inout Lexer, _ date: CalendarDate?
  ) throws(ExpressionError) -> ExchangeRate {
    let (number, from) = try amount(&lexer)
    let sign = try lexer.next()
    guard sign.kind == .equals else { throw ExpressionError(.malformedRate, at: sign.range) }
    let place = lexer.position
    let (other, to) = try amount(&lexer)
    let end = try lexer.next()
    guard end.kind == .end else { throw ExpressionError(.malformedRate, at: end.range) }
    let source = lexer.text[end.range.lowerBound...].drop { $0 == UInt8(ascii: "#") }
    guard number.signum() > 0, from != to,
      let rate = ExchangeRate(
        from: from, to: to, rate: other * number.reciprocalOfNonzero,
        date: date?.description ?? "",
        source: String(decoding: source, as: UTF8.self).withoutSpaceAround)
    else { throw ExpressionError(.malformedRate, at: place..<end.range.lowerBound) }
    return rate
  }

  /// Reads a number and a currency: `1 EUR`, `€1`.
  private static func amount(
    _ lexer: inout Lexer
  ) throws(ExpressionError) -> (Rational, Currency) {
    let number = try lexer.next()
    guard case .number(let value) = number.kind else {
      throw ExpressionError(.malformedRate, at: number.range)
    }
    let name = try lexer.next()
    let currency: Currency? =
      switch name.kind {
      case .name: Currency(code: lexer.text[name.range].text)
      case .unit(let unit): unit.currency
      default: nil
      }
    guard let currency else { throw ExpressionError(.malformedRate, at: name.range) }
    return (value, currency)
  }
}

extension ExchangeRate {
  /// The line that sets the rate, exactly: `rate 2026-11-20 10000 EUR = 10823 USD # ECB`.
  public var line: String {
    "rate " + (date.isEmpty ? "" : date + " ") + rate.denominator.description + " " + from.code
      + " = "
      + rate.numerator.description + " " + to.code + (source.isEmpty ? "" : " # " + source)
  }

  /// The rate as it is shown beside an answer: `1 EUR = 1.0823 USD, 2026-11-20, ECB`.
  ///
  /// - Complexity: O(1), as a rate has few digits.
  public var text: String {
    let format = AnswerFormat()
    let number = format.text(of: rate)
    let sign = format.showsExactly(rate) ? " = " : " ≈ "
    return "1 " + from.code + sign + number + " " + to.code
      + (date.isEmpty ? "" : ", " + date) + (source.isEmpty ? "" : ", " + source)
  }
}

extension String {
  fileprivate var withoutSpaceAround: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
