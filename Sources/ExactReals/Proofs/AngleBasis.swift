import BigNumbers

/// A few angles such that those in a number are sums of integer multiples of them.
///
/// The terms of all angles are collected; for those that differ only by a fraction, the largest angle that
/// divides them all is kept.
struct AngleBasis {
  private var parts: [Part] = []

  /// Angles that differ only by a fraction, and the largest one that divides them.
  private struct Part {
    var monomial: Monomial
    var unit: Rational
  }

  /// Creates the angles of a number's sines and cosines; nil if there are fewer than two.
  init?(_ form: Form) {
    var count = 0
    collect(from: form, depth: 0, count: &count)
    guard count >= 2, count <= 1_000 else { return nil }
  }

  private mutating func collect(from form: Form, depth: Int, count: inout Int) {
    for term in form.terms {
      for factor in term.monomial.factors {
        switch factor.generator {
        case .sine(let angle), .cosine(let angle):
          count += 1
          for term in angle.terms {
            guard term.coefficient.storageBitWidth <= 1_024 else {
              count = .min
              return
            }
            add(term)
          }
        case .base(let base):
          if let form = base.form, depth < 8 {
            collect(from: form, depth: depth + 1, count: &count)
          }
        default: break
        }
      }
    }
  }

  private mutating func add(_ term: Term) {
    guard let place = parts.firstIndex(where: { $0.monomial.compare(term.monomial) == 0 }) else {
      parts.append(Part(monomial: term.monomial, unit: term.coefficient.magnitude))
      return
    }
    let unit = parts[place].unit
    let numerator = (unit.numerator * term.coefficient.denominator)
      .greatestCommonDivisor(with: term.coefficient.numerator * unit.denominator)
    parts[place].unit = Rational(
      numerator, over: unit.denominator * term.coefficient.denominator)
  }

  /// Returns a number with all sines and cosines expressed by those of the basis; nil if that is long.
  func expanded(
    _ number: Real, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let form = number.form else { return number }
    var sum: Real = 0
    for term in form.terms {
      var product = Real(term.coefficient)
      for factor in term.monomial.factors {
        guard let generator = try expanded(factor.generator, within: budget),
          let power = try power(generator, factor.exponent, within: budget)
        else { return nil }
        product = try Real.product(product, power, within: budget)
      }
      sum = try Real.sum(sum, product, within: budget)
    }
    return sum
  }

  private func power(
    _ base: Real, _ exponent: Rational, within budget: Budget
  ) throws(CalculationError) -> Real? {
    do throws(CalculationError) {
      return try base.raised(to: exponent, within: budget)
    } catch .undecided {
      return nil
    } catch .divisionByZero {
      return nil
    }
  }

  private func expanded(
    _ generator: Generator, within budget: Budget
  ) throws(CalculationError) -> Real? {
    switch generator {
    case .sine(let angle): return try sides(of: angle, within: budget)?.imaginary
    case .cosine(let angle): return try sides(of: angle, within: budget)?.real
    case .base(let base): return try expanded(base, within: budget)
    default: return Real(generator)
    }
  }

  /// Returns the cosine and sine of an angle, expressed by those of the basis.
  private func sides(
    of angle: Real, within budget: Budget
  ) throws(CalculationError) -> ComplexReal? {
    var point = ComplexReal.one
    for term in angle.terms {
      guard let part = parts.first(where: { $0.monomial.compare(term.monomial) == 0 }),
        let multiple = (term.coefficient * part.unit.reciprocalOfNonzero).word,
        multiple.magnitude <= 16
      else { return nil }
      let unit = Real(Term(coefficient: part.unit, monomial: part.monomial))
      let turn = try ComplexReal(
        real: Real.cos(unit, within: budget), imaginary: Real.sin(unit, within: budget))
      point = try point.times(turn, count: multiple, within: budget)
    }
    return point
  }
}
