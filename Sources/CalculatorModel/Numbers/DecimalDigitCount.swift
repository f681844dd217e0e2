extension UInt64 {
  /// How many decimal digits the number has; 1 for zero.
  var decimalDigitCount: Int {
    var count = 1
    var bound: UInt64 = 10
    // 10^19 is the largest power of ten in 64 bits, so `bound` never overflows.
    while self >= bound {
      count += 1
      guard count < 20 else { break }
      bound *= 10
    }
    return count
  }

  /// Ten to that power, for exponents from 0 through 19.
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
