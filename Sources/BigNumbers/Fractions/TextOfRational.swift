extension Rational: CustomStringConvertible {
  /// The fraction in decimal, as `3/4`, or just the numerator of a whole number, as `-5`.
  public var description: String {
    isInteger ? numerator.description : "\(numerator.description)/\(denominator.description)"
  }

  /// Returns the value rounded to a number of decimal places, with all of them written.
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
    let decimal = rounded(places: places)
    return DecimalDigits(decimal.significand, exponent: -Int64(decimal.places))
      .plainText(places: places)
  }

  /// Returns the value rounded to a number of significant digits.
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
  /// The `AnswerFormat` of CalculatorModel writes answers by another rule, which shows whether digits were
  /// rounded away: it keeps the trailing zeros of an inexact answer and drops only those of an exact one,
  /// and it writes plainly from *e* = −7 on and, if the answer is exact, always while *e* < 21.
  ///
  /// - Precondition: `significantDigits` is above zero.
  public func decimalText(significantDigits: Int) -> String {
    precondition(significantDigits > 0, "No digits asked for")
    let decimal = rounded(significantDigits: significantDigits)
    var digits = DecimalDigits(decimal.significand, exponent: -Int64(decimal.places))
    digits.dropTrailingZeros()
    return digits.exponent > -7 && digits.exponent < Int64(significantDigits)
      ? digits.plainText() : digits.scientificText()
  }
}
