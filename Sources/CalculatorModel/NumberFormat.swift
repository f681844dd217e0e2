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

  /// The text of a number, rounded to the display.
  public func text(of value: Real) -> String { display(of: value).text }

  /// Whether the text shows the number itself, with nothing rounded away.
  ///
  /// ```swift
  /// try NumberFormat.basic.showsExactly(Real(1) / 8)  // true:  0.125
  /// try NumberFormat.basic.showsExactly(Real(1) / 3)  // false: 0.33333333
  /// ```
  public func showsExactly(_ value: Real) -> Bool { display(of: value).isExact }

  /// The text of a number, rounded to the display, and whether it shows the number itself.
  ///
  /// A number whose digits cannot be determined, which no key of the calculator ever leaves, is shown
  /// as `Error`.
  func display(of value: Real) -> (text: String, isExact: Bool) {
    if let value = value.rational {
      let shown = rounded(value)
      return (
        text(of: shown, isNegative: value.isNegative),
        value.isDecimal(places: shown.fractionDigits - (shown.exponent ?? 0))
      )
    }
    do throws(CalculationError) {
      let shown = try rounded(value, within: .press)
      return (text(of: shown.number, isNegative: shown.isNegative), shown.isExact)
    } catch {
      return ("Error", false)
    }
  }

  private func text(of shown: RoundedNumber, isNegative: Bool) -> String {
    text(
      isNegative: isNegative, significand: shown.significand,
      fractionDigits: shown.fractionDigits == 0 ? nil : shown.fractionDigits,
      exponent: shown.exponent)
  }

  /// The digits shown for a number: `significand / 10^fractionDigits × 10^exponent`.
  private struct RoundedNumber {
    var significand: UInt64
    var fractionDigits: Int
    var exponent: Int?

    mutating func dropTrailingZeros() {
      while fractionDigits > 0, significand % 10 == 0 {
        significand /= 10
        fractionDigits -= 1
      }
    }
  }

  private func rounded(_ value: Rational) -> RoundedNumber {
    guard let exponent = value.decimalExponent else {
      return RoundedNumber(significand: 0, fractionDigits: 0)
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
    var shown = RoundedNumber(significand: significand, fractionDigits: places)
    shown.dropTrailingZeros()
    return shown
  }

  private func scientific(_ value: Rational, exponent: Int) -> RoundedNumber {
    let width = countsExponent ? max(1, maximumDigits - exponentLength(exponent)) : maximumDigits
    let significand = significand(of: value, places: width - 1 - exponent)
    // 9.9999999 rounds to 10.00000: one more in the exponent, and the coefficient is 1.
    guard significand < .powerOfTen(width) else {
      return scientific(value, exponent: exponent + 1)
    }
    var shown = RoundedNumber(
      significand: significand, fractionDigits: width - 1, exponent: exponent)
    shown.dropTrailingZeros()
    return shown
  }

  /// The digits shown for a number that is not written as a fraction, by the same rules.
  private func rounded(
    _ value: Real, within budget: Budget
  ) throws(CalculationError) -> (number: RoundedNumber, isNegative: Bool, isExact: Bool) {
    let exponent = try value.decimalExponent(within: budget)
    let digits: RoundedDecimal
    var shown: RoundedNumber
    let integerDigits = max(1, exponent + 1)
    if integerDigits <= maximumDigits, exponent > -maximumDigits {
      let places = maximumDigits - integerDigits
      digits = try value.decimal(places: places, within: budget)
      shown = RoundedNumber(significand: digits.magnitude, fractionDigits: places)
      if places == 0, shown.significand == .powerOfTen(maximumDigits) {
        shown = RoundedNumber(significand: 1, fractionDigits: 0, exponent: exponent + 1)
      }
    } else {
      let width = countsExponent ? max(1, maximumDigits - exponentLength(exponent)) : maximumDigits
      digits = try value.decimal(significantDigits: width, within: budget)
      // A number that rounds up to a power of ten has that for its exponent.
      shown = RoundedNumber(
        significand: digits.magnitude, fractionDigits: width - 1,
        exponent: Int(clamping: digits.exponent) + width - 1)
    }
    shown.dropTrailingZeros()
    return (shown, digits.significand.isNegative, digits.isExact == .yes)
  }

  /// The digits of `|value| × 10^places`, which the callers' choice of places keeps within 10^18.
  private func significand(of value: Rational, places: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: value.magnitude.significand(places: places))
  }

  /// The length of `e9` or `e-12`.
  private func exponentLength(_ exponent: Int) -> Int {
    UInt64(exponent.magnitude).decimalDigitCount + (exponent < 0 ? 2 : 1)
  }

  /// The text of digits that are already chosen; a nil count of fraction digits shows no point.
  func text(
    isNegative: Bool, significand: UInt64, fractionDigits: Int?, exponent: Int?
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
  /// The power of ten of the number's first digit.
  fileprivate func decimalExponent(within budget: Budget) throws(CalculationError) -> Int {
    let digits = try decimal(significantDigits: 18, within: budget)
    if digits.significand.isZero { return 0 }
    let exponent = Int(clamping: digits.exponent) + 17
    // Rounded up to a power of ten, the number itself begins one place lower.
    guard digits.magnitude == .powerOfTen(17), digits.isExact != .yes else { return exponent }
    let power = try Real.pow(10, Real(exponent), within: budget)
    let isBelow = try Real.abs(self, within: budget).compare(to: power, within: budget) < 0
    return isBelow ? exponent - 1 : exponent
  }
}
