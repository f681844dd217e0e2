/// A whole number of 8, 16, 32 or 64 bits, signed or unsigned, as on the programmer keypad.
///
/// ```swift
/// let byte = WordFormat(.bits8, isSigned: true)
/// let sum = Word(100, byte)!.adding(Word(100, byte)!)
/// sum.word.value   // -56
/// sum.exact        // 200
/// sum.wraps        // true
/// ```
///
/// Arithmetic is first exact and then cut to the word, and returns both (``WordOutcome``); bit operations
/// only concern the word. The result of two words has the format of the left one; the right one is used as
/// a number, cut to that format if it is longer. No operation traps.
public struct Word: Hashable, Sendable {
  /// The number of bits, and whether the highest one is a sign.
  public let format: WordFormat

  /// The bits, the lowest at the right; bits above the word are zero.
  public let pattern: UInt64

  /// Creates the word of a pattern; bits above the word are dropped.
  ///
  /// ```swift
  /// Word(pattern: 0xFF, WordFormat(.bits8, isSigned: true)).value   // -1
  /// ```
  public init(pattern: UInt64, _ format: WordFormat) {
    self.format = format
    self.pattern = pattern & format.mask
  }

  /// Creates the word with the value of a number; nil if the number doesn't fit.
  public init?(_ number: BigInt, _ format: WordFormat) {
    self.init(truncating: number, format)
    guard value == number else { return nil }
  }

  /// Creates the word of a number's lowest bits in endless two's complement.
  ///
  /// ```swift
  /// Word(truncating: 255, WordFormat(.bits8, isSigned: true)).value   // -1
  /// Word(truncating: -1, WordFormat(.bits16, isSigned: false)).value  // 65535
  /// ```
  public init(truncating number: BigInt, _ format: WordFormat) {
    self.init(pattern: UInt64(truncatingIfNeeded: number), format)
  }

  /// The word's value as a number.
  public var value: BigInt {
    guard isNegative else { return BigInt(pattern) }
    return BigInt(Int64(bitPattern: pattern | ~format.mask))
  }

  /// Whether the number is less than 0.
  public var isNegative: Bool { format.isSigned && self[format.bitWidth - 1] }

  /// The bit at a place, counted from 0 at the right; false for places outside the word.
  public subscript(bit: Int) -> Bool {
    bit >= 0 && bit < format.bitWidth && pattern >> UInt64(bit) & 1 == 1
  }

  /// Returns the same number in another format, as far as it fits: the low bits stay, and a longer word is
  /// extended by the sign or by zeros.
  ///
  /// ```swift
  /// Word(255, WordFormat(.bits64, isSigned: true))!
  ///   .converted(to: WordFormat(.bits8, isSigned: true)).wraps   // true: -1
  /// ```
  public func converted(to format: WordFormat) -> WordOutcome {
    WordOutcome(exact: value, format)
  }

  /// Returns the same bits, read as signed or unsigned.
  public func reading(asSigned isSigned: Bool) -> Word {
    Word(pattern: pattern, WordFormat(format.size, isSigned: isSigned))
  }
}
