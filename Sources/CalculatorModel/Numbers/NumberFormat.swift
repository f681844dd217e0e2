import BigNumbers
import ExactReals

/// The format of numbers on the calculator's display.
///
/// ```swift
/// try NumberFormat.basic.text(of: Rational(2_000) / 3)      // "666.666667"
/// NumberFormat.basic.text(of: 1_111_111_110)                // "1.111111e9"
/// NumberFormat.scientific.text(of: 1_111_111_110)           // "1,111,111,110"
/// ```
///
/// The rules are those of Apple's calculator: a number is rounded, ties to even, to the digits that the
/// display has, and shown with an exponent if its integer part doesn't fit or its first digit would be out
/// of sight; a ``notation`` can ask for an exponent in other cases. Formatting fractions never allocates
/// for texts of up to 15 bytes.
public struct NumberFormat: Hashable, Sendable {
  /// The numbers of digits that a display can have.
  public static let digitRange = 9...18

  /// The numbers of decimal places that a display can be limited to.
  public static let placesRange = 0...15

  /// The most digits shown: 9 in the basic view, 16 in the scientific one.
  public private(set) var maximumDigits: Int

  /// Whether an exponent takes up digits, as on the iPhone held upright.
  public let countsExponent: Bool

  /// The decimal mark, the grouping mark and the minus sign.
  public var symbols: NumberSymbols

  /// The notation of numbers; numbers being typed, and 0, never have an exponent.
  ///
  /// Plain numbers have no exponent if 18 digits are enough, so that integers keep all of their digits.
  public var notation: Notation

  /// The most decimal places shown; nil for as many as the digits allow.
  ///
  /// This only affects the display: the number keeps all of its digits. A number that would be shown as 0
  /// gets an exponent.
  ///
  /// ```swift
  /// var format = NumberFormat.basic
  /// format.maximumPlaces = 2
  /// try format.text(of: Rational(2_000) / 3)    // "666.67"
  /// try format.text(of: Rational(1) / 300)      // "3.33e-3"
  /// ```
  public var maximumPlaces: Int? {
    didSet { maximumPlaces = Self.inRange(maximumPlaces) }
  }

  private static func inRange(_ places: Int?) -> Int? {
    places.map { min(max($0, placesRange.lowerBound), placesRange.upperBound) }
  }

  /// Creates a format, clamping the number of digits to ``digitRange`` and that of places to ``placesRange``.
  public init(
    maximumDigits: Int, countsExponent: Bool, symbols: NumberSymbols = NumberSymbols(),
    notation: Notation = .automatic, maximumPlaces: Int? = nil
  ) {
    let range = Self.digitRange
    self.maximumDigits = min(max(maximumDigits, range.lowerBound), range.upperBound)
    self.countsExponent = countsExponent
    self.symbols = symbols
    self.notation = notation
    self.maximumPlaces = Self.inRange(maximumPlaces)
  }

  /// Nine digits, including an exponent.
  public static let basic = NumberFormat(maximumDigits: 9, countsExponent: true)

  /// Sixteen digits and an exponent.
  public static let scientific = NumberFormat(maximumDigits: 16, countsExponent: false)

  /// Digits as they are typed: `1234.5`.
  static let plainEntry = NumberFormat(
    maximumDigits: digitRange.upperBound, countsExponent: false, symbols: .plain)

  /// Returns the text of a number, rounded to the display.
  ///
  /// A number whose digits cannot be determined is shown as `Error`.
  public func text(of value: Real) -> String { text(of: displayedNumber(of: value)) }

  /// Whether the text shows the number itself, with nothing rounded away.
  ///
  /// ```swift
  /// try NumberFormat.basic.showsExactly(Real(1) / 8)  // true:  0.125
  /// try NumberFormat.basic.showsExactly(Real(1) / 3)  // false: 0.33333333
  /// ```
  public func showsExactly(_ value: Real) -> Bool { displayedNumber(of: value)?.isExact ?? false }

  /// Returns the digits shown of a number; nil if they cannot be determined.
  public func displayedNumber(of value: Real) -> DisplayedNumber? {
    displayedNumber(of: Operand(value: value, digits: nil))
  }

