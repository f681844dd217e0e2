import BigNumbers

extension Enclosure {
  /// Whether zero is in the ball.
  public var containsZero: Bool {
    if significand.isZero { return true }
    if radius.isZero { return false }
    if radius.isInfinite { return true }
    // 2^(top − 1) ≤ |m| < 2^top, and the same holds for the radius.
    if top > radius.top { return false }
    if top < radius.top { return true }
    return !Self.magnitude(of: significand, exponent, exceeds: radius)
  }

  /// Whether |m|·2^exponent > radius for numbers of about the same size.
  private static func magnitude(
    of significand: BigInt, _ exponent: Int64, exceeds radius: ErrorBound
  ) -> Bool {
    // Both have the same top, so the shift is at most the width of one of them.
    let shift = Int(exponent - radius.exponent)
    let bound = BigInt(UInt64(radius.significand))
    let magnitude = significand.magnitude
    return shift >= 0 ? magnitude << shift > bound : magnitude > bound << -shift
  }

  /// The sign of all numbers in the ball, −1 or 1; 0 for exactly zero; `nil` if the sign isn't unique.
  public var sign: Int? {
    if containsZero { return significand.isZero && radius.isZero ? 0 : nil }
    return significand.isNegative ? -1 : 1
  }

  /// The exponent of a power of two above the radius; the least number for an exact number, `nil` if nothing is known.
  package var radiusExponent: Int64? {
    radius.isInfinite ? nil : radius.isZero ? .min : radius.top
  }

  /// The number of the midpoint's leading bits that are certain: log₂(|m|/r), rounded down.
  ///
  /// `Int64.max` for an exact number; at or below zero if nothing is known.
  public var accuracyBits: Int64 {
    if radius.isZero { return Int64.max }
    if significand.isZero || radius.isInfinite { return -Self.exponentLimit }
    // |m| ≥ 2^(top − 1) and r < 2^(radius.top).
    return top - 1 - radius.top
  }

  /// The powers of two between which the magnitudes lie: 2^lower ≤ |x| < 2^upper.
  ///
  /// `lower` is `nil` if zero is in the ball. `nil` for the number zero and if nothing is known.
  public var magnitudeExponents: (lower: Int64?, upper: Int64)? {
    if radius.isInfinite { return nil }
    if radius.isZero { return significand.isZero ? nil : (top - 1, top) }
    return (containsZero ? nil : lowerBound.floorExponent, upperBound.top)
  }

  /// A bound on the magnitudes in the ball.
  var upperBound: ErrorBound { midpointBound + radius }

  /// A bound that the magnitudes in the ball reach: above zero unless zero is among them.
  var lowerBound: LowerBound {
    if containsZero { return .zero }
    if radius.isZero { return LowerBound(significand, exponent: exponent) }
    if radius.top < top - 64 {
      // |m| − r ≥ (leading − 1)·2^(top − 64), with 64 leading bits of |m|.
      return LowerBound(BigInt(significand.leadingBits - 1), exponent: top - 64)
    }
    // The radius is not far below the midpoint, whose bits end not far below the radius unless it is long,
    // so no shift is much longer than the numbers themselves.
    let shift = Int(exponent - radius.exponent)
    let bound = BigInt(UInt64(radius.significand))
    let magnitude = significand.magnitude
    return shift >= 0
      ? LowerBound((magnitude << shift) - bound, exponent: radius.exponent)
      : LowerBound(magnitude - (bound << -shift), exponent: exponent)
  }

  /// Returns −1 or 1 if all numbers of the first ball are below or above those of the second; 0 if both are
  /// the same exact number; `nil` if the balls don't determine it.
  public static func compare(_ a: Enclosure, _ b: Enclosure) -> Int? {
    do throws(CalculationError) {
      return try difference(a, b, precision: 64).sign
    } catch {
      // If the difference is too large, it has the sign of the larger number.
      return a.significand.isZero || (!b.significand.isZero && b.top > a.top)
        ? (b.significand.isNegative ? 1 : -1) : (a.significand.isNegative ? -1 : 1)
    }
  }

  /// Whether the two balls may have a number in common; they have none if this is `false`.
  public func overlaps(_ other: Enclosure) -> Bool {
    guard let order = Enclosure.compare(self, other) else { return true }
    return order == 0
  }

  /// Whether all of another ball is proven to be in this one.
  public func contains(_ other: Enclosure) -> Bool {
    if radius.isInfinite { return true }
    if self == other { return true }
    do throws(CalculationError) {
      let distance = try Enclosure.difference(midpoint, other.midpoint, precision: 64)
      return distance.upperBound + other.radius <= radius
    } catch {
      return false
    }
  }

  /// Whether a fraction is in the ball; true unless it is proven to be outside.
  ///
  /// - Complexity: That of a few products of the longer number.
  public func contains(_ q: Rational) -> Bool {
    if radius.isInfinite { return true }
    // |m·2^e·d − n| ≤ r·d for q = n/d.
    let scaled = Enclosure(significand * q.denominator, exponent: exponent)
    let numerator = Enclosure(q.numerator)
    let bound = Enclosure(
      BigInt(UInt64(radius.significand)) * q.denominator, exponent: radius.exponent)
    do throws(CalculationError) {
      // The first difference is exact at this precision, or else far above anything that is tested.
      let distance = try Enclosure.difference(
        scaled, numerator, precision: Enclosure.maximumPrecision)
      // The order of exact numbers is always known; if it were not, nothing would be ruled out.
      return Enclosure.compare(distance.magnitude, bound) != 1
    } catch {
      return false
    }
  }
}
