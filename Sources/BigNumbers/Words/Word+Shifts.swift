/// The error of a shift by less than nothing.
public struct NegativeShiftCountError: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}

extension Word {
  /// The bits moved to the left by a number of places, with zeros from the right.
  ///
  /// ```swift
  /// let byte = WordFormat(.bits8, isSigned: false)
  /// try Word(1, byte)!.shiftedLeft(by: Word(4, byte)!).value   // 16
  /// try Word(1, byte)!.shiftedLeft(by: Word(8, byte)!).value   // 0
  /// ```
  ///
  /// - Throws: `NegativeShiftCountError` where the number is negative.
  public func shiftedLeft(by count: Word) throws(NegativeShiftCountError) -> Word {
    try places(count).map { Word(pattern: pattern << $0, format) } ?? Word(pattern: 0, format)
  }

  /// The bits moved to the right by a number of places, with the sign from the left, or with zeros where
  /// there is none.
  ///
  /// - Throws: `NegativeShiftCountError` where the number is negative.
  public func shiftedRight(by count: Word) throws(NegativeShiftCountError) -> Word {
    let signs = isNegative ? ~UInt64(0) : 0
    guard let places = try places(count) else { return Word(pattern: signs, format) }
    let moved = Int64(bitPattern: pattern | (signs & ~format.mask)) >> Int64(places)
    return isNegative
      ? Word(pattern: UInt64(bitPattern: moved), format)
      : Word(pattern: pattern >> places, format)
  }

  /// The bits moved to the right by a number of places, with zeros from the left.
  ///
  /// - Throws: `NegativeShiftCountError` where the number is negative.
  public func shiftedRightLogically(by count: Word) throws(NegativeShiftCountError) -> Word {
    try places(count).map { Word(pattern: pattern >> $0, format) } ?? Word(pattern: 0, format)
  }

  /// How many places a number is; nil where it is at least as many as the word has.
  private func places(_ count: Word) throws(NegativeShiftCountError) -> UInt64? {
    guard !count.isNegative else { throw NegativeShiftCountError() }
    return count.pattern < UInt64(format.bitWidth) ? count.pattern : nil
  }
}
