import BigNumbers
import ExactReals

/// How the answer to an expression is written, in plain ASCII: to a number of significant digits, or
/// to a number of decimal places.
///
/// ```swift
/// try AnswerFormat(significantDigits: 5).text(of: Rational(2) / 3)  // "0.66667"
/// try AnswerFormat().text(of: Rational(1) / 4)                      // "0.25"
/// AnswerFormat(significantDigits: 5).text(of: 123_456_789)          // "1.2346e8"
/// try AnswerFormat(places: 2).text(of: Rational(1) / 4)             // "0.25"
/// AnswerFormat(places: 2).text(of: 7)                               // "7.00"
/// ```
///
/// The last digit is rounded, ties to even.
///
/// To significant digits, zeros at the end are dropped when the digits are the number itself, and
/// kept when it goes on behind them. Numbers below 10^-7, and integers of more digits than asked
/// for, have an exponent; exact ones only from 10^21, or from more digits than were asked for if
/// that is more.
///
/// To decimal places there are always as many as asked for and never an exponent; a number that
/// rounds to zero has no sign.
public struct AnswerFormat: Hashable, Sendable {
  /// The most digits that can be asked for.
  public static let digitLimit = 1_000_000

  /// To what a number is rounded.
  public enum Precision: Hashable, Sendable {
    /// So many digits from the first that is not zero.
    case significantDigits(Int)
    /// So many digits behind the point.
    case places(Int)
  }

  /// To what a number is rounded, within ``digitLimit``.
  public internal(set) var precision: Precision

  /// Creates a format of significant digits: 1 through ``digitLimit``, 16 by default.
  public init(significantDigits: Int = 16) {
    precision = .significantDigits(min(max(significantDigits, 1), Self.digitLimit))
  }

  /// Creates a format of decimal places: 0 through ``digitLimit``.
  public init(places: Int) {
    precision = .places(min(max(places, 0), Self.digitLimit))
  }

  /// Whether the text shows the number itself, with nothing rounded away.
  public func showsExactly(_ value: Rational) -> Bool { rounded(value).isExact == .yes }

  /// The number's text, correctly rounded.
  public func text(of value: Rational) -> String {
    let number = rounded(value)
    return text(
      of: DecimalDigits(number.significand, exponent: number.exponent),
      isExact: number.isExact == .yes)
  }

  private func rounded(_ value: Rational) -> RoundedDecimal {
    let (significand, places, isExact) =
      switch precision {
      case .significantDigits(let count): value.rounded(significantDigits: count)
      case .places(let count): value.rounded(places: count)
      }
    return RoundedDecimal(
      significand: significand, exponent: -Int64(places), isExact: isExact ? .yes : .no)
  }

  /// The number rounded as the format asks, with the knowledge whether that is the number itself.
  ///
  /// A fraction that ends before has fewer digits.
  ///
  /// - Throws: `CalculationError` when the digits cannot be found within the budget.
  public func rounded(
    _ value: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal {
    if let value = value.rational { return rounded(value) }
    return switch precision {
    case .significantDigits(let count):
      try value.decimal(significantDigits: count, within: budget)
    case .places(let count):
      try value.decimal(places: count, within: budget)
    }
  }

  /// The number's text, correctly rounded.
  ///
  /// - Throws: `CalculationError` when the digits cannot be found within the budget, or would be
  ///   too many.
  public func text(
    of value: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> String {
    try text(of: rounded(value, within: budget))
  }

  /// The text of a number that was ``rounded(_:within:)`` for this format.
  ///
  /// - Throws: `CalculationError.tooManyDigits` when decimal places are asked of a number with
  ///   more digits before the point than can be written.
  public func text(of number: RoundedDecimal) throws(CalculationError) -> String {
    let digits = DecimalDigits(number.significand, exponent: number.exponent)
    guard digits.exponent >= number.exponent || number.significand.isZero else { throw .tooLarge }
    if case .places = precision, digits.exponent > Int64(Self.wholeDigitLimit) {
      throw .tooManyDigits
    }
    return text(of: digits, isExact: number.isExact == .yes)
  }

  /// The most digits before the point that are written where an exponent is not allowed.
  private static let wholeDigitLimit = 10_000_000

  private func text(of number: DecimalDigits, isExact: Bool) -> String {
    switch precision {
    case .places(let count):
      return number.plainText(places: count)
    case .significantDigits(let count):
      var number = number
      if isExact { number.dropTrailingZeros() }
      // Where fewer digits are certain than were asked for, no zeros may stand for the others.
      let limit = isExact ? max(count, 21) : min(count, number.count)
      return number.exponent >= -7 && number.exponent < Int64(limit)
        ? number.plainText() : number.scientificText()
    }
  }
}
