/// An integer as a product of powers of primes, as far as it is easy to factor.
///
/// Small primes are found by division, others of up to 64 bits by Pollard's method as improved by R. P.
/// Brent ("An improved Monte Carlo factorization algorithm", 1980), within a fixed number of steps. The
/// rest is kept as it is, or as its root if it is a power; in very long numbers only powers of 2 and of one
/// other small prime are found.
///
/// ```swift
/// Factorization(360).factors.map(\.base)       // [2, 3, 5]
/// Factorization(360).factors.map(\.exponent)   // [3, 2, 1]
/// ```
public struct Factorization {
  /// The parts and their exponents, smallest first.
  ///
  /// Parts of up to 16 bits are prime.
  public private(set) var factors: [(base: BigInt, exponent: Int)] = []

  /// Factors a positive integer.
  public init(_ number: BigInt) {
    self.init(number) { (_) throws(Never) in }
  }

  /// Factors a positive integer, and reports the approximate time of each step in nanoseconds beforehand.
  package init<Refusal: Error>(
    _ number: BigInt, paying pay: (Int64) throws(Refusal) -> Void
  ) throws(Refusal) {
    var rest = number
    try pay(Int64(Self.smallPrimes.count) * WorkPrice.quotient(number, by: 3))
    let twos = rest.isZero ? 0 : rest.trailingZeroBitCount
    if twos > 0 {
      factors.append((2, twos))
      rest = rest >> twos
    }
    if rest.isUnit { return }
    if rest.magnitudeBitWidth > Self.longNumber {
      // If it is a power of one small prime, little is left, and for other numbers it doesn't matter.
      let divisors = Self.smallPrimes.filter { (rest % BigInt($0)).isZero }
      if divisors.count == 1 {
        let prime = BigInt(divisors[0])
        let exponent = try Self.removeFromLongNumber(prime, from: &rest, paying: pay)
        append(prime, exponent)
      }
    }
    if rest.magnitudeBitWidth <= Self.longNumber {
      for prime in Self.smallPrimes where rest > 1 {
        let prime = BigInt(prime)
        guard (rest % prime).isZero else { continue }
        append(prime, try Self.remove(prime, from: &rest, paying: pay))
      }
    }
    try split(rest, exponent: 1, paying: pay)
    factors.sort { $0.base < $1.base }
  }

  /// Divides by a prime as often as possible, by its squares first.
  private static func remove<Refusal: Error>(
    _ prime: BigInt, from number: inout BigInt, paying pay: (Int64) throws(Refusal) -> Void
  ) throws(Refusal) -> Int {
    var powers = [prime]
    var exponent = 0
    while let last = powers.last {
      // Twice, as each of these powers is tried again on the way down.
      try pay(2 * WorkPrice.quotient(number, by: last) + WorkPrice.product(last, last))
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: last)
      guard remainder.isZero else {
        powers.removeLast()
        break
      }
      number = quotient
      exponent += 1 << (powers.count - 1)
      powers.append(last * last)
    }
    while let last = powers.popLast() {
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: last)
      if remainder.isZero {
        number = quotient
        exponent += 1 << powers.count
      }
    }
    return exponent
  }

  /// Divides by a prime as often as possible, by the largest power first: each division halves the length
  /// of a power of the prime.
  private static func removeFromLongNumber<Refusal: Error>(
    _ prime: BigInt, from number: inout BigInt, paying pay: (Int64) throws(Refusal) -> Void
  ) throws(Refusal) -> Int {
    var powers = [prime]
    while let last = powers.last, 2 * last.magnitudeBitWidth <= number.magnitudeBitWidth {
      try pay(WorkPrice.product(last, last))
      powers.append(last * last)
    }
    var exponent = 0
    while let last = powers.popLast() {
      try pay(WorkPrice.quotient(number, by: last))
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: last)
      if remainder.isZero {
        number = quotient
        exponent += 1 << powers.count
      }
    }
    return exponent
  }

  /// Factors a number that no small prime divides.
  private mutating func split<Refusal: Error>(
    _ number: BigInt, exponent: Int, paying pay: (Int64) throws(Refusal) -> Void
  ) throws(Refusal) {
    guard number > 1 else { return }
    if let (root, degree) = try number.root(paying: pay) {
      try split(root, exponent: exponent * degree, paying: pay)
      return
    }
    if let word = UInt64(exactly: number), word >= Self.trialLimit {
      try pay(WorkPrice.primeTest)
      if !word.isPrime {
        try pay(WorkPrice.divisorOfWord)
        if let divisor = word.divisor() {
          try split(BigInt(divisor), exponent: exponent, paying: pay)
          try split(BigInt(word / divisor), exponent: exponent, paying: pay)
          return
        }
      }
    }
    append(number, exponent)
  }

  private mutating func append(_ base: BigInt, _ exponent: Int) {
    if let place = factors.firstIndex(where: { $0.base == base }) {
      factors[place].exponent += exponent
    } else if exponent > 0 {
      factors.append((base, exponent))
    }
  }

  /// Longer numbers are only checked for a power of one small prime.
  private static let longNumber = 1 << 17

  /// Numbers below the square of the first prime that is not tried are prime.
  private static let trialLimit: UInt64 = 257 * 257

  private static let smallPrimes: [UInt64] = {
    var primes: [UInt64] = []
    for number in stride(from: UInt64(3), to: 257, by: 2)
    where primes.allSatisfy({ number % $0 != 0 }) {
      primes.append(number)
    }
    return primes
  }()
}

