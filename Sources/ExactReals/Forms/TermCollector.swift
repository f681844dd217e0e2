import BigNumbers

/// A collector that adds terms up to a number, combining like terms.
struct TermCollector {
  /// The most terms of a sum.
  static let termLimit = 4_000

  /// The most different sums that are brought to one denominator.
  private static let denominatorLimit = 4

  private var terms: [Term] = []

  /// The number of terms, from the first on, that are in order and all different.
  private var orderedCount = 0
  private let budget: Budget

  init(budget: Budget) {
    self.budget = budget
  }

  mutating func add(_ term: Term) {
    guard !term.coefficient.isZero else { return }
    if orderedCount == terms.count,
      terms.last.map({ $0.monomial.compare(term.monomial) < 0 }) ?? true
    {
      orderedCount += 1
    }
    terms.append(term)
  }

  mutating func add(_ number: Real) {
    if terms.isEmpty, let form = number.form {
      terms = form.terms
      orderedCount = terms.count
      return
    }
    for term in number.terms { add(term) }
  }

  /// Returns the sum of all terms.
  consuming func total() throws(CalculationError) -> Real {
    try budget.pay(Int64(terms.count) * WorkPrice.collectedTerm)
    try collectLikeTerms()
    if terms.count > 1 {
      try clearDenominators()
      try joinArctangents()
      try joinSquares()
    }
    guard terms.count <= Self.termLimit else { throw .tooMuchWork }
    guard let first = terms.first else { return 0 }
    if terms.count == 1, first.monomial.isOne { return Real(first.coefficient) }
    let form = Form(terms)
    guard form.size <= Form.sizeLimit, form.words <= Form.wordLimit,
      form.depth <= Form.depthLimit
    else { throw .tooMuchWork }
    return Real(form: form)
  }

  private mutating func collectLikeTerms() throws(CalculationError) {
    guard orderedCount < terms.count else { return }
    defer { orderedCount = terms.count }
    if (terms.count - orderedCount) * 16 < orderedCount, try insertFewTerms() { return }
    var hasLongPart = true
    while hasLongPart {
      hasLongPart = false
      terms.sort { $0.monomial.compare($1.monomial) < 0 }
      var collected: [Term] = []
      var longParts: [Term] = []
      for term in terms {
        guard let last = collected.last, last.monomial.compare(term.monomial) == 0 else {
          collected.append(term)
          continue
        }
        if let sum = try Rational.sum(last.coefficient, term.coefficient, within: budget) {
          collected[collected.count - 1].coefficient = sum
        } else if let long = try term.withUnwrittenCoefficient(within: budget) {
          longParts.append(long)
        } else {
          throw .tooManyDigits
        }
      }
      terms = collected.filter { !$0.coefficient.isZero } + longParts
      hasLongPart = !longParts.isEmpty
    }
  }

  /// Inserts a few terms among many in order, so that a long sum isn't sorted for each term that is added.
  ///
  /// - Returns: Whether all of them are in place; `false` if like terms have coefficients that are too long
  ///   for a sum.
  private mutating func insertFewTerms() throws(CalculationError) -> Bool {
    let few = terms[orderedCount...]
    terms.removeSubrange(orderedCount...)
    for (index, term) in zip(few.indices, few) {
      let place = placeInOrder(of: term.monomial)
      guard place < terms.count, terms[place].monomial.compare(term.monomial) == 0 else {
        terms.insert(term, at: place)
        continue
      }
      let sum = try Rational.sum(terms[place].coefficient, term.coefficient, within: budget)
      guard let sum else {
        terms += few[index...]
        return false
      }
      if sum.isZero { terms.remove(at: place) } else { terms[place].coefficient = sum }
    }
    return true
  }

