import BigNumbers

/// An evaluation that encloses numbers ever more tightly, within one budget.
///
/// The results for one part are shared by all numbers that contain it, so a number built of shared parts
/// costs what its different parts cost, whatever is asked of it within the budget.
struct Evaluation {
  private let budget: Budget

  init(within budget: Budget) {
    self.budget = budget
  }

  /// Returns an enclosure with a number of certain bits, or with as many as possible.
  func enclosure(of number: Real, bits: Int) throws(CalculationError) -> Enclosure {
    switch number.storage {
    case .rational(let value): return Enclosure(value, precision: bits)
    case .form(let form): return try enclosure(of: form, bits: bits)
    }
  }

  /// Returns an enclosure with a number of certain bits, or with as many as possible.
  func enclosure(of form: Form, bits: Int) throws(CalculationError) -> Enclosure {
    var precision = bits + (form.terms.count > 1 ? 8 : 6)
    var limit = bits + (form.isComputed ? ComputedNumber.decisionBits : budget.cancellationBits)
    while true {
      let value = try roughEnclosure(of: form, precision: precision)
      let certain = value.accuracyBits
      // Beyond the limit of exponents, more bits say nothing about a number next to zero.
      guard certain < Int64(bits), !value.isBelowExponentRange else { return value }
      if precision >= limit {
        // If a number isn't zero, its digits show up in the end.
        guard limit < budget.expansionBits, form.isSurelyNotZero else { return value }
        limit = bits + budget.expansionBits
      }
      // Bits lost to cancellation between the terms have to be made up for.
      let missing = certain > 0 ? bits - Int(certain) + 4 : precision
      precision = min(precision + missing, limit)
    }
  }

  /// Returns an enclosure computed with a number of bits, however many of them are lost.
  func roughEnclosure(of form: Form, precision: Int) throws(CalculationError) -> Enclosure {
    var sum = Enclosure(0)
    for group in LogarithmGroup.groups(of: form.terms) {
      sum = try Enclosure.sum(sum, enclosure(of: group, precision: precision), precision: precision)
    }
    return sum
  }

  private func enclosure(
    of group: LogarithmGroup, precision: Int
  ) throws(CalculationError) -> Enclosure {
    let rest = try enclosure(of: group.rest, precision: precision)
    guard let argument = group.argument else { return rest }
    let logarithm = try Enclosure.log(rational: argument, precision: precision, within: budget)
    return try Enclosure.product(rest, logarithm, precision: precision)
  }

  private func enclosure(of term: Term, precision: Int) throws(CalculationError) -> Enclosure {
    try budget.pay(
      Int64(term.monomial.factors.count + 1)
        * (WorkPrice.enclosedFactor + Budget.priceOfProduct(bits: precision)))
    try budget.payForEnclosure(of: term.coefficient, bits: precision)
    var product = Enclosure(term.coefficient, precision: precision)
    let integers = IntegerPowers(term.monomial)
    if let exponential = try integers.enclosure(precision: precision, within: budget) {
      product = try Enclosure.product(product, exponential, precision: precision)
    }
    let gammas = GammaPowers(term.monomial)
    if let exponential = try gammas.enclosure(precision: precision, within: budget) {
      product = try Enclosure.product(product, exponential, precision: precision)
    }
    for factor in term.monomial.factors {
      if case .integer = factor.generator, integers.isWhole { continue }
      if gammas.hold(factor) { continue }
      let power = try enclosure(of: factor, precision: precision)
      product = try Enclosure.product(product, power, precision: precision)
    }
    return product
  }

