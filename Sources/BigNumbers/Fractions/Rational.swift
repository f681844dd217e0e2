/// An exact fraction of whole numbers of any size.
///
/// ```swift
/// let tenth = Rational(decimal: "0.1")!
/// print(tenth + tenth + tenth)  // 3/10
/// ```
///
/// A rational is always reduced and its denominator is above zero, so equal values look alike.
/// While numerator and denominator have magnitudes below 2⁶³ they are two machine words, and
/// arithmetic allocates nothing; otherwise they are a shared pair of ``BigInt``.
///
/// Perhaps surprisingly, `/` throws instead of trapping, so it is written `try a / b`.
public struct Rational: Sendable {
  /// The storage of the two numbers.
  ///
  /// A fraction has one representation: `small` whenever both magnitudes are at most `Int64.max`.
  /// `Int64.min` is left out so that changing a sign cannot overflow.
  enum Storage: Sendable {
    case small(numerator: Int64, denominator: Int64)
    case large(LargeFraction)
  }

  /// The two numbers of a large fraction, boxed so that a rational stays cheap to copy.
  final class LargeFraction: Sendable {
    let numerator: BigInt
    let denominator: BigInt

    init(numerator: BigInt, denominator: BigInt) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  let storage: Storage

  /// Creates a reduced fraction with a denominator above zero and neither part `Int64.min`.
  @inline(__always)
  init(reducedNumerator numerator: Int64, denominator: Int64) {
    storage = .small(numerator: numerator, denominator: denominator)
  }

  /// Creates a reduced fraction with a denominator above zero.
  package init(reducedNumerator numerator: BigInt, denominator: BigInt) {
    if let small = numerator.int64, small != Int64.min, let below = denominator.int64 {
      storage = .small(numerator: small, denominator: below)
    } else {
      storage = .large(LargeFraction(numerator: numerator, denominator: denominator))
    }
  }

  /// One half.
  package static let half = Rational(reducedNumerator: 1 as Int64, denominator: 2)

  /// Creates the fraction of two integers when the denominator is known to be above zero.
  package init(_ numerator: BigInt, over denominator: BigInt) {
    precondition(denominator > 0, "The denominator of a fraction has to be above zero")
    self.init(reducing: numerator, denominator: denominator)
  }

  /// Creates a fraction whose denominator is above zero, and reduces it.
  init(reducing numerator: BigInt, denominator: BigInt) {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    if divisor == 1 {
      self.init(reducedNumerator: numerator, denominator: denominator)
    } else {
      self.init(reducedNumerator: numerator / divisor, denominator: denominator / divisor)
    }
  }

  /// Creates the rational with the value of a whole number.
  public init(_ value: BigInt) {
    self.init(reducedNumerator: value, denominator: 1)
  }

  /// Creates the rational with the value of a whole number.
  public init(_ value: Int) {
    if value == Int.min {
      self.init(BigInt(value))
    } else {
      self.init(reducedNumerator: Int64(value), denominator: 1)
    }
  }

  /// Creates the rational with the value of a whole number.
  public init(_ value: some BinaryInteger) {
    self.init(BigInt(value))
  }

  /// Creates the quotient of two whole numbers.
  ///
  /// ```swift
  /// try Rational(numerator: 6, denominator: -8)  // -3/4
  /// ```
  ///
  /// - Throws: `DivisionByZeroError` if the denominator is zero.
  /// - Complexity: That of a greatest common divisor.
  public init(numerator: BigInt, denominator: BigInt) throws(DivisionByZeroError) {
    if denominator.isZero { throw DivisionByZeroError() }
    if denominator.isNegative {
      self.init(reducing: -numerator, denominator: -denominator)
    } else {
      self.init(reducing: numerator, denominator: denominator)
    }
  }

  /// Creates the quotient of two whole numbers.
  ///
  /// - Throws: `DivisionByZeroError` if the denominator is zero.
  public init(
    numerator: some BinaryInteger, denominator: some BinaryInteger
  ) throws(DivisionByZeroError) {
    try self.init(numerator: BigInt(numerator), denominator: BigInt(denominator))
  }
}

// MARK: - Parts

extension Rational {
  /// The number above the bar of the reduced fraction; it carries the sign.
  public var numerator: BigInt {
    switch storage {
    case .small(let numerator, _): BigInt(numerator)
    case .large(let fraction): fraction.numerator
    }
  }

  /// The number below the bar of the reduced fraction, above zero.
  public var denominator: BigInt {
    switch storage {
    case .small(_, let denominator): BigInt(denominator)
    case .large(let fraction): fraction.denominator
    }
  }

  /// Whether the value is zero.
  public var isZero: Bool {
    if case .small(0, _) = storage { true } else { false }
  }

  /// Whether the value is below zero.
  public var isNegative: Bool {
    switch storage {
    case .small(let numerator, _): numerator < 0
    case .large(let fraction): fraction.numerator.isNegative
    }
  }

  /// Whether the value is a whole number.
  public var isInteger: Bool {
    switch storage {
    case .small(_, let denominator): denominator == 1
    case .large(let fraction): fraction.denominator == 1
    }
  }

  /// Returns −1, 0 or 1: the sign of the value.
  public func signum() -> Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// The distance from zero.
  public var magnitude: Rational { isNegative ? -self : self }

  /// The number of bits of the numerator's magnitude or of the denominator, whichever has more.
  public var storageBitWidth: Int {
    switch storage {
    case .small(let numerator, let denominator):
      UInt64.bitWidth - (numerator.magnitude | denominator.magnitude).leadingZeroBitCount
    case .large(let fraction):
      Swift.max(fraction.numerator.magnitudeBitWidth, fraction.denominator.magnitudeBitWidth)
    }
  }
}
