import BigNumbers

/// The sine and the cosine of one number, in units stated by the creator of the value.
struct SineAndCosine {
  let sine: BigInt
  let cosine: BigInt

  init(sine: BigInt, cosine: BigInt) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Creates the sine and the cosine of `x`, each off by less than two units of 2^−`x.places`.
  init(of x: FixedPointFraction, within budget: Budget) throws(CalculationError) {
    if let values = try SineAndCosineInWords.values(of: x, within: budget) {
      self = values
      return
    }
    self =
      x.places - x.leadingZeroCount < SineAndCosine.bitBurstThreshold
      ? try SineAndCosineSeries.values(of: x, within: budget)
      : try SineAndCosineBitBurst.values(of: x, within: budget)
  }

  /// From this many bits on, the bit-burst method is faster.
  private static var bitBurstThreshold: Int { 60_000 }
}
