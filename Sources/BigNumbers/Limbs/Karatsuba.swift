extension Limbs {
  /// From this many limbs on, Karatsuba's method squares faster than the schoolbook method.
  static var squareThreshold: Int { 48 }

  /// Returns the limbs of scratch memory for a Karatsuba product of two numbers of `count` limbs.
  static func karatsubaScratch(_ count: Int) -> Int {
    // Each level keeps 4·⌈count/2⌉ + 1 limbs; the sizes halve, rounded up, at most 64 times.
    4 * count + 8 * UInt.bitWidth
  }

  /// Writes `a · b` to `product`, of `2 · count` limbs, with three products of half the size.
  ///
  /// A. Karatsuba and Yu. Ofman (1962), in the form with differences: with both factors cut at
  /// `half`, the middle of the product is a₀b₀ + a₁b₁ − (a₀ − a₁)(b₀ − b₁).
  static func multiplyKaratsuba(
    _ product: LimbPointer, _ a: LimbSource, _ b: LimbSource, _ count: Int, _ scratch: LimbPointer
  ) {
    if count < karatsubaThreshold {
      multiplySchoolbook(product, a, count, b, count)
      return
    }
    let half = (count + 1) / 2
    let rest = count - half
    let cross = scratch
    let next = scratch + 2 * half
    // The differences are stored where the product will be.
    let aIsNegative = absoluteDifference(product, a, half, a + half, rest)
    let bIsNegative = absoluteDifference(product + half, b, half, b + half, rest)
    multiplyKaratsuba(cross, product, product + half, half, next)
    multiplyKaratsuba(product, a, b, half, next)
    multiplyKaratsuba(product + 2 * half, a + half, b + half, rest, next)
    interpolate(product, half, rest, cross, next, isNegative: aIsNegative != bIsNegative)
  }

  /// Writes `a²` to `product`, of `2 · count` limbs, with three squares of half the size.
  static func squareKaratsuba(
    _ product: LimbPointer, _ a: LimbSource, _ count: Int, _ scratch: LimbPointer
  ) {
    if count < squareThreshold {
      squareSchoolbook(product, a, count)
      return
    }
    let half = (count + 1) / 2
    let rest = count - half
    let cross = scratch
    let next = scratch + 2 * half
    _ = absoluteDifference(product, a, half, a + half, rest)
    squareKaratsuba(cross, product, half, next)
    squareKaratsuba(product, a, half, next)
    squareKaratsuba(product + 2 * half, a + half, rest, next)
    interpolate(product, half, rest, cross, next, isNegative: false)
  }

  /// Adds the middle of a product whose outer parts are in place.
  ///
  /// `cross` is |a₀ − a₁|·|b₀ − b₁|, of `2 · half` limbs; `isNegative` is the sign that it has lost.
  private static func interpolate(
    _ product: LimbPointer, _ half: Int, _ rest: Int, _ cross: LimbSource,
    _ scratch: LimbPointer, isNegative: Bool
  ) {
    let middle = scratch
    middle[2 * half] = add(middle, product, 2 * half, product + 2 * half, 2 * rest)
    // The middle is a₀b₁ + a₁b₀, so it is not negative and a borrow stays within its limbs.
    if isNegative {
      middle[2 * half] &+= add(middle, middle, 2 * half, cross, 2 * half)
    } else {
      middle[2 * half] &-= subtract(middle, middle, 2 * half, cross, 2 * half)
    }
    let above = half + 2 * rest
    // Its top limbs are zero where they would extend beyond the product.
    let count = Swift.min(2 * half + 1, above)
    add(product + half, product + half, above, middle, count)
  }

  /// Writes |a − b| to `difference`, of `aCount` limbs; returns whether a < b.
  ///
  /// Needs `aCount` equal to `bCount` or one more.
  private static func absoluteDifference(
    _ difference: LimbPointer, _ a: LimbSource, _ aCount: Int, _ b: LimbSource, _ bCount: Int
  ) -> Bool {
    if aCount > bCount, a[bCount] != 0 {
      subtract(difference, a, aCount, b, bCount)
      return false
    }
    if aCount > bCount { difference[bCount] = 0 }
    if compare(a, b, bCount) >= 0 {
      subtract(difference, a, bCount, b, bCount)
      return false
    }
    subtract(difference, b, bCount, a, bCount)
    return true
  }
}
