import BigNumbers

/// An angle as a fraction of π and a rest: sines and cosines are periodic in the fraction.
struct Angle {
  /// The fraction of π.
  var halfTurns: Rational

  /// The part that is not written as a fraction of π.
  var rest: Real

  init(halfTurns: Rational, rest: Real = 0) {
    self.halfTurns = halfTurns
    self.rest = rest
  }

  init(_ x: Real, within budget: Budget) throws(CalculationError) {
    halfTurns = 0
    var others = TermCollector(budget: budget)
    for term in x.terms {
      if case .pi = term.monomial.singleGenerator {
        halfTurns = term.coefficient
      } else {
        others.add(term)
      }
    }
    rest = try others.total()
  }

  /// Whether the angle, without rest, is above 0 and below a quarter turn.
  var isAcute: Bool { halfTurns > 0 && halfTurns * 2 < 1 }

  func turned(byQuarters count: Int) -> Angle {
    Angle(
      halfTurns: halfTurns + Rational(significand: Int64(count * 5), exponent: -1), rest: rest)
  }

  private var negated: Angle { Angle(halfTurns: -halfTurns, rest: -rest) }

  /// Returns the sine.
  func sine(within budget: Budget) throws(CalculationError) -> Real {
    // sin(−x) = −sin x: the rest gets a positive coefficient first.
    if let first = rest.terms.first, first.coefficient.isNegative {
      return -(try negated.sine(within: budget))
    }
    // Quarter turns change the sine into the cosine, and signs.
    let quarters = (halfTurns * 2).floor
    let reduced = Angle(
      halfTurns: halfTurns - Rational(quarters) * Rational.half,
      rest: rest)
    let sine =
      try quarters.isOdd
      ? reduced.reducedCosine(within: budget) : reduced.reducedSine(within: budget)
    return (quarters & 2).isZero ? sine : -sine
  }

  /// Returns the sine if the fraction is at least 0 and below 1/2.
  private func reducedSine(within budget: Budget) throws(CalculationError) -> Real {
    guard !rest.isWrittenAsZero else {
      let complement = Rational.half - halfTurns
      return try Real.cosine(ofHalfTurns: complement, within: budget)
    }
    if halfTurns.isZero, let point = try ComplexReal(angle: rest, within: budget) {
      return point.imaginary
    }
    return try Real(.sine(angle(within: budget))).withinDepth()
  }

  /// Returns the cosine if the fraction is at least 0 and below 1/2.
  private func reducedCosine(within budget: Budget) throws(CalculationError) -> Real {
    guard !rest.isWrittenAsZero else {
      return try Real.cosine(ofHalfTurns: halfTurns, within: budget)
    }
    if halfTurns.isZero, let point = try ComplexReal(angle: rest, within: budget) {
      return point.real
    }
    return try Real(.cosine(angle(within: budget))).withinDepth()
  }

  private func angle(within budget: Budget) throws(CalculationError) -> Real {
    try Real.sum(
      Real.product(Real(halfTurns), .pi, within: budget), rest, within: budget)
  }
}

extension ComplexReal {
  /// Creates cos x + i·sin x for a sum x of multiples of arcsines and arctangents; nil for other angles,
  /// and for sums of more than sixteen.
  fileprivate init?(angle: Real, within budget: Budget) throws(CalculationError) {
    self = .one
    var count = 0
    for term in angle.terms {
      guard let multiple = term.coefficient.word, multiple.magnitude <= 16,
        let part = try ComplexReal(term.monomial.singleGenerator, within: budget)
      else { return nil }
      count += Int(multiple.magnitude)
      guard count <= 16 else { return nil }
      self = try times(part, count: multiple, within: budget)
    }
  }

  private init?(_ generator: Generator?, within budget: Budget) throws(CalculationError) {
    switch generator {
    case .arcsine(let x):
      let square = try Real.product(x, x, within: budget)
      real = try Real.sqrt(Real.difference(1, square, within: budget), within: budget)
      imaginary = x
    case .arctangent(let x):
      let square = try Real.product(x, x, within: budget)
      let hypotenuse = try Real.sqrt(Real.sum(1, square, within: budget), within: budget)
      real = try Real.quotient(1, hypotenuse, within: budget)
      imaginary = try Real.product(x, real, within: budget)
    default: return nil
    }
  }
}

extension Real {
  /// Returns the cosine of a fraction of π from 0 to 1/2, in roots if they are short.
  fileprivate static func cosine(
    ofHalfTurns fraction: Rational, within budget: Budget
  ) throws(CalculationError) -> Real {
    guard let denominator = Int(exactly: fraction.denominator), denominator <= 12,
      let numerator = Int(exactly: fraction.numerator)
    else { return Real(.cosineOfPi(fraction)) }
    switch (numerator, denominator) {
    case (0, _): return 1
    case (1, 2): return 0
    case (1, 3): return try quotient(1, 2, within: budget)
    case (1, 4): return try quotient(sqrt(2, within: budget), 2, within: budget)
    case (1, 6): return try quotient(sqrt(3, within: budget), 2, within: budget)
    case (1, 12): return try quarter(6, 1, 2, within: budget)
    case (5, 12): return try quarter(6, -1, 2, within: budget)
    case (1, 5): return try quarter(5, 1, 1, within: budget)
    case (2, 5): return try quarter(5, -1, 1, within: budget)
    // Halved angles: √((1 + cos 2x)/2).
    case (_, 8), (_, 10):
      let cosine = try Angle(halfTurns: fraction * 2).turned(byQuarters: 1)
        .sine(within: budget)
      return try sqrt(quotient(sum(1, cosine, within: budget), 2, within: budget), within: budget)
    default: return Real(.cosineOfPi(fraction))
    }
  }

  /// Returns (√a + sign·√b)/4.
  private static func quarter(
    _ a: Int, _ sign: Int, _ b: Int, within budget: Budget
  ) throws(CalculationError) -> Real {
    let first = try sqrt(Real(a), within: budget)
    let second = try product(Real(sign), sqrt(Real(b), within: budget), within: budget)
    return try quotient(sum(first, second, within: budget), 4, within: budget)
  }
}
