import BigNumbers

/// A gamma above a fraction line and one below it, with arguments that differ by an integer:
/// Γ(x + n)/Γ(x) = x·(x + 1)·…·(x + n − 1).
///
/// So 1000000!/999999! is 1000000, though neither of the two is ever written out.
struct GammaQuotient {
  /// The places of the two, the one with the larger argument first.
  let places: (larger: Int, smaller: Int)

  /// The number of times they cancel; negative if the larger argument is below the line.
  let exponent: BigInt

  /// The rest of one above and the other below the line.
  let product: Real

  /// Creates the pair whose arguments are closest to each other; nil if there is none, or none whose
  /// product is short.
  init?(in factors: [Factor], within budget: Budget) throws(CalculationError) {
    guard factors.count(where: { $0.generator.isGamma }) > 1 else { return nil }
    var closest: (larger: Int, smaller: Int, distance: Int)?
    for (place, factor) in factors.enumerated() {
      for (otherPlace, other) in factors[..<place].enumerated() {
        guard case .gamma(let x) = factor.generator, case .gamma(let y) = other.generator,
          factor.exponent.isInteger, other.exponent.isInteger,
          factor.exponent.isNegative != other.exponent.isNegative,
          let distance = try Real.difference(x, y, within: budget).rational?.word,
          distance.magnitude < closest?.distance ?? Int.max
        else { continue }
        closest =
          distance > 0 ? (place, otherPlace, distance) : (otherPlace, place, -distance)
      }
    }
    guard let closest, case .gamma(let start) = factors[closest.smaller].generator,
      let product = try Real.risingProduct(from: start, count: closest.distance, within: budget)
    else { return nil }
    places = (closest.larger, closest.smaller)
    let exponents = (factors[places.larger].exponent, factors[places.smaller].exponent)
    let count = min(exponents.0.magnitude, exponents.1.magnitude).floor
    exponent = exponents.0.isNegative ? -count : count
    self.product = product
  }
}

extension Real {
  /// Returns the product x·(x + 1)·(x + 2)·… with a number of factors; nil if that would be long.
  static func risingProduct(
    from x: Real, count: Int, within budget: Budget
  ) throws(CalculationError) -> Real? {
    if let value = x.rational {
      return try Rational.risingProduct(from: value, count: count, within: budget).map(Real.init)
    }
    guard count <= 16 else { return nil }
    var product: Real = 1
    for step in 0..<count {
      product = try Real.product(product, sum(x, Real(step), within: budget), within: budget)
    }
    return product
  }
}

extension Rational {
  /// Returns the product x·(x + 1)·(x + 2)·… with a number of factors; nil if that would be long.
  static func risingProduct(
    from x: Rational, count: Int, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    let (first, step) = (x.numerator, x.denominator)
    let last = first + BigInt(count) * step
    let width = Swift.max(first.magnitudeBitWidth, last.magnitudeBitWidth, step.magnitudeBitWidth)
    guard count < 1 << 26, Int64(count) * Int64(width) <= Int64(budget.expansionBits),
      let denominator = try Rational(step).raised(to: count, within: budget)
    else { return nil }
    let numerator = try BigInt.product(count: count, within: budget) { first + BigInt($0) * step }
    // Each factor is reduced, and all have the same denominator.
    return Rational(reducedNumerator: numerator, denominator: denominator.numerator)
  }
}

extension Term {
  /// Returns the term with its coefficient replaced by a gamma if it is a value of one, written out, that
  /// may cancel one of another term: in 300000!/200000! only the divisor is short enough to be written out.
  ///
  /// The power of two in the value of a gamma shows which gamma it may be.
  func restoringGamma(
    cancelling other: Term, within budget: Budget
  ) throws(CalculationError) -> Term {
    guard coefficient.storageBitWidth > 64,
      let factor = other.monomial.factors.last(where: { $0.generator.isGamma }),
      case .gamma(let x) = factor.generator, let x = x.rational, factor.exponent.isInteger
    else { return self }
    let isAbove = factor.exponent.isNegative
    let (number, divisor) =
      isAbove
      ? (coefficient.numerator.magnitude, coefficient.denominator)
      : (coefficient.denominator, coefficient.numerator.magnitude)
    for argument in Self.gammaArguments(like: x, value: number, over: divisor) {
      guard let value = try Real.exactGamma(argument, within: budget)?.singleTerm,
        value.coefficient.numerator.magnitude == number, value.coefficient.denominator == divisor
      else { continue }
      let exponent: Rational = isAbove ? 1 : -1
      let isNegative = coefficient.isNegative != value.coefficient.isNegative
      // Multiplied by the gamma, and divided by its factors other than the coefficient.
      var gamma = Term(coefficient: isNegative ? -1 : 1, monomial: .one)
      gamma.monomial.factors = value.monomial.factors.map {
        Factor(generator: $0.generator, exponent: -$0.exponent * exponent)
      }
      gamma.monomial.factors.append(
        Factor(generator: .gamma(Real(argument)), exponent: exponent))
      return try Term.product(
        Term(coefficient: 1, monomial: monomial), gamma, isExpanding: false, within: budget
      ).singleTerm ?? self
    }
    return self
  }

  /// Returns the few arguments whose gamma may have the value of a fraction, except for a root of π.
  private static func gammaArguments(
    like x: Rational, value: BigInt, over divisor: BigInt
  ) -> [Rational] {
    let half = Rational.half
    if x.denominator == 2 {
      // Γ(1/2 + m) is 1·3·…·(2m − 1)/2^m times √π, and Γ(1/2 − m) is ±2^m/(1·3·…·(2m − 1)).
      let power = x.isNegative ? value : divisor
      let steps = Rational(power.trailingZeroBitCount)
      return [x.isNegative ? half - steps : half + steps]
    }
    guard x.isInteger, divisor == 1 else { return [] }
    // The exponent of 2 in n! is n minus the ones in its binary digits (Legendre), and two successive
    // factorials have the same exponent.
    let twos = value.trailingZeroBitCount
    guard let even = (twos...twos + 64).first(where: { $0 - $0.nonzeroBitCount == twos })
    else { return [] }
    // n! is between (n/4)^n and n^n.
    let width = Int.bitWidth - even.leadingZeroBitCount
    guard value.magnitudeBitWidth > even * (width - 3),
      value.magnitudeBitWidth <= (even + 1) * (width + 1)
    else { return [] }
    return [Rational(even + 1), Rational(even + 2)]
  }
}

extension Generator {
  /// Whether it is a value of the gamma function.
  var isGamma: Bool {
    if case .gamma = self { return true }
    return false
  }
}
