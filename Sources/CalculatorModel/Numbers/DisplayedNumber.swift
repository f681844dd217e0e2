/// The digits that a display shows: ±`significand` / 10^`fractionDigits` × 10^`exponent`.
///
/// ```swift
/// NumberFormat.basic.displayedNumber(of: 1_111_111_110)
/// // significand 1111111, fractionDigits 6, exponent 9: 1.111111e9
/// ```
public struct DisplayedNumber: Hashable, Sendable {
  /// Whether the number has a minus sign.
  public var isNegative: Bool

  /// The digits as one number, below 10^18.
  public var significand: UInt64

  /// The number of digits after the point; nil for none, or 0 after a point that was just typed.
  public var fractionDigits: Int?

  /// The exponent shown, or nil for none.
  public var exponent: Int64?

  /// Whether the digits are the number itself.
  public var isExact: Bool

  /// Creates the digits of a number.
  public init(
    isNegative: Bool, significand: UInt64, fractionDigits: Int? = nil, exponent: Int64? = nil,
    isExact: Bool = true
  ) {
    self.isNegative = isNegative
    self.significand = significand
    self.fractionDigits = fractionDigits
    self.exponent = exponent
    self.isExact = isExact
  }

  /// The number without zeros at the end of the fraction, and without a point that nothing follows.
  var withoutTrailingZeros: DisplayedNumber {
    var number = self
    var count = fractionDigits ?? 0
    while count > 0, number.significand % 10 == 0 {
      number.significand /= 10
      count -= 1
    }
    number.fractionDigits = count == 0 ? nil : count
    return number
  }
}
