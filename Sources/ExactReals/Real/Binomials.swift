import BigNumbers

extension BigInt {
  /// Returns the number of ways to choose k of n things; nil if that would be long, or is better found as a
  /// quotient.
  ///
  /// The exponent of a prime in it is the number of carries when k and n − k are added in the prime's base
  /// (E. Kummer, "Über die Ergänzungssätze zu den allgemeinen Reciprocitätsgesetzen", 1852), so no division
  /// is needed.
  static func binomial(
    _ n: BigInt, _ k: BigInt, within budget: Budget
  ) throws(CalculationError) -> BigInt? {
    // The result is below 2^n.
    guard let n = Int(exactly: n), let k = Int(exactly: k), k >= shortChoice,
      n <= Swift.min(budget.expansionBits, 1 << 22)
    else { return nil }
    try budget.pay(WorkPrice.sievedNumber * Int64(n))
    var powers: [BigInt] = []
    for prime in primes(upTo: n) {
      let carries = carries(adding: k, to: n - k, inBase: prime)
      if carries > 0 { powers.append(BigInt(prime).raised(to: carries)) }
    }
    return try product(count: powers.count, within: budget) { powers[$0] }
  }

  /// From this many chosen things on, primes are faster than a quotient.
  private static var shortChoice: Int { 1 << 12 }

  private static func carries(adding x: Int, to y: Int, inBase base: Int) -> Int {
    var (x, y, carry, count) = (x, y, 0, 0)
    while x > 0 || y > 0 || carry > 0 {
      carry = x % base + y % base + carry >= base ? 1 : 0
      count += carry
      (x, y) = (x / base, y / base)
    }
    return count
  }

  /// Returns the primes up to a number (Eratosthenes).
  private static func primes(upTo limit: Int) -> [Int] {
    var isComposite = [Bool](repeating: false, count: limit + 1)
    var primes: [Int] = []
    for number in stride(from: 2, through: limit, by: 1) where !isComposite[number] {
      primes.append(number)
      guard number <= limit / number else { continue }
      for multiple in stride(from: number * number, through: limit, by: number) {
        isComposite[multiple] = true
      }
    }
    return primes
  }
}
