import BigNumbers

/// A ball that is known to hold a real number: a midpoint and a radius.
///
/// ```swift
/// let third = Enclosure(try Rational(1) / 3, precision: 64)
/// third.contains(try Rational(1) / 3)  // true
/// third.accuracyBits                   // 64
/// ```
///
/// The midpoint is `significand · 2^exponent`, of any length and with an exponent of 64 bits. Every
/// operation rounds it to the precision asked for, in bits, and widens the radius by at least what was
/// rounded away, so that for any numbers in the operands, the result is in the ball. Bits of the midpoint
/// far below the radius mean nothing and are dropped.
///
/// F. Johansson, "Arb: efficient arbitrary-precision midpoint-radius interval arithmetic" (2017).
///
/// Two exact enclosures are equal if their numbers are; others if midpoint and radius are, which doesn't
/// make the numbers in them equal.
public struct Enclosure: Hashable, Sendable {
  /// The midpoint without its power of two.
  public let significand: BigInt

  /// The power of two that scales the significand; 0 for the midpoint 0.
  public let exponent: Int64

  /// The greatest possible distance of the number from the midpoint.
  public let radius: ErrorBound

  /// Numbers from 2 to this power on are too large; below 2 to minus this power they cannot be told from zero.
  public static let exponentLimit: Int64 = 1 << 60

  /// The most bits of a midpoint; greater precisions are reduced to this.
  static let maximumPrecision = 1 << 29

  /// The exact number zero.
  public static let zero = Enclosure(BigInt())

  /// The exact number one.
  public static let one = Enclosure(BigInt(1))

  /// The enclosure of a number of which nothing is known.
  static let unbounded = Enclosure(unchecked: BigInt(), 0, .infinite)

  private init(unchecked significand: BigInt, _ exponent: Int64, _ radius: ErrorBound) {
    self.significand = significand
    self.exponent = exponent
    self.radius = radius
  }

  /// Creates the exact enclosure of a whole number.
  public init(_ value: BigInt) {
    self.init(value, exponent: 0)
  }

  /// Creates the exact enclosure of a number times a power of two.
  ///
  /// Needs a result within the limits of the exponent.
  init(_ significand: BigInt, exponent: Int64) {
    if significand.isZero {
      self.init(unchecked: significand, 0, .zero)
    } else if significand.isOdd {
      self.init(unchecked: significand, exponent, .zero)
    } else {
      // One representation for each number: the significand is odd.
      let zeros = significand.trailingZeroBitCount
      self.init(unchecked: significand >> zeros, exponent + Int64(zeros), .zero)
    }
  }

  /// Creates the enclosure of a fraction: exact if it has at most `precision` bits.
  public init(_ value: Rational, precision: Int) {
    let precision = Self.clamped(precision)
    if value.isInteger {
      self.init(nearest: value.numerator, exponent: 0, radius: .zero, precision: precision)
    } else {
      // If the numbers are much longer, only the bits that affect the quotient take part.
      let widths = (value.numerator.magnitudeBitWidth, value.denominator.magnitudeBitWidth)
      // A divisor that is a power of two needs no cut.
      let isCut =
        max(widths.0, widths.1) > precision + max(precision / 4, 4_096)
        && value.denominator.trailingZeroBitCount < widths.1 - 1
      let (aboveCut, belowCut) =
        isCut
        ? (max(widths.0 - precision - 16, 0), max(widths.1 - precision - 16, 0)) : (0, 0)
      let (quotient, shift, isExact) = Self.scaledQuotient(
        value.numerator >> aboveCut, value.denominator >> belowCut, precision: precision)
      let exponent = shift + Int64(aboveCut - belowCut)
      // A cut divisor leaves a quotient of at most precision + 5 bits, of which the cuts change less than
      // 2^−9 of the last one; with a short divisor the other cut changes less than one.
      self.init(
        nearest: quotient, exponent: exponent,
        radius: isCut
          ? ErrorBound(powerOfTwo: exponent + 1)
          : isExact ? .zero : ErrorBound(powerOfTwo: exponent),
        precision: precision)
    }
  }

  /// Creates a ball that holds all numbers between two fractions.
  ///
  /// ```swift
  /// Enclosure(from: 3, to: 4, precision: 64)  // 3.5 ± 0.5
  /// ```
  public init(from lower: Rational, to upper: Rational, precision: Int) {
    let middle = Enclosure(lower + upper, precision: precision)
    let width = Enclosure(upper - lower, precision: 64).upperBound
    // The middle of the two is half of their sum, with half of its radius.
    self.init(
      nearest: middle.significand, exponent: middle.significand.isZero ? 0 : middle.exponent - 1,
      radius: (middle.radius + width).scaled(byPowerOfTwo: -1),
      precision: Self.clamped(precision))
  }

  /// Creates the ball around `significand · 2^exponent`, rounded, and checks its size.
  ///
  /// - Throws: ``CalculationError/tooLarge`` if all numbers in it are beyond the limit. If only some
  ///   are, or the radius is infinite, it becomes ``unbounded``.
  init(
    rounding significand: BigInt, exponent: Int64, radius: ErrorBound, precision: Int
  ) throws(CalculationError) {
    let ball = Enclosure(
      nearest: significand, exponent: exponent, radius: radius, precision: precision)
    self = try ball.checked()
  }

  /// Creates the ball around `value · 2^−bits`, which is off by at most `ulps · 2^−bits`.
  init(
    fixedPoint value: BigInt, bits: Int, ulps: Int, precision: Int
  ) throws(CalculationError) {
    try self.init(
      rounding: value, exponent: -Int64(bits),
      radius: ErrorBound(UInt64(ulps.magnitude), exponent: -Int64(bits)), precision: precision)
  }

