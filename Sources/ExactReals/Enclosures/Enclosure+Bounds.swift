extension Enclosure {
  /// Whether the exponent has run out: no cancellation within the precision comes this close to zero.
  var isBelowExponentRange: Bool { isSmaller(thanPowerOfTwo: -Self.exponentLimit / 2) }

  /// Whether all numbers inside are smaller in magnitude than a power of two.
  func isSmaller(thanPowerOfTwo exponent: Int64) -> Bool {
    if radius.isInfinite { return false }
    guard let upper = magnitudeExponents?.upper else { return true }
    return upper <= exponent
  }
}
