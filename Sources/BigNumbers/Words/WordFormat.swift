/// The size of a word, and whether its highest bit is a sign.
///
/// ```swift
/// let byte = WordFormat(.bits8, isSigned: true)
/// byte.smallest   // -128
/// byte.largest    // 127
/// ```
public struct WordFormat: Hashable, Sendable {
  /// The number of bits.
  public enum Size: Int, CaseIterable, Hashable, Sendable {
    case bits8 = 8
    case bits16 = 16
    case bits32 = 32
    case bits64 = 64
  }

  /// The number of bits.
  public var size: Size

  /// Whether numbers may be negative, in two's complement.
  public var isSigned: Bool

  /// Creates a format.
  public init(_ size: Size, isSigned: Bool) {
    self.size = size
    self.isSigned = isSigned
  }

  /// The number of bits: 8, 16, 32 or 64.
  public var bitWidth: Int { size.rawValue }

  /// The smallest number: 0 if unsigned.
  public var smallest: BigInt { isSigned ? -(BigInt(1) << (bitWidth - 1)) : 0 }

  /// The largest number.
  public var largest: BigInt { (BigInt(1) << (isSigned ? bitWidth - 1 : bitWidth)) - 1 }

  /// Ones in all places of the word.
  var mask: UInt64 { UInt64.max >> UInt64(64 - bitWidth) }
}
