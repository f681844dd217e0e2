import BigNumbers

/// A number above 0 and below 1 in binary places: `numerator` · 2^−`places`.
struct FixedPointFraction {
  let numerator: BigInt
  let places: Int

  /// The number of zeros after the point: the value is at least 2^−(n + 1) and below 2^−n.
  var leadingZeroCount: Int { places - numerator.magnitudeBitWidth }
}
