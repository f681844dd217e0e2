import BigNumbers

/// Terms of a sum that differ only in a logarithm of an integer, evaluated as one: 3·ln 2 − 2·ln 3 is ln (8/9).
///
/// One logarithm is faster than two; above all, terms that cancel are cancelled exactly: ln(1 + 10⁻⁴⁰⁰) is
/// written with logarithms of its prime factors.
struct LogarithmGroup {
  /// The factor of the logarithm.
  var rest: Term

  /// The argument of the logarithm; nil if there is none.
  var argument: Rational?

  /// The most bits of a fraction that is created in this way.
  static let bitLimit = 1 << 20

  static func groups(of terms: [Term], bitLimit: Int = bitLimit) -> [LogarithmGroup] {
    var groups: [LogarithmGroup] = []
    var collected: [Collected] = []
    for term in terms {
      guard let (logarithm, rest) = term.splittingLogarithm() else {
        groups.append(LogarithmGroup(rest: term))
        continue
      }
      let part = (base: logarithm, coefficient: term.coefficient)
      if let place = collected.firstIndex(where: { $0.rest.compare(rest) == 0 }) {
        collected[place].parts.append(part)
      } else {
        collected.append(Collected(rest: rest, parts: [part]))
      }
    }
    for group in collected { groups += group.groups(bitLimit: bitLimit) }
    return groups
  }

  /// Terms with the same rest.
  private struct Collected {
    var rest: Monomial
    var parts: [(base: BigInt, coefficient: Rational)]

    func groups(bitLimit: Int) -> [LogarithmGroup] {
      if let (argument, factor) = Rational.product(ofPowers: parts, bitLimit: bitLimit) {
        return [
          LogarithmGroup(rest: Term(coefficient: factor, monomial: rest), argument: argument)
        ]
      }
      return parts.map { part in
        LogarithmGroup(
          rest: Term(coefficient: part.coefficient, monomial: rest), argument: Rational(part.base))
      }
    }
  }
}

extension Term {
  /// Returns the integer of a factor that is a logarithm, and the other factors.
  fileprivate func splittingLogarithm() -> (BigInt, rest: Monomial)? {
    for (place, factor) in monomial.factors.enumerated() {
      guard case .integerLogarithm(let value) = factor.generator, factor.exponent == 1
      else { continue }
      var rest = monomial
      rest.factors.remove(at: place)
      return (value, rest)
    }
    return nil
  }
}

extension Rational {
  /// Returns a product of integers' powers as one fraction to a common power: 8^(1/2)·9^(1/4) is 24^(1/2).
  ///
  /// - Returns: The fraction and the power; nil if the fraction would be long.
  static func product(
    ofPowers parts: [(base: BigInt, coefficient: Rational)], bitLimit: Int
  ) -> (Rational, exponent: Rational)? {
    var common = BigInt(0)
    var multiple = BigInt(1)
    for (_, coefficient) in parts {
      common = common.greatestCommonDivisor(with: coefficient.numerator)
      multiple = multiple.leastCommonMultiple(with: coefficient.denominator)
      guard multiple.magnitudeBitWidth <= bitLimit else { return nil }
    }
    guard !common.isZero else { return nil }
    let exponent = Rational(common, over: multiple)
    var numerator = BigInt(1)
    var denominator = BigInt(1)
    for (base, coefficient) in parts {
      // Whole, since `exponent` divides every coefficient.
      guard let power = (coefficient * exponent.reciprocalOfNonzero).word,
        let value = base.raised(to: power.magnitudeIfInt, maximumBitWidth: bitLimit)
      else { return nil }
      if power < 0 { denominator *= value } else { numerator *= value }
      guard numerator.magnitudeBitWidth + denominator.magnitudeBitWidth <= bitLimit
      else { return nil }
    }
    return (Rational(numerator, over: denominator), exponent)
  }
}

extension Int {
  /// The absolute value, or the largest integer if it overflows.
  fileprivate var magnitudeIfInt: Int { Int(clamping: magnitude) }
}
