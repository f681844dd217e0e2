import BigNumbers

/// Sine and cosine of a number from 0 up to 1 at small precisions, without any allocation.
///
/// It uses the Taylor series of a repeatedly halved argument, and as many doublings of the angle.
enum SineAndCosineInWords {
  /// The most words of a number kept on the stack.
  private static var maximumCount: Int { 512 / UInt.bitWidth }

  /// Returns the sine and the cosine of `x`, each off by less than two units of 2^−`x.places`; `nil` if
  /// this takes more words than are allowed here.
  static func values(
    of x: FixedPointFraction, within budget: Budget
  ) throws(CalculationError) -> SineAndCosine? {
    let zeros = x.leadingZeroCount
    // This makes y < 2^−6.
    let halvings = max(6 + x.places / 64 - zeros, 0)
    // By the proof below, the error is less than 2^(3/2·halvings + 7) ends.
    let wanted = x.places + halvings + halvings / 2 + 10
    let count = (wanted + UInt.bitWidth - 1) / UInt.bitWidth
    if count > maximumCount { return nil }
    try budget.pay(Int64(1000 + 200 * count))

    let bits = count * UInt.bitWidth
    let words = (x.numerator << (bits - x.places - halvings)).words
    let termCount = termCount(bits: bits, zeros: zeros + halvings)
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 5 * maximumCount) { memory in
      // The allocation is not empty, so it has an address.
      guard let y = memory.baseAddress else { return nil }
      var index = 0
      while index < count {
        y[index] = index < words.count ? words[index] : 0
        index += 1
      }
      let (sine, versine) = series(
        y, scratch: y + maximumCount, count: count, termCount: termCount, doublings: halvings)
      let drop = bits - x.places
      return SineAndCosine(
        sine: BigInt(copying: sine, count: count, isNegative: false) >> drop,
        cosine: (BigInt(1) << x.places)
          - BigInt(copying: versine, count: count, isNegative: false) >> drop)
    }
  }

  /// Returns the smallest n with u^n / (2n)! < 2^−bits for all u < 4^−zeros.
  private static func termCount(bits: Int, zeros: Int) -> Int {
    var count = 1
    // The logarithm of (2n)!, from below.
    var factorialBits = 1
    while 2 * zeros * count + factorialBits <= bits {
      count += 1
      let factor = (2 * count - 1) * (2 * count)
      factorialBits += Int.bitWidth - 1 - factor.leadingZeroBitCount
    }
    return count
  }

  /// Returns the sine s and the versine v = 1 − cosine of `y · 2^doublings`, with `count` = n words each.
  ///
  /// `scratch` has four times `maximumCount` words; the results are in it and in `y`.
  private static func series(
    _ y: UnsafeMutablePointer<UInt>, scratch: UnsafeMutablePointer<UInt>, count: Int,
    termCount: Int, doublings: Int
  ) -> (sine: UnsafeMutablePointer<UInt>, versine: UnsafeMutablePointer<UInt>) {
    let square = scratch
    let product = scratch + maximumCount
    let sineRest = scratch + 2 * maximumCount
    let versine = scratch + 3 * maximumCount
    FractionWords.multiply(square, y, y, count)
    // 1 − sin y/y = u/(2·3)·(1 − u/(4·5)·(1 − …)) and 1 − cos y = u/(1·2)·(1 − u/(3·4)·(1 − …)) with
    // u = y². From within, each step is r ← (u − u·r)/d. Its error E is (n + 1)·(1 + r) from u, n + 1 from
    // the product and u·E from the previous r, divided by d, plus 1: as u < 2^−12, r < 1/2 and d ≥ 2, it
    // stays below 2n + 3.
    var k = UInt(termCount)
    var index = 0
    while index < count {
      sineRest[index] = 0
      versine[index] = 0
      index += 1
    }
    while k > 0 {
      FractionWords.multiply(product, square, sineRest, count)
      FractionWords.subtract(sineRest, square, product, count)
      FractionWords.divide(sineRest, by: 2 * k * (2 * k + 1), count)
      FractionWords.multiply(product, square, versine, count)
      FractionWords.subtract(versine, square, product, count)
      FractionWords.divide(versine, by: (2 * k - 1) * (2 * k), count)
      k -= 1
    }
    FractionWords.multiply(product, y, sineRest, count)
    FractionWords.subtract(y, y, product, count)
    // sin 2y = 2(s − s·v) and 1 − cos 2y = 2s². With errors of at most D, both become at most
    // 2·D·(cos y + sin y) + 2(n + 2) ≤ 2√2·D + 2(n + 2). From D = 2n + 3 this grows in m steps to
    // less than 2^(3m/2)·(4n + 6), and n ≤ 16: less than 2^(3m/2 + 7).
    var step = 0
    while step < doublings {
      FractionWords.multiply(product, y, versine, count)
      FractionWords.multiply(versine, y, y, count)
      FractionWords.double(versine, count)
      FractionWords.subtract(y, y, product, count)
      FractionWords.double(y, count)
      step += 1
    }
    return (y, versine)
  }
}
