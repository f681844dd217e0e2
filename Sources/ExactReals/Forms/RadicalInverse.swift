import BigNumbers

extension Form {
  /// Returns the reciprocal of a sum of roots of integers, again as such a sum: 1/(1 + √2) = √2 − 1.
  ///
  /// The products of the roots' powers are a basis of a field over the fractions, so the reciprocal is the
  /// solution of a system of linear equations. Nil if the roots are not such a basis, or if there are too
  /// many.
  func radicalInverse(within budget: Budget) throws(CalculationError) -> Real? {
    guard let basis = radicalBasis() else { return nil }
    let size = basis.count
    let words = Int64(terms.reduce(0) { max($0, $1.coefficient.storageBitWidth) } / 64 + 1)
    try budget.pay(Int64(size * size * size) * WorkPrice.eliminatedEntry * words)
    // Column j holds the coefficients of this form times the basis' element j.
    var system = LinearSystem(size: size)
    for (column, element) in basis.enumerated() {
      let product = try Real.product(Real(form: self), Real(element), within: budget)
      for term in product.terms {
        guard let row = basis.firstIndex(where: { $0.monomial.compare(term.monomial) == 0 })
        else { return nil }
        system.set(row: row, column: column, to: term.coefficient)
      }
    }
    guard let one = basis.firstIndex(where: { $0.monomial.isOne }),
      let solution = try system.solution(forUnit: one, within: budget)
    else { return nil }
    var sum = TermCollector(budget: budget)
    for (element, coefficient) in zip(basis, solution) {
      sum.add(Term(coefficient: coefficient, monomial: element.monomial))
    }
    return try sum.total()
  }

  /// Returns all products of powers of the roots in the form; nil if it has anything but roots.
  private func radicalBasis() -> [Term]? {
    var degrees: [(base: BigInt, degree: Int)] = []
    for term in terms {
      for factor in term.monomial.factors {
        guard case .integer(let base) = factor.generator, factor.exponent < 1,
          let degree = Int(exactly: factor.exponent.denominator), degree <= 16
        else { return nil }
        if let place = degrees.firstIndex(where: { $0.base == base }) {
          degrees[place].degree = degrees[place].degree.leastCommonMultiple(with: degree)
        } else {
          degrees.append((base, degree))
        }
      }
    }
    guard !degrees.isEmpty, degrees.count <= 5,
      degrees.reduce(1, { min($0, 1_000) * $1.degree }) <= 32
    else { return nil }
    degrees.sort { $0.base < $1.base }
    var basis = [Term(coefficient: 1, monomial: .one)]
    for (base, degree) in degrees {
      basis = basis.flatMap { term in
        (0..<degree).map { power in
          guard power > 0 else { return term }
          let exponent = Rational(BigInt(power), over: BigInt(degree))
          return Term(
            coefficient: 1,
            monomial: Monomial(
              term.monomial.factors + [Factor(generator: .integer(base), exponent: exponent)]))
        }
      }
    }
    return basis
  }
}

/// Linear equations with fractions as coefficients.
private struct LinearSystem {
  private let size: Int
  private var rows: [[Rational]]

  init(size: Int) {
    self.size = size
    rows = Array(repeating: Array(repeating: 0, count: size), count: size)
  }

  mutating func set(row: Int, column: Int, to value: Rational) {
    rows[row][column] = value
  }

  /// Returns the x for which A·x is 1 in one row and 0 in the others; nil if A is singular. (Gauss.)
  consuming func solution(
    forUnit unit: Int, within budget: Budget
  ) throws(CalculationError) -> [Rational]? {
    for row in 0..<size { rows[row].append(row == unit ? 1 : 0) }
    for column in 0..<size {
      guard let pivot = (column..<size).first(where: { !rows[$0][column].isZero })
      else { return nil }
      rows.swapAt(column, pivot)
      let inverse = rows[column][column].reciprocalOfNonzero
      for place in column...size {
        try budget.pay(for: .multiplication, rows[column][place], inverse)
        rows[column][place] *= inverse
      }
      for row in 0..<size where row != column {
        let factor = rows[row][column]
        guard !factor.isZero else { continue }
        for place in column...size {
          let subtrahend = rows[column][place]
          guard !subtrahend.isZero else { continue }
          try budget.pay(for: .multiplication, factor, subtrahend)
          let product = factor * subtrahend
          try budget.pay(for: .addition, rows[row][place], product)
          rows[row][place] -= product
          guard rows[row][place].storageBitWidth <= budget.expansionBits else {
            throw .tooManyDigits
          }
        }
      }
    }
    return rows.map { $0[size] }
  }
}
