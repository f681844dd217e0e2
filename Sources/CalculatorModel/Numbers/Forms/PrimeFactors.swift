import BigNumbers
import ExactReals

/// The prime factors of a whole number, proven.
///
/// ```swift
/// try PrimeFactors(of: 360).text   // "2^3 * 3^2 * 5"
/// ```
///
/// `Factorization` finds factors of up to 64 bits; longer ones are found here by the cycles of random
/// sequences (J. M. Pollard, "A Monte Carlo method for factorization", 1975). A factor is prime if it
/// passes Miller's test for the first thirteen primes, which is a proof below 3.3·10²⁴ (J. Sorenson and J.
/// Webster, "Strong pseudoprimes to twelve prime bases", 2015).
struct PrimeFactors {
  /// The primes with their exponents, the smallest first.
  private(set) var powers: [(prime: BigInt, exponent: Int)] = []

  private let sign: String

  /// Finds the factors.
  ///
  /// - Throws: `CalculationError.tooMuchWork` if the budget runs out, or a factor cannot be proven prime.
  init(of number: BigInt, within budget: Budget) throws(CalculationError) {
    sign = number.isNegative ? "-" : ""
    let rest = number.magnitude
    guard rest > 1 else {
      if !rest.isZero { return }
      throw .outsideDomain
    }
    // A part that it leaves whole may be composite.
    let parts = try Factorization(rest) { (price) throws(CalculationError) in
      try budget.pay(price)
    }
    for part in parts.factors {
      var open = [part.base]
      while let base = open.popLast() {
        if try Self.isPrime(base, within: budget) {
          add(base, part.exponent)
        } else {
          let divisor = try Self.divisor(of: base, within: budget)
          open += [divisor, base / divisor]
        }
      }
    }
    powers.sort { $0.prime < $1.prime }
  }

  /// The factors in the syntax of expressions.
  var text: String {
    let factors = powers.map {
      $0.prime.description + ($0.exponent == 1 ? "" : "^\($0.exponent)")
    }
    return sign + (factors.isEmpty ? "1" : factors.joined(separator: " * "))
  }

  private mutating func add(_ prime: BigInt, _ exponent: Int) {
    if let place = powers.firstIndex(where: { $0.prime == prime }) {
      powers[place].exponent += exponent
    } else {
      powers.append((prime, exponent))
    }
  }

  /// The work of one product of remainders of a number, and its own remainder.
  private static func workOfStep(_ number: BigInt) -> Int64 {
    let words = WorkPrice.words(bits: number.magnitudeBitWidth)
    // Division costs about as much as two products.
    return 400 + 3 * WorkPrice.product(words, words)
  }

  private static let bases: [BigInt] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]

  /// The bound below which the test is a proof.
  private static let proofLimit: BigInt = 3_317_044_064_679_887_385_961_981

  /// Whether a number above 1 is prime.
  private static func isPrime(
    _ number: BigInt, within budget: Budget
  ) throws(CalculationError) -> Bool {
    if bases.contains(number) { return true }
    if bases.contains(where: { (number % $0).isZero }) { return false }
    let less = number - 1
    let shift = less.trailingZeroBitCount
    let odd = less >> shift
    for base in bases {
      var power = try self.power(base, odd, modulo: number, within: budget)
      if power == 1 || power == less { continue }
      var isWitness = true
      for _ in 1..<max(shift, 1) {
        power = power * power % number
        if power == less {
          isWitness = false
          break
        }
      }
      if isWitness { return false }
    }
    guard number < proofLimit else { throw .tooMuchWork }
    return true
  }

  private static func power(
    _ base: BigInt, _ exponent: BigInt, modulo number: BigInt, within budget: Budget
  ) throws(CalculationError) -> BigInt {
    var (result, square, rest): (BigInt, BigInt, BigInt) = (1, base % number, exponent)
    let price = 2 * workOfStep(number)
    while !rest.isZero {
      try budget.pay(price)
      if rest.isOdd { result = result * square % number }
      square = square * square % number
      rest = rest >> 1
    }
    return result
  }

  /// Returns a divisor of a composite number.
  private static func divisor(
    of number: BigInt, within budget: Budget
  ) throws(CalculationError) -> BigInt {
    let price = 4 * workOfStep(number)
    try budget.pay(price)
    let root = number.squareRoot()
    if root * root == number { return root }
    var increment: BigInt = 1
    while true {
      var (slow, fast): (BigInt, BigInt) = (2, 2)
      var product: BigInt = 1
      var steps = 0
      while true {
        try budget.pay(price)
        slow = (slow * slow + increment) % number
        fast = (fast * fast + increment) % number
        fast = (fast * fast + increment) % number
        let difference = (slow - fast).magnitude
        if difference.isZero { break }
        product = product * difference % number
        steps += 1
        guard steps % 64 == 0 || product.isZero else { continue }
        let divisor = product.greatestCommonDivisor(with: number)
        if divisor == number || product.isZero { break }
        if divisor > 1 { return divisor }
      }
      // Both sequences have met, or several factors came up at once: go step by step, or use another sequence.
      if let divisor = try single(of: number, increment, within: budget) { return divisor }
      increment += 1
    }
  }

  /// Returns a divisor by the same sequence, checking each step.
  private static func single(
    of number: BigInt, _ increment: BigInt, within budget: Budget
  ) throws(CalculationError) -> BigInt? {
    var (slow, fast): (BigInt, BigInt) = (2, 2)
    let price = 8 * workOfStep(number)
    while true {
      try budget.pay(price)
      slow = (slow * slow + increment) % number
      fast = (fast * fast + increment) % number
      fast = (fast * fast + increment) % number
      let divisor = (slow - fast).magnitude.greatestCommonDivisor(with: number)
      if divisor == number { return nil }
      if divisor > 1 { return divisor }
    }
  }
}
