import BigNumbers
import Testing

@Suite struct FixedPointExponentialTests {
  /// Returns e^x for |x| < 1 in units of 2^−bits, by the plain series with 64 extra working bits.
  private func exponential(_ x: BigInt, bits: Int) -> BigInt {
    let (one, x) = (BigInt(1) << (bits + 64), x << 64)
    var (sum, term, count) = (one, one, BigInt(1))
    while !term.isZero {
      term = term * x / (one * count)
      sum += term
      count += 1
    }
    return sum >> 64
  }

  /// The powers of a negative number have signs that depend on a term's place in its block.
  @Test(arguments: 1...7, [1, 2, 3, 5])
  func liesWithinItsErrorOfTheSeries(block: Int, limbs: Int) {
    let (bits, halvings) = (64 * limbs, 4)
    let terms = (bits / halvings / block + 2) * block
    let shape = BigInt.ExponentialShape(
      limbs: limbs, halvings: halvings, terms: terms, block: block)
    let least = BigInt(1) << (bits - halvings)
    for magnitude in [least - 1, least / 3, least / 1_000, BigInt(1), BigInt(0)] {
      for t in [magnitude, -magnitude] {
        let error = t.fixedPointExponential(shape) - exponential(t << halvings, bits: bits)
        #expect(
          error.magnitude <= BigInt(64) << halvings,
          "e^(\(t)·2^\(halvings)) to \(bits) bits in blocks of \(block) is off by \(error)")
      }
    }
  }
}
