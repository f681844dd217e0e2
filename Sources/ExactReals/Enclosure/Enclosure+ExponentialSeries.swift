import BigNumbers

extension Enclosure {
  /// e^t for 0 ≤ |t| < 2^−halvings in units of 2^−bits, by its Taylor series.
  ///
  /// In blocks of m terms with the powers of t up to t^m at hand (M. Paterson and L. Stockmeyer, "On
  /// the number of nonscalar multiplications necessary to evaluate polynomials", 1973; D. Smith,
  /// "Efficient multiple-precision evaluation of elementary functions", 1989), and one division by
  /// the product of the m denominators for each block. The error is below 6 units.
  static func exponentialByTaylor(
    _ t: BigInt, bits: Int, halvings: Int, within budget: Budget
  ) throws(CalculationError) -> FixedPoint {
    let (count, block) = shapeOfSeries(bits: bits, halvings: halvings)
    try budget.payForProduct(bits: bits, times: block + count / block)
    var powers = [BigInt(1) << bits, t]
    while powers.count <= block {
      let half = powers.count / 2
      powers.append(powers[half].times(powers[powers.count - half], bits: bits))
    }
    // S(k) is the sum of k!/(k + j)!·t^j. From S(k + m) it is
    // (P + P/(k + 1)·t + ⋯ + P/((k + 1)⋯(k + m − 1))·t^(m − 1) + t^m·S(k + m)) / P
    // with P = (k + 1)⋯(k + m). A power is off by less than 2 units, as |t| < 1/2; their sum over
    // their factors by less than 2·(1/2 + 1/6 + ⋯) < 1.5, t^m·S by less than S(k + m)'s error and 4,
    // and the quotient by 1: with P ≥ 2 that is below 6 at every k. The terms left out are below 1.
    var sum = BigInt()
    var k = count - block
    while k >= 0 {
      var value = powers[block].times(sum, bits: bits)
      var factor: UInt64 = 1
      for j in stride(from: block - 1, through: 0, by: -1) {
        factor *= UInt64(k + j + 1)
        value += powers[j] * BigInt(factor)
      }
      sum = value / BigInt(factor)
      k -= block
    }
    return FixedPoint(units: sum, bits: bits, error: 7)
  }

  /// How many terms the series of e^t needs for |t| < 2^−halvings, and how many to take together.
  private static func shapeOfSeries(bits: Int, halvings: Int) -> (count: Int, block: Int) {
    // The terms left out are below 2·2^(−halvings·count)/count!.
    var count = 1
    var reached = halvings
    while reached <= bits + 1 {
      count += 1
      reached += halvings + Int.bitWidth - 1 - count.leadingZeroBitCount
    }
    let width = Int.bitWidth - (count + 16).leadingZeroBitCount
    // The product of the denominators of a block is one word.
    var block = 1
    while block * block < count, (block + 1) * width <= 63 { block += 1 }
    return ((count + block - 1) / block * block, block)
  }

  /// e^t for |t| < 2^−halvings in units of 2^−bits, by pieces of t that double in length.
  ///
  /// The bit-burst method: each piece is a fraction of few bits, or so small that few terms are
  /// needed, and its series is summed by binary splitting (R. Brent, "The complexity of
  /// multiple-precision arithmetic", 1976; D. and G. Chudnovsky, 1990).
  static func exponentialByBitBurst(
    _ t: BigInt, bits: Int, halvings: Int, within budget: Budget
  ) throws(CalculationError) -> FixedPoint {
    var product = BigInt(1) << bits
    var error = 0
    var rest = t.magnitude
    var end = 2 * halvings
    while !rest.isZero {
      let places = min(end, bits)
      let piece = rest >> (bits - places)
      rest -= piece << (bits - places)
      if !piece.isZero {
        let factor = try exponential(of: piece, places: places, bits: bits, within: budget)
        try budget.payForProduct(bits: bits)
        product = product.times(factor, bits: bits)
        // Both are below 2 and off by a few units: a product of e^|t| < 2 in all.
        error += 4
      }
      end *= 2
    }
    error = 2 * error + 2
    guard t.isNegative else { return FixedPoint(units: product, bits: bits, error: error) }
    try budget.payForProduct(bits: bits, times: 3)
    // 1/v for v ≥ 1: off by less than v's error, and one.
    return FixedPoint(
      units: (BigInt(1) << (2 * bits)) / product, bits: bits, error: error + 1)
  }

  /// e^(u/2^places) for 0 < u/2^places < 1/2 in units of 2^−bits, off by at most 2.
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
    let sum = try ExponentialSum(
      0, count - 1, numerator, places: places, isLast: true, within: budget)
    try budget.payForProduct(bits: bits, times: 3)
    // t/(q·2^twos), with no more bits of both than matter: cutting both to bits + 16 changes the
    // quotient by less than 2^−14 of a unit.
    let excess = max(sum.q.magnitudeBitWidth - bits - 16, 0)
    let shift = bits - sum.twos
    let t = shift - excess >= 0 ? sum.t << (shift - excess) : sum.t >> (excess - shift)
    return (BigInt(1) << bits) + t / (sum.q >> excess)
  }
}

/// The sum of start!/k!·(u/2^places)^(k − start) for k above `start` up to `end`: t/(q·2^twos).
private struct ExponentialSum {
  /// u^(end − start); not computed for the last part.
  var p: BigInt
  /// end!/start!.
  var q: BigInt
  /// The numerator.
  var t: BigInt
  /// places·(end − start).
  var twos: Int

  init(
    _ start: Int, _ end: Int, _ u: BigInt, places: Int, isLast: Bool, within budget: Budget
  ) throws(CalculationError) {
    twos = places * (end - start)
    if end - start <= 1 {
      (p, q, t) = end == start ? (BigInt(1), BigInt(1), BigInt()) : (u, BigInt(end), u)
      return
    }
    let middle = start + (end - start) / 2
    let left = try ExponentialSum(
      start, middle, u, places: places, isLast: false, within: budget)
    let right = try ExponentialSum(
      middle, end, u, places: places, isLast: isLast, within: budget)
    if end - start > 8 {
      try budget.payForProduct(bits: right.t.magnitudeBitWidth, times: 3)
    }
    p = isLast ? BigInt() : left.p * right.p
    q = left.q * right.q
    t = ((left.t * right.q) << right.twos) + left.p * right.t
  }
}
