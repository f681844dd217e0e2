/// A whole number of 8, 16, 32 or 64 bits, with a sign or without one, as the programmer keypad has it.
///
/// ```swift
/// let byte = WordFormat(.bits8, isSigned: true)
/// let sum = Word(100, byte)!.adding(Word(100, byte)!)
/// sum.word.value   // -56
/// sum.exact        // 200
/// sum.wraps        // true
/// ```
///
/// Arithmetic is exact first and then cut to the word, and tells both (``WordOutcome``); operations on
/// bits are a matter of the word alone. What two words have together has the format of the left one; the
/// right one is taken as the number that it is, cut to that format where it is longer. No operation traps.
public struct Word: Hashable, Sendable {
  /// How many bits there are, and whether the highest one is a sign.
  public let format: WordFormat

  /// The bits, the lowest at the right; above those of the word there are zeros.
  public let pattern: UInt64

  /// Creates the word of a pattern; bits above the word are left out.
  ///
  /// ```swift
  /// Word(pattern: 0xFF, WordFormat(.bits8, isSigned: true)).value   // -1
  /// ```
  public init(pattern: UInt64, _ format: WordFormat) {
    self.format = format
    self.pattern = pattern & format.mask
  }

  /// Creates the word that is a number; nil where the number does not fit.
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

  /// The number that the word is.
  public var value: BigInt {
    guard isNegative else { return BigInt(pattern) }
    return BigInt(Int64(bitPattern: pattern | ~format.mask))
  }

  /// Whether the number is less than 0.
  public var isNegative: Bool { format.isSigned && self[format.bitWidth - 1] }

  /// The bit at a place, counted from 0 at the right; false above the word and below it.
  public subscript(bit: Int) -> Bool {
    bit >= 0 && bit < format.bitWidth && pattern >> UInt64(bit) & 1 == 1
  }

  /// The same number in another format, as far as it fits: the low bits stay, and a longer word goes on
  /// with the sign or with zeros.
  ///
  /// ```swift
  /// Word(255, WordFormat(.bits64, isSigned: true))!
  ///   .converted(to: WordFormat(.bits8, isSigned: true)).wraps   // true: -1
  /// ```
  public func converted(to format: WordFormat) -> WordOutcome {
    WordOutcome(exact: value, format)
  }

  /// The same bits, read with a sign or without one.
  public func reading(asSigned isSigned: Bool) -> Word {
    Word(pattern: pattern, WordFormat(format.size, isSigned: isSigned))
  }
}
