import BigNumbers

/// The operations that act on the bits of the word shown, at once: keys of the programmer keypad.
public enum WordOperation: CaseIterable, Hashable, Sendable {
  case shiftLeft, shiftRight
  case onesComplement, twosComplement
  case rotateLeft, rotateRight
  case rotateLeftThroughCarry, rotateRightThroughCarry
  case flipBytes, flipWords

  /// The operation's name in key sequences: `<<`, `1s`, `RoL`, `byteflip`.
  public var token: String {
    switch self {
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .onesComplement: "1s"
    case .twosComplement: "2s"
    case .rotateLeft: "RoL"
    case .rotateRight: "RoR"
    case .rotateLeftThroughCarry: "RCL"
    case .rotateRightThroughCarry: "RCR"
    case .flipBytes: "byteflip"
    case .flipWords: "wordflip"
    }
  }

  /// Returns the result of applying the operation to a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - carry: The bit that rotations through it shift in; it becomes the bit that they shift out.
  /// - Returns: The word.
  func result(of word: Word, carry: inout Bool) -> Word {
    switch self {
    case .shiftLeft: return Word(pattern: word.pattern << 1, word.format)
    case .shiftRight:
      let moved = Word(pattern: word.pattern >> 1, word.format)
      return word.isNegative ? moved.toggling(bit: word.format.bitWidth - 1) : moved
    case .onesComplement: return word.complement
    case .twosComplement: return word.twosComplement
    case .rotateLeft: return word.rotatedLeft()
    case .rotateRight: return word.rotatedRight()
    case .rotateLeftThroughCarry:
      let (result, bit) = word.rotatedLeft(through: carry)
      carry = bit
      return result
    case .rotateRightThroughCarry:
      let (result, bit) = word.rotatedRight(through: carry)
      carry = bit
      return result
    case .flipBytes: return word.bytesFlipped
    case .flipWords: return word.wordsFlipped
    }
  }
}
