extension BigInt {
  /// Returns the product of two numbers.
  ///
  /// - Complexity: O(*n*²) for small numbers of *n* words, O(*n*^1.6) from 32 words on, and
  ///   O(*n* log *n*) from 1500; no allocation while the product has at most two.
  public static func * (lhs: BigInt, rhs: BigInt) -> BigInt {
    let isNegative = lhs.isNegative != rhs.isNegative
    if case .inline(let a0, 0, _) = lhs.storage, case .inline(let b0, 0, _) = rhs.storage {
      let (high, low) = a0.multipliedFullWidth(by: b0)
      return BigInt(low: low, high: high, isNegative: isNegative)
    }
    if lhs.isZero || rhs.isZero { return BigInt() }
    // A fraction's denominator is often 1.
    if lhs.isUnit { return rhs.withSign(isNegative: isNegative) }
    if rhs.isUnit { return lhs.withSign(isNegative: isNegative) }
    if case .inline(let a0, let a1, _) = lhs.storage, case .inline(let b0, let b1, _) = rhs.storage
    {
      return product(of: (a0, a1), (b0, b1), isNegative: isNegative)
    }
    return lhs.withLimbs { a, aCount in
      rhs.withLimbs { b, bCount in
        BigInt(capacity: aCount + bCount, isNegative: isNegative) { product in
          if aCount == bCount, a == b || Limbs.compare(a, b, aCount) == 0 {
            Limbs.square(product, a, aCount)
          } else if aCount >= bCount {
            Limbs.multiply(product, a, aCount, b, bCount)
          } else {
            Limbs.multiply(product, b, bCount, a, aCount)
          }
        }
      }
    }
  }

  /// Returns the product of two magnitudes of two limbs each, lower limb first.
  private static func product(
    of a: (UInt, UInt), _ b: (UInt, UInt), isNegative: Bool
  ) -> BigInt {
    let first = a.0.multipliedFullWidth(by: b.0)
    var (limb1, limb2): (UInt, UInt) = (first.high, 0)
    limb1 = Limbs.multiplyAdd(a.1, b.0, limb1, &limb2)
    var limb3: UInt = 0
    limb1 = Limbs.multiplyAdd(a.0, b.1, limb1, &limb3)
    if a.1 == 0 || b.1 == 0 {
      // One of the two middle products is zero, and so is its carry.
      limb2 |= limb3
      limb3 = 0
      if limb2 == 0 { return BigInt(low: first.low, high: limb1, isNegative: isNegative) }
    } else {
      limb2 = Limbs.multiplyAdd(a.1, b.1, limb2, &limb3)
    }
    return BigInt(capacity: 4, isNegative: isNegative) { limbs in
      (limbs[0], limbs[1], limbs[2], limbs[3]) = (first.low, limb1, limb2, limb3)
    }
  }

  /// Multiplies this number by another.
  public static func *= (lhs: inout BigInt, rhs: BigInt) {
    lhs = lhs * rhs
  }
}

extension Limbs {
  /// From this many limbs of the smaller factor on, Karatsuba's method is faster.
  static var karatsubaThreshold: Int { 32 }

  /// From this many limbs of the smaller factor on, the number-theoretic transform is faster.
  static var transformThreshold: Int { 1500 }

  /// From this many limbs on, the transform squares faster.
  static var squareTransformThreshold: Int { 1500 }

  /// Writes `a · b` to `product`, of `aCount + bCount` limbs, which overlaps neither factor.
  ///
  /// Needs `aCount >= bCount >= 1`.
  static func multiply(
    _ product: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    if bCount < karatsubaThreshold {
      multiplySchoolbook(product, a, aCount, b, bCount)
    } else if bCount >= transformThreshold, aCount < 4 * bCount,
      aCount + bCount <= maximumTransformLength
    {
      multiplyByTransform(product, a, aCount, b, bCount)
    } else if aCount == bCount {
      withScratch(karatsubaScratch(aCount)) { scratch in
        multiplyKaratsuba(product, a, b, aCount, scratch)
      }
    } else {
      multiplyUnbalanced(product, a, aCount, b, bCount)
    }
  }

  /// Multiplies in pieces as long as the smaller factor.
  private static func multiplyUnbalanced(
    _ product: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    // Pieces for the transform may be longer, which wastes fewer of its zeros.
    let pieceCount = bCount >= transformThreshold ? 2 * bCount : bCount
    withScratch(pieceCount + bCount) { piece in
      product.update(repeating: 0, count: aCount + bCount)
      var start = 0
      while start < aCount {
        let count = Swift.min(pieceCount, aCount - start)
        if count >= bCount {
          multiply(piece, a + start, count, b, bCount)
        } else {
          multiply(piece, b, bCount, a + start, count)
        }
        add(product + start, product + start, aCount + bCount - start, piece, count + bCount)
        start += count
      }
    }
  }

  /// Writes `a²` to `product`, of `2 · count` limbs, which does not overlap `a`.
  static func square(_ product: LimbPointer, _ a: LimbSource, _ count: Int) {
    if count < squareThreshold {
      squareSchoolbook(product, a, count)
    } else if count >= squareTransformThreshold, 2 * count <= maximumTransformLength {
      multiplyByTransform(product, a, count, a, count)
    } else {
      withScratch(karatsubaScratch(count)) { scratch in
        squareKaratsuba(product, a, count, scratch)
      }
    }
  }
}
