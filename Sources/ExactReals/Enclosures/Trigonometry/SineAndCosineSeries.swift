import BigNumbers

/// Sine and cosine of a number from 0 up to 1 by their Taylor series, for all but great precisions.
///
/// R. Brent, "Fast multiple-precision evaluation of elementary functions" (J. ACM 23, 1976): the argument
/// is halved, the series of the cosine summed, and the halving undone by the formula for the double angle.
/// The sum takes about 2√n products for n terms: D. Smith, "Efficient multiple-precision evaluation of
/// elementary functions" (Math. Comp. 52, 1989).
enum SineAndCosineSeries {
  /// Returns the sine and the cosine of `x`, each off by less than two units of 2^−`x.places`.
  ///
  /// - Complexity: O(∛b) products for *b* significant bits.
  static func values(
    of x: FixedPointFraction, within budget: Budget
  ) throws(CalculationError) -> SineAndCosine {
    let zeros = x.leadingZeroCount
    let bits = x.places - zeros
    let halvings = max(halvingCount(bits: bits) - zeros, 0)
    let reducedZeros = zeros + halvings
    let guardBits = 10 + (bits.bitWidth - bits.leadingZeroBitCount)
    let seriesBits = bits + guardBits
    let termCount = SineAndCosineSeries.termCount(bits: seriesBits, zeros: reducedZeros)
    // Smith's splitting takes two products per row, and a pass or two over the words for each term.
    let rows = Int(Double(termCount).squareRoot()) + 1
    try budget.payForProduct(bits: seriesBits, times: halvings + 2 * rows + 5)
    try budget.pay(3 * Int64(termCount) * WorkPrice.pass(WorkPrice.words(bits: seriesBits)))

    // From here on, everything is in units of 2^−places, in which half of x² still has as many significant
    // bits as the series: so the sine of a small number keeps its own.
    let places = seriesBits + 2 * zeros
    let square = (x.numerator * x.numerator) >> (2 * x.places - places)
    let sum = cosineSum(
      minusSquare: -square >> (2 * reducedZeros), places: seriesBits,
      termCount: termCount)
    // z = 4^j·(1 − cos(x/2^j)) with j = halvings; each step of the loop lowers j by one, for
    // 1 − cos 2y = 4(1 − cos y) − 2(1 − cos y)². A step's derivative lies in (0, 1], so errors do
    // not grow: the total is below 2 for the square, termCount + 2 for the sum, and 1 for this
    // product and for each step, together less than 2^(guardBits − 8) units of 2^−places.
    var z = (square * sum) >> (seriesBits + 1)
    var j = halvings
    while j > 0 {
      z -= (z * z) >> (places + 2 * j + 1)
      j -= 1
    }
    // sin² = 2z − z². As sin x > 2^−(zeros + 2), the root raises the error of z to less than
    // 2·2^(guardBits − 8)·2^(zeros + 2)·2^−places = 2^−5 units of 2^−x.places.
    let rootPlaces = x.places + 3
    let sineSquare = ((z << (places + 1)) - z * z) >> (2 * (places - rootPlaces))
    return SineAndCosine(
      sine: sineSquare.squareRoot() >> 3,
      cosine: ((BigInt(1) << places) - z) >> (places - x.places))
  }

  /// Returns how often to halve a number near 1: as many squarings as the rest of the series has products.
  private static func halvingCount(bits: Int) -> Int {
    var count = 3
    while count * count * count < bits { count += 1 }
    return count
  }

  /// Returns the smallest n with 2·u^n / (2n + 2)! < 2^−bits for all u < 4^−zeros.
  ///
  /// The terms of the series alternate and decrease, so the remainder after the first n is less than that.
  private static func termCount(bits: Int, zeros: Int) -> Int {
    var count = 1
    // The logarithm of (2n + 2)!/2, from below.
    var factorialBits = 3
    while 2 * zeros * count + factorialBits <= bits {
      count += 1
      let factor = (2 * count + 1) * (2 * count + 2)
      factorialBits += Int.bitWidth - 1 - factor.leadingZeroBitCount
    }
    return count
  }

  /// Returns the sum of 2·(−u)^k / (2k + 2)! for k below `termCount`, off by less than `termCount` + 2
  /// units of 2^−`places`.
  ///
  /// Needs −1/4 < −u ≤ 0, given in these units.
  private static func cosineSum(minusSquare: BigInt, places: Int, termCount: Int) -> BigInt {
    // Each power is off by less than two units: 1 from its product, less from those of its factors.
    var stride = 1
    while stride * stride < termCount { stride += 1 }
    var powers = [BigInt(1) << places, minusSquare]
    while powers.count <= stride {
      powers.append((powers[powers.count - 1] * minusSquare) >> places)
    }
    // From the last term down. With d(k) = (2k + 1)(2k + 2), the term k is the one before times −u/d(k).
    // The sum is kept in units of 2/(2·top + 2)!, in which the term `top` has the factor 1, the one below
    // it d(top), then d(top)·d(top − 1), until the next factor would not fit in a word: then a division
    // makes the current term the new `top`. The errors of powers, products and quotients count for less in
    // the end than they do here.
    var sum = BigInt()
    var factor: UInt64 = 1
    var k = termCount - 1
    while k >= 0 {
      let power = powers[k % stride]
      sum += factor == 1 ? power : power * BigInt(factor)
      if k > 0 {
        if k % stride == 0 { sum = (sum * powers[stride]) >> places }
        let divisor = UInt64(2 * k + 1) * UInt64(2 * k + 2)
        let (next, overflow) = factor.multipliedReportingOverflow(by: divisor)
        if overflow { sum = sum / BigInt(factor) }
        factor = overflow ? divisor : next
      }
      k -= 1
    }
    return factor == 1 ? sum : sum / BigInt(factor)
  }
}
