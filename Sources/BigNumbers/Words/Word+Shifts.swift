/// The error of a shift by a negative count.
public struct NegativeShiftCountError: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}

extension Word {
  /// Returns the bits moved to the left by a number of places, with zeros coming in from the right.
  ///
  /// ```swift
  /// let byte = WordFormat(.bits8, isSigned: false)
  /// try Word(1, byte)!.shiftedLeft(by: Word(4, byte)!).value   // 16
  /// try Word(1, byte)!.shiftedLeft(by: Word(8, byte)!).value   // 0
  /// ```
  ///
  /// - Throws: `NegativeShiftCountError` if the number is negative.
  public func shiftedLeft(by count: Word) throws(NegativeShiftCountError) -> Word {
    try places(count).map { Word(pattern: pattern << $0, format) } ?? Word(pattern: 0, format)
  }

  /// Returns the bits moved to the right by a number of places, filled from the left with the sign, or with
  /// zeros if there is none.
  ///
  /// - Throws: `NegativeShiftCountError` if the number is negative.
  public func shiftedRight(by count: Word) throws(NegativeShiftCountError) -> Word {
    let signs = isNegative ? ~UInt64(0) : 0
    guard let places = try places(count) else { return Word(pattern: signs, format) }
    let moved = Int64(bitPattern: pattern | (signs & ~format.mask)) >> Int64(places)
    return isNegative
      ? Word(pattern: UInt64(bitPattern: moved), format)
      : Word(pattern: pattern >> places, format)
  }

  /// Returns the bits moved to the right by a number of places, with zeros coming in from the left.
  ///
  /// - Throws: `NegativeShiftCountError` if the number is negative.
  public func shiftedRightLogically(by count: Word) throws(NegativeShiftCountError) -> Word {
    try places(count).map { Word(pattern: pattern >> $0, format) } ?? Word(pattern: 0, format)
  }

  /// Returns a number as a count of places; nil if it is at least the number of bits in the word.
  private func places(_ count: Word) throws(NegativeShiftCountError) -> UInt64? {
    guard !count.isNegative else { throw NegativeShiftCountError() }
    return count.pattern < UInt64(format.bitWidth) ? count.pattern : nil
  }
}
