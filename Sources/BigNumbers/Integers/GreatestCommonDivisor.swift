extension BigInt {
  /// Returns the largest number that divides both; the magnitude of one if the other is zero.
  ///
  /// ```swift
  /// BigInt(-12).greatestCommonDivisor(with: 18)  // 6
  /// ```
  ///
  /// - Complexity: O(M(*n*) log *n*) for numbers of *n* words, where M(*n*) is the cost of a product; no
  ///   allocation when both have at most two.
  public func greatestCommonDivisor(with other: BigInt) -> BigInt {
    if isZero { return other.magnitude }
    if other.isZero { return magnitude }
    // One part of a fraction is often 1, whatever the length of the other.
    if isUnit || other.isUnit { return 1 }
    if case .inline(let a, 0, _) = storage, case .inline(let b, 0, _) = other.storage {
      return BigInt(low: UInt.greatestCommonDivisor(a, b), isNegative: false)
    }
    if Limbs.areShort, case .inline(let a0, let a1, _) = storage,
      case .inline(let b0, let b1, _) = other.storage
    {
      // The contents of two limbs still fit in one word of the processor, or of WebAssembly.
      return BigInt(
        UInt64.greatestCommonDivisor(
          UInt64(limb: a1) << 32 | UInt64(limb: a0), UInt64(limb: b1) << 32 | UInt64(limb: b0)))
    }
    if BigInt.compareMagnitudes(self, other) < 0 {
      return other.greatestCommonDivisor(with: self)
    }
    if other.limbCount > EuclidMatrix.threshold {
      return .greatestCommonDivisor(ofLong: magnitude, other.magnitude)
    }
    return withLimbs { a, aCount in
      other.withLimbs { b, bCount in
        Limbs.withScratch(aCount + bCount + 2) { scratch in
          let x = scratch
          let y = scratch + aCount + 1
          x.update(from: a, count: aCount)
          y.update(from: b, count: bCount)
          return Limbs.greatestCommonDivisor(x, aCount, y, bCount)
        }
      }
    }
  }

  /// Returns the greatest common divisor of two long numbers above zero, the first at least as large.
  private static func greatestCommonDivisor(ofLong a: BigInt, _ b: BigInt) -> BigInt {
    var (a, b) = (a, b)
    while b.limbCount > EuclidMatrix.threshold {
      EuclidMatrix.shorten(&a, &b)
      (a, b) = (b, a % b)
    }
    return a.greatestCommonDivisor(with: b)
  }

  /// Returns the smallest number above zero that is a multiple of both; zero if one of them is zero.
  ///
  /// ```swift
  /// BigInt(4).leastCommonMultiple(with: -6)  // 12
  /// ```
  ///
  /// - Complexity: That of a greatest common divisor and a product.
  public func leastCommonMultiple(with other: BigInt) -> BigInt {
    if isZero || other.isZero { return BigInt() }
    return (self / greatestCommonDivisor(with: other) * other).magnitude
  }
}

extension Limbs {
  /// Returns the greatest common divisor of two numbers, which it overwrites; the first is the larger.
  ///
  /// Each has space for one more limb. D. Lehmer (1938): the quotients of Euclid's algorithm are found from
  /// the leading limbs alone, for as long as they are certain, and applied to the whole numbers at once.
  static func greatestCommonDivisor(
    _ x: LimbPointer, _ xCount: Int, _ y: LimbPointer, _ yCount: Int
  ) -> BigInt {
    var (a, aCount) = (x, xCount)
    var (b, bCount) = (y, yCount)
    while bCount > 1 {
      let step = EuclidSteps(a, aCount, b, bCount)
      if step.isEmpty {
        (a, aCount, b, bCount) = (b, bCount, a, remainder(a, aCount, by: b, bCount))
      } else {
        if bCount < aCount { b[bCount] = 0 }
        step.apply(a, b, aCount, to: a, b)
        bCount = significantCount(b, aCount)
        aCount = significantCount(a, aCount)
      }
    }
    if bCount == 0 { return BigInt(copying: a, count: aCount, isNegative: false) }
    let rest = remainder(a, aCount, by: b[0])
    return BigInt(low: UInt.greatestCommonDivisor(b[0], rest), isNegative: false)
  }

  /// Replaces `a` by its remainder by `b`, and returns the number of limbs.
  private static func remainder(
    _ a: LimbPointer, _ aCount: Int, by b: LimbSource, _ bCount: Int
  ) -> Int {
    withScratch(aCount + 1) { scratch in
      let quotient = scratch
      return withScratch(bCount) { rest in
        divide(quotient, rest, a, aCount, b, bCount)
        a.update(from: rest, count: bCount)
        return significantCount(a, bCount)
      }
    }
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Returns the greatest common divisor, by halving and subtracting.
  ///
  /// Knuth 4.5.2, algorithm B, due to Stein.
  @inline(__always)
  static func greatestCommonDivisor(_ a: Self, _ b: Self) -> Self {
    if a == 0 || b == 0 { return a | b }
    if a == 1 || b == 1 { return 1 }
    let twos = (a | b).trailingZeroBitCount
    var a = a &>> Self(truncatingIfNeeded: a.trailingZeroBitCount)
    var b = b &>> Self(truncatingIfNeeded: b.trailingZeroBitCount)
    while a != b {
      let difference = a > b ? a &- b : b &- a
      b = a < b ? a : b
      a = difference &>> Self(truncatingIfNeeded: difference.trailingZeroBitCount)
    }
    return a << twos
  }
}

extension FixedWidthInteger {
  /// Returns the smallest common multiple of two positive numbers, which has to fit.
  package func leastCommonMultiple(with other: Self) -> Self {
    // The divisor is at most as large as either.
    self / Self(truncatingIfNeeded: Magnitude.greatestCommonDivisor(magnitude, other.magnitude))
      * other
  }
}
