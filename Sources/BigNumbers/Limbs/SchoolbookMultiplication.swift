extension Limbs {
  /// Writes `a · b` to `product`, of `aCount + bCount` limbs, row by row.
  ///
  /// Needs `aCount >= bCount >= 1`. Knuth 4.3.1, algorithm M, two rows at a time so that each limb of the
  /// sum is read and written half as often.
  static func multiplySchoolbook(
    _ product: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    product[aCount] = multiply(product, a, aCount, by: b[0], adding: 0)
    var row = 1
    if bCount & 1 == 0 {
      product[aCount + 1] = addProduct(product + 1, a, aCount, times: b[1])
      row = 2
    }
    while row < bCount {
      addProduct(product + row, a, aCount, times: b[row], b[row + 1])
      row += 2
    }
  }

  /// Writes `a²` to `product`, of `2 · count` limbs.
  ///
  /// The products of two different limbs are added once and doubled; then come the squares.
  static func squareSchoolbook(_ product: LimbPointer, _ a: LimbSource, _ count: Int) {
    product.update(repeating: 0, count: count)
    product[2 * count - 1] = 0
    var row = 0
    while row + 1 < count {
      // The first limb of a pair of rows gets only their common product; the other limbs get products of
      // both rows.
      var first: UInt = 0
      product[2 * row + 1] = multiplyAdd(a[row], a[row + 1], product[2 * row + 1], &first)
      addProduct(
        product + 2 * row + 2, a + row + 2, count - row - 2, times: a[row], a[row + 1],
        adding: first)
      row += 2
    }
    var carry: UInt = 0
    var shifted: UInt = 0
    var index = 0
    while index < count {
      let (high, low) = a[index].multipliedFullWidth(by: a[index])
      let p0 = product[2 * index]
      let p1 = product[2 * index + 1]
      product[2 * index] = add(p0 << 1 | shifted, low, &carry)
      product[2 * index + 1] = add(p1 << 1 | p0 >> (UInt.bitWidth - 1), high, &carry)
      shifted = p1 >> (UInt.bitWidth - 1)
      index += 1
    }
  }

  /// Returns the low limb of `a · b + addend + carry`; the high limb becomes the carry.
  ///
  /// (B − 1)² + 2(B − 1) = B² − 1, so the two limbs cannot overflow. The addend comes first because it is
  /// known early: only two additions remain on the chain of carries.
  @inline(__always)
  static func multiplyAdd(_ a: UInt, _ b: UInt, _ addend: UInt, _ carry: inout UInt) -> UInt {
    if areShort {
      // (B − 1)² + 2·(B − 1) = B² − 1: two limbs are enough for all of it.
      let whole =
        UInt64(limb: a) &* UInt64(limb: b) &+ UInt64(limb: addend) &+ UInt64(limb: carry)
      carry = UInt(truncatingIfNeeded: whole &>> 32)
      return UInt(truncatingIfNeeded: whole)
    }
    let (high, low) = a.multipliedFullWidth(by: b)
    let (partial, overflow) = low.addingReportingOverflow(addend)
    let raised = high &+ (overflow ? 1 : 0)
    let (limb, overflowOfCarry) = partial.addingReportingOverflow(carry)
    carry = raised &+ (overflowOfCarry ? 1 : 0)
    return limb
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
      product[index] = multiplyAdd(a[index], factor, 0, &carry)
      index &+= 1
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
      sum[index] = multiplyAdd(a[index], factor, sum[index], &carry)
      index &+= 1
    }
    return carry
  }

  /// Adds `a · (high·B + low) + addend` to the `count` limbs of `sum`; sets the two limbs above.
  private static func addProduct(
    _ sum: LimbPointer, _ a: LimbSource, _ count: Int, times low: UInt, _ high: UInt,
    adding addend: UInt = 0
  ) {
    var lowCarry = addend
    var highCarry: UInt = 0
    var previous: UInt = 0
    var index = 0
    while index < count {
      // The upper row is one limb behind, so its addend is the limb that the lower row has just written.
      let limb = a[index]
      let lower = multiplyAdd(limb, low, sum[index], &lowCarry)
      sum[index] = multiplyAdd(previous, high, lower, &highCarry)
      previous = limb
      index &+= 1
    }
    sum[count] = multiplyAdd(previous, high, lowCarry, &highCarry)
    sum[count + 1] = highCarry
  }

  /// Subtracts `a · factor` from the `count` limbs of `difference` and returns the limb above.
  static func subtractProduct(
    _ difference: LimbPointer, _ a: LimbSource, _ count: Int, times factor: UInt
  ) -> UInt {
    var borrow: UInt = 0
    var index = 0
    while index < count {
      // x − y = ~(~x + y): the chain of carries is that of an addition.
      difference[index] = ~multiplyAdd(a[index], factor, ~difference[index], &borrow)
      index &+= 1
    }
    return borrow
  }
}
