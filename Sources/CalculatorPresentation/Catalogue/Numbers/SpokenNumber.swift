/// A number to be spoken in words, independent of the language.
///
/// ```swift
/// let third = SpokenNumber(numerator: 1, denominator: 3)
/// third.map { Catalogue(.german).text($0) }   // "ein Drittel"
/// ```
///
/// The rules, alike in all languages:
/// - A number's integer part is spoken as a number: `1200000` is “one million two hundred thousand”.
/// - The digits after the point are spoken one by one, including trailing zeros, so that they are never
///   mistaken for a separate number: `3.140` is “three point one four zero”.
/// - The sign comes first, even before a zero: `-0.5` is “minus zero point five”.
/// - An exponent follows as a power of ten: `3.33e-9` is “three point three three times ten to the
///   power of minus nine”.
/// - A fraction is spoken with the name of its denominator if there is a common one: `-7/2` is “minus seven
///   halves”; otherwise as a division, so that the denominator is heard at once: `11/107` is “eleven over one
///   hundred and seven”.
/// - A mixed number is a whole number and a fraction: `7/2` is “three and one half”. Without a common name for
///   the denominator it stays a fraction: “three and eleven over two hundred” could be understood in two ways.
public struct SpokenNumber: Hashable, Sendable {
  /// The maximum number of digits after the point.
  public static let fractionDigitLimit = 99

  /// The value for a calculation without a result.
  public static let error = SpokenNumber(isNegative: false, form: .error)

  let isNegative: Bool
  let form: Form

  enum Form: Hashable {
    /// The number is `integer`.`fraction` × 10^`exponent`.
    case decimal(integer: UInt64, fraction: [UInt8], exponent: Int?)
    case fraction(numerator: UInt64, denominator: UInt64, isMixed: Bool)
    case error
  }

  /// Creates the number `significand / 10^fractionDigits × 10^exponent`.
  ///
  /// ```swift
  /// // -3.33e-9
  /// SpokenNumber(isNegative: true, significand: 333, fractionDigits: 2, exponent: -9)
  /// ```
  ///
  /// - Parameters:
  ///   - isNegative: Whether it begins with a minus.
  ///   - significand: All digits, without their point.
  ///   - fractionDigits: The number of digits after the point, padded with leading zeros if there are too few.
  ///   - exponent: The power of ten, if the number is written with one.
  ///
  /// It is nil if `fractionDigits` is negative or above ``fractionDigitLimit``.
  public init?(
    isNegative: Bool = false, significand: UInt64, fractionDigits: Int = 0, exponent: Int? = nil
  ) {
    guard (0...Self.fractionDigitLimit).contains(fractionDigits) else { return nil }
    var integer = significand
    var fraction: [UInt8] = []
    for _ in 0..<fractionDigits {
      fraction.append(UInt8(integer % 10))
      integer /= 10
    }
    fraction.reverse()
    self.isNegative = isNegative
    form = .decimal(integer: integer, fraction: fraction, exponent: exponent)
  }

  /// Creates a fraction; nil if the denominator is zero.
  ///
  /// - Parameters:
  ///   - isNegative: Whether it begins with a minus.
  ///   - numerator: The number above the line.
  ///   - denominator: The number below the line; if it is 1, the fraction is an integer.
  ///   - isMixed: Whether whole numbers are taken out: `3 1/2` for `7/2`.
  public init?(
    isNegative: Bool = false, numerator: UInt64, denominator: UInt64, isMixed: Bool = false
  ) {
    guard denominator > 0 else { return nil }
    self.isNegative = isNegative
    form = .fraction(numerator: numerator, denominator: denominator, isMixed: isMixed)
  }

  private init(isNegative: Bool, form: Form) {
    self.isNegative = isNegative
    self.form = form
  }
}
