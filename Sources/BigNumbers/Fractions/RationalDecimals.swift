extension Rational {
  /// Creates significand · 10^exponent.
  ///
  /// ```swift
  /// Rational(significand: -125, exponent: -2)  // -5/4
  /// ```
  ///
  /// - Precondition: The exponent is within ±536,870,911, the limit of `BigInt.powerOfTen`.
  /// - Complexity: That of computing the power; no allocation while the result fits in words.
  public init(significand: Int64, exponent: Int) {
    guard significand != Int64.min, exponent >= -18, exponent <= 18 else {
      self.init(significand: BigInt(significand), exponent: exponent)
      return
    }
    let power = Int64(truncatingIfNeeded: UInt64.powersOfTen[Int(exponent.magnitude)])
    if exponent < 0 {
      // Only twos and fives can be cancelled; for zero, all of them at once.
      let twos = Swift.min(significand.trailingZeroBitCount, -exponent)
      var (numerator, denominator) = (significand >> twos, power >> twos)
      while numerator % 5 == 0, denominator % 5 == 0 {
        (numerator, denominator) = (numerator / 5, denominator / 5)
      }
      self.init(reducedNumerator: numerator, denominator: denominator)
      return
    }
    let (product, overflow) = significand.multipliedReportingOverflow(by: power)
    if overflow || product == Int64.min {
      self.init(BigInt(significand) * BigInt(power))
    } else {
      self.init(reducedNumerator: product, denominator: 1)
    }
  }

  /// Creates significand · 10^exponent.
  ///
  /// - Precondition: The exponent is within ±536,870,911, the limit of `BigInt.powerOfTen`.
  /// - Complexity: That of computing the power, and of dividing by the fives that can be cancelled.
  @_disfavoredOverload  // A literal significand means the fast one.
  public init(significand: BigInt, exponent: Int) {
    if significand.isZero || exponent == 0 {
      self.init(significand)
    } else if exponent > 0 {
      self.init(significand * BigInt.powerOfTen(exponent))
    } else {
      // A greatest common divisor would take much longer, and can only consist of twos and fives.
      let power = 0 - exponent
      let twos = Swift.min(significand.trailingZeroBitCount, power)
      let (numerator, fives) = (significand >> twos).dividedByFives(atMost: power)
      self.init(
        reducedNumerator: numerator,
        denominator: BigInt(5).raised(to: power - fives) << (power - twos))
    }
  }

  /// The exponent of the leading decimal digit, ⌊log₁₀ |x|⌋, or `nil` for zero.
  ///
  /// ```swift
  /// Rational(999).decimalExponent              // 2
  /// try (Rational(1) / 1000).decimalExponent  // -3
  /// ```
  ///
  /// The answer is exact even at powers of ten: no logarithm is computed.
  ///
  /// - Precondition: The answer is within ±536,870,909, two below the limit of `BigInt.powerOfTen`.
  /// - Complexity: O(1) for small values; for large ones at most one product by a power of ten, and
  ///   a second only beyond 10^±500,000,000.
  public var decimalExponent: Int? {
    switch storage {
    case .small(0, _): return nil
    case .small(let numerator, let denominator):
      let (n, d) = (numerator.magnitude, denominator.magnitude)
      // n is in [10^i, 10^(i+1)) and d in [10^j, 10^(j+1)), so n/d is above 10^(i−j−1) and below
      // 10^(i−j+1): one comparison with 10^(i−j) decides.
      let exponent = n.decimalDigitCount - d.decimalDigitCount
      let power = UInt64.powersOfTen[exponent.magnitude < 20 ? Int(exponent.magnitude) : 0]
      if exponent >= 0 {
        let bound = d.multipliedFullWidth(by: power)
        return bound.high == 0 && n >= bound.low ? exponent : exponent - 1
      }
      let scaled = n.multipliedFullWidth(by: power)
      return scaled.high > 0 || scaled.low >= d ? exponent : exponent - 1
    case .large(let fraction):
      let bits = Int64(
        fraction.numerator.magnitudeBitWidth - fraction.denominator.magnitudeBitWidth)
      // log₂ |x| lies strictly between bits − 1 and bits + 1, and log₁₀ 2 between the two constants over
      // 2³². So there are at most two candidates, which one comparison tells apart, as long as the gap
      // between the constants adds less than 0.398: up to 1.7 · 10⁹ bits.
      let (lower, upper): (Int64, Int64) = (1_292_913_986, 1_292_913_987)
      let highest = Int(((bits + 1) * (bits + 1 >= 0 ? upper : lower)) >> 32)
      let lowest = Int(((bits - 1) * (bits - 1 >= 0 ? lower : upper)) >> 32)
      var exponent = highest
      while exponent > lowest {
        let reaches =
          exponent >= 0
          ? BigInt.compareMagnitudes(
            fraction.numerator, fraction.denominator * BigInt.powerOfTen(exponent)) >= 0
          : BigInt.compareMagnitudes(
            fraction.numerator * BigInt.powerOfTen(-exponent), fraction.denominator) >= 0
        if reaches { break }
        exponent -= 1
      }
      return exponent
    }
  }

  /// Returns the whole number nearest to x · 10^places, ties to even.
  ///
  /// ```swift
  /// try (Rational(2) / 3).significand(places: 4)  // 6667
  /// Rational(1250).significand(places: -2)        // 12
  /// ```
  ///
  /// - Precondition: `places` is within ±536,870,911, the limit of `BigInt.powerOfTen`.
  /// - Complexity: That of a product and a quotient; no allocation for a small value, up to 38
  ///   places and a result of at most two words.
  public func significand(places: Int) -> BigInt {
    if case .small(let numerator, let denominator) = storage, places <= 38 {
      let magnitude = numerator.magnitude
      if places >= 0 {
        return BigInt.roundedQuotient(
          magnitude, places: places, denominator.magnitude, isNegative: numerator < 0)
      }
      // |x| < 2⁶³, so even the first power of ten above 10^19 makes it less than a half.
      if places < -19 { return BigInt() }
      let (divisor, overflow) = denominator.magnitude.multipliedReportingOverflow(
        by: UInt64.powersOfTen[-places])
      // Then the divisor is at least 2⁶⁴, twice any numerator, and the quotient below a half.
      if overflow { return BigInt() }
      var (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: divisor)
      let rest = divisor - remainder
      if remainder > rest || (remainder == rest && quotient & 1 == 1) { quotient += 1 }
      return BigInt(magnitude: quotient, isNegative: numerator < 0)
    }
    if places >= 0 {
      return Rational.quotient(
        numerator * BigInt.powerOfTen(places), denominator, rounding: .toNearestOrEven)
    }
    return Rational.quotient(
      numerator, denominator * BigInt.powerOfTen(0 - places), rounding: .toNearestOrEven)
  }

  /// Returns the value rounded to decimal places, ties to even: `significand` · 10^−`places`, and whether
  /// that is exact.
  ///
  /// ```swift
  /// try (Rational(2) / 3).rounded(places: 4)  // (6667, 4, false)
  /// try (Rational(1) / 4).rounded(places: 4)  // (25, 2, true)
  /// ```
  ///
  /// A value that ends earlier has only as many places as it needs, since the rest may be many zeros.
  ///
  /// - Precondition: As for ``significand(places:)``.
  package func rounded(places: Int) -> (significand: BigInt, places: Int, isExact: Bool) {
    if let needed = decimalPlaces, needed <= places {
      return (significand(places: needed), needed, true)
    }
    return (significand(places: places), places, places < 0 && isDecimal(places: places))
  }

  /// Returns the value rounded to significant digits; it has fewer if it ends earlier.
  ///
  /// ```swift
  /// try (Rational(2) / 3).rounded(significantDigits: 4)    // (6667, 4, false)
  /// Rational(99_999).rounded(significantDigits: 4)         // (1000, -2, false)
  /// ```
  ///
  /// - Precondition: As for ``decimalExponent`` and ``significand(places:)``.
  package func rounded(
    significantDigits count: Int
  ) -> (significand: BigInt, places: Int, isExact: Bool) {
    guard let exponent = decimalExponent else { return (BigInt(), 0, true) }
    var decimal = rounded(places: count - 1 - exponent)
    // 9.99… rounds up to one more digit, which is a zero. Each power of ten has as many factors of two.
    if decimal.significand.trailingZeroBitCount >= count,
      decimal.significand.magnitude >= .powerOfTen(count)
    {
      decimal.significand = decimal.significand / 10
      decimal.places -= 1
    }
    return decimal
  }

  /// The fewest decimal places that write the value exactly, or `nil` if its digits never end.
  ///
  /// ```swift
  /// try (Rational(3) / 8).decimalPlaces  // 3
  /// try (Rational(1) / 3).decimalPlaces  // nil
  /// ```
  ///
  /// It is also `nil` if the denominator has a power of five beyond 5^715,827,882, of 1.7 billion bits:
  /// such a power is not computed.
  ///
  /// - Complexity: O(1) for small values; for large ones that of a power of five.
  public var decimalPlaces: Int? {
    switch storage {
    case .small(_, let denominator):
      let twos = denominator.trailingZeroBitCount
      var rest = denominator >> twos
      var fives = 0
      while rest != 1 {
        let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 5)
        if remainder != 0 { return nil }
        rest = quotient
        fives += 1
      }
      return Swift.max(twos, fives)
    case .large(let fraction):
      let twos = fraction.denominator.trailingZeroBitCount
      guard let fives = (fraction.denominator >> twos).exponentOfFive else { return nil }
      return Swift.max(twos, fives)
    }
  }

  /// Whether x · 10^places is a whole number.
  ///
  /// ```swift
  /// try (Rational(3) / 8).isDecimal(places: 3)  // true
  /// Rational(1200).isDecimal(places: -3)        // false
  /// ```
  public func isDecimal(places: Int) -> Bool {
    if isZero { return true }
    if places >= 0 {
      guard let needed = decimalPlaces else { return false }
      return needed <= places
    }
    if !isInteger { return false }
    let value = numerator
    // 10^k has more than 3k bits, and k factors of two.
    let bits = places < -BigInt.maximumShift / 4 ? Int.max : -places * 3
    if bits > value.magnitudeBitWidth || value.trailingZeroBitCount < -places { return false }
    return (value % BigInt.powerOfTen(-places)).isZero
  }
}

