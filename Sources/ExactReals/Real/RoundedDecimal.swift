import BigNumbers

/// A number rounded to decimal digits, each of them proven: `significand` · 10^`exponent`.
public struct RoundedDecimal: Hashable, Sendable {
  /// The digits as an integer, with the number's sign.
  public let significand: BigInt

  /// The power of ten that scales the last digit.
  public let exponent: Int64

  /// Whether the digits are exact.
  public let isExact: Decision

  /// Creates a decimal.
  public init(significand: BigInt, exponent: Int64, isExact: Decision) {
    self.significand = significand
    self.exponent = exponent
    self.isExact = isExact
  }
}

extension Real {
  /// The most digits that can be asked for.
  public static let digitLimit = 10_000_000

  /// Returns the number rounded to significant digits, halves to even.
  ///
  /// ```swift
  /// let third = try Real(1) / 3
  /// try third.decimal(significantDigits: 4).significand   // 3333
  /// ```
  ///
  /// A number that may be zero, such as the value of an integral, is 0 with undecided `isExact` if that is right to the
  /// last digit.
  ///
  /// If it cannot be decided which way to round, there are fewer digits than asked for, and `isExact` is
  /// undecided.
  ///
  /// The count is clamped to the range from 1 to ``digitLimit``.
  ///
  /// - Throws: ``CalculationError/undecided`` if no digit is certain, as with a number that may be zero;
  ///   other errors when the budget is used up.
  public func decimal(
    significantDigits count: Int, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal {
    let count = Swift.min(Swift.max(count, 1), Self.digitLimit)
    let form: Form
    switch storage {
    case .rational(let value):
      return try value.decimal(significantDigits: count, within: budget)
    case .form(let value): form = value
    }
    do throws(CalculationError) {
      guard try sign(within: budget) != 0 else {
        return RoundedDecimal(significand: 0, exponent: 0, isExact: .yes)
      }
    } catch .undecided where form.isComputed {
      // A number that is known by its digits alone has as many as are asked for if they are counted from the point.
      let places = try decimal(places: count - 1, within: budget)
      guard places.significand.isZero else { throw .undecided }
      return RoundedDecimal(significand: 0, exponent: 0, isExact: .undecided)
    }
    return try DecimalSearch(self, form, target: .significantDigits(count), within: budget)
      .result()
  }

  /// Returns the number rounded to a number of decimal places, halves to even.
  ///
  /// The count is clamped to the range from 0 to ``digitLimit``.
  ///
  /// - Throws: ``CalculationError/undecided`` if it is not certain which way to round; other errors when
  ///   the budget is used up.
  public func decimal(
    places: Int, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal {
    let places = Swift.min(Swift.max(places, 0), Self.digitLimit)
    switch storage {
    case .rational(let value):
      try budget.payForDecimal(of: value, places: places)
      return RoundedDecimal(
        significand: value.significand(places: places), exponent: -Int64(places),
        isExact: value.isDecimal(places: places) ? .yes : .no)
    case .form(let form):
      return try DecimalSearch(self, form, target: .places(places), within: budget).result()
    }
  }
}

extension Rational {
  fileprivate func decimal(
    significantDigits count: Int, within budget: Budget
  ) throws(CalculationError) -> RoundedDecimal {
    if let decimal = try leadingDecimal(significantDigits: count, within: budget) {
      return decimal
    }
    let length = numerator.magnitudeBitWidth - denominator.magnitudeBitWidth
    try budget.payForDecimal(of: self, places: count - length * 3 / 10)
    var decimal = rounded(significantDigits: count)
    // A decimal that ends earlier has fewer digits.
    if decimal.isExact, let exponent = Rational(decimal.significand).decimalExponent {
      let zeros = count - 1 - exponent
      decimal.significand *= .powerOfTen(zeros)
      decimal.places += zeros
    }
    return RoundedDecimal(
      significand: decimal.significand, exponent: -Int64(decimal.places),
      isExact: decimal.isExact ? .yes : .no)
  }

  /// Returns the digits of a much longer number, from its leading bits; nil for others, and if it may be
  /// exactly these digits or halfway.
  private func leadingDecimal(
    significantDigits count: Int, within budget: Budget
  ) throws(CalculationError) -> RoundedDecimal? {
    // log₂ 10 < 10/3
    let bits = count * 10 / 3 + 64
    guard storageBitWidth > 4 * bits else { return nil }
    let long = (WorkPrice.words(numerator), WorkPrice.words(denominator))
    let quotient =
      denominator == 1
      ? 0 : WorkPrice.quotient(long.1 + WorkPrice.words(bits: bits), by: long.1)
    try budget.pay(WorkPrice.pass(long.0 + long.1) + quotient)
    let value = Enclosure(self, precision: bits)
    guard
      let (digits, exponent) = try value.roundedDecimal(significantDigits: count, within: budget)
    else { return nil }
    // Digits with zeros after them are exact only if the number is whole and has as many twos in it; those
    // after a point, only if the denominator divides the power of ten.
    let mayBeExact =
      exponent >= 0
      ? denominator == 1 && Int64(numerator.trailingZeroBitCount) >= exponent
      : Int64(denominator.magnitudeBitWidth) <= -exponent * 10 / 3 + 1
    if mayBeExact { return nil }
    return RoundedDecimal(significand: digits, exponent: exponent, isExact: .no)
  }
}

extension Budget {
  /// Pays for a fraction times a power of ten, rounded.
  fileprivate func payForDecimal(of value: Rational, places: Int) throws(CalculationError) {
    // For short ones this is a division or two of words.
    guard value.storageBitWidth > 64 || places > 38 else { return }
    let power = WorkPrice.words(bits: Int(places.magnitude) * 10 / 3)
    let (above, below) = (WorkPrice.words(value.numerator), WorkPrice.words(value.denominator))
    let (dividend, divisor) = places > 0 ? (above + power, below) : (above, below + power)
    // The power, the product, and as much again to find where the number begins.
    try pay(
      2 * (WorkPrice.power(power) + WorkPrice.product(power, places > 0 ? above : below))
        + WorkPrice.quotient(dividend, by: divisor))
  }

  /// Pays for writing the digits of a number, or for reading that many.
  package func payForDigits(of value: BigInt) throws(CalculationError) {
    guard value.magnitudeBitWidth > 64 else { return }
    try pay(WorkPrice.digits(WorkPrice.words(value)))
  }
}
