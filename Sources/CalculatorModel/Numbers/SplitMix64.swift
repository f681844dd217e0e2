/// A generator of pseudorandom numbers, all of which follow from the seed.
///
/// ```swift
/// var numbers = SplitMix64(seed: 0)
/// numbers.next()   // 16294208416658607535
/// ```
///
/// As a value it is part of the calculator's state, so that undo and redo produce the same numbers again.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// The seed of the numbers that are still to come.
  public var seed: UInt64 { state }

  /// Creates the generator of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
