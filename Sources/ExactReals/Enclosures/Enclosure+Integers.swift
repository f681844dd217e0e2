import BigNumbers

extension Enclosure {
  /// The only whole number in the ball; `nil` if there is none or more than one.
  ///
  /// - Complexity: O(*n*) for a number of *n* bits; `nil` beyond 2²⁸ bits.
  public var uniqueInteger: BigInt? {
    guard let (lowest, highest) = integerRange, lowest == highest else { return nil }
    return lowest
  }

  /// Whether there is a whole number in the ball.
  ///
  /// - Complexity: O(*n*) for a number of *n* bits.
  public var containsInteger: Bool {
    if exponent >= 0 || radius.isInfinite { return true }
    // Numbers with a fraction beyond any precision are never created.
    guard let (lowest, highest) = integerRange else { return true }
    return lowest <= highest
  }

  /// The floor of every number in the ball; `nil` if there is more than one.
  ///
  /// - Complexity: O(*n*) for a number of *n* bits; `nil` beyond 2²⁸ bits.
  public var floorIfCertain: BigInt? {
    guard let ends = endsAmongIntegers else { return nil }
    let (lower, upper) = (ends.lower >> ends.places, ends.upper >> ends.places)
    return lower == upper ? lower : nil
  }

  /// The whole number nearest to every number in the ball, the even one in a tie; `nil` if there is more
  /// than one.
  ///
  /// - Complexity: O(*n*) for a number of *n* bits; `nil` beyond 2²⁸ bits.
  var nearestIntegerIfCertain: BigInt? {
    guard let ends = endsAmongIntegers else { return nil }
    let lower = Self.nearestInteger(ends.lower, places: ends.places)
    // Rounding is monotone: if both ends round alike, all numbers between them do.
    if ends.lower == ends.upper || lower == Self.nearestInteger(ends.upper, places: ends.places) {
      return lower
    }
    return nil
  }

  /// The least and the greatest whole number in the ball; in reverse order if there is none.
  private var integerRange: (lowest: BigInt, highest: BigInt)? {
    guard let ends = endsAmongIntegers else { return nil }
    return (-(-ends.lower >> ends.places), ends.upper >> ends.places)
  }

  /// Returns `value / 2^places`, rounded to nearest, halves to even.
  private static func nearestInteger(_ value: BigInt, places: Int) -> BigInt {
    if places == 0 { return value }
    let floor = value >> places
    let twice = (value >> (places - 1)) - (floor << 1)
    // `twice` is the bit after the point.
    if twice.isZero { return floor }
    let isTie = value.trailingZeroBitCount == places - 1
    return isTie && floor.isEven ? floor : floor + 1
  }

  /// The two ends of the ball times 2^places, which lie in the same place among whole numbers and halves.
  ///
  /// A radius too small to reach from the midpoint to the next half is extended up to that, which leaves
  /// the same halves in the ball.
  private var endsAmongIntegers: (lower: BigInt, upper: BigInt, places: Int)? {
    if radius.isInfinite { return nil }
    if !significand.isZero, top > 1 << 28 { return nil }
    if !radius.isZero, radius.top > 1 << 28 { return nil }
    if exponent < -(1 << 29) {
      // This is below the range of the longest midpoint, so it is next to zero.
      return endsNextToZero
    }
    // The midpoint is a multiple of 2^step, and so is its distance to any half.
    let step = min(exponent, -1)
    var bound = radius
    if !radius.isZero, radius.top < step {
      bound = ErrorBound(powerOfTwo: step - 1)
    }
    let places = Int(max(-step, bound.isZero ? 0 : -bound.exponent))
    let middle = significand << (places + Int(exponent))
    let reach =
      bound.isZero
      ? BigInt() : BigInt(UInt64(bound.significand)) << (places + Int(bound.exponent))
    return (middle - reach, middle + reach, places)
  }

  /// The ends for a midpoint so small that it and a small radius may replace each other.
  private var endsNextToZero: (lower: BigInt, upper: BigInt, places: Int)? {
    let bound = upperBound
    // Of 0 and ±1/2 only 0 can be in the ball, and all that matters is whether it is.
    guard bound.isZero || bound.top < -1 else { return nil }
    if containsZero { return (BigInt(-1), BigInt(1), 2) }
    return significand.isNegative ? (BigInt(-1), BigInt(-1), 2) : (BigInt(1), BigInt(1), 2)
  }
}
