/// A whole number of any size.
///
/// ```swift
/// let x: BigInt = 170_141_183_460_469_231_731_687_303_715_884_105_727
/// print(x * x % 1_000_000_007)  // 418579044
/// ```
///
/// The value is kept as a sign and a magnitude of machine words. Magnitudes of one or two words are held in
/// the value itself: arithmetic on them allocates no memory. Larger ones share their words among copies.
///
/// `BigInt` is a `BinaryInteger`, so bit operations see two's complement with an endless sign, as
/// they do for `Int`; `>>` rounds down; `/` truncates and `%` takes the sign of the dividend.
///
/// Perhaps surprisingly, `bitWidth` is a multiple of the word size, because it counts the words of `words`.
/// For the number of bits that a number needs, use ``magnitudeBitWidth``.
public struct BigInt: Sendable {
  /// The storage of the magnitude.
  ///
  /// Every number has exactly one representation: `allocated` holds at least three limbs, the last of them
  /// not zero, and zero is not negative. The limbs are never written again once the number exists, so
  /// threads may share them.
  enum Storage: @unchecked Sendable {
    case inline(low: UInt, high: UInt, isNegative: Bool)
    case allocated(LimbStorage, isNegative: Bool)
  }

  var storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  init(low: UInt, high: UInt = 0, isNegative: Bool) {
    self.init(
      storage: .inline(low: low, high: high, isNegative: isNegative && (low | high) != 0))
  }

  /// Creates a number from `capacity` limbs that `fill` writes, least significant first.
  ///
  /// Leading zeros are allowed. Up to four limbs are written on the stack.
  @inline(__always)
  init(capacity: Int, isNegative: Bool, fill: (LimbPointer) -> Void) {
    if capacity <= 4 {
      self = withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { buffer in
        let limbs = buffer.baseAddress.unsafelyUnwrapped
        fill(limbs)
        return BigInt(copying: limbs, count: capacity, isNegative: isNegative)
      }
    } else {
      let limbs = LimbStorage.make(capacity: capacity) { limbs in
        fill(limbs)
        return Limbs.significantCount(limbs, capacity)
      }
      if limbs.count > 2 {
        self.init(storage: .allocated(limbs, isNegative: isNegative))
      } else {
        self.init(
          low: limbs.count > 0 ? limbs[0] : 0, high: limbs.count > 1 ? limbs[1] : 0,
          isNegative: isNegative)
      }
    }
  }

  /// Creates a number from limbs in memory, least significant first; leading zeros are allowed.
  package init(copying limbs: UnsafePointer<UInt>, count: Int, isNegative: Bool) {
    let count = Limbs.significantCount(limbs, count)
    if count > 2 {
      let copy = LimbStorage.make(capacity: count) { copy in
        copy.update(from: limbs, count: count)
        return count
      }
      self.init(storage: .allocated(copy, isNegative: isNegative))
    } else {
      self.init(
        low: count > 0 ? limbs[0] : 0, high: count > 1 ? limbs[1] : 0, isNegative: isNegative)
    }
  }
}

// MARK: - Looking inside

extension BigInt {
  /// The number of limbs of the magnitude, 0 for zero.
  var limbCount: Int {
    switch storage {
    case .inline(let low, let high, _): high != 0 ? 2 : low != 0 ? 1 : 0
    case .allocated(let limbs, _): limbs.count
    }
  }

