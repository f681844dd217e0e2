import BigNumbers

/// The relations between the values of Γ at the fractions from 0 to 1 with a common denominator N.
///
/// They are the reflection, Γ(x)·Γ(1 − x) = π/sin πx (L. Euler), and for each prime p that divides N
/// the multiplication, Γ(x)·Γ(x + 1/p)·…·Γ(x + (p − 1)/p) = (2π)^((p − 1)/2)·p^(1/2 − px)·Γ(px)
/// (C. F. Gauss, "Disquisitiones generales circa seriem infinitam", 1812), and products of their powers.
struct GammaRelations {
  /// The largest denominator for which the relations are considered.
  private static let largestOrder = 60

  private let order: Int
  private var relations: [Relation] = []

  /// A product of powers of Γ(1/N), Γ(2/N), … and its value.
  fileprivate struct Relation {
    /// The exponents of the values of Γ.
    var exponents: [Rational]
    /// The exponent of π in the product.
    var pi: Rational
    /// The powers of integers in the product.
    var powers: [(base: Int, exponent: Rational)] = []
    /// The a of the sin aπ/N that the product is divided by.
    var sine: Int?
  }

  /// Creates the relations for a denominator; nil if it is large.
  init?(order: BigInt) {
    guard let order = Int(exactly: order), order <= Self.largestOrder else { return nil }
    self.order = order
    let none = [Rational](repeating: 0, count: order)
    for place in stride(from: 1, through: order / 2, by: 1) {
      var relation = Relation(exponents: none, pi: 1, sine: place)
      relation.exponents[place] += 1
      relation.exponents[order - place] += 1
      relations.append(relation)
    }
    for prime in Factorization(BigInt(order)).factors.compactMap({ Int(exactly: $0.base) }) {
      for place in stride(from: 1, to: order / prime, by: 1) {
        let half = Rational(BigInt(prime - 1), over: 2)
        let exponent = Rational.half - Rational(BigInt(prime * place), over: BigInt(order))
        var relation = Relation(
          exponents: none, pi: half, powers: [(2, half), (prime, exponent)])
        for step in 0..<prime { relation.exponents[place + step * order / prime] += 1 }
        relation.exponents[prime * place] -= 1
        relations.append(relation)
      }
    }
  }

  /// Returns the value of a product of powers of Γ(1/N), Γ(2/N), … without Γ; nil if it doesn't follow from
  /// the relations.
  ///
  /// The exponents are a sum of multiples of those of the relations, found by Gauss's elimination.
  func product(
    ofPowers exponents: [Rational], within budget: Budget
  ) throws(CalculationError) -> Real? {
    try budget.pay(Int64(order * order * relations.count) * WorkPrice.eliminatedEntry)
    var rows = exponents.indices.map { place in
      relations.map { $0.exponents[place] } + [exponents[place]]
    }
    var pivots: [Int] = []
    for column in relations.indices {
      guard let pivot = (pivots.count..<order).first(where: { !rows[$0][column].isZero })
      else { continue }
      rows.swapAt(pivots.count, pivot)
      let inverse = rows[pivots.count][column].reciprocalOfNonzero
      rows[pivots.count] = rows[pivots.count].map { $0 * inverse }
      for row in rows.indices where row != pivots.count && !rows[row][column].isZero {
        let factor = rows[row][column]
        for place in column...relations.count where !rows[pivots.count][place].isZero {
          rows[row][place] -= factor * rows[pivots.count][place]
        }
      }
      pivots.append(column)
    }
    guard rows[pivots.count...].allSatisfy({ $0[relations.count].isZero }) else { return nil }
    var product: Real = 1
    for (row, column) in pivots.enumerated() where !rows[row][relations.count].isZero {
      let value = try relations[column].value(
        order: order, raisedTo: rows[row][relations.count], within: budget)
      product = try Real.product(product, value, within: budget)
    }
    return product
  }
}

