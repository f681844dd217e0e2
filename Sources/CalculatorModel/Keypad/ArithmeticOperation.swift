import BigNumbers
import ExactReals

/// The operations that stand between two numbers: the four of arithmetic, and those of the scientific
/// and of the programmer keypad.
public enum ArithmeticOperation: CaseIterable, Hashable, Sendable {
  case addition
  case subtraction
  case multiplication
  case division

  /// The left number to the power of the right one: the key `xʸ`.
  case power

  /// The right number to the power of the left one: the key `yˣ`.
  case reversedPower

  /// The root of the left number whose degree is the right one: the key `ʸ√x`.
  case root

  /// The logarithm of the left number to the base of the right one: the key `logᵧ`.
  case logarithm

  /// The left number times ten to the power of the right one: the key `EE`.
  case exponent

  /// The remainder of the left number divided by the right one: the key `mod`.
  case remainder

  // These work on whole numbers, bit by bit: negative ones are in two's complement with an endless sign.
  case and
  case or
  /// Exclusive or.
  case xor
  case nand
  case nor

  /// The left number's bits moved left by the right one: the key `X<<Y`.
  case shiftLeft

  /// The left number's bits moved right by the right one, with the sign moving in: the key `X>>Y`.
  case shiftRight

  /// The left number's bits moved right by the right one, with zeros moving in: the key `X>>>Y`.
  ///
  /// This is only defined for words, which have a fixed width.
  case logicalShiftRight

  /// The strength with which operations bind their operands: `or` the least, `EE` the most.
  ///
  /// Bit operations are in the order of C, Python and JavaScript.
  public enum Precedence: Int, CaseIterable, Hashable, Sendable, Comparable {
    case inclusiveOr
    case exclusiveOr
    case conjunction
    case shift
    case additive
    case multiplicative

    /// Powers, roots and logarithms.
    case exponential

    /// The exponent that is part of a number.
    case notation

    /// Whether the left precedence binds its operands less tightly.
    public static func < (left: Precedence, right: Precedence) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The operation's place in the order of evaluation.
  public var precedence: Precedence {
    switch self {
    case .or, .nor: .inclusiveOr
    case .xor: .exclusiveOr
    case .and, .nand: .conjunction
    case .shiftLeft, .shiftRight, .logicalShiftRight: .shift
    case .addition, .subtraction: .additive
    case .multiplication, .division, .remainder: .multiplicative
    case .power, .reversedPower, .root, .logarithm: .exponential
    case .exponent: .notation
    }
  }

  /// Whether only the programmer keypad has a key for the operation.
  var isForWords: Bool { precedence < .additive || self == .remainder }

  /// The sign as typeset: `+`, `−` (U+2212), `×`, `÷`, `^`, `yˣ`, `ʸ√`, `logᵧ`, `EE`, `mod`, `and`, `<<`.
  public var symbol: String {
    switch self {
    case .addition: "+"
    case .subtraction: "−"
    case .multiplication: "×"
    case .division: "÷"
    case .power: "^"
    case .reversedPower: "yˣ"
    case .root: "ʸ√"
    case .logarithm: "logᵧ"
    case .exponent: "EE"
    case .remainder: "mod"
    case .and: "and"
    case .or: "or"
    case .xor: "xor"
    case .nand: "nand"
    case .nor: "nor"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .logicalShiftRight: ">>>"
    }
  }

  /// Returns the operation's exact result.
  ///
  /// ```swift
  /// try ArithmeticOperation.division.result(1, 3)   // 1/3
  /// try ArithmeticOperation.root.result(27, 3)      // 3
  /// ```
  ///
  /// As on Apple's Mac calculator, zero to the power of zero has no value. In typed expressions it
  /// is 1.
  ///
  /// - Throws: `CalculationError` when there is no real result, or when it costs more than the
  ///   budget.
  public func result(
    _ left: Real, _ right: Real, within budget: Budget = Budget()
  ) throws(CalculationError) -> Real {
    switch self {
    case .addition: return try Real.sum(left, right, within: budget)
    case .subtraction: return try Real.difference(left, right, within: budget)
    case .multiplication: return try Real.product(left, right, within: budget)
    case .division: return try Real.quotient(left, right, within: budget)
    case .power: return try Self.power(left, right, within: budget)
    case .reversedPower: return try Self.power(right, left, within: budget)
    case .root: return try Real.root(left, right, within: budget)
    case .logarithm: return try Real.log(left, base: right, within: budget)
    case .exponent:
      return try Real.product(left, Real.pow(10, right, within: budget), within: budget)
    case .remainder: return try Real.mod(left, right, within: budget)
    case .and, .or, .xor, .nand, .nor, .shiftLeft, .shiftRight, .logicalShiftRight:
      return try bitwiseResult(left, right, within: budget)
    }
  }

  private static func power(
    _ base: Real, _ exponent: Real, within budget: Budget
  ) throws(CalculationError) -> Real {
    if exponent.isWrittenAsZero, base.isWrittenAsZero { throw .outsideDomain }
    return try Real.pow(base, exponent, within: budget)
  }

  /// Returns the result of one of the four operations of arithmetic; nil for the others.
  ///
  /// - Throws: `CalculationError.divisionByZero`.
  func rationalResult(
    _ left: Rational, _ right: Rational
  ) throws(CalculationError) -> Rational? {
    switch self {
    case .addition: return left + right
    case .subtraction: return left - right
    case .multiplication: return left * right
    case .division:
      do throws(DivisionByZeroError) {
        return try left.divided(by: right)
      } catch {
        throw .divisionByZero
      }
    default: return nil
    }
  }
}
