import BigNumbers

/// The arctangent of a fraction as a sum of arctangents that belong to primes.
///
/// So sums that cancel, like Machin's 16·atan(1/5) − 4·atan(1/239) − π, are recognized.
///
/// The arctangent of y/x is the argument of x + y·i. That number is a product of Gaussian primes, and its
/// argument the sum of theirs: for each prime p = a² + b² that divides x² + y², one of ±atan(b/a), in
/// addition to quarters of π. (J. Todd, "A problem on arc tangent relations", 1949.)
struct GaussianAngle {
  private var quarters: Int = 0
  private var parts: [(tangent: Rational, multiple: Int)] = []

  /// Creates the inverse tangent, an angle; nil if the sum of squares is not easily factored.
  init?(tangent: Rational, within budget: Budget) throws(CalculationError) {
    var number = GaussianInteger(real: tangent.denominator, imaginary: tangent.numerator)
    guard number.norm.magnitudeBitWidth <= 62 else { return nil }
    for (prime, exponent) in try Factorization(number.norm, within: budget).factors {
      guard let word = Int64(exactly: prime) else { return nil }
      if word == 2 {
        // Except for a quarter turn, 2 is the square of 1 + i, which points to an eighth.
        for _ in 0..<exponent {
          guard let rest = number.divided(by: GaussianInteger(real: 1, imaginary: 1))
          else { return nil }
          number = rest
          quarters += 1
        }
        continue
      }
      guard let divisor = GaussianInteger(ofPrimeNorm: word) else { return nil }
      var multiple = 0
      for _ in 0..<exponent {
        if let rest = number.divided(by: divisor) {
          number = rest
          multiple += 1
        } else if let rest = number.divided(by: divisor.conjugate) {
          number = rest
          multiple -= 1
        } else {
          return nil
        }
      }
      // A prime's divisor a + b·i has a > b > 0.
      if multiple != 0 {
        parts.append((Rational(divisor.imaginary, over: divisor.real), multiple))
      }
    }
    // The rest is 1, i, −1 or −i.
    guard let turns = number.quarterTurns else { return nil }
    quarters += 2 * turns
  }

  /// Returns the arctangent as multiples of π and of arctangents that belong to primes.
  func terms(within budget: Budget) throws(CalculationError) -> [Term] {
    // The sum of the arguments may be off by whole turns, and an arctangent lies within a quarter turn.
    let precision = 64
    var sum = try Enclosure.product(
      Enclosure.pi(precision: precision, within: budget),
      Enclosure(Rational(significand: Int64(quarters * 25), exponent: -2), precision: precision),
      precision: precision)
    for (tangent, multiple) in parts {
      try budget.pay(WorkPrice.turnedArctangent)
      let angle = try Enclosure.atan(
        Enclosure(tangent, precision: precision), precision: precision, within: budget)
      sum = try Enclosure.sum(
        sum, Enclosure.product(angle, Enclosure(BigInt(multiple)), precision: precision),
        precision: precision)
    }
    let turn = try Enclosure.pi(precision: precision, within: budget).scaled(byPowerOfTwo: 1)
    let turns = try Enclosure.sum(
      Enclosure.quotient(sum, turn, precision: precision),
      Enclosure(Rational.half, precision: precision),
      precision: precision)
    guard let turns = turns.floorIfCertain else { throw .undecided }
    let halfTurns = Rational(significand: Int64(quarters * 25), exponent: -2) - Rational(turns * 2)
    return Real(
      Term(
        coefficient: halfTurns, monomial: Monomial([Factor(generator: .pi, exponent: 1)]))
    ).terms.filter { !$0.coefficient.isZero }
      + parts.map { tangent, multiple in
        Term(
          coefficient: Rational(multiple),
          monomial: Monomial([Factor(generator: .arctangent(Real(tangent)), exponent: 1)]))
      }
  }
}

/// A complex number with integer parts.
private struct GaussianInteger {
  var real: BigInt
  var imaginary: BigInt

  init(real: BigInt, imaginary: BigInt) {
    self.real = real
    self.imaginary = imaginary
  }

  /// Creates the number a + b·i whose norm a² + b² is a prime one more than a multiple of 4, with a > b > 0.
  ///
  /// It uses Euclid's algorithm for the prime and a root of −1 (Hermite and Serret; Brillhart 1972).
  init?(ofPrimeNorm prime: Int64) {
    guard prime % 4 == 1, let root = prime.rootOfMinusOne else { return nil }
    var (a, b) = (prime, root)
    while b > prime / max(b, 1) || b * b > prime { (a, b) = (b, a % b) }
    let other = a % max(b, 1)
    guard b * b + other * other == prime else { return nil }
    self.init(real: BigInt(Swift.max(b, other)), imaginary: BigInt(Swift.min(b, other)))
  }

  var norm: BigInt { real * real + imaginary * imaginary }

  var conjugate: Self { Self(real: real, imaginary: -imaginary) }

  /// The number of quarter turns from 1 to a number of magnitude 1; nil for others.
  var quarterTurns: Int? {
    if imaginary.isZero { return real == 1 ? 0 : real == -1 ? 2 : nil }
    guard real.isZero else { return nil }
    return imaginary == 1 ? 1 : imaginary == -1 ? -1 : nil
  }

  /// Returns the quotient if there is one.
  func divided(by divisor: Self) -> Self? {
    let norm = divisor.norm
    let real = (self.real * divisor.real + imaginary * divisor.imaginary)
      .quotientAndRemainder(dividingBy: norm)
    let imaginary = (self.imaginary * divisor.real - self.real * divisor.imaginary)
      .quotientAndRemainder(dividingBy: norm)
    guard real.remainder.isZero, imaginary.remainder.isZero else { return nil }
    return Self(real: real.quotient, imaginary: imaginary.quotient)
  }
}

extension Int64 {
  /// A number whose square is −1 modulo this prime: g^((p−1)/4) for a g that is not a square.
  fileprivate var rootOfMinusOne: Int64? {
    let modulus = UInt64(self)
    for base in UInt64(2)..<200 {
      let power = base.power((modulus - 1) / 4, modulo: modulus)
      if power.product(power, modulo: modulus) == modulus - 1 { return Int64(power) }
    }
    return nil
  }
}
