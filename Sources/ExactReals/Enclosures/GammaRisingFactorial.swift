import BigNumbers

extension Enclosure {
  /// m·(m + 1)·…·(m + count − 1) for the midpoint m of a ball.
  ///
  /// Needs m ≥ 1/2. The product is exact while it fits.
  ///
  /// - Complexity: One product per factor; of small factors only as many as fill the precision.
  static func risingFactorial(
    from x: Enclosure, count: Int64, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    // m = n·2^e, so with e < 0 the factors are n + k·2^−e, each in units of 2^e.
    let places = Int(max(-x.exponent, 0))
    let step = BigInt(1) << places
    var factor = x.significand << Int(max(x.exponent, 0))
    // Whole numbers are multiplied exactly up to the precision, and then to the rounded product.
    let price = Budget.priceOfProduct(bits: min(factor.magnitudeBitWidth + 64, precision)) + 200
    var product = one
    var run = BigInt(1)
    var k: Int64 = 0
    while k < count {
      run *= factor
      if run.magnitudeBitWidth >= precision {
        try budget.payForProduct(bits: precision)
        product = try self.product(product, Enclosure(run), precision: precision)
        run = 1
      }
      try budget.pay(price)
      factor += step
      k += 1
    }
    product = try self.product(product, Enclosure(run), precision: precision)
    return try product.scaled(byPowerOfTwo: -Int64(places) * count)
  }

  /// The floor of the midpoint.
  ///
  /// Needs a midpoint from 0 to below 2⁶².
  var floorOfMidpoint: Int64 {
    if significand.isZero || top <= 0 { return 0 }
    // The leading 64 bits are worth 2^(top − 64) each.
    return Int64(significand.leadingBits >> UInt64(64 - top))
  }
}
