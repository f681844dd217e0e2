/// A pointer for writing limbs: words of a magnitude, least significant first.
typealias LimbPointer = UnsafeMutablePointer<UInt>

/// A pointer for reading limbs.
typealias LimbSource = UnsafePointer<UInt>

extension UInt64 {
  /// Creates the value of a limb.
  ///
  /// In Embedded Swift with 32-bit words `UInt64(limb)` is a call that iterates over the words of any
  /// integer, which made products of long numbers five times as slow.
  @inline(__always)
  init(limb: UInt) {
    self.init(_truncatingBits: limb)
  }
}

extension Int64 {
  /// Creates the value of a limb of 32 bits.
  @inline(__always)
  init(limb: UInt) {
    self.init(bitPattern: UInt64(limb: limb))
  }
}

/// Arithmetic on unsigned numbers in memory: a pointer and a count of limbs.
///
/// The base is `B = 2^UInt.bitWidth`. Each file of the library adds its own operations here, next
/// to the operators of `BigInt` that use them.
enum Limbs {
  /// Whether a limb has 32 bits, as in a browser, where two limbs make a word of the processor.
  @inline(__always)
  static var areShort: Bool { UInt.bitWidth == 32 }

  /// Returns the count without leading zeros.
  @inline(__always)
  static func significantCount(_ limbs: LimbSource, _ count: Int) -> Int {
    var count = count
    while count > 0, limbs[count - 1] == 0 { count -= 1 }
    return count
  }

  /// Returns −1, 0 or 1 if the first number is below, equal to or above the second, of the same length.
  static func compare(_ a: LimbSource, _ b: LimbSource, _ count: Int) -> Int {
    var index = count - 1
    while index >= 0 {
      if a[index] != b[index] { return a[index] < b[index] ? -1 : 1 }
      index -= 1
    }
    return 0
  }

  /// Returns the number of zero bits below the lowest one bit of a number that is not zero.
  static func trailingZeroBitCount(_ limbs: LimbSource) -> Int {
    var index = 0
    while limbs[index] == 0 { index += 1 }
    return index * UInt.bitWidth + limbs[index].trailingZeroBitCount
  }

  /// Calls `body` with `count` limbs of uninitialised scratch memory.
  @inline(__always)
  static func withScratch<Result>(_ count: Int, _ body: (LimbPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: max(count, 1)) {
      body($0.baseAddress.unsafelyUnwrapped)
    }
  }
}
