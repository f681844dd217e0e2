extension BigInt {
  /// The largest distance of a left shift: 2³¹ − 1 bits, a quarter of a gigabyte.
  ///
  /// A larger number is more likely a mistake than intended, and takes all memory.
  public static var maximumShift: Int { 0x7fff_ffff }

  /// Returns the number times a power of two; a negative distance shifts right.
  ///
  /// - Precondition: The distance is at most ``maximumShift``.
  /// - Complexity: O(*n*) for a result of *n* words.
  public static func << <RHS: BinaryInteger>(lhs: BigInt, rhs: RHS) -> BigInt {
    lhs.shifted(left: Int(clamping: rhs))
  }

  /// Returns the number divided by a power of two, rounded down; a negative distance shifts left.
  ///
  /// - Precondition: The distance is not below −``maximumShift``.
  /// - Complexity: O(*n*) for a number of *n* words.
  public static func >> <RHS: BinaryInteger>(lhs: BigInt, rhs: RHS) -> BigInt {
    lhs.shifted(right: Int(clamping: rhs))
  }

  /// Returns the number times a power of two; a negative distance shifts right.
  ///
  /// It works as for any other integer, without checking its type.
  public static func << (lhs: BigInt, rhs: Int) -> BigInt { lhs.shifted(left: rhs) }

  /// Returns the number divided by a power of two, rounded down; a negative distance shifts left.
  ///
  /// It works as for any other integer, without checking its type.
  public static func >> (lhs: BigInt, rhs: Int) -> BigInt { lhs.shifted(right: rhs) }

  /// Shifts this number left.
  public static func <<= <RHS: BinaryInteger>(lhs: inout BigInt, rhs: RHS) {
    lhs = lhs.shifted(left: Int(clamping: rhs))
  }

  /// Shifts this number right, rounding down.
  public static func >>= <RHS: BinaryInteger>(lhs: inout BigInt, rhs: RHS) {
    lhs = lhs.shifted(right: Int(clamping: rhs))
  }

  func shifted(left distance: Int) -> BigInt {
    if distance < 0 { return shifted(right: distance == Int.min ? Int.max : -distance) }
    if isZero || distance == 0 { return self }
    precondition(distance <= BigInt.maximumShift, "Shift beyond BigInt.maximumShift")
    if case .inline(let low, let high, _) = storage, distance < UInt.bitWidth {
      let opposite = UInt.bitWidth - distance
      if high >> opposite == 0 {
        return BigInt(
          low: low << distance, high: high << distance | low >> opposite, isNegative: isNegative)
      }
    }
    let (limbs, bits) = distance.quotientAndRemainder(dividingBy: UInt.bitWidth)
    return withLimbs { source, count in
      BigInt(capacity: count + limbs + 1, isNegative: isNegative) { result in
        result.update(repeating: 0, count: limbs)
        result[limbs + count] = Limbs.shiftLeft(result + limbs, source, count, by: bits)
      }
    }
  }

  func shifted(right distance: Int) -> BigInt {
    if distance < 0 { return shifted(left: distance == Int.min ? Int.max : -distance) }
    if distance == 0 { return self }
    let (limbs, bits) = distance.quotientAndRemainder(dividingBy: UInt.bitWidth)
    let count = limbCount
    if limbs >= count { return BigInt(low: isNegative ? 1 : 0, isNegative: isNegative) }
    return withLimbs { source, count in
      let quotient = BigInt(capacity: count - limbs, isNegative: isNegative) { result in
        Limbs.shiftRight(result, source + limbs, count - limbs, by: bits)
      }
      // ⌊−m / 2^k⌋ = −⌈m / 2^k⌉: one less unless nothing was shifted out.
      if isNegative, Limbs.trailingZeroBitCount(source) < distance { return quotient - 1 }
      return quotient
    }
  }
}

extension BigInt {
  /// Returns the number divided by a power of two, rounded to nearest, halves away from zero, and whether
  /// nothing was rounded away.
  ///
  /// ```swift
  /// BigInt(-11).roundedShift(right: 2)  // (-3, false)
  /// ```
  ///
  /// - Precondition: The distance is not negative.
  /// - Complexity: O(*n*) for a number of *n* words, and at most one allocation.
  package func roundedShift(right distance: Int) -> (quotient: BigInt, isExact: Bool) {
    if distance == 0 || isZero { return (self, true) }
    let bits = magnitudeBitWidth
    if distance > bits { return (BigInt(), false) }
    let (limbs, shift) = distance.quotientAndRemainder(dividingBy: UInt.bitWidth)
    let (halfLimb, halfBit) = (distance - 1).quotientAndRemainder(dividingBy: UInt.bitWidth)
    return withLimbs { source, count in
      let isExact = Limbs.trailingZeroBitCount(source) >= distance
      let roundsUp = source[halfLimb] >> UInt(halfBit) & 1 == 1
      let kept = count - limbs
      let quotient = BigInt(capacity: kept + 1, isNegative: isNegative) { result in
        if kept > 0 { Limbs.shiftRight(result, source + limbs, kept, by: shift) }
        result[kept] = 0
        if roundsUp {
          _ = Limbs.propagateCarry(result, UnsafePointer(result), from: 0, to: kept + 1, 1)
        }
      }
      return (quotient, isExact)
    }
  }
}

extension Limbs {
  /// Writes `a` shifted left by fewer bits than a limb has; returns the bits shifted out.
  ///
  /// `result` may be `a` or lie above it.
  @discardableResult
  static func shiftLeft(
    _ result: LimbPointer, _ a: LimbSource, _ count: Int, by bits: Int
  ) -> UInt {
    if bits == 0 {
      if UnsafePointer(result) != a { result.update(from: a, count: count) }
      return 0
    }
    let shift = UInt(truncatingIfNeeded: bits)
    let opposite = UInt(UInt.bitWidth) &- shift
    var upper = a[count - 1]
    let out = upper &>> opposite
    var index = count - 1
    while index > 0 {
      let lower = a[index - 1]
      result[index] = upper &<< shift | lower &>> opposite
      upper = lower
      index -= 1
    }
    result[0] = upper &<< shift
    return out
  }

  /// Writes `a` shifted right by fewer bits than a limb has.
  ///
  /// `result` may be `a` or lie below it.
  static func shiftRight(
    _ result: LimbPointer, _ a: LimbSource, _ count: Int, by bits: Int
  ) {
    if bits == 0 {
      if UnsafePointer(result) != a { result.update(from: a, count: count) }
      return
    }
    let shift = UInt(truncatingIfNeeded: bits)
    let opposite = UInt(UInt.bitWidth) &- shift
    var lower = a[0]
    var index = 1
    while index < count {
      let upper = a[index]
      result[index - 1] = lower &>> shift | upper &<< opposite
      lower = upper
      index += 1
    }
    result[count - 1] = lower &>> shift
  }
}