extension UInt64 {
  /// The number of decimal digits; 1 for 0.
  @inlinable
  package var decimalDigitCount: Int {
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
}

extension BigInt {
  /// The exponent k of a number 5^k; `nil` for any other number and for powers too large for `raised(to:)`.
  ///
  /// The number is odd and above zero.
  package var exponentOfFive: Int? {
    if self == 1 { return 0 }
    if magnitudeBitWidth > BigInt.maximumShift { return nil }
    if !(self % 1_220_703_125).isZero, magnitudeBitWidth > 31 { return nil }
    // 5^k has ⌊k · log₂ 5⌋ + 1 bits, and log₂ 5 is above 2: at most one k has that number of bits. 1/log₂
    // 5 = 0.430676558…; the product is off by less than one for every size allowed.
    let estimate = Int((Int64(magnitudeBitWidth) * 1_849_741_732) >> 32)
    for exponent in (estimate - 1)...(estimate + 1) where exponent >= 0 {
      guard
        let power = BigInt(5).raised(to: exponent, maximumBitWidth: BigInt.maximumShift)
      else { return nil }
      if power == self { return exponent }
      if power > self { return nil }
    }
    return nil
  }

  /// Returns the number without its factors of five, removing at most `limit` of them.
  ///
  /// The number is not zero.
  func dividedByFives(atMost limit: Int) -> (quotient: BigInt, fives: Int) {
    var quotient = self
    var fives = 0
    var powers = [BigInt(5)]
    func divide(by index: Int) -> Bool {
      let exponent = 1 << index
      guard exponent <= limit - fives else { return false }
      let result = quotient.quotientAndRemainder(dividingBy: powers[index])
      guard result.remainder.isZero else { return false }
      (quotient, fives) = (result.quotient, fives + exponent)
      return true
    }
    // Up by squares; then fewer fives are left than the last power has, so each smaller power divides at
    // most once.
    while divide(by: powers.count - 1) {
      let last = powers[powers.count - 1]
      powers.append(last * last)
    }
    for index in powers.indices.dropLast().reversed() { _ = divide(by: index) }
    return (quotient, fives)
  }

