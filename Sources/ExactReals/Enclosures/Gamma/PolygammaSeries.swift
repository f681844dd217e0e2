import BigNumbers

/// The Taylor coefficients of ln Γ at a positive number x: ln Γ(x), ψ(x), and (−1)^k ζ(k, x)/k from k = 2 on.
///
/// With y = x + m for some m, ψ(x) and the sums ζ(k, x) = 1/x^k + 1/(x + 1)^k + … begin with m terms, and the rest is
///
/// ln Γ(y) = (y − ½) ln y − y + ½ ln 2π + Σ B(2j)/(2j(2j − 1)) / y^(2j − 1),
/// ψ(y) = ln y − 1/(2y) − Σ B(2j)/(2j) / y^(2j),
/// ζ(k, y) = 1/((k − 1) y^(k − 1)) + 1/(2y^k) + Σ B(2j) k(k + 1)…(k + 2j − 2)/(2j)! / y^(k + 2j − 1).
///
/// For y > 0 each sum is off by less than its first term left out (NIST Handbook, 2010, 2.10(i), 5.11(ii)), since the
/// derivatives of 1/t^k have one sign each.
struct PolygammaSeries {
  let coefficients: [Enclosure]

  /// Computes the first coefficients.
  ///
  /// - Throws: ``CalculationError/undecided`` unless all of the ball is above zero, and what the budget throws.
  init(
    at x: Enclosure, count: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) {
    guard x.sign == 1, let upper = x.magnitudeExponents?.upper, upper < 1 << 20 else {
      throw .undecided
    }
    let bits = precision + 16
    let termCount = bits / 8 + 2
    // The terms fall until about 2j + k = 2πy, to e^(−2πy) or less.
    let least = Int64(bits / 8 + count / 4 + 4)
    let lower = min(max(x.lowerBound.floorExponent, -1), 30)
    let shift = Int(max(least - (lower < 0 ? 0 : 1 << lower), 0))
    try budget.pay(
      Int64((2 * shift + 5 * termCount) * count) * (Budget.priceOfProduct(bits: bits) + 150))
    var sums = [Enclosure](repeating: .zero, count: max(count, 2))
    for step in 0..<shift {
      let place = try Enclosure.sum(x, Enclosure(BigInt(step)), precision: bits)
      let inverse = try Enclosure.quotient(.one, place, precision: bits)
      var power = inverse
      for order in 1..<sums.count {
        sums[order] = try Enclosure.sum(sums[order], power, precision: bits)
        power = try Enclosure.product(power, inverse, precision: bits)
      }
    }
    let y = try Enclosure.sum(x, Enclosure(BigInt(shift)), precision: bits)
    let inverse = try Enclosure.quotient(.one, y, precision: bits)
    let logarithm = try Enclosure.log(y, precision: bits, within: budget)
    var numbers: [Enclosure] = []
    for number in try BernoulliNumbers(count: termCount, within: budget).values {
      numbers.append(
        try Enclosure.quotient(
          Enclosure(number.numerator), Enclosure(number.denominator), precision: bits))
    }
    let tail = Tail(inverse: inverse, numbers: numbers, precision: bits)

    let square = try Enclosure.product(inverse, inverse, precision: bits)
    var slope = try Enclosure.difference(
      logarithm, inverse.scaled(byPowerOfTwo: -1), precision: bits)
    slope = try Enclosure.difference(slope, tail.sum(order: 1, square), precision: bits)
    slope = try Enclosure.difference(slope, sums[1], precision: bits)
    // The values in a wide ball differ from that at its middle by as much as its slopes allow.
    let value = try Self.value(
      at: x.midpoint, shift: shift, numbers, precision: bits, within: budget)
    var coefficients = [try value.widened(by: slope.upperBound * x.radius), slope]
    var power = inverse
    for order in stride(from: 2, to: count, by: 1) {
      // The power is 1/y^(order − 1).
      var zeta = try Enclosure.quotient(power, Enclosure(BigInt(order - 1)), precision: bits)
      power = try Enclosure.product(power, inverse, precision: bits)
      zeta = try Enclosure.sum(zeta, power.scaled(byPowerOfTwo: -1), precision: bits)
      let next = try Enclosure.product(power, inverse, precision: bits)
      zeta = try Enclosure.sum(zeta, tail.sum(order: order, next), precision: bits)
      zeta = try Enclosure.sum(zeta, sums[order], precision: bits)
      let coefficient = try Enclosure.quotient(zeta, Enclosure(BigInt(order)), precision: bits)
      coefficients.append(order % 2 == 0 ? coefficient : -coefficient)
    }
    self.coefficients = Array(coefficients.prefix(count))
  }

