import BigNumbers
import ExactReals

/// A limit on the size of values, beyond which a calculation ends with a named reason.
///
/// Exact results can double in length with every press (`× =` squares), so each calculation has a
/// bound on the length of its numbers, and with it on its time and memory.
struct CalculationLimit: Hashable, Sendable {
  /// The most bits that a numerator or a denominator may have.
  var bits: Int

  /// The keypad's limit: fractions of up to 4,096 bits, about 1,230 digits.
  ///
  /// A longer power, factorial or product of them stays a form. The history writes out the number that each press
  /// continues from: by `2`, then `= + = + …` to the limit, that takes 2.4 s on the page, and 27 s at 16,384 bits
  /// (`HOSTILE_ROWS=H0992 node --test Apps/Web/Tests/hostile.mjs`).
  static let keypad = CalculationLimit(bits: 4_096)

  /// The limit of typed expressions: 1,048,576 bits, about 315,000 digits.
  static let expression = CalculationLimit(bits: 1_048_576)

  /// Returns the result of an operation, if it is within the limit.
  ///
  /// Without a budget, the budget of a single press is used, and only created if the numbers are long
  /// enough to need one: an ordinary press allocates nothing.
  ///
  /// - Throws: `CalculationError`, also if the digits of the result cannot be determined.
  func result(
    _ operation: ArithmeticOperation, _ left: Real, _ right: Real, within budget: Budget?
  ) throws(CalculationError) -> Operand {
    if let left = left.rational, let right = right.rational,
      left.storageBitWidth <= 64, right.storageBitWidth <= 64,
      let result = try operation.rationalResult(left, right)
    {
      return Operand(try checked(result))
    }
    let budget = budget ?? .press
    return try checked(operation.result(left, right, within: budget), within: budget)
  }

  /// Returns the number with its digits, if it is within the limit.
  ///
  /// - Throws: `CalculationError`, also if the digits of the number cannot be determined.
  func checked(_ value: Real, within budget: Budget?) throws(CalculationError) -> Operand {
    if let value = value.rational { return Operand(try checked(value)) }
    let budget = budget ?? .press
    let count = Operand.digitCount
    let digits = try value.decimal(significantDigits: count, within: budget)
    // The digits that a display may show have to be certain.
    guard digits.significand.isZero || digits.significand.magnitude >= .powerOfTen(count - 1)
    else { throw .undecided }
    // A fraction in disguise, unless it is too long to be one.
    if digits.isExact == .yes, digits.exponent.magnitude < 1_000 {
      let exponent = Int(truncatingIfNeeded: digits.exponent)
      let fraction = Rational(significand: digits.significand, exponent: exponent)
      if fraction.storageBitWidth <= bits { return Operand(fraction) }
    }
    return Operand(value: value, digits: digits)
  }

  /// Returns the value itself if it is within the limit.
  ///
  /// - Throws: `CalculationError.tooManyDigits`.
  func checked(_ value: Rational) throws(CalculationError) -> Rational {
    guard value.storageBitWidth <= bits else { throw .tooManyDigits }
    return value
  }
}

extension Budget {
  /// The work limit of a single press: about fifty milliseconds.
  static let pressWork: Int64 = 50_000_000

  private static let pressDecisionBits = 4_096
  private static let pressExpansionBits = CalculationLimit.keypad.bits

  /// The budget of a single press.
  static var press: Budget {
    Budget(
      work: pressWork, decisionBits: pressDecisionBits, expansionBits: pressExpansionBits)
  }

  /// The budget of a single press, paid from a budget for many presses.
  var pressPortion: Budget {
    portion(
      work: Self.pressWork, decisionBits: Self.pressDecisionBits,
      expansionBits: Self.pressExpansionBits)
  }
}
