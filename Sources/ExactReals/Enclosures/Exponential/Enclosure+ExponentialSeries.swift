import BigNumbers

extension Enclosure {
  /// Returns e^t for |t| < 1, by the Taylor series of e^(t/2^halvings).
  static func exponentialBySeries(
    _ t: FixedPoint, within budget: Budget
  ) throws(CalculationError) -> FixedPoint {
    let halvings = halvingsOfSeries(bits: t.bits)
    // The kernel is off by less than 2^(halvings + 6) of its own units.
    let limbs = (t.bits + halvings + 6 + UInt.bitWidth - 1) / UInt.bitWidth
    let bits = limbs * UInt.bitWidth
    let (terms, block) = shapeOfSeries(bits: bits, halvings: halvings)
    try budget.payForProduct(bits: bits, times: block + terms / block + halvings)
    let reduced = t.units << (bits - t.bits - halvings)
    let value = reduced.fixedPointExponential(
      BigInt.ExponentialShape(limbs: limbs, halvings: halvings, terms: terms, block: block))
    // This adds less than one unit, and rounding down another.
    return FixedPoint(units: value >> (bits - t.bits), bits: t.bits, error: 2)
  }

  /// Returns the number of halvings that takes the least time.
  private static func halvingsOfSeries(bits: Int) -> Int {
    // Fewer squarings than products in the series, which blocks reduce: measured.
    var root = 4
    while root * root * 6 < bits { root += 1 }
    return root
  }

  /// Returns the number of terms that the series of e^t needs for |t| < 2^−halvings, and how many to take
  /// together.
  private static func shapeOfSeries(bits: Int, halvings: Int) -> (terms: Int, block: Int) {
    // The terms left out are below 2·2^(−halvings·count)/count!.
    var count = 1
    var reached = halvings
    while reached <= bits + 1 {
      count += 1
      reached += halvings + Int.bitWidth - 1 - count.leadingZeroBitCount
    }
    let width = Int.bitWidth - (count + 16).leadingZeroBitCount
    // The product of the denominators of a block is below half a limb's range.
    var block = 1
    while block * block < count, (block + 1) * width < UInt.bitWidth { block += 1 }
    return ((count + block - 1) / block * block, block)
  }

  /// Returns e^t for |t| < 1, by pieces of t/2^halvings that double in length.
  ///
  /// The bit-burst method: each piece is a fraction of few bits, or so small that few terms are
  /// needed, and its series is summed by binary splitting (R. Brent, "The complexity of
  /// multiple-precision arithmetic", 1976; D. and G. Chudnovsky, 1990).
  static func exponentialByBitBurst(
    _ t: FixedPoint, within budget: Budget
  ) throws(CalculationError) -> FixedPoint {
    // A number next to zero needs no more of them.
    let halvings = max(24 - max(t.bits - t.units.magnitudeBitWidth, 0), 0)
    let guardBits = halvings + 16
    let bits = t.bits + guardBits
    let reduced = t.units << (guardBits - halvings)
    var value = try productOfPieces(reduced, bits: bits, within: budget)
    try budget.payForProduct(bits: bits, times: halvings)
    for _ in 0..<halvings { value = value.times(value, bits: bits) }
    // As in the other series, an error d grows to less than 8·(d + 1)·2^halvings, which is less than
    // 2^guardBits; rounding down adds another unit.
    return FixedPoint(units: value >> guardBits, bits: t.bits, error: 2)
  }

  /// Returns the product of e to the pieces of |t| < 2^−24, or its reciprocal for t below zero; off by less
  /// than 2^12 units.
  private static func productOfPieces(
    _ t: BigInt, bits: Int, within budget: Budget
  ) throws(CalculationError) -> BigInt {
    // The factors are below 2 and off by a few units, and their product is e^|t| < 2: so each adds less
    // than 8 units, and as their pieces double in length, there are fewer than 64.
    var product: BigInt?
    var rest = t.magnitude
    var end = 48
    while !rest.isZero {
      let places = min(end, bits)
      let piece = rest >> (bits - places)
      rest -= piece << (bits - places)
      if !piece.isZero {
        let factor = try exponential(of: piece, places: places, bits: bits, within: budget)
        if let before = product {
          try budget.payForProduct(bits: bits)
          product = before.times(factor, bits: bits)
        } else {
          product = factor
        }
      }
      end *= 2
    }
    let value = product ?? BigInt(1) << bits
    guard t.isNegative else { return value }
    let excess = value - BigInt(1) << bits
    if 2 * excess.magnitudeBitWidth < bits {
      // 1/(1 + d) for 0 ≤ d < 2^(−bits/2): less than a unit below 1 − d + d².
      try budget.payForProduct(bits: excess.magnitudeBitWidth)
      return (BigInt(1) << bits) - excess + excess.times(excess, bits: bits)
    }
    try budget.payForQuotient(bits: bits)
    // 1/v for v ≥ 1: off by less than v's error, plus one.
    return (BigInt(1) << (2 * bits)) / value
  }

  /// Returns e^(u/2^places) for 0 < u/2^places < 1/2 in units of 2^−bits, off by at most 2.
  private static func exponential(
    of u: BigInt, places: Int, bits: Int, within budget: Budget
  ) throws(CalculationError) -> BigInt {
    let zeros = u.trailingZeroBitCount
    let numerator = u >> zeros
    let places = places - zeros
    // The terms left out are below 2·(u/2^places)^count/count!.
    let perTerm = places - numerator.magnitudeBitWidth
    var count = 1
    var reached = perTerm
    while reached <= bits + 1 {
      count += 1
      reached += perTerm + Int.bitWidth - 1 - count.leadingZeroBitCount
    }
    let sum = try BinarySplitting.sum(over: 1..<count, within: budget) {
      BinarySplitting(p: numerator, q: BigInt($0), twos: places)
    }
    try budget.payForProduct(bits: bits, times: 3)
    // t/(q·2^twos), with no more bits of both than matter: cutting both to bits + 16 changes the quotient
    // by less than 2^−14 of a unit.
    let excess = max(sum.q.magnitudeBitWidth - bits - 16, 0)
    let shift = bits - sum.twos
    let t = shift - excess >= 0 ? sum.t << (shift - excess) : sum.t >> (excess - shift)
    return (BigInt(1) << bits) + t / (sum.q >> excess)
  }
}
