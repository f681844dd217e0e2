/// The words of a language for numbers.
protocol NumberWords {
  /// The separator between two words.
  var space: String { get }

  /// The sign of negative numbers.
  var minus: String { get }

  /// The decimal mark.
  var point: String { get }

  /// The text between a whole number and a fraction, with its spaces.
  var and: String { get }

  /// Returns an integer as a cardinal number.
  func cardinal(_ number: UInt64) -> String

  /// Returns a number, already in words, times a power of ten.
  func product(of number: String, andTenToThe exponent: Int) -> String

  /// Returns a fraction with the name of its denominator, or nil if there is no common one.
  ///
  /// The numerator is at least 1 and the denominator at least 2; it may belong to a mixed number.
  func fraction(_ numerator: UInt64, _ denominator: UInt64, isAfterWhole: Bool) -> String?

  /// Returns a fraction expressed as a division.
  func quotient(of numerator: UInt64, by denominator: UInt64) -> String
}

extension NumberWords {
  /// Returns an integer with its sign.
  func signed(_ number: Int) -> String {
    let words = cardinal(UInt64(number.magnitude))
    return number < 0 ? minus + space + words : words
  }

  /// Returns a number in words; nil for an error, which is not a number.
  func text(of number: SpokenNumber) -> String? {
    let words: String
    switch number.form {
    case .decimal(let integer, let fraction, let exponent):
      words = decimal(integer: integer, fraction: fraction, exponent: exponent)
    case .fraction(let numerator, let denominator, let isMixed):
      words =
        (isMixed ? mixedNumber(numerator, denominator) : nil)
        ?? self.fraction(numerator, denominator)
    case .error: return nil
    }
    return number.isNegative ? minus + space + words : words
  }

  private func decimal(integer: UInt64, fraction: [UInt8], exponent: Int?) -> String {
    var words = cardinal(integer)
    if !fraction.isEmpty { words += space + point }
    for digit in fraction { words += space + cardinal(UInt64(digit)) }
    return exponent.map { product(of: words, andTenToThe: $0) } ?? words
  }

  private func fraction(_ numerator: UInt64, _ denominator: UInt64) -> String {
    guard numerator > 0, denominator > 1 else { return cardinal(numerator) }
    return fraction(numerator, denominator, isAfterWhole: false)
      ?? quotient(of: numerator, by: denominator)
  }

  /// Returns the mixed number, or nil if there is no whole number or no name for the denominator.
  private func mixedNumber(_ numerator: UInt64, _ denominator: UInt64) -> String? {
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard whole > 0 else { return nil }
    guard rest > 0 else { return cardinal(whole) }
    return fraction(rest, denominator, isAfterWhole: true).map { cardinal(whole) + and + $0 }
  }
}
