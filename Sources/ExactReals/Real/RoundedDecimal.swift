import BigNumbers

/// A number rounded to decimal digits, each of them proven: `significand` · 10^`exponent`.
public struct RoundedDecimal: Hashable, Sendable {
  /// The digits as an integer, with the number's sign.
  public let significand: BigInt

  /// The power of ten that the last digit counts.
  public let exponent: Int64

  /// Whether the digits are the number itself.
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

  /// The number rounded to significant digits, halves to even.
  ///
  /// ```swift
  /// let third = try Real(1) / 3
  /// try third.decimal(significantDigits: 4).significand   // 3333
  /// ```
  ///
  /// Where it cannot be decided which way to round, there are fewer digits than asked for, and
  /// `isExact` is undecided.
  ///
  /// The count is brought into the range from 1 to ``digitLimit``.
  ///
  /// - Throws: ``CalculationError/undecided`` where no digit is certain, as with a number that may be
  ///   zero; other errors when the budget is used up.
  public func decimal(
    significantDigits count: Int, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal {
    let count = Swift.min(Swift.max(count, 1), Self.digitLimit)
    let form: Form
    switch storage {
    case .rational(let value): return value.decimal(significantDigits: count)
    case .form(let value): form = value
    }
    guard try sign(within: budget) != 0 else {
      return RoundedDecimal(significand: 0, exponent: 0, isExact: .yes)
    }
    return try DecimalSearch(self, form, target: .significantDigits(count), within: budget)
      .result()
  }

  /// The number rounded to so many decimal places, halves to even.
  ///
  /// The count is brought into the range from 0 to ``digitLimit``.
  ///
  /// - Throws: ``CalculationError/undecided`` where it is not certain which way to round; other errors
  ///   when the budget is used up.
  public func decimal(
    places: Int, within budget: Budget = Budget()
  ) throws(CalculationError) -> RoundedDecimal {
    let places = Swift.min(Swift.max(places, 0), Self.digitLimit)
    switch storage {
    case .rational(let value):
      return RoundedDecimal(
        significand: value.significand(places: places), exponent: -Int64(places),
        isExact: value.isDecimal(places: places) ? .yes : .no)
    case .form(let form):
      return try DecimalSearch(self, form, target: .places(places), within: budget).result()
    }
  }
}

extension Rational {
  fileprivate func decimal(significantDigits count: Int) -> RoundedDecimal {
    var decimal = rounded(significantDigits: count)
    // One that ends before has fewer digits.
    if decimal.isExact, let exponent = Rational(decimal.significand).decimalExponent {
      let zeros = count - 1 - exponent
      decimal.significand *= .powerOfTen(zeros)
      decimal.places += zeros
    }
    return RoundedDecimal(
      significand: decimal.significand, exponent: -Int64(decimal.places),
      isExact: decimal.isExact ? .yes : .no)
  }
}