extension GammaRelations.Relation {
  /// Returns a power of the product's value.
  fileprivate func value(
    order: Int, raisedTo power: Rational, within budget: Budget
  ) throws(CalculationError) -> Real {
    var value = try Real.pow(.pi, Real(pi * power), within: budget)
    for (base, exponent) in powers {
      value = try Real.product(
        value, Real.pow(Real(base), Real(exponent * power), within: budget), within: budget)
    }
    guard let sine else { return value }
    let fraction = Rational(BigInt(sine), over: BigInt(order))
    let divisor = try Real.sin(
      Real.product(Real(fraction), .pi, within: budget), within: budget)
    return try Real.product(value, divisor.raised(to: -power, within: budget), within: budget)
  }
}

extension Form {
  /// Whether the number is zero by the relations between values of Γ at fractions.
  ///
  /// After division by its first term, which is not zero, each term must be free of Γ at fractions; the
  /// rest is a simpler number.
  func isZeroByGammaRelations(within budget: Budget) throws(CalculationError) -> Bool {
    let arguments = terms.flatMap { term in
      term.monomial.factors.compactMap { $0.generator.fractionOfGamma }
    }
    let order = arguments.reduce(BigInt(1)) { $0.leastCommonMultiple(with: $1.denominator) }
    guard !arguments.isEmpty, terms.count <= 16, let relations = GammaRelations(order: order)
    else { return false }
    return try budget.proof { () throws(CalculationError) in
      try isZero(by: relations, order: order, within: budget)
    }
  }

  private func isZero(
    by relations: GammaRelations, order: BigInt, within budget: Budget
  ) throws(CalculationError) -> Bool {
    var sum: Real = 0
    for term in terms {
      guard let quotient = try term.quotient(by: terms[0], within: budget),
        let value = try quotient.withoutGamma(relations, order: order, within: budget)
      else { return false }
      sum = try Real.sum(sum, value, within: budget)
    }
    return try sum.isZero(within: budget) == .yes
  }
}

extension Term {
  /// Returns the quotient as one term; nil if it isn't one, or if the divisor may be zero.
  fileprivate func quotient(by other: Term, within budget: Budget) throws(CalculationError) -> Term?
  {
    do throws(CalculationError) {
      return try Real.quotient(Real(self), Real(other), within: budget).singleTerm
    } catch {
      if error == .divisionByZero || error == .undecided { return nil }
      throw error
    }
  }

  /// Returns the term with the values of Γ at fractions filled in; nil if they are not known.
  fileprivate func withoutGamma(
    _ relations: GammaRelations, order: BigInt, within budget: Budget
  ) throws(CalculationError) -> Real? {
    var exponents = [Rational](repeating: 0, count: Int(clamping: order))
    var product = Real(coefficient)
    for factor in monomial.factors {
      guard let x = factor.generator.fractionOfGamma else {
        product = try Real.product(
          product, Real.power(of: factor.generator, factor.exponent, within: budget),
          within: budget)
        continue
      }
      // Γ(x + n) = x·(x + 1)·…·(x + n − 1)·Γ(x).
      let whole = x.floor
      guard let steps = Int(exactly: whole), steps.magnitude <= 1_000,
        let place = ((x - Rational(whole)) * Rational(order)).word,
        let factors = try Rational.risingProduct(
          from: steps < 0 ? x : x - Rational(whole), count: Int(steps.magnitude),
          within: budget)
      else { return nil }
      exponents[place] += factor.exponent
      let shift = try Real(factors).raised(
        to: steps < 0 ? -factor.exponent : factor.exponent, within: budget)
      product = try Real.product(product, shift, within: budget)
    }
    guard let value = try relations.product(ofPowers: exponents, within: budget) else { return nil }
    return try Real.product(product, value, within: budget)
  }
}

extension Generator {
  /// The argument of Γ if it is a fraction and no integer.
  fileprivate var fractionOfGamma: Rational? {
    guard case .gamma(let x) = self, let x = x.rational, !x.isInteger else { return nil }
    return x
  }
}
