import BigNumbers

extension Enclosure {
  /// Whether the exponent has run out: no cancellation within the precision comes this close to zero.
  var isBelowExponentRange: Bool { isSmaller(thanPowerOfTwo: -Self.exponentLimit / 2) }

  /// Returns whole numbers that the ball times 2^places lies between; nil if it is beyond 2^places itself.
  package func wholeBounds(places: Int) -> (least: BigInt, greatest: BigInt)? {
    guard let bound = magnitudeExponents?.upper ?? (isExact ? 0 : nil), bound <= places else {
      return nil
    }
    let middle = significand.shifted(byPowerOfTwo: exponent + Int64(places))
    let reach = BigInt(UInt64(radius.significand))
      .shifted(byPowerOfTwo: radius.exponent + Int64(places))
    // Both are rounded down.
    return (middle - reach - 1, middle + reach + 2)
  }

  /// A number that no magnitude in the ball exceeds; nil if there is none.
  package var greatestMagnitude: Enclosure? {
    let bound = upperBound
    return bound.isInfinite
      ? nil : Enclosure(BigInt(UInt64(bound.significand)), exponent: bound.exponent)
  }

  /// The least and the greatest number in the ball; nil if there are none.
  package func ends() throws(CalculationError) -> (least: Enclosure, greatest: Enclosure)? {
    if radius.isInfinite { return nil }
    let reach = Enclosure(BigInt(UInt64(radius.significand)), exponent: radius.exponent)
    return (
      try Enclosure.difference(midpoint, reach, precision: Self.maximumPrecision),
      try Enclosure.sum(midpoint, reach, precision: Self.maximumPrecision)
    )
  }

  /// Whether all numbers inside are smaller in magnitude than a power of two.
  func isSmaller(thanPowerOfTwo exponent: Int64) -> Bool {
    if radius.isInfinite { return false }
    guard let upper = magnitudeExponents?.upper else { return true }
    return upper <= exponent
  }
}

extension BigInt {
  fileprivate func shifted(byPowerOfTwo power: Int64) -> BigInt {
    power >= 0 ? self << Int(clamping: power) : self >> Int(clamping: -power)
  }
}