  private func enclosure(of factor: Factor, precision: Int) throws(CalculationError) -> Enclosure {
    let exponent = factor.exponent
    let base: Enclosure
    do throws(CalculationError) {
      base =
        exponent.isNegative
        ? try enclosureWithoutZero(of: factor.generator, precision: precision)
        : try enclosure(of: factor.generator, precision: precision)
    } catch {
      // A number divided by a value of Γ beyond the limit is next to zero.
      guard error == .tooLarge, exponent <= -1, case .gamma(let x) = factor.generator,
        x.rational.map({ $0 > 0 }) ?? false
      else { throw error }
      return try Enclosure.zero.widened(by: ErrorBound(powerOfTwo: -Enclosure.exponentLimit))
    }
    if exponent == 1 { return base }
    guard let degree = Int(exactly: exponent.denominator), degree <= 64,
      let power = Int64(exactly: exponent.numerator), power.magnitude < 1 << 40
    else {
      // Only positive generators have other exponents than integers.
      let isNegative = base.sign == -1 && exponent.numerator.isOdd
      let logarithm = try Enclosure.log(
        exponent.isInteger ? base.magnitude : base, precision: precision, within: budget)
      let power = try Enclosure.exp(
        Enclosure.product(
          logarithm, Enclosure(exponent, precision: precision + 64), precision: precision + 64),
        precision: precision, within: budget)
      return isNegative ? -power : power
    }
    let root =
      degree == 1
      ? base : try Enclosure.root(base, degree, precision: precision + 8, within: budget)
    return power == 1
      ? root : try Enclosure.pow(root, power, precision: precision, within: budget)
  }

  /// Returns an enclosure of a divisor, which is not zero, just tight enough to show that.
  private func enclosureWithoutZero(
    of generator: Generator, precision: Int
  ) throws(CalculationError) -> Enclosure {
    var bits = precision
    while true {
      let value = try enclosure(of: generator, precision: bits)
      if !value.containsZero || value.isBelowExponentRange { return value }
      guard bits < precision + budget.cancellationBits else { throw .undecided }
      bits *= 2
    }
  }

  private func enclosure(
    of generator: Generator, precision: Int
  ) throws(CalculationError) -> Enclosure {
    if case .integer(let value) = generator {
      return Enclosure(Rational(value), precision: precision + 8)
    }
    if let value = budget.enclosures.value(of: generator, precision: precision) { return value }
    // Compared with those for reducing a large angle, more bits cost nothing, and the next question can use
    // them.
    let precision = generator.hasLongAngle ? max(precision, 256) : precision
    let value = try newEnclosure(of: generator, precision: precision)
    budget.enclosures.remember(value, of: generator, precision: precision)
    return value
  }

  private func newEnclosure(
    of generator: Generator, precision: Int
  ) throws(CalculationError) -> Enclosure {
    switch generator {
    case .integer(let value): return Enclosure(Rational(value), precision: precision)
    case .pi: return try Enclosure.pi(precision: precision, within: budget)
    case .exponential(let x):
      if let power = x.rational, Enclosure.isShortExponent(power, precision: precision) {
        return try Enclosure.exp(shortFraction: power, precision: precision, within: budget)
      }
      // As hyperbolic functions need both, the second one is a division.
      if let inverse = budget.enclosures.value(of: .exponential(-x), precision: precision),
        !inverse.containsZero
      {
        if let value = try inverse.inverseNextToOne(precision: precision, within: budget) {
          return value
        }
        try budget.payForQuotient(bits: precision)
        return try Enclosure.quotient(.one, inverse, precision: precision)
      }
      let argument: Enclosure
      do throws(CalculationError) {
        argument = try exponentEnclosure(of: x, bits: precision)
      } catch {
        // The exponential of a huge negative number is next to zero.
        guard error == .tooLarge, try enclosure(of: x, bits: 16).sign == -1 else { throw error }
        return try Enclosure.zero.widened(by: ErrorBound(powerOfTwo: -Enclosure.exponentLimit))
      }
      return try Enclosure.exp(argument, precision: precision, within: budget)
    case .integerLogarithm(let value):
      return try Enclosure.log(rational: Rational(value), precision: precision, within: budget)
    case .logarithm(let x):
      return try Enclosure.log(
        enclosure(of: x, bits: precision), precision: precision, within: budget)
    case .cosineOfPi(let fraction):
      // By the sine of the complement, which loses no precision near a right angle.
      let complement = Rational.half - fraction
      let angle = try Enclosure.product(
        Enclosure.pi(precision: precision + 8, within: budget),
        Enclosure(complement, precision: precision + 8), precision: precision + 8)
      return try Enclosure.sinAndCos(angle, precision: precision, within: budget).sine
    case .cosine(let x): return try sinAndCos(of: x, precision: precision).cosine
    case .sine(let x): return try sinAndCos(of: x, precision: precision).sine
    case .arctangent(let x):
      return try Enclosure.atan(
        enclosure(of: x, bits: precision), precision: precision, within: budget)
    case .arcsine(let x):
      return try Enclosure.asin(
        enclosure(of: x, bits: precision), precision: precision, within: budget)
    case .gamma(let x): return try gamma(of: x, precision: precision)
    case .base(let x): return try enclosure(of: x, bits: precision)
    case .computed(let number): return try number.enclosure(precision: precision, within: budget)
    }
  }

