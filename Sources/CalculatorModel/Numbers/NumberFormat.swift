import BigNumbers
import ExactReals

/// How a number is shown on the calculator's display.
///
/// ```swift
/// try NumberFormat.basic.text(of: Rational(2_000) / 3)      // "666.666667"
/// NumberFormat.basic.text(of: 1_111_111_110)                // "1.111111e9"
/// NumberFormat.scientific.text(of: 1_111_111_110)           // "1,111,111,110"
/// ```
///
/// The rules are those of Apple's calculator: a number is rounded, ties to even, to the digits that
/// the display has, and shown with an exponent when its integer part does not fit or its first
/// digit would be out of sight. Formatting fractions never allocates for texts of up to 15 bytes.
public struct NumberFormat: Hashable, Sendable {
  /// The numbers of digits that a display can have.
  public static let digitRange = 9...18

  /// The most digits shown: 9 in the basic view, 16 in the scientific one.
  public let maximumDigits: Int

  /// Whether an exponent takes the place of digits, as on the iPhone held upright.
  public let countsExponent: Bool

  /// The decimal mark, the grouping mark and the minus sign.
  public var symbols: NumberSymbols

  /// Creates a format; a number of digits outside ``digitRange`` becomes the nearest inside.
  public init(maximumDigits: Int, countsExponent: Bool, symbols: NumberSymbols = NumberSymbols()) {
    let range = Self.digitRange
    self.maximumDigits = min(max(maximumDigits, range.lowerBound), range.upperBound)
    self.countsExponent = countsExponent
    self.symbols = symbols
  }

  /// Nine digits, an exponent counted among them.
  public static let basic = NumberFormat(maximumDigits: 9, countsExponent: true)

  /// Sixteen digits and the exponent.
  public static let scientific = NumberFormat(maximumDigits: 16, countsExponent: false)

  /// As digits are typed: `1234.5`.
  static let plainEntry = NumberFormat(
    maximumDigits: digitRange.upperBound, countsExponent: false, symbols: .plain)

  /// The text of a number, rounded to the display.
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

  /// The digits shown of a number; nil where they cannot be determined.
  public func displayedNumber(of value: Real) -> DisplayedNumber? {
    displayedNumber(of: Operand(value: value, digits: nil))
  }

  /// The digits shown of an operand; nil where they cannot be determined, which no key of the
  /// calculator ever leaves.
  func displayedNumber(of operand: Operand) -> DisplayedNumber? {
    if let value = operand.value.rational { return rounded(value) }
    guard let digits = operand.digits else { return try? rounded(operand.value, within: .press) }
    // Which way to round a number that lies in the middle, as far as its digits are known, may take
    // for ever to find out. With a digit less it does not lie there.
    return rounded(digits) ?? withOneDigitLess?.displayedNumber(of: operand)
  }

  private var withOneDigitLess: NumberFormat? {
    guard maximumDigits > 1 else { return nil }
    return NumberFormat(
      digits: maximumDigits - 1, countsExponent: countsExponent, symbols: symbols)
  }

  private init(digits: Int, countsExponent: Bool, symbols: NumberSymbols) {
    maximumDigits = digits
    self.countsExponent = countsExponent
    self.symbols = symbols
  }

  /// The text of the digits shown, or `Error` where there are none.
  func text(of shown: DisplayedNumber?) -> String {
    guard let shown else { return "Error" }
    return text(
      isNegative: shown.isNegative, significand: shown.significand,
      fractionDigits: shown.fractionDigits, exponent: shown.exponent)
  }

  // MARK: - Fractions

