extension Rational: LosslessStringConvertible {
  /// Creates the rational of a text with a whole number or a fraction of two: `-3/4`.
  ///
  /// `nil` for anything else, and for a denominator of zero. For `0.75` use ``init(decimal:)``.
  public init?(_ description: String) {
    var parts: [[UInt8]] = [[]]
    for byte in description.utf8 {
      if byte == UInt8(ascii: "/"), parts.count == 1 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    guard let numerator = BigInt(String(decoding: parts[0], as: UTF8.self)) else { return nil }
    if parts.count == 1 {
      self.init(numerator)
      return
    }
    guard let first = parts[1].first, BigInt.digit(first) != nil,
      let denominator = BigInt(String(decoding: parts[1], as: UTF8.self)), !denominator.isZero
    else { return nil }
    self.init(reducing: numerator, denominator: denominator)
  }

  /// The largest exponent, of either sign, that ``init(decimal:)`` reads: 1,000,000.
  ///
  /// A short text could otherwise ask for more memory than there is.
  public static var maximumDecimalExponent: Int { 1_000_000 }

  /// The most digits, including zeros but not the exponent, that ``init(decimal:)`` reads: 10,000,000.
  ///
  /// The exponent minus the decimal places then stays far within the limit of `BigInt.powerOfTen`.
  public static var maximumDecimalDigits: Int { 10_000_000 }

  /// Creates exactly the value of a decimal text.
  ///
  /// ```swift
  /// Rational(decimal: "-12.50")  // -25/2
  /// Rational(decimal: ".5")      // 1/2
  /// Rational(decimal: "1e-3")    // 1/1000
  /// ```
  ///
  /// The text is an optional sign, digits with at most one point among, before or after them, and
  /// optionally `e` or `E` with an exponent of its own sign. At least one digit is needed.
  /// Otherwise, for more digits than ``maximumDecimalDigits`` and for exponents beyond
  /// ±``maximumDecimalExponent``, the result is `nil`.
  public init?(decimal text: some StringProtocol) {
    var digits: [UInt8] = []
    var isNegative = false
    var places = 0
    var exponent = 0
    var exponentIsNegative = false
    var hasExponentDigits = false
    var part = Part.start
    for byte in text.utf8 {
      switch (byte, part) {
      case (UInt8(ascii: "+"), .start), (UInt8(ascii: "-"), .start):
        isNegative = byte == UInt8(ascii: "-")
        part = .whole
      case (UInt8(ascii: "+"), .exponentStart), (UInt8(ascii: "-"), .exponentStart):
        exponentIsNegative = byte == UInt8(ascii: "-")
        part = .exponent
      case (UInt8(ascii: "."), .start), (UInt8(ascii: "."), .whole):
        part = .fraction
      case (UInt8(ascii: "e"), .start), (UInt8(ascii: "E"), .start),
        (UInt8(ascii: "e"), .whole), (UInt8(ascii: "E"), .whole),
        (UInt8(ascii: "e"), .fraction), (UInt8(ascii: "E"), .fraction):
        part = .exponentStart
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), .exponentStart),
        (UInt8(ascii: "0")...UInt8(ascii: "9"), .exponent):
        exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        if exponent > Rational.maximumDecimalExponent { return nil }
        hasExponentDigits = true
        part = .exponent
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), _):
        if digits.count == Rational.maximumDecimalDigits { return nil }
        digits.append(byte - UInt8(ascii: "0"))
        if part == .fraction { places += 1 } else { part = .whole }
      default: return nil
      }
    }
    let needsExponent = part == .exponentStart || part == .exponent
    if digits.isEmpty || needsExponent != hasExponentDigits { return nil }
    let shift = (exponentIsNegative ? -exponent : exponent) - places
    if digits.count <= 18 {
      var significand: Int64 = 0
      for digit in digits { significand = significand * 10 + Int64(digit) }
      self.init(significand: isNegative ? -significand : significand, exponent: shift)
    } else {
      self.init(
        significand: BigInt(digits: digits, radix: 10, isNegative: isNegative), exponent: shift)
    }
  }

  private enum Part {
    case start
    case whole
    case fraction
    case exponentStart
    case exponent
  }
}