extension BigInt {
  /// Returns the integer of which this is a power, for small exponents and numbers that are not long.
  fileprivate func root<Refusal: Error>(
    paying pay: (Int64) throws(Refusal) -> Void
  ) throws(Refusal) -> (root: BigInt, degree: Int)? {
    guard magnitudeBitWidth <= 1 << 16 else { return nil }
    try pay(WorkPrice.squareRoot(WorkPrice.words(self)) + WorkPrice.product(self, self))
    let squareRoot = squareRoot()
    if squareRoot * squareRoot == self { return (squareRoot, 2) }
    // No prime below 257 divides the number, so its roots have more than 8 bits.
    guard magnitudeBitWidth <= 4_096 else { return nil }
    for degree in [3, 5, 7, 11, 13] where magnitudeBitWidth > 8 * degree {
      try pay(WorkPrice.integerRoot(WorkPrice.words(self)))
      let root = integerRoot(degree)
      if root.raised(to: degree) == self { return (root, degree) }
    }
    return nil
  }

  /// Returns the integer part of a root of degree 3 or more of a positive number, by Newton's method from
  /// above (Brent and Zimmermann, MCA 1.14).
  fileprivate func integerRoot(_ degree: Int) -> BigInt {
    var root = BigInt(1) << (magnitudeBitWidth / degree + 1)
    while true {
      let next =
        (root * BigInt(degree - 1) + self / root.raised(to: degree - 1)) / BigInt(degree)
      if next >= root { return root }
      root = next
    }
  }
}

extension UInt64 {
  /// Returns the product modulo a number above both.
  package func product(_ other: UInt64, modulo modulus: UInt64) -> UInt64 {
    modulus.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }

  /// Returns the power modulo a number above 1.
  package func power(_ exponent: UInt64, modulo modulus: UInt64) -> UInt64 {
    var (base, exponent, power) = (self % modulus, exponent, UInt64(1))
    while exponent > 0 {
      if exponent & 1 == 1 { power = power.product(base, modulo: modulus) }
      base = base.product(base, modulo: modulus)
      exponent >>= 1
    }
    return power
  }

  /// Whether an odd number above 40 is prime.
  ///
  /// The test of Miller and Rabin is certain below 2^64 with the first twelve primes as bases
  /// (J. Sorenson and J. Webster, 2015).
  fileprivate var isPrime: Bool {
    let twos = (self - 1).trailingZeroBitCount
    let odd = (self - 1) >> UInt64(twos)
    return [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].allSatisfy { (base: UInt64) in
      var power = base.power(odd, modulo: self)
      if power == 1 || power == self - 1 { return true }
      for _ in 1..<Swift.max(twos, 1) {
        power = power.product(power, modulo: self)
        if power == self - 1 { return true }
      }
      return false
    }
  }

  /// Returns a divisor of an odd composite number that is not a power, if a fixed number of steps finds one.
  fileprivate func divisor() -> UInt64? {
    let modulus = MontgomeryModulus(self)
    var (slow, fast) = (UInt64(2), UInt64(2))
    // 64 differences for each greatest common divisor; a divisor of 32 bits takes about 2^16 steps.
    for _ in 0..<4_096 {
      let start = (slow, fast)
      var product = UInt64(1)
      for _ in 0..<64 {
        slow = modulus.next(slow)
        fast = modulus.next(modulus.next(fast))
        product = modulus.product(product, slow > fast ? slow - fast : fast - slow)
      }
      let common = Self.greatestCommonDivisor(product, self)
      if common == 1 { continue }
      if common != self { return common }
      (slow, fast) = start
      for _ in 0..<64 {
        slow = modulus.next(slow)
        fast = modulus.next(modulus.next(fast))
        let common = Self.greatestCommonDivisor(
          slow > fast ? slow - fast : fast - slow, self)
        if common == self { return nil }
        if common > 1 { return common }
      }
    }
    return nil
  }
}

/// Products modulo an odd number without divisions; each is divided by 2^64, which doesn't matter here.
///
/// (P. Montgomery, "Modular multiplication without trial division", 1985.)
private struct MontgomeryModulus {
  private let modulus: UInt64

  /// −1 divided by the modulus, modulo 2^64.
  private let inverse: UInt64

  init(_ modulus: UInt64) {
    self.modulus = modulus
    // Newton: each step doubles the number of correct bits; the start has three of an odd number's inverse.
    var inverse = modulus
    for _ in 0..<5 { inverse = inverse &* (2 &- modulus &* inverse) }
    self.inverse = 0 &- inverse
  }

  /// Returns x·y/2^64, below the modulus for factors below it.
  func product(_ x: UInt64, _ y: UInt64) -> UInt64 {
    let (high, low) = x.multipliedFullWidth(by: y)
    let correction = (low &* inverse).multipliedFullWidth(by: modulus).high
    // The low words cancel, with a carry unless they are zero.
    let (sum, overflow) = high.addingReportingOverflow(correction)
    let (result, carry) = sum.addingReportingOverflow(low == 0 ? 0 : 1)
    return overflow || carry || result >= modulus ? result &- modulus : result
  }

  /// Returns the next number of Pollard's sequence.
  func next(_ x: UInt64) -> UInt64 {
    let square = product(x, x)
    return square == modulus - 1 ? 0 : square + 1
  }
}
