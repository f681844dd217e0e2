import BigNumbers

/// The format of an amount of money: with a currency sign, and rounded to cents unless it is a price.
///
/// ```swift
/// let amount = Rational(significand: Int64(5_223_387), exponent: -5)
/// CurrencyFormat().text(of: amount * 1000)   // "$52,233.87"
/// ```
///
/// Rounding is to the nearest cent, ties to the even one, as the systems' own currency formats do.
public struct CurrencyFormat: Hashable, Sendable {
  /// The sign before a negative amount: `−`, or `-` for plain ASCII.
  public var minusSign: String

  /// Creates the format of US dollars.
  public init(minusSign: String = "−") {
    self.minusSign = minusSign
  }

  /// Returns the text of an amount, rounded to cents.
  public func text(of amount: Rational) -> String {
    text(of: amount, places: 2)
  }

  /// Returns the text of a price, with more decimal places than cents if the price has them.
  ///
  /// ```swift
  /// CurrencyFormat().text(ofPrice: Rational(significand: Int64(1_999), exponent: -3))  // "$1.999"
  /// ```
  ///
  /// Only prices that no decimal can represent, such as a third, are rounded to cents.
  public func text(ofPrice price: Rational) -> String {
    text(of: price, places: max(2, price.decimalPlaces ?? 2))
  }

  private func text(of amount: Rational, places: Int) -> String {
    let decimal = amount.rounded(places: places)
    let digits = DecimalDigits(decimal.significand.magnitude, exponent: -Int64(decimal.places))
    return (decimal.significand.isNegative ? minusSign + "$" : "$")
      + digits.plainText(places: places, groupingMark: ",")
  }
}