  /// Returns the digits shown of an operand; nil if they cannot be determined, which never happens after a
  /// key of the calculator.
  func displayedNumber(of operand: Operand) -> DisplayedNumber? {
    if let value = operand.value.rational { return rounded(value) }
    guard let digits = operand.digits else { return try? rounded(operand.value, within: .press) }
    // If a number lies in the middle, as far as its digits are known, it may take forever to find out which
    // way to round. With one digit fewer it doesn't lie there.
    return rounded(digits) ?? withOneDigitLess?.displayedNumber(of: operand)
  }

  private var withOneDigitLess: NumberFormat? {
    if maximumPlaces != nil {
      var format = self
      format.maximumPlaces = nil
      return format
    }
    if notation == .plain || notation == .engineering && maximumDigits <= notation.mostWholeDigits {
      // Plain notation would show all digits before the point again.
      var format = self
      format.notation = .automatic
      return format
    }
    guard maximumDigits > 1 else { return nil }
    return NumberFormat(digits: maximumDigits - 1, like: self)
  }

  private init(digits: Int, like other: NumberFormat) {
    self = other
    maximumDigits = digits
  }

  /// Returns the digits shown of a fraction.
  private func rounded(_ value: Rational) -> DisplayedNumber {
    guard let exponent = value.decimalExponent else {
      return DisplayedNumber(isNegative: false, significand: 0)
    }
    let last = lastPlace(exponent: Int64(exponent))
    let digits = value.rounded(places: Int(truncatingIfNeeded: last.places))
    return shown(
      digits.significand, places: Int64(digits.places), exponent: last.exponent,
      isExact: digits.isExact)
  }

  /// Returns the digits shown of a number with more known digits than a display has; nil if they don't
  /// settle which way to round.
  private func rounded(_ digits: RoundedDecimal) -> DisplayedNumber? {
    guard !digits.significand.isZero else {
      return DisplayedNumber(isNegative: false, significand: 0)
    }
    let count = Operand.digitCount
    // A number just below a power of ten rounds to it, and is shown like it.
    guard digits.significand.magnitude < .powerOfTen(count) else { return nil }
    let last = lastPlace(exponent: digits.exponent + Int64(count - 1))
    guard let digits = digits.rounded(places: last.places) else { return nil }
    return shown(digits, exponent: last.exponent)
  }

  /// Returns the digits shown of a number that is not written as a fraction.
  private func rounded(
    _ value: Real, within budget: Budget
  ) throws(CalculationError) -> DisplayedNumber {
    let exponent = try value.decimalExponent(within: budget)
    let last = lastPlace(exponent: exponent)
    guard last.exponent != nil else {
      let places = Int(truncatingIfNeeded: last.places)
      return shown(try value.decimal(places: places, within: budget), exponent: nil)
    }
    let width = coefficientDigits(exponent: exponent)
    // A number that rounds up to a power of ten gets the exponent of that power.
    let digits = try value.decimal(significantDigits: width, within: budget)
    return shown(digits, exponent: shownExponent(digits.exponent + Int64(width - 1)))
  }

  /// Returns the last decimal place shown of a number whose first digit counts 10^exponent, and the
  /// exponent that is shown, if any.
  private func lastPlace(exponent: Int64) -> (places: Int64, exponent: Int64?) {
    let digitsBeforePoint = max(1, exponent + 1)
    let mostPlaces = maximumPlaces.map { Int64($0) } ?? .max
    guard notation.exponent(ofFirstDigit: exponent) == nil, digitsBeforePoint <= plainDigits,
      exponent > -Int64(plainDigits), exponent >= -mostPlaces
    else {
      return (
        Int64(coefficientDigits(exponent: exponent) - 1) - exponent, shownExponent(exponent)
      )
    }
    // If the digits that the display usually has would all be zeros, show all of them.
    let digits = exponent > -Int64(maximumDigits) ? maximumDigits : plainDigits
    return (min(max(0, Int64(digits) - digitsBeforePoint), mostPlaces), nil)
  }

  /// The most digits of a number that is shown without an exponent.
  private var plainDigits: Int {
    notation == .plain ? Self.digitRange.upperBound : maximumDigits
  }

  /// Returns the exponent that is shown, if there is one, for a number whose first digit counts 10^exponent.
  private func shownExponent(_ exponent: Int64) -> Int64 {
    notation.exponent(ofFirstDigit: exponent) ?? exponent
  }

  private func shown(_ digits: RoundedDecimal, exponent: Int64?) -> DisplayedNumber {
    shown(
      digits.significand, places: -digits.exponent, exponent: exponent,
      isExact: digits.isExact == .yes)
  }

