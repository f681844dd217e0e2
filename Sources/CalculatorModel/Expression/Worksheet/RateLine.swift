import BigNumbers
import CalendarDates
import Quantities

/// A line that sets an exchange rate: `rate 2026-11-20 1 EUR = 1.0823 USD # ECB`.
struct RateLine {
  let rate: ExchangeRate

  /// Reads a line; nil if it does not begin with `rate`, or continues as a calculation or a definition with that
  /// name.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isName: Whether the user has defined that name.
  /// - Throws: ``ExpressionError`` if it is a rate in another form.
  init?(_ line: Lexer, isName: @autoclosure () -> Bool) throws(ExpressionError) {
    // The first letter rules out most lines.
    guard
      line.text.first(where: { $0 != UInt8(ascii: " ") }).map({ $0 | 0x20 }) == UInt8(ascii: "r")
    else { return nil }
    var lexer = line
    guard let name = try? lexer.next(), name.kind == .name, line.text[name.range].isWord("rate"),
      !lexer.isAtEnd
    else { return nil }
    let day = try lexer.next()
    guard case .date(let date) = day.kind else {
      switch day.kind {
      case .number, .name:
        // `Rate £12.60` is an item of a sheet.
        guard !isName(), line.text.contains(UInt8(ascii: "=")) else { return nil }
        throw ExpressionError(.malformedRate, at: day.range)
      default: return nil
      }
    }
    let (number, from) = try Self.amount(&lexer)
    let sign = try lexer.next()
    guard sign.kind == .equals else { throw ExpressionError(.malformedRate, at: sign.range) }
    let place = lexer.position
    let (other, to) = try Self.amount(&lexer)
    let end = try lexer.next()
    guard end.kind == .end else { throw ExpressionError(.malformedRate, at: end.range) }
    let source = lexer.text[end.range.lowerBound...].drop { $0 == UInt8(ascii: "#") }
    guard number.signum() > 0, from != to,
      let rate = ExchangeRate(
        from: from, to: to, rate: other * number.reciprocalOfNonzero, date: date.description,
        source: String(decoding: source, as: UTF8.self).withoutSpaceAround)
    else { throw ExpressionError(.malformedRate, at: place..<end.range.lowerBound) }
    self.rate = rate
  }

  /// Reads a number and a currency.
  private static func amount(
    _ lexer: inout Lexer
  ) throws(ExpressionError) -> (Rational, Currency) {
    let number = try lexer.next()
    guard case .number(let value) = number.kind else {
      throw ExpressionError(.malformedRate, at: number.range)
    }
    let name = try lexer.next()
    guard name.kind == .name, let currency = Currency(code: lexer.text[name.range].text) else {
      throw ExpressionError(.malformedRate, at: name.range)
    }
    return (value, currency)
  }
}

extension ExchangeRate {
  /// The line that sets the rate, exactly: `rate 2026-11-20 10000 EUR = 10823 USD # ECB`.
  public var line: String {
    "rate " + date + " " + rate.denominator.description + " " + from.code + " = "
      + rate.numerator.description + " " + to.code + (source.isEmpty ? "" : " # " + source)
  }

  /// The rate as it is shown beside an answer: `1 EUR = 1.0823 USD, 2026-11-20, ECB`.
  ///
  /// - Complexity: O(1), as a rate has few digits.
  public var text: String {
    let format = AnswerFormat()
    let number = format.text(of: rate)
    let sign = format.showsExactly(rate) ? " = " : " ≈ "
    return "1 " + from.code + sign + number + " " + to.code + ", " + date
      + (source.isEmpty ? "" : ", " + source)
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
