import BigNumbers

/// Sine and cosine of a number from 0 up to 1 at great precisions.
///
/// R. Brent, "The complexity of multiple-precision arithmetic" (1976), called bit-burst by D. and G.
/// Chudnovsky: the binary places of the argument are cut into pieces, each twice as long as all before it.
/// The series of a short piece is a sum of fractions with small parts, which binary splitting adds up; that
/// of a long piece, being far after the point, has few terms.
enum SineAndCosineBitBurst {
  /// Returns the sine and the cosine of `x`, each off by less than two units of 2^−`x.places`.
  ///
  /// - Complexity: O(M(b)·log² b) for *b* places.
  static func values(
    of x: FixedPointFraction, within budget: Budget
  ) throws(CalculationError) -> SineAndCosine {
    // Every piece and its rotation add less than 8 units to the error of either value, and there are fewer
    // than 64 pieces: 512 units of 2^−places, half a unit in the end.
    let places = x.places + 10
    var start = x.leadingZeroCount
    var end = max(firstEnd, start + start / 2)
    var rotation: SineAndCosine?
    while start < x.places {
      end = min(end, x.places)
      let piece = (x.numerator >> (x.places - end)) & ((BigInt(1) << (end - start)) - 1)
      if !piece.isZero {
        let zeros = piece.trailingZeroBitCount
        let values = try values(
          of: FixedPointFraction(numerator: piece >> zeros, places: end - zeros), places: places,
          within: budget)
        rotation = try product(rotation, values, places: places, within: budget)
      }
      start = end
      end *= 3
    }
    guard let rotation else { return SineAndCosine(sine: 0, cosine: BigInt(1) << x.places) }
    return SineAndCosine(sine: rotation.sine >> 10, cosine: rotation.cosine >> 10)
  }

  /// The end of the first piece: shorter pieces are more in number, longer ones have larger fractions.
  private static var firstEnd: Int { 32 }

  /// Returns the sine and the cosine of the sum of two angles.
  private static func product(
    _ a: SineAndCosine?, _ b: SineAndCosine, places: Int, within budget: Budget
  ) throws(CalculationError) -> SineAndCosine {
    guard let a else { return b }
    try budget.payForProduct(bits: places, times: 4)
    return SineAndCosine(
      sine: (a.sine * b.cosine + a.cosine * b.sine) >> places,
      cosine: (a.cosine * b.cosine - a.sine * b.sine) >> places)
  }

  /// Returns the sine and the cosine of a piece, each off by less than three units of 2^−`places`.
  private static func values(
    of x: FixedPointFraction, places: Int, within budget: Budget
  ) throws(CalculationError) -> SineAndCosine {
    let series = SineSeriesSplitting(of: x, places: places)
    let sum = try series.sum(within: budget)
    // sin x = x·(1 + T/Q): the remainder of the sum and the quotient are off by less than 2 units.
    let sine =
      (x.numerator * ((BigInt(1) << places) + sum)) >> x.places
    // As sin x < 0.85, the error of the sine grows by a factor of less than 1.6 in the cosine.
    let cosine = ((BigInt(1) << (2 * places)) - sine * sine).squareRoot()
    return SineAndCosine(sine: sine, cosine: cosine)
  }
}

/// The terms of sin x / x − 1 = −x²/(2·3) + x⁴/(2·3·4·5) − …, added up by binary splitting.
///
/// B. Haible and T. Papanikolaou, "Fast multiprecision evaluation of series of rational numbers" (1998).
/// All runs of terms on one level of the tree have the same length, so they share the power of x² that they
/// begin with.
private struct SineSeriesSplitting {
  /// −x² = minusSquare / 2^squarePlaces.
  let minusSquare: BigInt
  let squarePlaces: Int
  let places: Int

  /// The number of terms in a run at the bottom, and of levels above it.
  let leafLength: Int
  let levelCount: Int

  init(of x: FixedPointFraction, places: Int) {
    minusSquare = -(x.numerator * x.numerator)
    squarePlaces = 2 * x.places
    self.places = places
    var count = 1
    // The smallest n with x^(2n) / (2n + 1)! < 2^−places, so that the remainder is less than a unit.
    let zeros = x.leadingZeroCount
    var factorialBits = 2
    while 2 * zeros * count + factorialBits <= places {
      count += 1
      factorialBits += Int.bitWidth - 1 - ((2 * count) * (2 * count + 1)).leadingZeroBitCount
    }
    var levels = 0
    while (count - 1) >> levels >= 8 { levels += 1 }
    leafLength = ((count - 1) >> levels) + 1
    levelCount = levels
  }

  /// Returns the sum in units of 2^−`places`, off by less than two.
  func sum(within budget: Budget) throws(CalculationError) -> BigInt {
    var powers: [BigInt] = []
    var power = minusSquare.raised(to: leafLength)
    for level in 0..<levelCount {
      if level > 0 {
        try budget.payForProduct(bits: power.magnitudeBitWidth)
        power = power * power
      }
      powers.append(power)
    }
    let (numerator, denominator) = try sum(
      level: levelCount, index: 0, powers: powers, within: budget)
    let shift = squarePlaces * (leafLength << levelCount) - places
    try budget.payForProduct(bits: places, times: 4)
    return (numerator >> shift) / denominator
  }

  /// Returns the sum of the run `index` on a level, without the factor common to all its terms.
  ///
  /// It is T / (Q·2^(squarePlaces·length)), where Q is the product of the run's divisors.
  private func sum(
    level: Int, index: Int, powers: [BigInt], within budget: Budget
  ) throws(CalculationError) -> (numerator: BigInt, denominator: BigInt) {
    if level == 0 { return leafSum(first: index * leafLength + 1) }
    let left = try sum(level: level - 1, index: 2 * index, powers: powers, within: budget)
    let right = try sum(level: level - 1, index: 2 * index + 1, powers: powers, within: budget)
    let power = powers[level - 1]
    try budget.payForProduct(
      bits: max(left.numerator.magnitudeBitWidth, power.magnitudeBitWidth), times: 3)
    let shift = squarePlaces * (leafLength << (level - 1))
    return (
      ((left.numerator * right.denominator) << shift) + power * right.numerator,
      left.denominator * right.denominator
    )
  }

  /// Returns the sum of `leafLength` terms: from the last one down, each step adds one and multiplies by
  /// −x²/(2k(2k + 1)).
  private func leafSum(first: Int) -> (numerator: BigInt, denominator: BigInt) {
    var numerator = BigInt()
    var denominator = BigInt(1)
    var k = first + leafLength - 1
    var length = 0
    while k >= first {
      // (1 + T/(Q·2^s))·(−x²)/d = (Q·2^s + T)·minusSquare / (Q·d·2^(s + squarePlaces))
      numerator = minusSquare * (numerator + (denominator << (squarePlaces * length)))
      denominator *= BigInt(UInt64(2 * k) * UInt64(2 * k + 1))
      k -= 1
      length += 1
    }
    return (numerator, denominator)
  }
}
