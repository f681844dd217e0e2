import BigNumbers

extension Enclosure {
  /// Returns the product.
  ///
  /// - Throws: ``CalculationError/tooLarge``.
  public static func product(
    _ a: Enclosure, _ b: Enclosure, precision: Int
  ) throws(CalculationError) -> Enclosure {
    let precision = clamped(precision)
    let a = a.shortened(precision: precision)
    let b = b.shortened(precision: precision)
    return try Enclosure(
      rounding: a.significand * b.significand, exponent: a.exponent + b.exponent,
      radius: radiusOfProduct(a, b), precision: precision)
  }

  /// Returns a bound on the error of a product: |m·n − x·y| ≤ |m|·s + |n|·r + r·s for x = m ± r and y = n ± s.
  static func radiusOfProduct(_ a: Enclosure, _ b: Enclosure) -> ErrorBound {
    if a.radius.isZero, b.radius.isZero { return .zero }
    let (left, right) = (a.midpointBound, b.midpointBound)
    if a.radius.isZero { return left * b.radius }
    if b.radius.isZero { return right * a.radius }
    return (left + a.radius) * b.radius + right * a.radius
  }

  /// A bound on the midpoint's magnitude.
  var midpointBound: ErrorBound { ErrorBound(significand, exponent: exponent) }

  /// Returns the ball for a result of a precision: bits that cannot affect it are rounded away.
  ///
  /// An exact number with more bits than that cannot produce an exact result that fits, except 0.
  func shortened(precision: Int) -> Enclosure {
    significand.magnitudeBitWidth > precision + 64 ? rounded(precision: precision + 32) : self
  }
}
