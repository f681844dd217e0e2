extension Rational: CustomStringConvertible {
  /// The fraction in decimal, as `3/4`, or just the numerator of a whole number, as `-5`.
  public var description: String {
    isInteger ? numerator.description : "\(numerator.description)/\(denominator.description)"
  }

  /// The value rounded to a number of decimal places, all of them written.
  ///
  /// ```swift
  /// try (Rational(2) / 3).decimalText(places: 4)  // "0.6667"
  /// Rational(1250).decimalText(places: -2)        // "1200"
  /// ```
  ///
  /// Rounding is to the nearest, ties to even. A value that rounds to zero has no minus sign.
  ///
  /// - Precondition: As for ``significand(places:)``.
  public func decimalText(places: Int) -> String {
    let significand = significand(places: places)
    var digits = Array(significand.magnitude.description.utf8)
    if places < 0, !significand.isZero {
      digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -places))
    }
    let text = Rational.plain(digits, places: Swift.max(places, 0))
    return significand.isNegative ? "-" + text : text
  }

  /// The value rounded to a number of significant digits.
  ///
  /// ```swift
  /// try (Rational(2) / 3).decimalText(significantDigits: 3)      // "0.667"
  /// Rational(123_456).decimalText(significantDigits: 3)          // "1.23e5"
  /// Rational(significand: 15, exponent: 19).decimalText(significantDigits: 30)
  ///                                                              // "150000000000000000000"
  /// ```
  ///
  /// Rounding is to the nearest, ties to even. Zeros at the end of the fraction are not written.
  /// With *e* the exponent of the leading digit after rounding, the number is written plainly if
  /// −7 < *e* < `significantDigits`; otherwise as a digit, a fraction and `e` with the exponent.
  ///
  /// The `AnswerFormat` of CalculatorModel writes answers by another rule, which shows whether
  /// digits were rounded away: it keeps the zeros at the end of an inexact answer and drops only
  /// those of an exact one, and it writes plainly from *e* = −7 on and, when the answer is exact,
  /// always while *e* < 21.
  ///
  /// - Precondition: `significantDigits` is above zero.
  public func decimalText(significantDigits: Int) -> String {
    precondition(significantDigits > 0, "No digits asked for")
    guard var exponent = decimalExponent else { return "0" }
    var digits = Array(
      significand(places: significantDigits - 1 - exponent).magnitude.description.utf8)
    // Rounding can reach the next power of ten: then there is one digit more, and it is a zero.
    if digits.count > significantDigits { exponent += 1 }
    while digits.count > 1, digits[digits.count - 1] == UInt8(ascii: "0") { digits.removeLast() }
    var text = isNegative ? "-" : ""
    if exponent > -7, exponent < significantDigits {
      while digits.count <= exponent { digits.append(UInt8(ascii: "0")) }
      text += Rational.plain(digits, places: digits.count - 1 - exponent)
    } else {
      text += Rational.plain(digits, places: digits.count - 1)
      text += "e\(exponent)"
    }
    return text
  }

  /// The digits with a point before the last `places` of them, and zeros in front as needed.
  private static func plain(_ digits: [UInt8], places: Int) -> String {
    var bytes: [UInt8] = []
    if digits.count <= places {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: places + 1 - digits.count))
    }
    bytes.append(contentsOf: digits)
    if places > 0 { bytes.insert(UInt8(ascii: "."), at: bytes.count - places) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
