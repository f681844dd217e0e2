import BigNumbers
import ExactReals

/// The format of the answer to an expression, in plain ASCII: with a number of significant digits, or of
/// decimal places.
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
/// With significant digits, trailing zeros are dropped if the digits are the exact number, and kept if it
/// goes on after them. Numbers below 10^-7, and integers with more digits than asked for, have an exponent;
/// exact ones only from 10^21, or from more digits than were asked for if that is more.
///
/// With decimal places there are always as many as asked for and no exponent; a number that rounds to zero
/// has no sign.
///
/// A ``notation`` can ask for an exponent, or for none. The text only ever has digits of the number itself:
/// without an exponent it has all digits before the point, however few were asked for, and so it has in
/// engineering notation.
public struct AnswerFormat: Hashable, Sendable {
  /// The most digits that can be asked for.
  public static let digitLimit = 1_000_000

  /// The precision that numbers are rounded to.
  public enum Precision: Hashable, Sendable {
    /// A number of digits, counted from the first that is not zero.
    case significantDigits(Int)
    /// A number of digits after the point.
    case places(Int)
  }

  /// The precision that numbers are rounded to, within ``digitLimit``.
  public internal(set) var precision: Precision

  /// Whether numbers are written with an exponent; 0 never is.
  ///
  /// Decimal places are then those of the number before the `e`.
  public var notation = Notation.automatic

  /// The mark between groups of three digits before the point; nil for none.
  ///
  /// Expressions can be read back with `_`.
  public var groupingMark: Unicode.Scalar?

  /// The most digits of a whole number that is shown in full when no precision was asked for.
  private static let wholeNumberLimit = 60

  /// Whether whole numbers are shown in full, up to 60 digits.
  package internal(set) var showsWholeNumbers = false

  /// Creates the default format: 16 significant digits, and all of a whole number of up to 60.
  ///
  /// ```swift
  /// AnswerFormat().text(of: Rational(BigInt(1) << 64))   // "18446744073709551616"
  /// ```
  public init() {
    self.init(significantDigits: 16)
    showsWholeNumbers = true
  }

  /// Creates a format of significant digits: 1 through ``digitLimit``.
  public init(significantDigits: Int) {
    precision = .significantDigits(min(max(significantDigits, 1), Self.digitLimit))
  }

  /// Creates a format of decimal places: 0 through ``digitLimit``.
  public init(places: Int) {
    precision = .places(min(max(places, 0), Self.digitLimit))
  }

  /// Whether the text shows the number itself, with nothing rounded away.
  public func showsExactly(_ value: Rational) -> Bool { rounded(value).isExact == .yes }

  /// Returns the number's text, correctly rounded.
  public func text(of value: Rational) -> String {
    let number = rounded(value)
    return text(
      of: DecimalDigits(number.significand, exponent: number.exponent), isExact: number.isExact)
  }

  /// Returns the number itself if it is a whole one that is shown in full.
  private func wholeNumber(_ value: Rational) -> RoundedDecimal? {
    guard showsWholeNumbers, notation == .automatic, value.isInteger,
      value.storageBitWidth < 4 * Self.wholeNumberLimit,
      value.magnitude < Rational(BigInt.powerOfTen(Self.wholeNumberLimit))
    else { return nil }
    return RoundedDecimal(significand: value.numerator, exponent: 0, isExact: .yes)
  }

  private func rounded(_ value: Rational) -> RoundedDecimal {
    if let whole = wholeNumber(value) { return whole }
    let number = rounded(value, to: firstPrecision)
    return finerPrecision(than: number).map { rounded(value, to: $0) } ?? number
  }

  private func rounded(_ value: Rational, to precision: Precision) -> RoundedDecimal {
    let (significand, places, isExact) =
      switch precision {
      case .significantDigits(let count): value.rounded(significantDigits: count)
      case .places(let count): value.rounded(places: count)
      }
    if case .places(let count) = precision, case .places = self.precision, !isExact,
      let halfway = Self.halfway(value, places: count)
    {
      return halfway
    }
    return RoundedDecimal(
      significand: significand, exponent: -Int64(places), isExact: isExact ? .yes : .no)
  }

