extension Limbs {
  /// From this many limbs of quotient and divisor on, division by halves is faster.
  static var recursiveDivisionThreshold: Int { 64 }

  /// Divides in place: `quotient` gets `aCount − bCount` limbs and `a` keeps the remainder.
  ///
  /// Needs `bCount >= 2`, the top bit of `b` set, and the leading `bCount` limbs of `a` below `b`.
  static func divideNormalized(
    _ quotient: LimbPointer, _ a: LimbPointer, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) {
    var rest = aCount - bCount
    if Swift.min(rest, bCount) < recursiveDivisionThreshold {
      divideSchoolbook(quotient, a, aCount, b, bCount)
      return
    }
    withScratch(bCount) { scratch in
      // The quotient comes in pieces as long as the divisor; the first of them is shorter.
      var pieceCount = rest % bCount == 0 ? bCount : rest % bCount
      while rest > 0 {
        rest -= pieceCount
        divideShort(quotient + rest, pieceCount, a + rest, b, bCount, scratch)
        pieceCount = bCount
      }
    }
  }

  /// Divides `a`, of `bCount + count` limbs, in place, for a quotient of `count <= bCount` limbs.
  ///
  /// `scratch` has `bCount` limbs.
  private static func divideShort(
    _ quotient: LimbPointer, _ count: Int, _ a: LimbPointer, _ b: LimbSource, _ bCount: Int,
    _ scratch: LimbPointer
  ) {
    if count < recursiveDivisionThreshold {
      divideSchoolbook(quotient, a, bCount + count, b, bCount)
      return
    }
    if count == bCount {
      divideInHalves(quotient, a, b, bCount, scratch)
      return
    }
    // The quotient of the leading limbs is at most two too large: the divisor is cut to as many limbs as
    // the quotient has.
    let cut = bCount - count
    let top = divideWithOverflow(quotient, count, a + cut, b + cut, count, scratch)
    correct(quotient, count, top, a, b, bCount, cut, scratch)
  }

  /// Divides `a`, of `2 · count` limbs, by `b`, of `count`, in place.
  ///
  /// C. Burnikel and J. Ziegler, "Fast recursive division" (1998), in the form of R. Brent and
  /// P. Zimmermann, Modern Computer Arithmetic, algorithm 1.8.
  private static func divideInHalves(
    _ quotient: LimbPointer, _ a: LimbPointer, _ b: LimbSource, _ count: Int,
    _ scratch: LimbPointer
  ) {
    if count < recursiveDivisionThreshold {
      divideSchoolbook(quotient, a, 2 * count, b, count)
      return
    }
    let low = count / 2
    let high = count - low
    // The upper half of the quotient, from the leading limbs of the divisor …
    var top = divideWithOverflow(quotient + low, high, a + 2 * low, b + low, high, scratch)
    correct(quotient + low, high, top, a + low, b, count, low, scratch)
    // … and the lower half, from the remainder.
    top = divideWithOverflow(quotient, low, a + high, b + high, low, scratch)
    correct(quotient, low, top, a, b, count, high, scratch)
  }

  /// Divides `2 · count` limbs by `count` when the quotient may need one more bit, and returns that bit.
  private static func divideWithOverflow(
    _ quotient: LimbPointer, _ count: Int, _ a: LimbPointer, _ b: LimbSource, _ bCount: Int,
    _ scratch: LimbPointer
  ) -> UInt {
    var top: UInt = 0
    if compare(a + count, b, bCount) >= 0 {
      subtract(a + count, a + count, bCount, b, bCount)
      top = 1
    }
    divideInHalves(quotient, a, b, bCount, scratch)
    return top
  }

  /// Completes a division that ignored the low `cut` limbs of the divisor.
  ///
  /// `quotient`, with the bit `top` above it, is exact for the rest of `b`, and the remainder is in place
  /// at `a + cut`. Subtracts quotient · (b modulo B^cut) from `a` and corrects the quotient as long as the
  /// result is below zero.
  private static func correct(
    _ quotient: LimbPointer, _ count: Int, _ top: UInt, _ a: LimbPointer,
    _ b: LimbSource, _ bCount: Int, _ cut: Int, _ scratch: LimbPointer
  ) {
    if cut >= count {
      multiply(scratch, b, cut, quotient, count)
    } else {
      multiply(scratch, quotient, count, b, cut)
    }
    var top = top
    var borrow = subtract(a, a, bCount, scratch, bCount)
    if top != 0 { borrow += subtract(a + count, a + count, bCount - count, b, cut) }
    var one: UInt = 1
    while borrow > 0 {
      top &-= subtract(quotient, quotient, count, &one, 1)
      borrow -= add(a, a, bCount, b, bCount)
    }
  }
}
