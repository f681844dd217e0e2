import BigNumbers

/// A bound on the distance between two numbers: zero or above, rounded up by every operation.
///
/// A significand of 30 bits times a power of two: the value is at least as large as what it bounds, and at
/// most a few parts in 2²⁹ larger. (F. Johansson, "Arb: efficient arbitrary-precision midpoint-radius
/// interval arithmetic", 2017, uses this form for radii.)
public struct ErrorBound: Hashable, Sendable {
  /// Zero, or from 2²⁹ to 2³⁰ − 1.
  public let significand: UInt32

  /// The power of two that scales the significand.
  public let exponent: Int64

  /// The smallest power of two that is distinguished from zero; smaller bounds are raised to it.
  static let minimumExponent: Int64 = -(1 << 61)

  /// Bounds from about 2 to this power on are infinite, so that exponents can be added without overflow.
  static let maximumExponent: Int64 = 3 << 60

  /// The bound of an exact number.
  static let zero = ErrorBound(unchecked: 0, 0)

  /// The bound of a number that may be anything.
  static let infinite = ErrorBound(unchecked: 1 << 29, Int64.max)

  private init(unchecked significand: UInt32, _ exponent: Int64) {
    self.significand = significand
    self.exponent = exponent
  }

  /// Creates the bound `significand · 2^exponent`, rounded up.
  init(_ significand: UInt64, exponent: Int64) {
    if significand == 0 {
      self = .zero
      return
    }
    let shift = 34 - Int64(significand.leadingZeroBitCount)
    var rounded: UInt64
    if shift <= 0 {
      rounded = significand << UInt64(-shift)
    } else {
      rounded = significand >> UInt64(shift)
      if rounded << UInt64(shift) != significand { rounded += 1 }
    }
    var exponent = exponent + shift
    if rounded == 1 << 30 {
      rounded = 1 << 29
      exponent += 1
    }
    if exponent > Self.maximumExponent - 30 {
      self = .infinite
    } else if exponent < Self.minimumExponent {
      self.init(unchecked: 1 << 29, Self.minimumExponent)
    } else {
      self.init(unchecked: UInt32(truncatingIfNeeded: rounded), exponent)
    }
  }

  /// Creates the bound `2^exponent`.
  init(powerOfTwo exponent: Int64) {
    self.init(1 as UInt64, exponent: exponent)
  }

  /// Creates a bound on |significand| · 2^exponent.
  init(_ significand: BigInt, exponent: Int64) {
    let bits = significand.magnitudeBitWidth
    let leading = significand.leadingBits
    if bits <= 64 {
      self.init(leading >> UInt64(64 - bits), exponent: exponent)
    } else {
      // The bits below the leading ones are worth less than one of them.
      self.init((leading >> 24) + 1, exponent: exponent + Int64(bits) - 40)
    }
  }

  /// Whether the bound is zero.
  public var isZero: Bool { significand == 0 }

  /// Whether there is no bound.
  public var isInfinite: Bool { exponent == Int64.max }

  /// The exponent of the smallest power of two above the bound.
  ///
  /// Needs a bound that is not zero and not infinite.
  var top: Int64 { exponent + 30 }

  /// Returns the sum, rounded up.
  static func + (a: ErrorBound, b: ErrorBound) -> ErrorBound {
    if a.isZero { return b }
    if b.isZero { return a }
    if a.isInfinite || b.isInfinite { return .infinite }
    let (large, small) = a.exponent >= b.exponent ? (a, b) : (b, a)
    let shift = large.exponent - small.exponent
    let sum: UInt64
    if shift == 0 {
      sum = UInt64(large.significand) + UInt64(small.significand)
    } else if shift >= 30 {
      sum = UInt64(large.significand) + 1
    } else {
      sum = UInt64(large.significand) + UInt64(small.significand) >> UInt64(shift) + 1
    }
    return ErrorBound(sum, exponent: large.exponent)
  }

  /// Returns the product, rounded up; that of zero and infinity is zero.
  static func * (a: ErrorBound, b: ErrorBound) -> ErrorBound {
    if a.isZero || b.isZero { return .zero }
    if a.isInfinite || b.isInfinite { return .infinite }
    return ErrorBound(
      UInt64(a.significand) * UInt64(b.significand), exponent: a.exponent + b.exponent)
  }

  /// Returns the quotient by a number of at least `divisor`, rounded up.
  static func / (a: ErrorBound, divisor: LowerBound) -> ErrorBound {
    if a.isZero { return .zero }
    guard !a.isInfinite, divisor.significand != 0 else { return .infinite }
    return ErrorBound(
      (UInt64(a.significand) << 32) / UInt64(divisor.significand) + 1,
      exponent: a.exponent - 32 - divisor.exponent)
  }

  /// Returns the bound times a power of two.
  func scaled(byPowerOfTwo power: Int64) -> ErrorBound {
    isZero || isInfinite ? self : ErrorBound(UInt64(significand), exponent: exponent + power)
  }

  /// Returns the bound times a small number, rounded up.
  func times(_ factor: UInt32) -> ErrorBound {
    isZero || isInfinite
      ? self : ErrorBound(UInt64(significand) * UInt64(factor), exponent: exponent)
  }

  /// Returns a bound on the square root, rounded up.
  func squareRoot() -> ErrorBound {
    if isZero || isInfinite { return self }
    let isOdd = exponent & 1 != 0
    let square = BigInt(UInt64(significand) << (isOdd ? 33 : 32))
    let halved = (exponent - (isOdd ? 33 : 32)) >> 1
    return ErrorBound(square.squareRoot() + 1, exponent: halved)
  }

  /// Whether the bound is at most the other.
  static func <= (a: ErrorBound, b: ErrorBound) -> Bool {
    if a.isZero { return true }
    if b.isZero { return false }
    return a.exponent != b.exponent ? a.exponent < b.exponent : a.significand <= b.significand
  }
}

/// A lower bound on a magnitude: zero or above, rounded down.
struct LowerBound: Hashable, Sendable {
  /// Zero, or from 2³¹ to 2³² − 1.
  let significand: UInt32

  /// The power of two that scales the significand.
  let exponent: Int64

  /// The lower bound of every magnitude.
  static let zero = LowerBound(BigInt(), exponent: 0)

  /// Creates a lower bound on |significand| · 2^exponent.
  init(_ significand: BigInt, exponent: Int64) {
    self.significand = UInt32(truncatingIfNeeded: significand.leadingBits >> 32)
    self.exponent = exponent + Int64(significand.magnitudeBitWidth) - 32
  }

  /// Returns the bound of the square root, rounded down.
  func squareRoot() -> LowerBound {
    let isOdd = exponent & 1 != 0
    let square = BigInt(UInt64(significand)) << (isOdd ? 31 : 32)
    return LowerBound(square.squareRoot(), exponent: (exponent - (isOdd ? 31 : 32)) >> 1)
  }

  /// The power of two that the magnitude reaches; needs a bound above zero.
  var floorExponent: Int64 { exponent + 31 }
}
