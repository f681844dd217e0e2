import BigNumbers

/// The identity sin² + cos² = 1, used to replace the squares of one by those of the other.
enum PythagoreanIdentity {
  /// Replaces sin² by 1 − cos².
  case sines
  /// Replaces cos² by 1 − sin².
  case cosines

  /// The most terms that a term may become.
  private static let termLimit = 64

  /// Returns the terms that replace a term, some of which may be alike; nil if there are many.
  func terms(
    replacingSquaresIn term: Term, within budget: Budget
  ) throws(CalculationError) -> [Term]? {
    guard
      let place = term.monomial.factors.firstIndex(where: { factor in
        factor.exponent.isInteger && factor.exponent >= 2 && factor.exponent <= 64
          && other(factor.generator) != nil
      }), let other = other(term.monomial.factors[place].generator)
    else { return [term] }
    let factor = term.monomial.factors[place]
    var rest = term
    rest.monomial.factors.remove(at: place)
    let half = Int(clamping: factor.exponent.floor) / 2
    if factor.exponent.floor.isOdd {
      rest.monomial.factors.insert(Factor(generator: factor.generator, exponent: 1), at: place)
    }
    // (1 − other²)^half by the binomial theorem.
    var terms: [Term] = []
    var binomial: Rational = 1
    for power in 0...half {
      let part = Term(
        coefficient: binomial,
        monomial: Monomial(
          power == 0 ? [] : [Factor(generator: other, exponent: Rational(2 * power))]))
      for product in try Term.product(rest, part, within: budget).terms {
        guard let parts = try self.terms(replacingSquaresIn: product, within: budget),
          terms.count + parts.count <= Self.termLimit
        else { return nil }
        terms += parts
      }
      binomial *= Rational(BigInt(power - half), over: BigInt(power + 1))
    }
    return terms
  }

  /// Returns the cosine for a sine that is replaced, or the other way round.
  private func other(_ generator: Generator) -> Generator? {
    switch (self, generator) {
    case (.sines, .sine(let x)): .cosine(x)
    case (.cosines, .cosine(let x)): .sine(x)
    default: nil
    }
  }
}

extension Term {
  /// Whether a factor is the second or a higher power of a sine or cosine.
  var hasSquareOfSineOrCosine: Bool {
    monomial.factors.contains { factor in
      switch factor.generator {
      case .sine, .cosine: factor.exponent >= 2
      default: false
      }
    }
  }
}