  /// Returns the digits of significand · 10^−places, which the choice of places keeps below 10^18.
  private func shown(
    _ significand: BigInt, places: Int64, exponent: Int64?, isExact: Bool
  ) -> DisplayedNumber {
    let fractionDigits = Int(truncatingIfNeeded: places + (exponent ?? 0))
    let significand = Int64(truncatingIfNeeded: significand)
    var shown = DisplayedNumber(
      isNegative: significand < 0, significand: significand.magnitude,
      fractionDigits: fractionDigits, exponent: exponent, isExact: isExact)
    // 99.6e100000 on a display with room for two digits rounds to 10 · 10^100001, shown as 100e100000.
    if fractionDigits < 0 {
      shown.significand *= .powersOfTen[-fractionDigits]
      shown.fractionDigits = 0
    }
    // 999,999,999.5 rounds to one digit more than the display has, and 9.9999999e9 to 10.00000e9: the
    // exponent grows, and the coefficient becomes 1.
    let wholeDigits = exponent == nil ? plainDigits : notation.mostWholeDigits
    let length = wholeDigits + max(0, fractionDigits)
    if exponent != nil || fractionDigits == 0, length < UInt64.powersOfTen.count,
      shown.significand == .powersOfTen[length]
    {
      shown.significand = 1
      shown.fractionDigits = 0
      shown.exponent = (exponent ?? 0) + Int64(wholeDigits)
    }
    return shown.withoutTrailingZeros
  }

  /// Returns the number of digits of a number with an exponent.
  private func coefficientDigits(exponent: Int64) -> Int {
    let shown = shownExponent(exponent)
    // Digits before the point are not rounded.
    let wholeDigits = Int(exponent - shown) + 1
    let digits = countsExponent ? maximumDigits - exponentLength(shown) : maximumDigits
    return max(wholeDigits, min(digits, maximumPlaces.map { wholeDigits + $0 } ?? .max))
  }

  /// Returns the length of `e9` or `e-12`.
  private func exponentLength(_ exponent: Int64) -> Int {
    UInt64(exponent.magnitude).decimalDigitCount + (exponent < 0 ? 2 : 1)
  }

  /// Returns the text of the digits shown, or `Error` if there are none.
  func text(of shown: DisplayedNumber?) -> String {
    guard let shown else { return "Error" }
    // At most 4 bytes for each of two signs, a point and 5 group marks; 18 digits, and `e` with up to 19
    // digits: 70 bytes.
    return DigitWriter.text(capacity: 80) { writer in
      if shown.isNegative { writer.append(symbols.minusSign) }
      writer.append(
        shown.significand, fractionDigits: shown.fractionDigits, decimalMark: symbols.decimalMark,
        groupingMark: symbols.groupingMark)
      if let exponent = shown.exponent {
        writer.append(exponent: exponent, minusSign: symbols.minusSign)
      }
    }
  }
}

extension RoundedDecimal {
  /// Returns the digits up to a place, of a number that lies within half a unit of the last known digit;
  /// nil if that leaves two ways to round.
  fileprivate func rounded(places: Int64) -> RoundedDecimal? {
    let dropped = -exponent - places
    guard dropped > 0, dropped <= Int64(Operand.digitCount) else { return nil }
    let unit = BigInt.powerOfTen(Int(truncatingIfNeeded: dropped))
    var (digits, remainder) = significand.magnitude.quotientAndRemainder(dividingBy: unit)
    let difference = remainder + remainder - unit
    // Twice a number that is not exact lies within one unit of twice the significand.
    guard isExact == .yes || difference.magnitude > 1 else { return nil }
    if difference.isZero ? !digits.isEven : !difference.isNegative { digits += 1 }
    return RoundedDecimal(
      significand: significand.isNegative ? -digits : digits, exponent: -places,
      isExact: isExact == .yes && remainder.isZero ? .yes : .no)
  }
}

extension Real {
  /// Returns the exponent of the number's first digit, after rounding to as many digits as any display has.
  ///
  /// A number just below a power of ten is shown like that power.
  fileprivate func decimalExponent(within budget: Budget) throws(CalculationError) -> Int64 {
    let digits = try decimal(significantDigits: 18, within: budget)
    if digits.significand.isZero { return 0 }
    return digits.exponent + 17
  }
}
