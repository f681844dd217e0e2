import BigNumbers

/// A fraction times powers of integers, in the form in which a term is written.
///
/// Powers are written out, as part of the fraction, as long as the whole product is short enough for that.
/// Otherwise none is: every long power stays a power, whatever its size, and so does every long part of the
/// fraction, so that 2ᵃ·3ᵇ has only one form for large a and b, wherever it comes from.
struct IntegerProduct {
  private(set) var coefficient: Rational

  /// The powers in the order of their bases, with exponents other than 0.
  private(set) var powers: [(base: BigInt, exponent: Rational)] = []

  /// Creates a fraction.
  init(_ coefficient: Rational = 1) {
    self.coefficient = coefficient
  }

  /// Multiplies by a fraction.
  mutating func multiply(by value: Rational, within budget: Budget) throws(CalculationError) {
    if let product = try Rational.product(coefficient, value, within: budget) {
      coefficient = product
    } else {
      try multiply(byPartsOf: value, within: budget)
    }
  }

  /// Multiplies by a power of an integer above 1.
  mutating func multiply(by base: BigInt, raisedTo exponent: Rational) {
    guard !exponent.isZero else { return }
    // The factors of a product come in order, and there may be thousands.
    if powers.last.map({ $0.base < base }) ?? true {
      powers.append((base, exponent))
      return
    }
    let place = place(of: base)
    if powers[place].base != base {
      powers.insert((base, exponent), at: place)
    } else if (powers[place].exponent + exponent).isZero {
      powers.remove(at: place)
    } else {
      powers[place].exponent += exponent
    }
  }

  /// Returns the place of the first base that is not below a given one.
  private func place(of base: BigInt) -> Int {
    var places = powers.startIndex..<powers.endIndex
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places =
        powers[middle].base < base
        ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }

  /// Multiplies by the powers of a fraction's factors.
  fileprivate mutating func multiply(
    byPartsOf value: Rational, within budget: Budget
  ) throws(CalculationError) {
    if value.isNegative { coefficient = -coefficient }
    for (number, sign) in [(value.numerator.magnitude, 1), (value.denominator, -1)] {
      for (base, count) in try Factorization(number, within: budget).factors {
        multiply(by: base, raisedTo: Rational(sign * count))
      }
    }
  }

  /// Writes out the parts that are short enough, and the rest as powers.
  mutating func writeOut(within budget: Budget) throws(CalculationError) {
    guard powers.contains(where: { !$0.exponent.floor.isZero }) else { return }
    if try writeOutAll(within: budget) { return }
    if coefficient.storageBitWidth > Self.partBits {
      let whole = coefficient
      coefficient = 1
      try multiply(byPartsOf: whole, within: budget)
    }
    // All powers of a base go into the exponent, so that 3·3ⁿ and 3ⁿ⁺¹ are written alike.
    for place in powers.indices where powers[place].exponent.magnitude > 1 {
      let (value, exponent) = coefficient.removingPowers(of: powers[place].base)
      coefficient = value
      powers[place].exponent += Rational(exponent)
    }
    // Short parts go back.
    for (base, exponent) in powers {
      let whole = exponent.floor
      guard let power = Int(exactly: whole), base.bits(ofPower: power) <= Int64(Self.partBits)
      else { continue }
      multiply(by: base, raisedTo: -Rational(whole))
      coefficient *= Rational(base).power(power)
    }
  }

  /// The most bits of a part that is written out if the whole product is not.
  fileprivate static let partBits = 1_024

  /// Writes out all powers, except roots; false if that is too long.
  private mutating func writeOutAll(within budget: Budget) throws(CalculationError) -> Bool {
    var above = Int64(coefficient.numerator.magnitudeBitWidth)
    var below = Int64(coefficient.denominator.magnitudeBitWidth)
    for (base, exponent) in powers {
      guard let power = Int(exactly: exponent.floor) else { return false }
      let bits = base.bits(ofPower: power)
      guard bits < 1 << 40 else { return false }
      if power < 0 { below += bits } else { above += bits }
    }
    guard budget.writesOut(above: above, below: below) else { return false }
    var numerator = BigInt(1)
    var denominator = BigInt(1)
    for (base, exponent) in powers {
      guard let power = Int(exactly: exponent.floor) else { return false }
      let words = base.bits(ofPower: power) / 64 + 1
      let product = power < 0 ? denominator : numerator
      try budget.pay(
        WorkPrice.power(words) + WorkPrice.product(words, WorkPrice.words(product)))
      let value = base.raised(to: Int(power.magnitude))
      if power < 0 { denominator *= value } else { numerator *= value }
    }
    // Different bases need not be coprime: they are primes, or parts that were not factored.
    guard
      let whole = try Rational.quotient(
        Rational(numerator), Rational(denominator), within: budget),
      let product = try Rational.product(coefficient, whole, within: budget)
    else { return false }
    coefficient = product
    for (base, exponent) in powers {
      multiply(by: base, raisedTo: -Rational(exponent.floor))
    }
    return true
  }
}