  /// Returns the sine and the cosine, and keeps the other one as well.
  private func sinAndCos(
    of x: Real, precision: Int
  ) throws(CalculationError) -> (sine: Enclosure, cosine: Enclosure) {
    let argument: Enclosure
    do throws(CalculationError) {
      argument = try absoluteEnclosure(of: x, bits: precision)
    } catch {
      throw error == .tooLarge ? .argumentTooLarge : error
    }
    let values = try Enclosure.sinAndCos(argument, precision: precision, within: budget)
    budget.enclosures.remember(values.sine, of: .sine(x), precision: precision)
    budget.enclosures.remember(values.cosine, of: .cosine(x), precision: precision)
    return values
  }

  /// Returns the gamma function; an argument close to a pole, but not on it, gets enough bits to tell them
  /// apart.
  private func gamma(of x: Real, precision: Int) throws(CalculationError) -> Enclosure {
    if let fraction = x.rational {
      let value = try Enclosure.gamma(
        shortFraction: fraction, precision: precision, within: budget)
      if let value { return value }
    }
    var bits = precision
    while true {
      let argument = try absoluteEnclosure(of: x, bits: bits)
      do throws(CalculationError) {
        return try Enclosure.gamma(argument, precision: precision, within: budget)
      } catch .outsideDomain {
        guard bits < precision + budget.decisionBits else { throw .undecided }
        bits *= 2
      }
    }
  }

  /// Returns an enclosure of an exponent that is no wider than 2^−bits, if possible.
  ///
  /// If it is next to zero, or is zero without showing it, no digits are looked for.
  private func exponentEnclosure(of x: Real, bits: Int) throws(CalculationError) -> Enclosure {
    guard let form = x.form else { return try absoluteEnclosure(of: x, bits: bits) }
    var precision = 64
    if let bound = x.magnitudeBound, bound <= 64 { precision = bits + Int(max(0, bound)) + 8 }
    for _ in 0..<4 {
      let value = try roughEnclosure(of: form, precision: precision)
      if value.radius.isInfinite { break }
      let missing = value.radius.isZero ? 0 : value.radius.top + Int64(bits)
      if missing <= 0 { return value }
      guard missing < Int64(budget.expansionBits) else { break }
      precision += Int(missing) + 4
    }
    return try absoluteEnclosure(of: x, bits: bits)
  }

  /// Returns an enclosure that is no wider than 2^−bits, if possible: large numbers get more bits.
  private func absoluteEnclosure(of x: Real, bits: Int) throws(CalculationError) -> Enclosure {
    if let value = x.rational, value.storageBitWidth <= bits {
      return Enclosure(value, precision: bits + value.storageBitWidth)
    }
    if let bound = x.magnitudeBound, bound <= 64 {
      return try enclosure(of: x, bits: bits + Int(max(0, bound)))
    }
    let rough = try enclosure(of: x, bits: 16)
    let integerBits = max(0, rough.magnitudeExponents?.upper ?? 0)
    // The exponential of such a number is out of range, and its sine takes more work than any budget has.
    guard integerBits < Int64(budget.expansionBits) else { throw .tooLarge }
    return try enclosure(of: x, bits: bits + Int(integerBits))
  }
}

extension Generator {
  /// Whether it is a sine or cosine of a fraction longer than a few words.
  fileprivate var hasLongAngle: Bool {
    switch self {
    case .sine(let x), .cosine(let x): (x.rational?.storageBitWidth ?? 0) > 1 << 12
    default: false
    }
  }
}

extension Real {
  /// Returns an enclosure with a number of certain bits, or with as many as the budget allows.
  ///
  /// ```swift
  /// try Real.pi.enclosure(bits: 20).contains(Rational(22) / 7)   // false
  /// ```
  ///
  /// - Throws: ``CalculationError`` when the budget is used up.
  public func enclosure(
    bits: Int, within budget: Budget = Budget()
  ) throws(CalculationError) -> Enclosure {
    try Evaluation(within: budget).enclosure(of: self, bits: Swift.max(bits, 2))
  }
}