  /// Creates the ball around `significand · 2^exponent`, rounded to nearest; its size is not checked.
  private init(nearest significand: BigInt, exponent: Int64, radius: ErrorBound, precision: Int) {
    if radius.isInfinite {
      self = .unbounded
      return
    }
    let width = significand.magnitudeBitWidth
    var drop = Int64(max(width - precision, 0))
    if !radius.isZero {
      // Rounding at 2^−24 of the radius widens it by 2^−25 of itself; it isn't worth a copy of the midpoint
      // unless it saves some bits.
      let meaningless = radius.top - 24 - exponent
      if meaningless > drop, drop > 0 || meaningless >= 32 { drop = meaningless }
    }
    if drop <= 0 || width == 0 {
      self.init(significand, exponent: exponent, radius: radius)
      return
    }
    let (rounded, isExact) = significand.roundedShift(right: Int(clamping: drop))
    if isExact {
      self.init(rounded, exponent: exponent + drop, radius: radius)
    } else if drop > Int64(width) {
      self.init(
        rounded, exponent: exponent + drop,
        radius: radius + ErrorBound(significand, exponent: exponent))
    } else {
      self.init(
        rounded, exponent: exponent + drop,
        radius: radius + ErrorBound(powerOfTwo: exponent + drop - 1))
    }
  }

  /// Creates the ball around `significand · 2^exponent`; its size is not checked.
  init(_ significand: BigInt, exponent: Int64, radius: ErrorBound) {
    if radius.isZero {
      self.init(significand, exponent: exponent)
    } else {
      self.init(unchecked: significand, significand.isZero ? 0 : exponent, radius)
    }
  }

  /// Returns the ball, checked against the limits of exponents.
  private func checked() throws(CalculationError) -> Enclosure {
    if radius.isInfinite { return .unbounded }
    if !significand.isZero, top > Self.exponentLimit, radius.isZero || radius.top < top - 1 {
      // All of |x| ≥ 2^(top − 1) − 2^(top − 2).
      throw .tooLarge
    }
    if !radius.isZero, radius.top > Self.exponentLimit { return .unbounded }
    let least = ErrorBound(powerOfTwo: -Self.exponentLimit)
    if significand.isZero {
      return radius.isZero || least <= radius ? self : Enclosure(unchecked: BigInt(), 0, least)
    }
    return top > -Self.exponentLimit
      ? self : Enclosure(unchecked: BigInt(), 0, radius + least)
  }

  /// The exponent of the smallest power of two above the midpoint's magnitude.
  ///
  /// Needs a midpoint that is not zero.
  var top: Int64 { exponent + Int64(significand.magnitudeBitWidth) }

  /// Returns the precision, clamped to the limits.
  static func clamped(_ precision: Int) -> Int { min(max(precision, 2), maximumPrecision) }
}

// MARK: - The ball as a whole

extension Enclosure {
  /// Whether the ball holds only one number.
  public var isExact: Bool { radius.isZero }

  /// Returns the ball with its midpoint rounded to a precision.
  public func rounded(precision: Int) -> Enclosure {
    Enclosure(
      nearest: significand, exponent: exponent, radius: radius,
      precision: Self.clamped(precision))
  }

  /// The midpoint alone, as an exact number.
  var midpoint: Enclosure { Enclosure(significand, exponent: exponent) }

  /// Returns the ball widened on both sides.
  func widened(by bound: ErrorBound) throws(CalculationError) -> Enclosure {
    try Enclosure(
      rounding: significand, exponent: exponent, radius: radius + bound,
      precision: Self.maximumPrecision)
  }

  /// Returns the ball with its sign changed.
  public static prefix func - (x: Enclosure) -> Enclosure {
    Enclosure(unchecked: -x.significand, x.exponent, x.radius)
  }

  /// The ball of the magnitudes.
  public var magnitude: Enclosure {
    if !containsZero { return significand.isNegative ? -self : self }
    if significand.isZero, radius.isZero || radius.isInfinite { return self }
    // From 0 to u = |m| + r, as u/2 ± u/2.
    let half = (ErrorBound(significand, exponent: exponent) + radius).scaled(byPowerOfTwo: -1)
    return Enclosure(unchecked: BigInt(UInt64(half.significand)), half.exponent, half)
  }

  /// Returns the ball times a power of two.
  ///
  /// - Throws: ``CalculationError/tooLarge``.
  public func scaled(byPowerOfTwo power: Int64) throws(CalculationError) -> Enclosure {
    // Beyond twice the limit, further scaling changes nothing.
    let power = min(max(power, -(1 << 61)), 1 << 61)
    return try Enclosure(
      unchecked: significand, significand.isZero ? 0 : exponent + power,
      radius.scaled(byPowerOfTwo: power)
    ).checked()
  }
}

extension Enclosure {
  /// Creates the ball around a constant from its first words, the highest first; what follows them is cut off.
  init(leadingWords words: [UInt64], integerBits: Int) {
    var value = BigInt()
    for word in words { value = (value << 64) + BigInt(word) }
    let exponent = Int64(integerBits) - 64 * Int64(words.count)
    // The middle of the last unit: half a unit on both sides.
    let middle = (value << 1) + BigInt(1)
    self.init(
      middle, exponent: exponent - 1, radius: ErrorBound(powerOfTwo: exponent - 1))
  }
}