  /// Returns the whole number nearest to magnitude · 10^places / divisor, ties to even.
  ///
  /// Needs 0 ≤ places ≤ 38; the divisor is below 2⁶³.
  static func roundedQuotient(
    _ magnitude: UInt64, places: Int, _ divisor: UInt64, isNegative: Bool
  ) -> BigInt {
    // The dividend is three 64-bit words: two factors of up to 10^19 and one below 2^63.
    let first = magnitude.multipliedFullWidth(by: UInt64.powersOfTen[Swift.min(places, 19)])
    var (high, middle, low): (UInt64, UInt64, UInt64) = (0, first.high, first.low)
    if places > 19 {
      let factor = UInt64.powersOfTen[places - 19]
      let lower = first.low.multipliedFullWidth(by: factor)
      let upper = first.high.multipliedFullWidth(by: factor)
      let (sum, carry) = upper.low.addingReportingOverflow(lower.high)
      (high, middle, low) = (upper.high &+ (carry ? 1 : 0), sum, lower.low)
    }
    var remainder: UInt64 = 0
    (high, remainder) = high.quotientAndRemainder(dividingBy: divisor)
    if remainder == 0 {
      (middle, remainder) = middle.quotientAndRemainder(dividingBy: divisor)
    } else {
      (middle, remainder) = divisor.dividingFullWidth((remainder, middle))
    }
    if remainder == 0 {
      (low, remainder) = low.quotientAndRemainder(dividingBy: divisor)
    } else {
      (low, remainder) = divisor.dividingFullWidth((remainder, low))
    }
    let rest = divisor - remainder
    if remainder > rest || (remainder == rest && low & 1 == 1) {
      var carry: Bool
      (low, carry) = low.addingReportingOverflow(1)
      if carry {
        (middle, carry) = middle.addingReportingOverflow(1)
        if carry { high += 1 }
      }
    }
    if high == 0, middle == 0 { return BigInt(magnitude: low, isNegative: isNegative) }
    #if _pointerBitWidth(_64)
    if high == 0 { return BigInt(low: UInt(low), high: UInt(middle), isNegative: isNegative) }
    #endif
    let value = (BigInt(high) << 128) + (BigInt(middle) << 64) + BigInt(low)
    return isNegative ? -value : value
  }
}
