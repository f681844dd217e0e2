import BigNumbers

/// A positive number that is known by its digits alone, such as the value of an integral.
///
/// No rule connects it with other numbers, so a sum with it is never proven to be zero or a fraction. It is positive
/// so that what holds for other generators holds for it: a product with it is not zero.
final class ComputedNumber: Sendable {
  /// Encloses the number with about a number of certain bits.
  typealias Method = @Sendable (_ precision: Int, Budget) throws(CalculationError) -> Enclosure

  /// The bits to which a difference from zero is looked for: each takes a new calculation.
  static let decisionBits = 256

  let fingerprint: UInt64

  private let method: Method

  /// Creates the number.
  ///
  /// - Parameters:
  ///   - enclosure: Any enclosure of the number.
  ///   - method: Encloses the number.
  init(about enclosure: Enclosure, _ method: @escaping Method) {
    var fingerprint = Fingerprint()
    fingerprint.combine(enclosure.significand)
    self.fingerprint = fingerprint.value
    self.method = method
  }

  func enclosure(
    precision: Int, within budget: Budget
  ) throws(CalculationError) -> Enclosure {
    try method(precision, budget)
  }

  /// Returns an order, −1, 0 or 1: 0 only for the same object.
  func order(to other: ComputedNumber) -> Int {
    if self === other { return 0 }
    if fingerprint != other.fingerprint { return fingerprint < other.fingerprint ? -1 : 1 }
    return ObjectIdentifier(self) < ObjectIdentifier(other) ? -1 : 1
  }
}

extension Real {
  /// Creates a number from a method that encloses it ever more tightly.
  ///
  /// - Parameters:
  ///   - budget: The most that the first enclosure may cost.
  ///   - method: Encloses the number with about a number of certain bits, if it is not next to zero.
  /// - Returns: The number.
  /// - Throws: What the method throws.
  package static func computed(
    within budget: Budget,
    by method: @escaping @Sendable (Int, Budget) throws(CalculationError) -> Enclosure
  ) throws(CalculationError) -> Real {
    let first = try method(firstPrecision, budget)
    if first.isExact, first.significand.isZero { return 0 }
    if let sign = first.sign {
      // A number has the digits of an answer's from the beginning.
      let number = ComputedNumber(about: first) { (precision, budget) throws(CalculationError) in
        let enclosure = try method(precision, budget)
        return sign < 0 ? -enclosure : enclosure
      }
      budget.enclosures.remember(
        sign < 0 ? -first : first, of: .computed(number), precision: firstPrecision)
      return sign < 0 ? -Real(.computed(number)) : Real(.computed(number))
    }
    // It may be zero, but its sum with a power of two above it is not.
    guard let upper = first.magnitudeExponents?.upper, upper < 64 else { throw .undecided }
    let exponent = Swift.max(upper, 0) + 1
    let above = Enclosure(BigInt(1), exponent: exponent)
    let sum = ComputedNumber(about: first) { (precision, budget) throws(CalculationError) in
      try Enclosure.sum(method(precision, budget), above, precision: precision + 8)
    }
    return try Real.difference(
      Real(.computed(sum)), Real(BigInt(1) << Int(exponent)), within: budget)
  }

  /// The precision to which such a number is enclosed when it is created: enough for the digits of an answer.
  private static let firstPrecision = 96
}