extension Budget {
  /// The most bits of the shorter part of a power that is written out as a fraction: later operations
  /// look for common divisors, which takes the square of its length.
  private static let fractionBits: Int64 = 1 << 18

  /// Whether a power with these numbers of bits above and below the fraction line is written out.
  func writesOut(above: Int64, below: Int64) -> Bool {
    max(above, below) <= Int64(expansionBits) && min(above, below) <= Self.fractionBits
  }
}

extension BigInt {
  /// Returns a bound on the bits of a power of a positive integer, or of its reciprocal: too high by less
  /// than a sixteenth for short integers.
  func bits(ofPower exponent: Int) -> Int64 {
    let count = Int64(clamping: exponent.magnitude)
    // Twos count exactly; for the rest, x^n < 2^(n·b/16) with b the bits of x^16.
    let twos = Int64(trailingZeroBitCount)
    let odd = self >> Int(twos)
    let sixteenth: Int64 =
      odd == 1
      ? 0
      : odd.magnitudeBitWidth <= 4_096
        ? Int64(odd.raised(to: 16).magnitudeBitWidth) : 16 * Int64(odd.magnitudeBitWidth)
    let (bits, overflow) = count.multipliedReportingOverflow(by: sixteenth + 16 * twos)
    return overflow ? .max / 2 : bits / 16 + 1
  }
}

extension Rational {
  /// Returns an integer power of a number other than zero, whatever its length.
  fileprivate func power(_ exponent: Int) -> Rational {
    let count = Int(exponent.magnitude)
    let (above, below) = (numerator.raised(to: count), denominator.raised(to: count))
    return exponent < 0
      ? Rational(below, over: above) : Rational(above, over: below)
  }

  /// Returns the number without its powers of an integer above 1, and their exponent.
  fileprivate func removingPowers(of base: BigInt) -> (Rational, exponent: Int) {
    let inverse = Rational(1, over: base)
    var value = self
    var exponent = 0
    while (value.numerator % base).isZero {
      value *= inverse
      exponent += 1
    }
    while (value.denominator % base).isZero {
      value *= Rational(base)
      exponent -= 1
    }
    return (value, exponent)
  }

  /// Returns an integer power, or nil if it would be too long to be written out.
  func raised(to exponent: Int, within budget: Budget) throws(CalculationError) -> Rational? {
    if isZero || self == 1 { return exponent == 0 ? 1 : self }
    let bits = (
      numerator.magnitude.bits(ofPower: exponent), denominator.bits(ofPower: exponent)
    )
    guard budget.writesOut(above: bits.0, below: bits.1) else { return nil }
    let words = max(bits.0, bits.1) / 64 + 1
    try budget.pay(WorkPrice.power(words))
    do throws(DivisionByZeroError) {
      return try raised(to: exponent)
    } catch {
      throw .divisionByZero
    }
  }
}

extension IntegerProduct {
  /// The powers as factors of a monomial, which come before all others.
  var factors: [Factor] {
    powers.map { Factor(generator: .integer($0.base), exponent: $0.exponent) }
  }
}

extension Real {
  /// Creates the number with the value of a product of integers' powers.
  init(_ product: IntegerProduct) {
    self.init(Term(coefficient: product.coefficient, monomial: Monomial(product.factors)))
  }
}

extension Term {
  /// Returns the term with its coefficient split into powers of integers, whatever their length; nil if it
  /// is short.
  func withUnwrittenCoefficient(within budget: Budget) throws(CalculationError) -> Term? {
    guard coefficient.storageBitWidth > IntegerProduct.partBits else { return nil }
    var product = IntegerProduct()
    try product.multiply(byPartsOf: coefficient, within: budget)
    var others: [Factor] = []
    for factor in monomial.factors {
      if case .integer(let base) = factor.generator {
        product.multiply(by: base, raisedTo: factor.exponent)
      } else {
        others.append(factor)
      }
    }
    return Term(
      coefficient: product.coefficient, monomial: Monomial(product.factors + others))
  }
}