  /// Returns the first place in the order whose monomial is not before the given one.
  private func placeInOrder(of monomial: Monomial) -> Int {
    var (lower, upper) = (0, terms.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if terms[middle].monomial.compare(monomial) < 0 { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Writes arctangents of fractions in terms of those of primes, if that makes the sum shorter.
  private mutating func joinArctangents() throws(CalculationError) {
    guard terms.count(where: { $0.tangent != nil }) > 1 else { return }
    var joined = TermCollector(budget: budget)
    for term in terms {
      guard let tangent = term.tangent,
        let angle = try GaussianAngle(tangent: tangent, within: budget)
      else {
        joined.add(term)
        continue
      }
      for part in try angle.terms(within: budget) {
        joined.add(
          Term(coefficient: part.coefficient * term.coefficient, monomial: part.monomial))
      }
    }
    try joined.collectLikeTerms()
    if joined.terms.count < terms.count { terms = joined.terms }
  }

  /// Uses sin² + cos² = 1 if that makes the sum shorter.
  private mutating func joinSquares() throws(CalculationError) {
    guard terms.count <= 64, terms.contains(where: { $0.hasSquareOfSineOrCosine }) else { return }
    for kind in [PythagoreanIdentity.sines, .cosines] {
      var joined = TermCollector(budget: budget)
      var isShort = true
      for term in terms {
        guard isShort, let parts = try kind.terms(replacingSquaresIn: term, within: budget) else {
          isShort = false
          break
        }
        for part in parts { joined.add(part) }
      }
      guard isShort else { continue }
      try joined.collectLikeTerms()
      if joined.terms.count < terms.count { terms = joined.terms }
    }
  }

  /// Brings the terms to common denominators: 1 + x/(x + 1) becomes (2x + 1)/(x + 1).
  ///
  /// The numerator is then zero if the number is, by the rules of arithmetic.
  private mutating func clearDenominators() throws(CalculationError) {
    let bases = denominators()
    guard bases.count <= Self.denominatorLimit else { return }
    for base in bases {
      let highest = terms.map { -$0.monomial.exponent(ofBase: base).floor }.max() ?? 0
      guard highest > 0, highest <= 8 else { continue }
      var numerator = TermCollector(budget: budget)
      for term in terms {
        let exponent = term.monomial.exponent(ofBase: base)
        let missing = exponent.floor + highest
        var rest = term
        rest.monomial.setExponent(ofBase: base, to: exponent - Rational(exponent.floor))
        guard let missing = Int(exactly: missing), missing <= 16 else { return }
        var product = Real(rest)
        for _ in 0..<missing {
          product = try Real.product(product, base, within: budget)
          guard product.terms.count <= 64 else { return }
        }
        numerator.add(product)
      }
      var quotient = try numerator.total()
      var power = highest
      while power > 0, let next = try quotient.quotientIfMultiple(of: base, within: budget) {
        quotient = next
        power -= 1
      }
      let divided = try Real.scaling(quotient, byBase: base, raisedTo: -power)
      terms = divided.terms
      guard terms.count > 1 else { return }
    }
  }

  /// Returns the sums that terms are divided by.
  private func denominators() -> [Real] {
    var bases: [Real] = []
    for term in terms {
      for factor in term.monomial.factors.reversed() {
        guard case .base(let base) = factor.generator else { break }
        if factor.exponent.isNegative, !bases.contains(where: { $0.isStructurallyEqual(to: base) })
        {
          bases.append(base)
        }
      }
    }
    return bases
  }
}

extension Rational {
  /// The largest integer that is not above the number.
  var floor: BigInt { rounded(.down) }

  /// The number as a machine word, if it is an integer that fits.
  package var word: Int? { isInteger ? Int(exactly: numerator) : nil }
}

extension Term {
  /// The fraction for which the term is a multiple of the arctangent.
  fileprivate var tangent: Rational? {
    guard case .arctangent(let tangent) = monomial.singleGenerator else { return nil }
    return tangent.rational
  }
}

extension Monomial {
  /// Returns the power of a base; 0 if it is none of the factors.
  func exponent(ofBase base: Real) -> Rational {
    for factor in factors {
      if case .base(let other) = factor.generator, other.isStructurallyEqual(to: base) {
        return factor.exponent
      }
    }
    return 0
  }

  /// Changes the power of a base.
  mutating func setExponent(ofBase base: Real, to exponent: Rational) {
    let factor = Factor(generator: .base(base), exponent: exponent)
    let place = factors.firstIndex { $0.generator.compare(factor.generator) >= 0 }
    guard let place, factors[place].generator.compare(factor.generator) == 0 else {
      if !exponent.isZero { factors.insert(factor, at: place ?? factors.endIndex) }
      return
    }
    if exponent.isZero { factors.remove(at: place) } else { factors[place].exponent = exponent }
  }
}

extension Real {
  init(_ term: Term) {
    if term.monomial.isOne {
      self.init(term.coefficient)
    } else {
      self.init(form: Form([term]))
    }
  }

  /// Returns the number times a power of a base that stays a factor of each term.
  static func scaling(
    _ number: Real, byBase base: Real, raisedTo exponent: BigInt
  ) throws(CalculationError) -> Real {
    guard !exponent.isZero, !number.isWrittenAsZero else { return number }
    var terms = number.terms
    for place in terms.indices {
      let old = terms[place].monomial.exponent(ofBase: base)
      terms[place].monomial.setExponent(ofBase: base, to: old + Rational(exponent))
    }
    terms.sort { $0.monomial.compare($1.monomial) < 0 }
    if terms.count == 1 { return Real(terms[0]) }
    return Real(form: Form(terms))
  }
}
