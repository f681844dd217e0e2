import BigNumbers

/// How the answer to an expression is written: to a number of significant digits, in plain ASCII.
///
/// ```swift
/// try AnswerFormat(significantDigits: 5).text(of: Rational(2) / 3)  // "0.66667"
/// try AnswerFormat().text(of: Rational(1) / 4)                      // "0.25"
/// AnswerFormat(significantDigits: 5).text(of: 123_456_789)          // "1.2346e8"
/// ```
///
/// The last digit is rounded, ties to even. Zeros at the end are dropped when the digits are the
/// number itself, and kept when it goes on behind them. Numbers below 10^-7, and integers of more
/// digits than asked for, have an exponent; exact ones only from 10^21, or
/// from more digits than were asked for if that is more.
public struct AnswerFormat: Hashable, Sendable {
  /// The most significant digits that can be asked for.
  public static let digitLimit = 1_000_000

  /// How many significant digits are written, from 1 through ``digitLimit``.
  public let significantDigits: Int

  /// Whether negative numbers have the typeset sign `−` in place of `-`.
  var hasTypesetSign = false

  /// Creates a format; 16 digits by default.
  public init(significantDigits: Int = 16) {
    self.significantDigits = min(max(significantDigits, 1), Self.digitLimit)
  }

  /// The format of numbers in a reading.
  static let reading: AnswerFormat = {
    var format = AnswerFormat(significantDigits: 40)
    format.hasTypesetSign = true
    return format
  }()

  /// Whether the text shows the number itself, with nothing rounded away.
  public func showsExactly(_ value: Rational) -> Bool {
    guard let exponent = value.decimalExponent else { return true }
    return value.isDecimal(places: significantDigits - 1 - exponent)
  }

  /// The number's text, correctly rounded.
  public func text(of value: Rational) -> String {
    guard var exponent = value.decimalExponent else { return "0" }
    let places = significantDigits - 1 - exponent
    var digits = Array(value.magnitude.significand(places: places).description.utf8)
    // 9.99… rounds up to a digit more, which is a zero.
    if digits.count > significantDigits {
      digits.removeLast()
      exponent += 1
    }
    let isExact = value.isDecimal(places: places)
    if isExact {
      while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    }
    var text: [UInt8] = value.isNegative ? Array((hasTypesetSign ? "−" : "-").utf8) : []
    let isPlain =
      exponent >= -7 && exponent < (isExact ? max(significantDigits, 21) : significantDigits)
    if !isPlain {
      text.append(digits[0])
      if digits.count > 1 { text += [UInt8(ascii: ".")] + digits[1...] }
      text += Array("e\(exponent)".utf8)
    } else if exponent < 0 {
      text += Array("0.".utf8) + Array(repeating: UInt8(ascii: "0"), count: -exponent - 1) + digits
    } else {
      let integer = digits.prefix(exponent + 1)
      text += integer
      text += Array(repeating: UInt8(ascii: "0"), count: exponent + 1 - integer.count)
      if digits.count > integer.count { text += [UInt8(ascii: ".")] + digits[integer.count...] }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
