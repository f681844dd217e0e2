extension BigInt {
  /// The product of two numbers.
  ///
  /// - Complexity: O(*n*²) for small numbers of *n* words; no allocation while the product has at
  ///   most two words.
  public static func * (lhs: BigInt, rhs: BigInt) -> BigInt {
    let isNegative = lhs.isNegative != rhs.isNegative
    if case .inline(let a0, 0, _) = lhs.storage, case .inline(let b0, 0, _) = rhs.storage {
      let (high, low) = a0.multipliedFullWidth(by: b0)
      return BigInt(low: low, high: high, isNegative: isNegative)
    }
    if lhs.isZero || rhs.isZero { return BigInt(low: 0, isNegative: false) }
    return lhs.withLimbs { a, aCount in
      rhs.withLimbs { b, bCount in
        BigInt(capacity: aCount + bCount, isNegative: isNegative) { product in
          if aCount >= bCount {
            Limbs.multiply(product, a, aCount, b, bCount)
          } else {
            Limbs.multiply(product, b, bCount, a, aCount)
          }
        }
      }
    }
  }

  /// Multiplies this number by another.
  public static func *= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs * rhs
  }
}

extension Limbs {
  /// Writes `a · b` to `product`, of `aCount + bCount` limbs, which overlaps neither factor.
  ///
  /// Needs `aCount >= bCount >= 1`.
  static func multiply(
    _ product: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    product[aCount] = multiply(product, a, aCount, by: b[0], adding: 0)
    var row = 1
    while row < bCount {
      product[aCount + row] = addProduct(product + row, a, aCount, times: b[row])
      row += 1
    }
  }

  /// Writes `a · factor + addend` to `product`, of `count` limbs, and returns the limb above.
  ///
  /// `product` may be `a`.
  static func multiply(
    _ product: LimbPointer, _ a: LimbSource, _ count: Int, by factor: UInt, adding addend: UInt
  ) -> UInt {
    var carry = addend
    var index = 0
    while index < count {
      let (high, low) = a[index].multipliedFullWidth(by: factor)
      let (limb, overflow) = low.addingReportingOverflow(carry)
      product[index] = limb
      carry = high &+ (overflow ? 1 : 0)
      index += 1
    }
    return carry
  }

  /// Adds `a · factor` to the `count` limbs of `sum` and returns the limb above.
  static func addProduct(
    _ sum: LimbPointer, _ a: LimbSource, _ count: Int, times factor: UInt
  ) -> UInt {
    var carry: UInt = 0
    var index = 0
    while index < count {
      // (B − 1)² + 2(B − 1) = B² − 1: the double word cannot overflow.
      var (high, low) = a[index].multipliedFullWidth(by: factor)
      let (partial, overflow) = low.addingReportingOverflow(carry)
      high &+= overflow ? 1 : 0
      (low, carry) = (0, high)
      let (limb, overflowOfSum) = partial.addingReportingOverflow(sum[index])
      carry &+= overflowOfSum ? 1 : 0
      sum[index] = limb
      index += 1
    }
    return carry
  }

  /// Subtracts `a · factor` from the `count` limbs of `difference` and returns the limb above.
  static func subtractProduct(
    _ difference: LimbPointer, _ a: LimbSource, _ count: Int, times factor: UInt
  ) -> UInt {
    var borrow: UInt = 0
    var index = 0
    while index < count {
      let (high, low) = a[index].multipliedFullWidth(by: factor)
      let (partial, overflow) = low.addingReportingOverflow(borrow)
      let (limb, underflow) = difference[index].subtractingReportingOverflow(partial)
      difference[index] = limb
      borrow = high &+ (overflow ? 1 : 0) &+ (underflow ? 1 : 0)
      index += 1
    }
    return borrow
  }
}
