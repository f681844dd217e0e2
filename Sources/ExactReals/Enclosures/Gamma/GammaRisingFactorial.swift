import BigNumbers

extension Enclosure {
  /// Returns the product of positive whole numbers, in halves, rounded once it is longer than the precision.
  static func product(
    over range: Range<Int>, precision: Int, within budget: Budget, of factor: (Int) -> BigInt
  ) throws(CalculationError) -> Enclosure {
    // Each of about 2·count roundings adds its own to the relative error.
    let working = clamped(precision + Int.bitWidth - range.count.leadingZeroBitCount + 2)
    return try product(over: range, working: working, within: budget, of: factor)
      .rounded(precision: precision)
  }

  private static func product(
    over range: Range<Int>, working: Int, within budget: Budget, of factor: (Int) -> BigInt
  ) throws(CalculationError) -> Enclosure {
    if range.count <= 16 {
      try budget.pay(16 * 60)
      return Enclosure(range.reduce(1) { $0 * factor($1) })
    }
    let middle = range.lowerBound + range.count / 2
    let left = try product(
      over: range.lowerBound..<middle, working: working, within: budget, of: factor)
    let right = try product(
      over: middle..<range.upperBound, working: working, within: budget, of: factor)
    try budget.payForProduct(
      bits: min(max(left.workingBits(working), right.workingBits(working)), working))
    return try product(left, right, precision: working)
  }

  /// Returns m·(m + 1)·…·(m + count − 1) for the midpoint m of a ball.
  ///
  /// Needs 1/2 ≤ m < 2⁶². In blocks, each a polynomial in the fraction of m with whole coefficients, in
  /// which only the powers are long: D. Smith, "Algorithm 814" (2001); F. Johansson, "Evaluating parametric
  /// holonomic sequences using rectangular splitting" (2014).
  ///
  /// - Complexity: One long product for each block, and a product by a short number for each factor.
  static func risingFactorial(
    from x: Enclosure, count: Int64, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let first = x.floorOfMidpoint
    if x.exponent >= 0 {
      return try product(
        over: 0..<Int(count), precision: precision, within: budget
      ) { BigInt(first + Int64($0)) }
    }
    let bits = clamped(precision + 24 + 64 - count.leadingZeroBitCount)
    let fraction = x.significand.units(exponent: x.exponent, bits: bits) - BigInt(first) << bits
    let block = blockOfRisingFactorial(bits: bits, count: count)
    var powers = [BigInt(1) << bits, fraction]
    try budget.payForProduct(bits: bits, times: block)
    while powers.count <= block {
      powers.append(powers[powers.count - 1].times(fraction, bits: bits))
    }
    var product = one
    var done: Int64 = 0
    while done < count {
      let size = min(Int64(block), count - done)
      let factor = try blockOfFactors(
        powers, from: first + done, count: Int(size), bits: bits, within: budget)
      try budget.payForProduct(bits: bits)
      product = try self.product(product, factor, precision: bits)
      done += size
    }
    return product.rounded(precision: precision)
  }

  /// Returns the largest number of factors in a block for which its long product costs no more than the
  /// short ones.
  private static func blockOfRisingFactorial(bits: Int, count: Int64) -> Int {
    var block = 4
    while block < 48, Int64(block) < count, block * block * 64 < bits { block += 1 }
    return block
  }

  /// Returns (f + n)⋯(f + n + count − 1) for the fraction f whose powers are in units of 2^−bits.
  private static func blockOfFactors(
    _ powers: [BigInt], from n: Int64, count: Int, bits: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    var coefficients = [BigInt(1)]
    for k in 0..<Int64(count) {
      let shift = BigInt(n + k)
      coefficients.append(1)
      for index in stride(from: coefficients.count - 2, through: 1, by: -1) {
        coefficients[index] = coefficients[index] * shift + coefficients[index - 1]
      }
      coefficients[0] *= shift
    }
    let words = Int64(bits / 64 + 1)
    let coefficientWords = Int64(coefficients[0].magnitudeBitWidth / 64 + 1)
    try budget.pay(Int64(count) * (100 + words * coefficientWords / 2 + Int64(count) * 15))
    var sum = BigInt()
    var error = BigInt()
    for index in 0...count {
      sum += coefficients[index] * powers[index]
      // f is off by less than one unit; the power f^i by less than one more for each product's
      // rounding, and by less than one for f's error, as f < 1: by less than 2i.
      error += coefficients[index] * BigInt(2 * index)
    }
    return try Enclosure(
      rounding: sum, exponent: -Int64(bits),
      radius: ErrorBound(error, exponent: -Int64(bits)), precision: bits)
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
