import BigNumbers

/// A search that encloses a number ever more tightly until all numbers inside round to the same digits.
struct DecimalSearch {
  /// The digits to find.
  enum Target {
    case significantDigits(Int)
    case places(Int)
  }

  private let number: Real
  private let form: Form
  private let target: Target
  private let budget: Budget
  private let evaluation: Evaluation

  init(_ number: Real, _ form: Form, target: Target, within budget: Budget) {
    self.number = number
    self.form = form
    self.target = target
    self.budget = budget
    evaluation = Evaluation(within: budget)
  }

  func result() throws(CalculationError) -> RoundedDecimal {
    let firstBits = try bits()
    var bits = firstBits
    while true {
      let value = try evaluation.enclosure(of: form, bits: bits)
      if let digits = try rounded(value, to: target) {
        return RoundedDecimal(
          significand: digits.significand, exponent: digits.exponent,
          isExact: try isEqual(to: digits, value))
      }
      if value.radius.isInfinite { throw .tooLarge }
      if value.containsZero, value.isBelowExponentRange { throw .tooSmall }
      // Digits that don't settle are those of a number halfway, or of a short decimal.
      if bits > firstBits, let decimal = try shortDecimal(in: value) {
        switch try number.isEqual(to: Real(decimal), within: budget) {
        case .yes: return try rounded(decimal)
        case .no: break
        case .undecided: return try certainDigits(of: value)
        }
      }
      guard bits < firstBits + budget.decisionBits else { return try certainDigits(of: value) }
      bits = bits == firstBits ? bits + 128 : firstBits + 2 * (bits - firstBits)
    }
  }

  /// Returns the number of bits for the digits, and some more.
  private func bits() throws(CalculationError) -> Int {
    switch target {
    case .significantDigits(let count): return Self.bits(ofDigits: count) + 24
    case .places(let places):
      let rough = try evaluation.enclosure(of: form, bits: 16)
      let integerBits = rough.magnitudeExponents?.upper ?? 0
      guard integerBits < Int64(budget.expansionBits) else { throw .tooManyDigits }
      return Swift.max(0, Int(clamping: integerBits) + Self.bits(ofDigits: places)) + 24
    }
  }

  /// Returns an upper bound on the bits of digits: a digit is log₂ 10 < 3.322 bits.
  private static func bits(ofDigits count: Int) -> Int {
    Int(Int64(count) * 3_322 / 1_000) + 1
  }

  private func rounded(
    _ value: Enclosure, to target: Target
  ) throws(CalculationError) -> (significand: BigInt, exponent: Int64)? {
    switch target {
    case .significantDigits(let count):
      return try value.roundedDecimal(significantDigits: count, within: budget)
    case .places(let places):
      return try value.roundedDecimal(places: places, within: budget).map { ($0, -Int64(places)) }
    }
  }

  private func rounded(_ decimal: Rational) throws(CalculationError) -> RoundedDecimal {
    switch target {
    case .significantDigits(let count):
      try Real(decimal).decimal(significantDigits: count, within: budget)
    case .places(let places): try Real(decimal).decimal(places: places, within: budget)
    }
  }

  /// Returns the decimal that the digits suggest, with one digit more than asked for, if it is inside.
  private func shortDecimal(in value: Enclosure) throws(CalculationError) -> Rational? {
    let midpoint = try Enclosure(value.significand, exponent: 0)
      .scaled(byPowerOfTwo: value.exponent)
    let next: Target =
      switch target {
      case .significantDigits(let count): .significantDigits(count + 1)
      case .places(let places): .places(places + 1)
      }
    guard let digits = try rounded(midpoint, to: next), digits.exponent.magnitude < 1 << 20,
      let exponent = Int(exactly: digits.exponent)
    else { return nil }
    let decimal = Rational(significand: digits.significand, exponent: exponent)
    return value.contains(decimal) ? decimal : nil
  }

  /// Whether the number is a decimal that it was rounded to.
  private func isEqual(
    to digits: (significand: BigInt, exponent: Int64), _ value: Enclosure
  ) throws(CalculationError) -> Decision {
    if digits.significand.isZero { return try number.isZero(within: budget) }
    if form.isSurelyIrrational || form.isHomogeneousSumOfLogarithms { return .no }
    if try !value.mayBe(digits.significand, exponent: digits.exponent, within: budget) {
      return .no
    }
    let power = try Real.pow(10, Real(Rational(BigInt(digits.exponent))), within: budget)
    let decimal = try Real.product(Real(digits.significand), power, within: budget)
    return try number.isEqual(to: decimal, within: budget)
  }

  /// Returns as many digits as are certain.
  private func certainDigits(of value: Enclosure) throws(CalculationError) -> RoundedDecimal {
    guard case .significantDigits(var count) = target else { throw .undecided }
    while count > 1 {
      count -= Swift.max(1, count / 16)
      if let digits = try value.roundedDecimal(significantDigits: count, within: budget) {
        return RoundedDecimal(
          significand: digits.significand, exponent: digits.exponent, isExact: .undecided)
      }
    }
    throw .undecided
  }
}

extension Enclosure {
  /// Whether a decimal may be in the ball.
  fileprivate func mayBe(
    _ digits: BigInt, exponent: Int64, within budget: Budget
  ) throws(CalculationError) -> Bool {
    if exponent.magnitude < 1 << 10 {
      return contains(Rational(significand: digits, exponent: Int(exponent)))
    }
    // For a long power of ten as many bits as the ball has, and some more, are enough.
    let bits = max(significand.magnitudeBitWidth, digits.magnitudeBitWidth) + 64
    let power = try Enclosure.pow(
      Enclosure(BigInt(10)), exponent, precision: bits, within: budget)
    return try overlaps(Enclosure.product(Enclosure(digits), power, precision: bits))
  }
}
