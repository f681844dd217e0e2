import BigNumbers

extension Enclosure {
  /// Returns ln Γ(z) by Stirling's series alone, for z so large that no shift is needed.
  ///
  /// ```swift
  /// try Enclosure.logarithmOfGamma(Enclosure(BigInt(1) << 60), precision: 128, within: budget)
  /// ```
  ///
  /// - Throws: ``CalculationError/tooMuchWork`` if the precision is too high for the argument, and what the
  ///   budget throws.
  static func logarithmOfGamma(
    _ z: Enclosure, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    let least = StirlingSeries.leastArgument(precision: precision)
    guard z.lowerBound.floorExponent > 64 - Int64(least.leadingZeroBitCount)
    else { throw .tooMuchWork }
    // (z − ½)·ln z − z + ½·ln 2π + Σ
    let half = Enclosure(BigInt(1), exponent: -1)
    let power = try product(
      difference(z, half, precision: precision), log(z, precision: precision, within: budget),
      precision: precision)
    let turn = try log(
      pi(precision: precision, within: budget).scaled(byPowerOfTwo: 1), precision: precision,
      within: budget)
    let series = try StirlingSeries.sum(at: z, precision: precision, within: budget)
    return try sum(
      difference(power, z, precision: precision),
      sum(turn.scaled(byPowerOfTwo: -1), series, precision: precision), precision: precision)
  }
}
