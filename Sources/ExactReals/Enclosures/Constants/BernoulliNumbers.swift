import BigNumbers

/// The Bernoulli numbers B(2), B(4), … of x/(eˣ − 1) = Σ B(n)·xⁿ/n!: they begin with 1/6, −1/30, 1/42.
///
/// The first of them come from the tangent numbers, and the others from |B(n)| = 2·n!/(2π)ⁿ·ζ(n): the
/// denominator is known, so as many bits as the numerator has determine it exactly. From n to n − 2 the
/// powers in ζ(n) = Σ j^−n and the factor before it each take one short product: R. Bloemen, "Even faster
/// ζ(2n) calculation!" (2009); F. Johansson, "Arb" (2017).
struct BernoulliNumbers {
  /// A fraction in lowest terms.
  struct Fraction {
    let numerator: BigInt
    let denominator: BigInt
  }

  /// The numbers from B(2) on.
  let values: [Fraction]

  /// Computes the first `count` of them.
  ///
  /// - Complexity: O(n²) products by small numbers and O(n) products, of numbers of O(n log n) bits.
  init(count: Int, within budget: Budget) throws(CalculationError) {
    let denominators = Self.denominators(count: count)
    let few = min(count, Self.fewNumbers)
    let tangents = try TangentNumbers(count: few, within: budget).values
    var numerators: [BigInt] = []
    for k in 1...few {
      // B(2k) = ±2k·T(k)/(4^k·(4^k − 1))
      let divisor = ((BigInt(1) << (2 * k)) - 1) << (2 * k)
      numerators.append(tangents[k - 1] * BigInt(2 * k) * denominators[k - 1] / divisor)
    }
    if few < count {
      let rest = few + 1...count
      var guardBits = 32
      while true {
        let found = try Self.numerators(
          of: rest, denominators: denominators, guardBits: guardBits, within: budget)
        if let found {
          numerators += found
          break
        }
        guardBits *= 2
      }
    }
    var values: [Fraction] = []
    for k in 1...count {
      let numerator = numerators[k - 1]
      values.append(
        Fraction(
          numerator: k & 1 == 1 ? numerator : -numerator, denominator: denominators[k - 1]))
    }
    self.values = values
  }

  /// The number of values computed from the tangent numbers; for such small n, ζ(n) takes many terms.
  private static var fewNumbers: Int { 32 }

  /// Returns the denominators of the first numbers.
  ///
  /// The denominator of B(2k) is the product of the primes p for which p − 1 divides 2k: K. von Staudt and
  /// T. Clausen (1840).
  private static func denominators(count: Int) -> [BigInt] {
    var denominators = [BigInt](repeating: 6, count: count)
    var isComposite = [Bool](repeating: false, count: 2 * count + 2)
    for p in stride(from: 3, through: 2 * count + 1, by: 2) where !isComposite[p] {
      for multiple in stride(from: 3 * p, through: 2 * count + 1, by: 2 * p) {
        isComposite[multiple] = true
      }
      if p == 3 { continue }
      let step = (p - 1) / 2
      for k in stride(from: step, through: count, by: step) { denominators[k - 1] *= BigInt(p) }
    }
    return denominators
  }

  /// Returns the numerators' magnitudes; nil if the guard bits are too few to determine them.
  private static func numerators(
    of range: ClosedRange<Int>, denominators: [BigInt], guardBits: Int, within budget: Budget
  ) throws(CalculationError) -> [BigInt]? {
    var k = range.upperBound
    var factor = try FactorOfZeta(
      k: k, denominatorBits: denominators[k - 1].magnitudeBitWidth, guardBits: guardBits,
      within: budget)
    var zeta = try EvenZeta(k: k, bits: factor.bits, within: budget)
    var numerators: [BigInt] = []
    while true {
      try budget.payForProduct(bits: factor.bits, times: 2)
      let product = try Enclosure.product(
        factor.value, zeta.value(), precision: factor.bits)
      let scaled = try Enclosure.product(
        product, Enclosure(denominators[k - 1]), precision: factor.bits)
      guard let numerator = scaled.uniqueInteger else { return nil }
      numerators.append(numerator)
      if k == range.lowerBound { break }
      k -= 1
      try factor.step(denominatorBits: denominators[k - 1].magnitudeBitWidth)
      try zeta.step(bits: factor.bits, within: budget)
    }
    return numerators.reversed()
  }
}

extension BernoulliNumbers {
  /// Returns 2·(2k)!/(2π)^(2k) = |B(2k)|/ζ(2k).
  static func factorOfZeta(
    k: Int, precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    let factorial = try Enclosure.product(
      over: 1..<2 * k + 1, precision: precision + 4, within: budget
    ) { BigInt($0) }
    let circle = try Enclosure.pi(precision: precision + 40, within: budget)
      .scaled(byPowerOfTwo: 1)
    let power = try Enclosure.pow(
      circle, 2 * Int64(k), precision: precision + 4, within: budget)
    return try Enclosure.quotient(factorial, power, precision: precision)
      .scaled(byPowerOfTwo: 1)
  }
}

/// The factor 2·(2k)!/(2π)^(2k) of ζ(2k), for falling k.
private struct FactorOfZeta {
  private var k: Int
  private let guardBits: Int
  private let squareOfCircle: Enclosure

  /// The factor.
  private(set) var value: Enclosure

  /// The number of bits of the Bernoulli number's numerator, plus guard bits.
  private(set) var bits: Int

  init(
    k: Int, denominatorBits: Int, guardBits: Int, within budget: Budget
  ) throws(CalculationError) {
    // (2k)! ≤ (2k)^(2k), and log₂ 2π > 2.65
    let width = Int.bitWidth - k.leadingZeroBitCount + 1
    let most = 2 * k * width - 2 * k * 265 / 100 + denominatorBits + guardBits
    let circle = try Enclosure.pi(precision: most + 16, within: budget)
      .scaled(byPowerOfTwo: 1)
    self.k = k
    self.guardBits = guardBits
    squareOfCircle = try Enclosure.product(circle, circle, precision: most + 8)
    value = try BernoulliNumbers.factorOfZeta(k: k, precision: most, within: budget)
    bits = Int(value.top) + denominatorBits + guardBits
  }

  /// Goes from k to k − 1.
  mutating func step(denominatorBits: Int) throws(CalculationError) {
    let divisor = Enclosure(BigInt(2 * k * (2 * k - 1)))
    // One step takes off less than it may lose.
    value = try Enclosure.quotient(
      Enclosure.product(value, squareOfCircle, precision: bits + 8), divisor,
      precision: bits + 8)
    k -= 1
    bits = max(Int(value.top) + denominatorBits + guardBits, guardBits)
  }
}
