extension BigInt {
  /// Returns the sum of two numbers.
  ///
  /// - Complexity: O(*n*) for the larger number's *n* words; no allocation while the sum has at
  ///   most two.
  public static func + (lhs: BigInt, rhs: BigInt) -> BigInt {
    sum(lhs, rhs, rhsIsNegative: rhs.isNegative)
  }

  /// Returns the difference of two numbers.
  ///
  /// - Complexity: As for `+`.
  public static func - (lhs: BigInt, rhs: BigInt) -> BigInt {
    sum(lhs, rhs, rhsIsNegative: !rhs.isNegative)
  }

  /// Returns the number with its sign changed.
  public static prefix func - (operand: BigInt) -> BigInt {
    operand.withSign(isNegative: !operand.isNegative)
  }

  /// Changes the sign.
  public mutating func negate() {
    self = -self
  }

  /// Adds a number to this one.
  public static func += (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs + rhs
  }

  /// Subtracts a number from this one.
  public static func -= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs - rhs
  }

  /// Returns the sum of `a` and a number with the magnitude of `b` and the given sign.
  @inline(__always)
  private static func sum(_ a: BigInt, _ b: BigInt, rhsIsNegative: Bool) -> BigInt {
    guard case .inline(let a0, let a1, let aIsNegative) = a.storage,
      case .inline(let b0, let b1, _) = b.storage
    else { return sumOfLimbs(a, b, rhsIsNegative: rhsIsNegative) }
    if aIsNegative == rhsIsNegative {
      let (low, carry) = a0.addingReportingOverflow(b0)
      let (partial, overflow) = a1.addingReportingOverflow(b1)
      let (high, overflowOfCarry) = partial.addingReportingOverflow(carry ? 1 : 0)
      if overflow || overflowOfCarry {
        return BigInt(capacity: 3, isNegative: aIsNegative) { sum in
          (sum[0], sum[1], sum[2]) = (low, high, 1)
        }
      }
      return BigInt(low: low, high: high, isNegative: aIsNegative)
    }
    let (low, borrow) = a0.subtractingReportingOverflow(b0)
    let (partial, underflow) = a1.subtractingReportingOverflow(b1)
    let (high, underflowOfBorrow) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
    if underflow || underflowOfBorrow {
      // |a| < |b|: the result so far is B² + |a| − |b|, so its negation is the magnitude.
      let negated = (~low).addingReportingOverflow(1)
      return BigInt(
        low: negated.partialValue, high: ~high &+ (negated.overflow ? 1 : 0),
        isNegative: rhsIsNegative)
    }
    return BigInt(low: low, high: high, isNegative: aIsNegative)
  }

  @inline(never)
  private static func sumOfLimbs(_ a: BigInt, _ b: BigInt, rhsIsNegative: Bool) -> BigInt {
    let aIsNegative = a.isNegative
    return a.withLimbs { a, aCount in
      b.withLimbs { b, bCount in
        if aIsNegative == rhsIsNegative {
          let (long, longCount, short, shortCount) =
            aCount >= bCount ? (a, aCount, b, bCount) : (b, bCount, a, aCount)
          return BigInt(capacity: longCount + 1, isNegative: aIsNegative) { sum in
            sum[longCount] = Limbs.add(sum, long, longCount, short, shortCount)
          }
        }
        let order =
          aCount != bCount ? (aCount < bCount ? -1 : 1) : Limbs.compare(a, b, aCount)
        if order == 0 { return BigInt(low: 0, isNegative: false) }
        if order > 0 {
          return BigInt(capacity: aCount, isNegative: aIsNegative) { difference in
            _ = Limbs.subtract(difference, a, aCount, b, bCount)
          }
        }
        return BigInt(capacity: bCount, isNegative: rhsIsNegative) { difference in
          _ = Limbs.subtract(difference, b, bCount, a, aCount)
        }
      }
    }
  }
}

