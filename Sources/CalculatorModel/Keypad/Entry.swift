import BigNumbers

/// The number being typed, exactly as typed: sign, digits, point and trailing zeros.
///
/// ```swift
/// var entry = Entry()
/// entry.append(.two, limit: 9)
/// entry.appendDecimalPoint()
/// entry.append(.zero, limit: 9)
/// entry.text(in: .basic)  // "2.0"
/// entry.value             // 2
/// ```
struct Entry: Hashable, Sendable {
  /// Whether the number carries a minus sign; `-0` does.
  private(set) var isNegative: Bool

  /// The digits without sign and point, below 10^18: 205 for `2.05`.
  private(set) var significand: UInt64 = 0

  /// The number of digits after the point, or nil while no point was typed.
  private(set) var fractionDigits: Int?

  /// Creates the entry `0`, or `-0`.
  init(isNegative: Bool = false) {
    self.isNegative = isNegative
  }

  /// The number of digits shown; the leading 0 of `0.5` counts.
  var digitCount: Int {
    max(significand.decimalDigitCount, (fractionDigits ?? 0) + 1)
  }

  /// The number typed; `-0` is 0.
  var value: Rational {
    let magnitude = Int64(truncatingIfNeeded: significand)
    return Rational(
      significand: isNegative ? -magnitude : magnitude, exponent: -(fractionDigits ?? 0))
  }

  /// Appends a digit, or replaces a lone zero by it; does nothing beyond `limit` digits.
  ///
  /// - Parameters:
  ///   - digit: The digit.
  ///   - limit: The most digits that the entry may have, at most ``NumberFormat/digitRange``'s.
  mutating func append(_ digit: Digit, limit: Int) {
    let isLoneZero = significand == 0 && fractionDigits == nil
    guard isLoneZero || digitCount < min(limit, NumberFormat.digitRange.upperBound) else { return }
    significand = significand * 10 + UInt64(digit.rawValue)
    if let count = fractionDigits { fractionDigits = count + 1 }
  }

  /// Appends the decimal point; a second one is ignored.
  mutating func appendDecimalPoint() {
    fractionDigits = fractionDigits ?? 0
  }

  /// Changes the sign and nothing else: `5.0` becomes `-5.0`.
  mutating func toggleSign() {
    isNegative.toggle()
  }

  /// Removes the last thing typed: a digit, the point, or the sign of `-0`.
  mutating func removeLast() {
    switch fractionDigits {
    case 0?:
      fractionDigits = nil
    case let count?:
      significand /= 10
      fractionDigits = count - 1
    case nil where significand > 0:
      significand /= 10
    case nil:
      isNegative = false
    }
  }

  /// The entry without its sign.
  var magnitude: Entry {
    var entry = self
    entry.isNegative = false
    return entry
  }

  /// The digits typed.
  var displayedNumber: DisplayedNumber {
    DisplayedNumber(
      isNegative: isNegative, significand: significand, fractionDigits: fractionDigits)
  }

  /// Returns the entry as shown: grouped before the point, as typed after it.
  func text(in format: NumberFormat) -> String {
    format.text(of: displayedNumber)
  }
}
