extension BigInt {
  /// The sum of two numbers.
  ///
  /// - Complexity: O(*n*) for the larger number's *n* words; no allocation while the sum has at
  ///   most two.
  public static func + (lhs: BigInt, rhs: BigInt) -> BigInt {
    sum(lhs, rhs, rhsIsNegative: rhs.isNegative)
  }

  /// The difference of two numbers.
  ///
  /// - Complexity: As for `+`.
  public static func - (lhs: BigInt, rhs: BigInt) -> BigInt {
    sum(lhs, rhs, rhsIsNegative: !rhs.isNegative)
  }

  /// The number with its sign changed.
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

  /// The sum of `a` and the number with the magnitude of `b` and the sign given.
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
        return BigInt(storage: .allocated([low, high, 1], isNegative: aIsNegative))
      }
      return BigInt(low: low, high: high, isNegative: aIsNegative)
    }
    let (low, borrow) = a0.subtractingReportingOverflow(b0)
    let (partial, underflow) = a1.subtractingReportingOverflow(b1)
    let (high, underflowOfBorrow) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
    if underflow || underflowOfBorrow {
      // |a| < |b|: what was computed is B² + |a| − |b|, so its negation is the magnitude.
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
    while index < bCount {
      let (partial, overflow) = a[index].addingReportingOverflow(b[index])
      let (limb, overflowOfCarry) = partial.addingReportingOverflow(carry)
      sum[index] = limb
      // Both cannot overflow: a partial sum that wrapped is at most B − 2.
      carry = (overflow ? 1 : 0) | (overflowOfCarry ? 1 : 0)
      index += 1
    }
    return propagateCarry(sum, a, from: bCount, to: aCount, carry)
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
    while index < bCount {
      let (partial, underflow) = a[index].subtractingReportingOverflow(b[index])
      let (limb, underflowOfBorrow) = partial.subtractingReportingOverflow(borrow)
      difference[index] = limb
      borrow = (underflow ? 1 : 0) | (underflowOfBorrow ? 1 : 0)
      index += 1
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