  /// Returns ln Γ(x).
  private static func value(
    at x: Enclosure, shift: Int, _ numbers: [Enclosure], precision: Int,
    within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    var product = Enclosure.one
    for step in 0..<shift {
      product = try Enclosure.product(
        product, Enclosure.sum(x, Enclosure(BigInt(step)), precision: precision),
        precision: precision)
    }
    let y = try Enclosure.sum(x, Enclosure(BigInt(shift)), precision: precision)
    let inverse = try Enclosure.quotient(.one, y, precision: precision)
    let tail = Tail(inverse: inverse, numbers: numbers, precision: precision)
    let turn = try Enclosure.log(
      Enclosure.pi(precision: precision, within: budget).scaled(byPowerOfTwo: 1),
      precision: precision, within: budget)
    var value = try Enclosure.product(
      Enclosure.difference(y, Enclosure(BigInt(1), exponent: -1), precision: precision),
      Enclosure.log(y, precision: precision, within: budget), precision: precision)
    value = try Enclosure.difference(value, y, precision: precision)
    value = try Enclosure.sum(value, turn.scaled(byPowerOfTwo: -1), precision: precision)
    value = try Enclosure.sum(value, tail.sum(order: 0, inverse), precision: precision)
    return try Enclosure.difference(
      value, Enclosure.log(product, precision: precision, within: budget), precision: precision)
  }

  /// The sums with Bernoulli numbers.
  private struct Tail {
    let inverse: Enclosure
    let numbers: [Enclosure]
    let precision: Int

    /// Encloses Σ B(2j)/(2j)! · p/y^(k + 2j − 1), where p is k(k + 1)…(k + 2j − 2), or (2j − 2)! for k = 0.
    ///
    /// - Parameters:
    ///   - order: The k.
    ///   - power: 1/y^(k + 1).
    /// - Returns: The sum.
    /// - Throws: ``CalculationError`` if it is out of range.
    func sum(order: Int, _ power: Enclosure) throws(CalculationError) -> Enclosure {
      let square = try Enclosure.product(inverse, inverse, precision: precision)
      // p/(2j)! / y^(k + 2j − 1) for j = 1.
      var factor = try Enclosure.product(
        power, Enclosure(BigInt(max(order, 1))), precision: precision
      ).scaled(byPowerOfTwo: -1)
      var sum = Enclosure.zero
      var last: ErrorBound?
      for (index, number) in numbers.enumerated() {
        let j = index + 1
        let term = try Enclosure.product(factor, number, precision: precision)
        let bound = term.upperBound
        // This one is left out where the terms are small enough, or begin to grow.
        let isLast = index == numbers.count - 1
        if isLast || bound.isZero || bound.top < (sum.isZero ? 0 : sum.top) - Int64(precision)
          || last.map({ $0 <= bound }) ?? false
        {
          return try sum.widened(by: bound)
        }
        sum = try Enclosure.sum(sum, term, precision: precision)
        last = bound
        // p grows by (k + 2j − 1)(k + 2j), for k = 0 by (2j − 1)(2j), and (2j)! by (2j + 1)(2j + 2).
        let k = order
        factor = try Enclosure.quotient(
          Enclosure.product(
            Enclosure.product(factor, square, precision: precision),
            Enclosure(BigInt((k + 2 * j - 1) * (k + 2 * j))), precision: precision),
          Enclosure(BigInt((2 * j + 1) * (2 * j + 2))), precision: precision)
      }
      throw .undecided
    }
  }
}
