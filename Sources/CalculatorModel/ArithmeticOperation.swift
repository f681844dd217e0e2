import BigNumbers
import ExactReals

/// One of the four operations that stand between two numbers.
public enum ArithmeticOperation: CaseIterable, Hashable, Sendable {
  case addition
  case subtraction
  case multiplication
  case division

  /// How tightly the operation holds its operands: `+` and `−` less than `×` and `÷`.
  public enum Precedence: Hashable, Sendable, Comparable {
    case additive
    case multiplicative
  }

  /// The operation's place in the order of evaluation.
  public var precedence: Precedence {
    switch self {
    case .addition, .subtraction: .additive
    case .multiplication, .division: .multiplicative
    }
  }

  /// The sign as typeset: `+`, `−` (U+2212), `×` or `÷`.
  public var symbol: String {
    switch self {
    case .addition: "+"
    case .subtraction: "−"
    case .multiplication: "×"
    case .division: "÷"
    }
  }

  /// The operation's exact result.
  ///
  /// ```swift
  /// try ArithmeticOperation.division.result(1, 3)  // 1/3
  /// ```
  ///
  /// - Throws: `CalculationError.divisionByZero` for a division by zero.
  public func result(_ left: Rational, _ right: Rational) throws(CalculationError) -> Rational {
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
    }
  }
}
