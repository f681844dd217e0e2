extension BigInt {
  /// Creates the number from a floating-point value, rounded towards zero.
  ///
  /// - Precondition: The value is finite. If that isn't known, use `init(exactly:)`, which returns `nil`.
  public init<T: BinaryFloatingPoint>(_ source: T) {
    precondition(source.isFinite, "Not a finite number")
    if source.magnitude < 1 {
      self.init()
      return
    }
    // The value is significand · 2^(exponent − fraction width), where the significand is an integer that
    // includes its leading one.
    let width = T.significandBitCount
    let significand = BigInt(source.significandBitPattern) | (BigInt(1) << width)
    let shifted = significand << (Int(source.exponent) - width)
    self = source.sign == .minus ? -shifted : shifted
  }

  /// Creates the number from a floating-point value that is an integer.
  public init?<T: BinaryFloatingPoint>(exactly source: T) {
    guard source.isFinite, source.rounded(.towardZero) == source else { return nil }
    self.init(source)
  }
}
