import BigNumbers

extension Form {
  /// Whether the number's structure shows that it is irrational; false says nothing.
  var isSurelyIrrational: Bool {
    isSumOfRoots || isPolynomialInPi || isSumOfLogarithms || isOneTranscendentalTerm
      || isQuotientOfLogarithms
  }

  /// Whether the number is a fraction plus a sum of logarithms of primes divided by a sum of logarithms of
  /// other primes, such as log₂ 7.
  ///
  /// If it were p/q, a sum of logarithms of primes, with fractions as coefficients that are not all zero,
  /// would be zero, and so a product of powers of different primes would be 1.
  private var isQuotientOfLogarithms: Bool {
    var divisor: Generator?
    var primes: [BigInt] = []
    for term in terms where !term.monomial.isOne {
      guard term.monomial.factors.count == 2 else { return false }
      for factor in term.monomial.factors {
        if factor.exponent == -1, divisor.map({ $0.compare(factor.generator) == 0 }) ?? true {
          divisor = factor.generator
        } else if factor.exponent == 1, let prime = factor.generator.primeOfLogarithm {
          primes.append(prime)
        } else {
          return false
        }
      }
    }
    guard !primes.isEmpty, let others = divisor?.primesOfLogarithms else { return false }
    return !primes.allSatisfy(others.contains) || !others.allSatisfy(primes.contains)
  }

  /// Whether it is a sum of roots: roots of coprime integers that are no powers are linearly independent
  /// over the fractions.
  ///
  /// (A. Besicovitch, "On the linear independence of fractional powers of integers", 1940.)
  private var isSumOfRoots: Bool {
    terms.allSatisfy { term in
      term.monomial.factors.allSatisfy { factor in
        guard case .integer(let base) = factor.generator else { return false }
        return base.isSurelyPrime && factor.exponent > 0 && factor.exponent < 1
      }
    }
  }

  /// Whether it is a polynomial in π, which is never a fraction: π is transcendental.
  ///
  /// (F. Lindemann, "Über die Zahl π", 1882.)
  private var isPolynomialInPi: Bool {
    terms.allSatisfy { term in
      term.monomial.isOne
        || term.monomial.factors.count == 1
          && term.monomial.factors[0].exponent.isInteger
          && term.monomial.factors[0].exponent > 0 && term.monomial.factors[0].generator.isPi
    }
  }

  /// Whether it is a sum of logarithms of different primes.
  ///
  /// They are linearly independent over the fractions, since products of their powers differ from 1, and
  /// their sum is no fraction.
  ///
  /// (A. Baker, "Linear forms in the logarithms of algebraic numbers", 1966.)
  private var isSumOfLogarithms: Bool {
    terms.allSatisfy { term in
      if term.monomial.isOne { return true }
      guard case .integerLogarithm(let base) = term.monomial.singleGenerator else { return false }
      return base.isSurelyPrime
    }
  }

  /// Whether the number, if it is not zero, is a fraction times the logarithm of a fraction, and so
  /// irrational.
  var isHomogeneousSumOfLogarithms: Bool {
    terms.allSatisfy { term in
      if case .integerLogarithm = term.monomial.singleGenerator { true } else { false }
    }
  }

  /// Whether it has a single transcendental term.
  ///
  /// Exponentials, sines and cosines of fractions other than zero are transcendental (Lindemann), and so
  /// are arctangents and arcsines that are no multiples of π.
  private var isOneTranscendentalTerm: Bool {
    let others = terms.filter { !$0.monomial.isOne }
    guard others.count == 1, others[0].monomial.factors.count == 1 else { return false }
    let factor = others[0].monomial.factors[0]
    guard factor.exponent.isInteger, let argument = factor.generator.argument?.rational
    else { return false }
    switch factor.generator {
    case .exponential, .sine, .cosine, .arctangent, .arcsine: return !argument.isZero
    default: return false
    }
  }
}

extension BigInt {
  /// Whether it is one of the small primes that are always found; longer parts may be left unfactored.
  var isSurelyPrime: Bool { magnitudeBitWidth <= 16 }
}

extension Generator {
  /// The prime of the logarithm.
  fileprivate var primeOfLogarithm: BigInt? {
    guard case .integerLogarithm(let value) = self, value.isSurelyPrime else { return nil }
    return value
  }

  /// The primes in a sum of logarithms.
  fileprivate var primesOfLogarithms: [BigInt]? {
    guard case .base(let base) = self else { return primeOfLogarithm.map { [$0] } }
    var primes: [BigInt] = []
    for term in base.terms {
      guard let prime = term.monomial.singleGenerator?.primeOfLogarithm else { return nil }
      primes.append(prime)
    }
    return primes
  }

  fileprivate var isPi: Bool {
    if case .pi = self { return true }
    return false
  }
}