  /// Calls `body` with the limbs of the magnitude, least significant first, and their number.
  @inline(__always)
  func withLimbs<Result>(_ body: (LimbSource, Int) -> Result) -> Result {
    switch storage {
    case .inline(let low, let high, _):
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2) { pair in
        pair.initializeElement(at: 0, to: low)
        pair.initializeElement(at: 1, to: high)
        return body(pair.baseAddress.unsafelyUnwrapped, high != 0 ? 2 : low != 0 ? 1 : 0)
      }
    case .allocated(let limbs, _):
      limbs.withLimbs(body)
    }
  }

  /// Whether the number is below zero.
  public var isNegative: Bool {
    switch storage {
    case .inline(_, _, let isNegative), .allocated(_, let isNegative): isNegative
    }
  }

  /// Whether the number is zero.
  public var isZero: Bool {
    switch storage {
    case .inline(let low, let high, _): low | high == 0
    case .allocated: false
    }
  }

  /// Whether the number is divisible by two.
  public var isEven: Bool {
    switch storage {
    case .inline(let low, _, _): low & 1 == 0
    case .allocated(let limbs, _): limbs[0] & 1 == 0
    }
  }

  /// Whether the number is not divisible by two.
  public var isOdd: Bool { !isEven }

  /// Whether the number is 1 or −1.
  var isUnit: Bool {
    if case .inline(1, 0, _) = storage { true } else { false }
  }

  /// Returns the same number with the given sign.
  func withSign(isNegative: Bool) -> BigInt {
    switch storage {
    case .inline(let low, let high, _): BigInt(low: low, high: high, isNegative: isNegative)
    case .allocated(let limbs, _): BigInt(storage: .allocated(limbs, isNegative: isNegative))
    }
  }

  /// The distance from zero.
  public var magnitude: BigInt { isNegative ? withSign(isNegative: false) : self }

  /// Returns −1, 0 or 1: the sign of the number.
  public func signum() -> BigInt { BigInt(low: isZero ? 0 : 1, isNegative: isNegative) }

  /// The number of bits of the magnitude, 0 for zero.
  ///
  /// ```swift
  /// BigInt(255).magnitudeBitWidth   // 8
  /// BigInt(-256).magnitudeBitWidth  // 9
  /// ```
  ///
  /// - Complexity: O(1).
  public var magnitudeBitWidth: Int {
    switch storage {
    case .inline(let low, let high, _):
      high != 0
        ? 2 * UInt.bitWidth - high.leadingZeroBitCount
        : UInt.bitWidth - low.leadingZeroBitCount
    case .allocated(let limbs, _):
      limbs.count * UInt.bitWidth - limbs[limbs.count - 1].leadingZeroBitCount
    }
  }

  /// The upper 64 bits of the magnitude, beginning with a one; 0 for zero.
  ///
  /// The magnitude is at least `leadingBits · 2^(magnitudeBitWidth − 64)`, and less than that for
  /// `leadingBits + 1`.
  ///
  /// - Complexity: O(1).
  package var leadingBits: UInt64 {
    if case .inline(let low, 0, _) = storage {
      return low == 0 ? 0 : UInt64(low) << UInt64(UInt64(low).leadingZeroBitCount)
    }
    return withLimbs { limbs, count in
      let shift = UInt64(limbs[count - 1].leadingZeroBitCount)
      // Three limbs of 32 bits, or two of 64, hold the bits wanted, wherever the first one is.
      #if _pointerBitWidth(_64)
      let upper = UInt64(limbs[count - 1])
      let lower = UInt64(limbs[count - 2])
      return shift == 0 ? upper : upper << shift | lower >> (64 - shift)
      #else
      let upper = UInt64(limbs[count - 1]) << 32 | UInt64(limbs[count - 2])
      let lower = count > 2 ? UInt64(limbs[count - 3]) : 0
      return shift == 0 ? upper : upper << shift | lower >> (32 - shift)
      #endif
    }
  }

  /// The lowest 64 bits of the two's complement.
  ///
  /// It equals `UInt64(truncatingIfNeeded:)`, which iterates over the words.
  ///
  /// - Complexity: O(1).
  package var lowestBits: UInt64 {
    let magnitude: UInt64
    switch storage {
    case .inline(let low, let high, _):
      #if _pointerBitWidth(_64)
      magnitude = UInt64(low)
      #else
      magnitude = UInt64(high) << 32 | UInt64(low)
      #endif
    case .allocated(let limbs, _):
      #if _pointerBitWidth(_64)
      magnitude = UInt64(limbs[0])
      #else
      magnitude = UInt64(limbs[1]) << 32 | UInt64(limbs[0])
      #endif
    }
    return isNegative ? 0 &- magnitude : magnitude
  }

  /// The number of zero bits below the lowest one bit; for zero, `bitWidth`.
  ///
  /// - Complexity: O(*n*) for a number of *n* words.
  public var trailingZeroBitCount: Int {
    isZero ? UInt.bitWidth : withLimbs { limbs, _ in Limbs.trailingZeroBitCount(limbs) }
  }
}
