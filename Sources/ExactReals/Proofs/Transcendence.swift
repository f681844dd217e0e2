import BigNumbers

extension Form {
  /// Whether the number's structure shows that it is not zero; false says nothing.
  ///
  /// Then its digits show up in the end, however many of them cancel.
  var isSurelyNotZero: Bool {
    isSurelyIrrational || isSumOfExponentials || isRootsAndLogarithms
  }

  /// Whether each term is a product of roots and at most one exponential, sine or cosine of a fraction,
  /// once all terms are divided by their common factors and multiplied by their divisors.
  ///
  /// Exponentials of different algebraic numbers are linearly independent over the algebraic numbers
  /// (F. Lindemann and K. Weierstrass, 1885). The sines and cosines of positive fractions *y* are sums
  /// of e^(iy) and e^(−iy), so that none of 1, e^x, sin y and cos y is a sum of multiples of others. Their
  /// coefficients here are sums of roots of primes, which are not zero (see ``isSurelyIrrational``).
  private var isSumOfExponentials: Bool {
    let common = commonFactors
    var lowest: [Factor] = []
    for term in terms {
      for factor in term.monomial.factors
      where factor.exponent.isNegative && factor.generator.isRatioOfAngle {
        if let place = lowest.firstIndex(where: { $0.generator.compare(factor.generator) == 0 }) {
          lowest[place].exponent = min(lowest[place].exponent, factor.exponent)
        } else {
          lowest.append(factor)
        }
      }
    }
    return terms.allSatisfy { term in
      var exponents = lowest.map { Factor(generator: $0.generator, exponent: -$0.exponent) }
      for factor in term.monomial.removing(common).factors {
        if let place = exponents.firstIndex(where: {
          $0.generator.compare(factor.generator) == 0
        }) {
          exponents[place].exponent += factor.exponent
        } else {
          exponents.append(factor)
        }
      }
      let others = exponents.filter { !$0.isRootOfPrime && !$0.exponent.isZero }
      guard let other = others.first else { return true }
      return others.count == 1 && other.exponent == 1 && other.generator.isExponentialOfFraction
    }
  }

  /// Whether the number is a sum of roots (at least one, or a fraction) and of logarithms, arctangents and
  /// arcsines of algebraic numbers and of π, each times roots.
  ///
  /// A sum of the latter is a linear form in logarithms of algebraic numbers, with algebraic coefficients,
  /// and so zero or transcendental (A. Baker, 1966): it cannot be the negative of the former, which are
  /// algebraic and not zero.
  private var isRootsAndLogarithms: Bool {
    var hasRoots = false
    for term in terms {
      let others = term.monomial.factors.filter { !$0.isRootOfPrime }
      guard let other = others.first else {
        hasRoots = true
        continue
      }
      guard others.count == 1, other.exponent == 1, other.generator.isLogarithmOfAlgebraic
      else { return false }
    }
    return hasRoots
  }
}

extension Factor {
  /// Whether it is one of the roots of primes whose products are linearly independent.
  fileprivate var isRootOfPrime: Bool {
    guard case .integer(let base) = generator else { return false }
    return base.isSurelyPrime && exponent > 0 && exponent < 1
  }
}

extension Generator {
  /// Whether it is a sine or cosine of a fraction, which is never zero.
  fileprivate var isRatioOfAngle: Bool {
    switch self {
    case .sine(let x), .cosine(let x): x.rational.map { $0 > 0 } ?? false
    default: false
    }
  }

  fileprivate var isExponentialOfFraction: Bool {
    if case .exponential(let x) = self { return x.rational.map { !$0.isZero } ?? false }
    return isRatioOfAngle
  }

  fileprivate var isLogarithmOfAlgebraic: Bool {
    switch self {
    case .pi, .integerLogarithm: true
    case .logarithm(let x), .arctangent(let x), .arcsine(let x): x.isAlgebraic
    default: false
    }
  }
}