  private func rounded(_ value: Rational) -> DisplayedNumber {
    guard let exponent = value.decimalExponent else {
      return DisplayedNumber(isNegative: false, significand: 0)
    }
    let integerDigits = max(1, exponent + 1)
    guard integerDigits <= maximumDigits, exponent > -maximumDigits else {
      return scientific(value, exponent: exponent)
    }
    let places = maximumDigits - integerDigits
    let significand = significand(of: value, places: places)
    // 999,999,999.5 rounds to a digit more than the display has.
    guard places > 0 || significand < .powerOfTen(maximumDigits) else {
      return scientific(value, exponent: exponent + 1)
    }
    return shown(significand, fractionDigits: places, exponent: nil, of: value)
  }

  private func scientific(_ value: Rational, exponent: Int) -> DisplayedNumber {
    let width = coefficientDigits(exponent: Int64(exponent))
    let significand = significand(of: value, places: width - 1 - exponent)
    // 9.9999999 rounds to 10.00000: one more in the exponent, and the coefficient is 1.
    guard significand < .powerOfTen(width) else {
      return scientific(value, exponent: exponent + 1)
    }
    return shown(significand, fractionDigits: width - 1, exponent: exponent, of: value)
  }

  private func shown(
    _ significand: UInt64, fractionDigits: Int, exponent: Int?, of value: Rational
  ) -> DisplayedNumber {
    var number = DisplayedNumber(
      isNegative: value.isNegative, significand: significand, fractionDigits: fractionDigits,
      exponent: exponent.map { Int64($0) }
    ).withoutTrailingZeros
    number.isExact = value.isDecimal(places: (number.fractionDigits ?? 0) - (exponent ?? 0))
    return number
  }

  // MARK: - Other numbers

  /// The digits shown of a number of which more digits are known than a display has; nil where these
  /// do not tell which way to round.
  private func rounded(_ digits: RoundedDecimal) -> DisplayedNumber? {
    guard !digits.significand.isZero else {
      return DisplayedNumber(isNegative: false, significand: 0)
    }
    let count = Operand.digitCount
    let magnitude = digits.significand.magnitude
    // A number just below a power of ten rounds to that, and is shown as if it were that.
    guard magnitude < .powerOfTen(count) else { return nil }
    let exponent = digits.exponent + Int64(count - 1)
    let digitsBeforePoint = max(1, exponent + 1)
    let isPlain = digitsBeforePoint <= maximumDigits && exponent > -Int64(maximumDigits)
    let width = coefficientDigits(exponent: exponent)
    let fractionDigits =
      isPlain ? maximumDigits - Int(truncatingIfNeeded: digitsBeforePoint) : width - 1
    let places = isPlain ? Int64(fractionDigits) : Int64(fractionDigits) - exponent
    guard let rounded = Self.rounded(digits, to: places) else { return nil }
    var shown = DisplayedNumber(
      isNegative: digits.significand.isNegative, significand: rounded.significand,
      fractionDigits: fractionDigits, exponent: isPlain ? nil : exponent,
      isExact: rounded.isExact)
    // 9.9999999 rounds to 10.00000: one more in the exponent, and the coefficient is 1.
    if isPlain && places == 0 && rounded.significand == .powerOfTen(maximumDigits)
      || !isPlain && rounded.significand == .powerOfTen(width)
    {
      (shown.significand, shown.fractionDigits, shown.exponent) = (1, nil, exponent + 1)
    }
    return shown.withoutTrailingZeros
  }

  /// The digits up to some place, of a number that lies within half a unit of the last digit known; nil
  /// where that leaves two ways to round.
  private static func rounded(
    _ digits: RoundedDecimal, to places: Int64
  ) -> (significand: UInt64, isExact: Bool)? {
    let dropped = -digits.exponent - places
    guard dropped > 0, dropped <= Int64(Operand.digitCount) else { return nil }
    let unit = BigInt.powerOfTen(Int(truncatingIfNeeded: dropped))
    let (quotient, remainder) =
      digits.significand.magnitude.quotientAndRemainder(dividingBy: unit)
    let significand = UInt64(truncatingIfNeeded: quotient)
    let difference = remainder + remainder - unit
    if digits.isExact == .yes {
      let roundsUp = difference.isZero ? significand % 2 == 1 : !difference.isNegative
      return (significand + (roundsUp ? 1 : 0), remainder.isZero)
    }
    // Twice the number lies within one of twice the magnitude.
    guard difference.magnitude > 1 else { return nil }
    return (significand + (difference.isNegative ? 0 : 1), false)
  }

