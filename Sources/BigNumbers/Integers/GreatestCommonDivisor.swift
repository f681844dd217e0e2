extension BigInt {
  /// The largest number that divides both; the magnitude of one if the other is zero.
  ///
  /// ```swift
  /// BigInt(-12).greatestCommonDivisor(with: 18)  // 6
  /// ```
  ///
  /// - Complexity: O(*n*²) for numbers of *n* words; no allocation when both have at most two.
  public func greatestCommonDivisor(with other: BigInt) -> BigInt {
    if isZero { return other.magnitude }
    if other.isZero { return magnitude }
    // One of a fraction's parts is often 1, whatever the length of the other.
    if isUnit || other.isUnit { return 1 }
    if case .inline(let a, 0, _) = storage, case .inline(let b, 0, _) = other.storage {
      return BigInt(low: UInt.greatestCommonDivisor(a, b), isNegative: false)
    }
    if BigInt.compareMagnitudes(self, other) < 0 {
      return other.greatestCommonDivisor(with: self)
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

  /// The smallest number above zero that both divide; zero if one of them is zero.
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
  /// The greatest common divisor of two numbers that it overwrites, the first the larger.
  ///
  /// Each has space for one limb more. D. Lehmer (1938): the quotients of Euclid's algorithm are
  /// found from the leading limbs alone, for as long as they are certain, and applied to the whole
  /// numbers at once.
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
        step.apply(a, b, aCount)
        bCount = significantCount(b, aCount)
        aCount = significantCount(a, aCount)
      }
    }
    if bCount == 0 { return BigInt(copying: a, count: aCount, isNegative: false) }
    let rest = remainder(a, aCount, by: b[0])
    return BigInt(low: UInt.greatestCommonDivisor(b[0], rest), isNegative: false)
  }

  /// Leaves the remainder of `a` by `b` in place of `a` and returns its count.
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

/// Some steps of Euclid's algorithm at once: (a, b) becomes (u0·a − v0·b, v1·b − u1·a), or the
/// negation of both.
private struct EuclidSteps {
  private var u0: UInt = 0
  private var v0: UInt = 0
  private var u1: UInt = 1
  private var v1: UInt = 0
  private var isEven = false

  /// Whether not even one quotient was certain.
  var isEmpty: Bool { v0 == 0 }

  /// Finds the steps from the leading limb of `a` and the bits of `b` at the same place.
  ///
  /// Needs `a >= b` and at least two limbs of both.
  init(_ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int) {
    let shift = UInt(a[aCount - 1].leadingZeroBitCount)
    var x = EuclidSteps.leadingLimb(a[aCount - 1], a[aCount - 2], shift)
    var y: UInt = 0
    if bCount == aCount {
      y = EuclidSteps.leadingLimb(b[bCount - 1], b[bCount - 2], shift)
    } else if bCount == aCount - 1 {
      y = EuclidSteps.leadingLimb(0, b[bCount - 1], shift)
    }
    var (u2, v2): (UInt, UInt) = (0, 1)
    // While this holds, the next quotient of the whole numbers is that of the leading limbs
    // (G. Collins; T. Jebelean, "A double-digit Lehmer-Euclid algorithm", J. Symb. Comp. 19, 1995).
    // The cofactors stay below half a limb, so nothing overflows.
    while y >= v2, x &- y >= v1 &+ v2 {
      let (quotient, remainder) = x.quotientAndRemainder(dividingBy: y)
      (x, y) = (y, remainder)
      (u0, u1, u2) = (u1, u2, u1 &+ quotient &* u2)
      (v0, v1, v2) = (v1, v2, v1 &+ quotient &* v2)
      isEven.toggle()
    }
  }

  private static func leadingLimb(_ high: UInt, _ low: UInt, _ shift: UInt) -> UInt {
    shift == 0 ? high : high << shift | low >> (UInt(UInt.bitWidth) - shift)
  }

  /// Applies the steps to two numbers of `count` limbs, in place.
  func apply(_ a: LimbPointer, _ b: LimbPointer, _ count: Int) {
    if isEven {
      EuclidSteps.combine(a, b, count, u0, v0, v1, u1)
    } else {
      // Both differences change sign: then the first is v0·b − u0·a, the second u1·a − v1·b.
      EuclidSteps.combine(b, a, count, v0, u0, u1, v1, swapping: true)
    }
  }

  /// Writes p0·a − q0·b and p1·b − q1·a, both at least zero, to `a` and `b`, or to `b` and `a`.
  @inline(__always)
  private static func combine(
    _ a: LimbPointer, _ b: LimbPointer, _ count: Int,
    _ p0: UInt, _ q0: UInt, _ p1: UInt, _ q1: UInt, swapping: Bool = false
  ) {
    var (carryA, borrowA, carryB, borrowB): (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    for index in 0..<count {
      let (x, y) = (a[index], b[index])
      let first = ~Limbs.multiplyAdd(q0, y, ~Limbs.multiplyAdd(p0, x, 0, &carryA), &borrowA)
      let second = ~Limbs.multiplyAdd(q1, x, ~Limbs.multiplyAdd(p1, y, 0, &carryB), &borrowB)
      a[index] = swapping ? second : first
      b[index] = swapping ? first : second
    }
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The greatest common divisor, by halving and subtracting.
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
  /// The smallest number that two positive ones divide, which has to fit.
  package func leastCommonMultiple(with other: Self) -> Self {
    // The divisor is at most as large as either.
    self / Self(truncatingIfNeeded: Magnitude.greatestCommonDivisor(magnitude, other.magnitude))
      * other
  }
}