extension Limbs {
  /// Writes `a + b` to `sum`, of `aCount` limbs, and returns the carry.
  ///
  /// Needs `aCount >= bCount`. `sum` may be `a` or `b`.
  @discardableResult
  static func add(
    _ sum: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) -> UInt {
    var carry: UInt = 0
    var index = 0
    // Four at a time, so that the carry stays in the processor's flag between them.
    while index &+ 4 <= bCount {
      sum[index] = add(a[index], b[index], &carry)
      sum[index &+ 1] = add(a[index &+ 1], b[index &+ 1], &carry)
      sum[index &+ 2] = add(a[index &+ 2], b[index &+ 2], &carry)
      sum[index &+ 3] = add(a[index &+ 3], b[index &+ 3], &carry)
      index &+= 4
    }
    while index < bCount {
      sum[index] = add(a[index], b[index], &carry)
      index &+= 1
    }
    return propagateCarry(sum, a, from: bCount, to: aCount, carry)
  }

  /// Returns the sum of two limbs and a carry, which is replaced by the carry out.
  @inline(__always)
  static func add(_ a: UInt, _ b: UInt, _ carry: inout UInt) -> UInt {
    let (partial, overflow) = a.addingReportingOverflow(b)
    let (sum, overflowOfCarry) = partial.addingReportingOverflow(carry)
    // They cannot both overflow: a partial sum that wrapped is at most B − 2.
    carry = (overflow ? 1 : 0) | (overflowOfCarry ? 1 : 0)
    return sum
  }

  /// Returns the difference of two limbs minus a borrow, which is replaced by the borrow out.
  @inline(__always)
  static func subtract(_ a: UInt, _ b: UInt, _ borrow: inout UInt) -> UInt {
    let (partial, underflow) = a.subtractingReportingOverflow(b)
    let (difference, underflowOfBorrow) = partial.subtractingReportingOverflow(borrow)
    borrow = (underflow ? 1 : 0) | (underflowOfBorrow ? 1 : 0)
    return difference
  }

  /// Writes `a + carry` to `sum` for the limbs from `start` up to `end`; returns the carry out.
  @inline(__always)
  static func propagateCarry(
    _ sum: LimbPointer, _ a: LimbSource, from start: Int, to end: Int, _ carry: UInt
  ) -> UInt {
    var carry = carry
    var index = start
    while index < end, carry != 0 {
      let (limb, overflow) = a[index].addingReportingOverflow(carry)
      sum[index] = limb
      carry = overflow ? 1 : 0
      index += 1
    }
    if index < end, a != UnsafePointer(sum) {
      (sum + index).update(from: a + index, count: end - index)
    }
    return carry
  }

  /// Writes `a − b` to `difference`, of `aCount` limbs, and returns the borrow.
  ///
  /// Needs `aCount >= bCount`. `difference` may be `a` or `b`.
  @discardableResult
  static func subtract(
    _ difference: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) -> UInt {
    var borrow: UInt = 0
    var index = 0
    while index &+ 4 <= bCount {
      difference[index] = subtract(a[index], b[index], &borrow)
      difference[index &+ 1] = subtract(a[index &+ 1], b[index &+ 1], &borrow)
      difference[index &+ 2] = subtract(a[index &+ 2], b[index &+ 2], &borrow)
      difference[index &+ 3] = subtract(a[index &+ 3], b[index &+ 3], &borrow)
      index &+= 4
    }
    while index < bCount {
      difference[index] = subtract(a[index], b[index], &borrow)
      index &+= 1
    }
    while index < aCount, borrow != 0 {
      let (limb, underflow) = a[index].subtractingReportingOverflow(borrow)
      difference[index] = limb
      borrow = underflow ? 1 : 0
      index += 1
    }
    if index < aCount, a != UnsafePointer(difference) {
      (difference + index).update(from: a + index, count: aCount - index)
    }
    return borrow
  }
}