  /// Returns the number rounded as the format asks, and whether that is exact.
  ///
  /// A fraction that ends earlier has fewer digits.
  ///
  /// - Throws: `CalculationError` when the digits cannot be found within the budget.
  public func rounded(
    _ value: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal {
    if let value = value.rational {
      if let whole = wholeNumber(value) { return whole }
      if value.storageBitWidth <= 64 { return rounded(value) }
    }
    let number = try rounded(value, to: firstPrecision, within: budget)
    guard let precision = finerPrecision(than: number) else { return number }
    do throws(CalculationError) {
      return try rounded(value, to: precision, within: budget)
    } catch .undecided {
      // Not all digits before the point are certain; the certain ones are known.
      return number
    }
  }

  /// The precision of the first rounding, before the number of digits before the point is known.
  private var firstPrecision: Precision {
    switch (precision, notation) {
    case (.places(let count), .scientific), (.places(let count), .engineering):
      .significantDigits(count + notation.mostWholeDigits)
    default: precision
    }
  }

  /// Returns the precision for rounding the number again; nil if it has the digits that it needs.
  ///
  /// A number that was rounded to 10^n also rounds to it with fewer digits.
  private func finerPrecision(than number: RoundedDecimal) -> Precision? {
    switch (precision, notation) {
    case (.significantDigits, .plain):
      let isCut = number.isExact != .yes && number.exponent > 0
      return isCut && number.exponent <= Int64(Self.wholeDigitLimit) ? .places(0) : nil
    case (.significantDigits(let count), .engineering) where number.isExact != .yes:
      let wholeDigits = count < notation.mostWholeDigits ? wholeDigits(of: number) : 0
      return wholeDigits > count ? .significantDigits(wholeDigits) : nil
    case (.places(let count), .engineering):
      let wholeDigits = wholeDigits(of: number)
      return wholeDigits < notation.mostWholeDigits ? .significantDigits(count + wholeDigits) : nil
    default: return nil
    }
  }

  /// Returns the number of digits before the point if there is an exponent.
  private func wholeDigits(of number: RoundedDecimal) -> Int {
    guard let length = Rational(number.significand).decimalExponent else { return 1 }
    let place = number.exponent + Int64(length)
    return Int(place - (notation.exponent(ofFirstDigit: place) ?? place)) + 1
  }

  /// Whether a number that may have more digits has fewer of them than were asked for.
  func hasFewerDigits(_ number: RoundedDecimal) -> Bool {
    let certain = number.significand.magnitude.description.utf8.count
    switch precision {
    case .significantDigits(let count):
      return certain < count || notation == .plain && number.exponent > 0
    case .places(let count):
      return !isWithoutExponent && certain < count + wholeDigits(of: number)
    }
  }

  private func rounded(
    _ value: Real, to precision: Precision, within budget: Budget
  ) throws(CalculationError) -> RoundedDecimal {
    switch precision {
    case .significantDigits(let count):
      try value.decimal(significantDigits: count, within: budget)
    case .places(let count):
      if case .places = self.precision,
        let halfway = value.rational.flatMap({ Self.halfway($0, places: count) })
      {
        halfway
      } else {
        try value.decimal(places: count, within: budget)
      }
    }
  }

  /// Returns the number rounded away from zero if it lies halfway between two decimals, as `round` does
  ///; nil for others.
  private static func halfway(_ value: Rational, places: Int) -> RoundedDecimal? {
    // A number halfway between has one more place, and so a short denominator.
    guard value.denominator.magnitudeBitWidth <= 4 * (places + 1), value.decimalPlaces == places + 1
    else { return nil }
    let significand = value.significand(places: places + 1)
    let floor = significand.magnitude / 10
    guard significand.magnitude - floor * 10 == 5 else { return nil }
    let rounded = floor + 1
    return RoundedDecimal(
      significand: value.isNegative ? -rounded : rounded, exponent: -Int64(places), isExact: .no)
  }

  /// Returns the number's text, correctly rounded.
  ///
  /// - Throws: `CalculationError` when the digits cannot be found within the budget, or would be
  ///   too many.
  public func text(
    of value: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> String {
    let number = try rounded(value, within: budget)
    try budget.payForDigits(of: number.significand)
    return try text(of: number)
  }

  /// Returns the text of a number that was ``rounded(_:within:)`` for this format.
  ///
  /// - Throws: `CalculationError.tooManyDigits` when a number without an exponent has more digits
  ///   than can be written.
  public func text(of number: RoundedDecimal) throws(CalculationError) -> String {
    let digits = DecimalDigits(number.significand, exponent: number.exponent)
    guard digits.exponent >= number.exponent || number.significand.isZero else { throw .tooLarge }
    if isWithoutExponent, digits.exponent.magnitude > Self.wholeDigitLimit { throw .tooManyDigits }
    return text(of: digits, isExact: number.isExact)
  }

  /// The most digits before the point, and zeros after it, that are written where an exponent is not allowed.
  private static let wholeDigitLimit: UInt64 = 10_000_000

  /// Whether a number is written without an exponent, however long it gets.
  private var isWithoutExponent: Bool {
    switch (precision, notation) {
    case (_, .plain), (.places, .automatic): true
    case (.significantDigits, .automatic), (_, .scientific), (_, .engineering): false
    }
  }

  private func text(of number: DecimalDigits, isExact: Decision) -> String {
    var number = number
    if case .significantDigits = precision, isExact == .yes { number.dropTrailingZeros() }
    let exponent = exponent(of: number, isExact: isExact)
    var places = 0
    // If fewer digits are certain than were asked for, no zeros stand for the others.
    if case .significantDigits(let count) = precision, number.isZero, isExact == .undecided {
      places = count - 1
    }
    if case .places(let count) = precision, exponent == nil || isExact != .undecided {
      places = count
      if exponent != nil { number.dropTrailingZeros() }
    }
    guard let exponent else {
      return number.plainText(places: places, groupingMark: groupingMark)
    }
    return number.text(exponent: exponent, places: places)
  }

  /// Returns the exponent that a number is written with; nil for none.
  private func exponent(of number: DecimalDigits, isExact: Decision) -> Int64? {
    if number.isZero { return nil }
    switch (precision, notation) {
    case (.places, .automatic), (.places, .plain): return nil
    case (.significantDigits(let count), .automatic):
      // If fewer digits are certain than were asked for, no zeros may stand for the others.
      if showsWholeNumbers, isExact == .yes, number.count > count,
        number.exponent < Int64(Self.wholeNumberLimit), number.exponent >= Int64(number.count) - 1
      {
        return nil
      }
      let limit = isExact == .yes ? max(count, 21) : min(count, number.count)
      return number.exponent >= -7 && number.exponent < Int64(limit) ? nil : number.exponent
    case (.significantDigits, .plain):
      return isExact == .yes || number.exponent < Int64(number.count) ? nil : number.exponent
    case (_, .scientific): return number.exponent
    case (_, .engineering):
      let exponent = notation.exponent(ofFirstDigit: number.exponent) ?? number.exponent
      let hasWholeDigits = number.exponent - exponent < Int64(number.count)
      return isExact != .undecided || hasWholeDigits ? exponent : number.exponent
    }
  }
}

extension AnswerFormat {
  /// Returns the same format rounding to another precision, within ``digitLimit``.
  package func rounding(to precision: Precision) -> AnswerFormat {
    var format = self
    format.showsWholeNumbers = showsWholeNumbers && precision == self.precision
    format.precision =
      switch precision {
      case .significantDigits(let count): AnswerFormat(significantDigits: count).precision
      case .places(let count): AnswerFormat(places: count).precision
      }
    return format
  }
}
