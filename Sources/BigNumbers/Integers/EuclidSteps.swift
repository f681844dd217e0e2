/// Several steps of Euclid's algorithm at once: (a, b) becomes (u0·a − v0·b, v1·b − u1·a), or the negation
/// of both.
struct EuclidSteps {
  private var u0: UInt = 0
  private var v0: UInt = 0
  private var u1: UInt = 1
  private var v1: UInt = 0
  private var isEven = false

  /// Whether their determinant is −1.
  var isOdd: Bool { !isEven }

  /// Whether not a single quotient was certain.
  var isEmpty: Bool { v0 == 0 }

  /// Finds the steps from the leading 63 bits of `a` and the bits of `b` at the same place.
  ///
  /// These are from two limbs if a limb has 32 bits, so that the cofactors fill a limb there, and half of a
  /// limb of 64 bits.
  ///
  /// Needs `a >= b` and at least two limbs of both.
  init(_ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int) {
    let shift = a[aCount - 1].leadingZeroBitCount
    var x = EuclidSteps.leadingBits(a, aCount, below: aCount, shift)
    var y = EuclidSteps.leadingBits(b, bCount, below: aCount, shift)
    var (u0, v0, u1, v1): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 1, 0)
    var (u2, v2): (UInt64, UInt64) = (0, 1)
    // While this holds, the next quotient of the whole numbers is that of the leading bits (G. Collins; T.
    // Jebelean, "A double-digit Lehmer-Euclid algorithm", J. Symb. Comp. 19, 1995). At the start
    // x0 = v2·x + v1·y < 2^63, and x > 2·v2, so that the cofactors kept, u1 <= v1, are at most 2^31, and
    // their sum fits in a limb of 32 bits or is its base.
    while y >= v2, x &- y >= v1 &+ v2 {
      // Two in five quotients are 1, and a division takes longer than everything else.
      let difference = x &- y
      let (quotient, remainder) =
        difference < y ? (1, difference) : x.quotientAndRemainder(dividingBy: y)
      (x, y) = (y, remainder)
      (u0, u1, u2) = (u1, u2, u1 &+ quotient &* u2)
      (v0, v1, v2) = (v1, v2, v1 &+ quotient &* v2)
      isEven.toggle()
    }
    (self.u0, self.v0) = (UInt(truncatingIfNeeded: u0), UInt(truncatingIfNeeded: v0))
    (self.u1, self.v1) = (UInt(truncatingIfNeeded: u1), UInt(truncatingIfNeeded: v1))
  }

  /// Returns 63 bits that start a number of zeros below the top of the limb before a place; beyond a
  /// number's ends there are zeros.
  @inline(__always)
  private static func leadingBits(
    _ limbs: LimbSource, _ count: Int, below place: Int, _ zeros: Int
  ) -> UInt64 {
    /// Returns the limb at a distance below the place.
    func limb(_ distance: Int) -> UInt64 {
      let index = place - distance
      return index >= 0 && index < count ? UInt64(limb: limbs[index]) : 0
    }
    let (bits, next): (UInt64, UInt64) =
      Limbs.areShort ? (limb(1) &<< 32 | limb(2), limb(3) &<< 32) : (limb(1), limb(2))
    // In two steps, as a shift by 64 would do nothing.
    return (bits << zeros | (next >> 1) >> (63 - zeros)) >> 1
  }

  /// Writes the results of the steps on two numbers of `count` limbs, which may be overwritten.
  func apply(
    _ a: LimbSource, _ b: LimbSource, _ count: Int, to first: LimbPointer, _ second: LimbPointer
  ) {
    if isEven {
      EuclidSteps.combine(a, b, count, u0, v0, v1, u1, to: first, second)
    } else {
      // Both differences change sign: then the first is v0·b − u0·a, the second u1·a − v1·b.
      EuclidSteps.combine(b, a, count, v0, u0, u1, v1, to: first, second)
    }
  }

  /// Writes p0·a − q0·b and p1·b − q1·a, both at least zero.
  @inline(__always)
  private static func combine(
    _ a: LimbSource, _ b: LimbSource, _ count: Int,
    _ p0: UInt, _ q0: UInt, _ p1: UInt, _ q1: UInt, to first: LimbPointer, _ second: LimbPointer
  ) {
    if Limbs.areShort {
      // With cofactors up to 2^31 a difference of products, plus the carry into it, fits in 63 bits and a sign.
      let (p0, q0) = (Int64(limb: p0), Int64(limb: q0))
      let (p1, q1) = (Int64(limb: p1), Int64(limb: q1))
      var (carryA, carryB): (Int64, Int64) = (0, 0)
      for index in 0..<count {
        let (x, y) = (Int64(limb: a[index]), Int64(limb: b[index]))
        carryA &+= p0 &* x &- q0 &* y
        carryB &+= p1 &* y &- q1 &* x
        first[index] = UInt(truncatingIfNeeded: carryA)
        second[index] = UInt(truncatingIfNeeded: carryB)
        carryA &>>= 32
        carryB &>>= 32
      }
      return
    }
    var (carryA, borrowA, carryB, borrowB): (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    for index in 0..<count {
      let (x, y) = (a[index], b[index])
      first[index] = ~Limbs.multiplyAdd(q0, y, ~Limbs.multiplyAdd(p0, x, 0, &carryA), &borrowA)
      second[index] = ~Limbs.multiplyAdd(q1, x, ~Limbs.multiplyAdd(p1, y, 0, &carryB), &borrowB)
    }
  }

  /// Appends the steps to those of a row of a matrix, (p, q) of `count` limbs: (p·v1 + q·u1, p·v0 + q·u0).
  ///
  /// - Returns: The two limbs written above the rows, combined by `or`: zero if both are.
  func append(to row: (p: LimbPointer, q: LimbPointer), _ count: Int) -> UInt {
    // The sum of a row's cofactors is at most the base, so the sum of the carries is below it.
    var (first, second, third, fourth): (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    for index in 0..<count {
      let (p, q) = (row.p[index], row.q[index])
      row.p[index] = Limbs.multiplyAdd(u1, q, Limbs.multiplyAdd(v1, p, 0, &first), &second)
      row.q[index] = Limbs.multiplyAdd(u0, q, Limbs.multiplyAdd(v0, p, 0, &third), &fourth)
    }
    (row.p[count], row.q[count]) = (first &+ second, third &+ fourth)
    return row.p[count] | row.q[count]
  }
}
