extension BigInt {
  /// Returns the bits set in both numbers, in two's complement with an endless sign.
  public static func & (lhs: BigInt, rhs: BigInt) -> BigInt {
    combine(lhs, rhs, isNegative: lhs.isNegative && rhs.isNegative) { $0 & $1 }
  }

  /// Returns the bits set in either number, in two's complement with an endless sign.
  public static func | (lhs: BigInt, rhs: BigInt) -> BigInt {
    combine(lhs, rhs, isNegative: lhs.isNegative || rhs.isNegative) { $0 | $1 }
  }

  /// Returns the bits set in exactly one of the numbers, in two's complement with an endless sign.
  public static func ^ (lhs: BigInt, rhs: BigInt) -> BigInt {
    combine(lhs, rhs, isNegative: lhs.isNegative != rhs.isNegative) { $0 ^ $1 }
  }

  /// Returns the number with every bit flipped: −1 − x.
  public static prefix func ~ (operand: BigInt) -> BigInt {
    -operand - 1
  }

  /// Keeps the bits that are set in both numbers.
  public static func &= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs & rhs
  }

  /// Sets the bits that are set in the other number.
  public static func |= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs | rhs
  }

  /// Flips the bits that are set in the other number.
  public static func ^= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs ^ rhs
  }

  @inline(__always)
  private static func combine(
    _ a: BigInt, _ b: BigInt, isNegative: Bool, _ operation: (UInt, UInt) -> UInt
  ) -> BigInt {
    let aIsNegative = a.isNegative
    let bIsNegative = b.isNegative
    return a.withLimbs { a, aCount in
      b.withLimbs { b, bCount in
        let count = Swift.max(aCount, bCount) + 1
        return BigInt(capacity: count, isNegative: isNegative) { result in
          // A negative number is the complement of its magnitude, plus one: the carries of the three
          // numbers ripple in parallel.
          var aCarry: UInt = aIsNegative ? 1 : 0
          var bCarry: UInt = bIsNegative ? 1 : 0
          var carry: UInt = isNegative ? 1 : 0
          for index in 0..<count {
            let aWord = signed(index < aCount ? a[index] : 0, aIsNegative, &aCarry)
            let bWord = signed(index < bCount ? b[index] : 0, bIsNegative, &bCarry)
            result[index] = signed(operation(aWord, bWord), isNegative, &carry)
          }
        }
      }
    }
  }

  /// Returns the word of a two's complement from the word of a magnitude, or the other way.
  @inline(__always)
  private static func signed(_ word: UInt, _ isNegative: Bool, _ carry: inout UInt) -> UInt {
    if !isNegative { return word }
    let (sum, overflow) = (~word).addingReportingOverflow(carry)
    carry = overflow ? 1 : 0
    return sum
  }
}
