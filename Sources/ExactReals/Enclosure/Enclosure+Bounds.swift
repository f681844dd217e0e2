extension Enclosure {
  /// Whether all numbers inside are smaller in size than a power of two.
  func isSmaller(thanPowerOfTwo exponent: Int64) -> Bool {
    if radius.isInfinite { return false }
    guard let upper = magnitudeExponents?.upper else { return true }
    return upper <= exponent
  }
}