  /// The digits shown of a number that is not written as a fraction, by the same rules.
  private func rounded(
    _ value: Real, within budget: Budget
  ) throws(CalculationError) -> DisplayedNumber {
    let exponent = try value.decimalExponent(within: budget)
    let digits: RoundedDecimal
    var shown = DisplayedNumber(isNegative: false, significand: 0)
    let digitsBeforePoint = max(1, exponent + 1)
    if digitsBeforePoint <= maximumDigits, exponent > -Int64(maximumDigits) {
      let places = maximumDigits - Int(truncatingIfNeeded: digitsBeforePoint)
      digits = try value.decimal(places: places, within: budget)
      shown.significand = digits.magnitude
      shown.fractionDigits = places
      if places == 0, shown.significand == .powerOfTen(maximumDigits) {
        shown.significand = 1
        shown.exponent = exponent + 1
      }
    } else {
      let width = coefficientDigits(exponent: exponent)
      digits = try value.decimal(significantDigits: width, within: budget)
      // A number that rounds up to a power of ten has that for its exponent.
      shown.significand = digits.magnitude
      shown.fractionDigits = width - 1
      shown.exponent = digits.exponent + Int64(width - 1)
    }
    shown.isNegative = digits.significand.isNegative
    shown.isExact = digits.isExact == .yes
    return shown.withoutTrailingZeros
  }

  /// How many digits a number with an exponent has.
  private func coefficientDigits(exponent: Int64) -> Int {
    countsExponent ? max(1, maximumDigits - exponentLength(exponent)) : maximumDigits
  }

  /// The digits of `|value| × 10^places`, which the callers' choice of places keeps within 10^18.
  private func significand(of value: Rational, places: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: value.magnitude.significand(places: places))
  }

  /// The length of `e9` or `e-12`.
  private func exponentLength(_ exponent: Int64) -> Int {
    UInt64(exponent.magnitude).decimalDigitCount + (exponent < 0 ? 2 : 1)
  }

  /// The text of digits that are already chosen; a nil count of fraction digits shows no point.
  func text(
    isNegative: Bool, significand: UInt64, fractionDigits: Int?, exponent: Int64?
  ) -> String {
    // 4 bytes at most for each of two signs, a point and 5 group marks; 18 digits, and `e` with up
    // to 19 digits: 70 bytes.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 80) { buffer in
      var writer = DigitWriter(buffer: buffer)
      if isNegative { writer.append(symbols.minusSign) }
      let scale = UInt64.powerOfTen(fractionDigits ?? 0)
      writer.append(significand / scale, groupedWith: symbols.groupingMark)
      if let fractionDigits {
        writer.append(symbols.decimalMark)
        writer.append(significand % scale, digits: fractionDigits)
      }
      if let exponent {
        writer.append("e")
        if exponent < 0 { writer.append(symbols.minusSign) }
        writer.append(UInt64(exponent.magnitude), groupedWith: nil)
      }
      return writer.text
    }
  }
}

extension RoundedDecimal {
  /// The digits without sign, of which a display has no more than fit.
  fileprivate var magnitude: UInt64 { UInt64(truncatingIfNeeded: significand.magnitude) }
}

extension Real {
  /// The power of ten of the number's first digit, once it is rounded to as many digits as any display
  /// has: a number just below a power of ten is shown as if it were that.
  fileprivate func decimalExponent(within budget: Budget) throws(CalculationError) -> Int64 {
    let digits = try decimal(significantDigits: 18, within: budget)
    if digits.significand.isZero { return 0 }
    return digits.exponent + 17
  }
}
