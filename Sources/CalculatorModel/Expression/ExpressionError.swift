import ExactReals

/// Why a typed expression has no value, and where.
public struct ExpressionError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Cause: Hashable, Sendable {
    /// There is nothing but space.
    case empty
    /// A number, a bracket or a sign is missing here.
    case missingOperand
    /// An operator is missing before this.
    case missingOperator
    /// A closing bracket that was never opened.
    case unopenedBracket
    /// A name that means nothing.
    case unknownName(String)
    /// A character that no expression contains.
    case unknownCharacter(String)
    /// A number with two points, or an exponent without digits.
    case malformedNumber
    /// More nested brackets and signs than ``MathExpression/depthLimit``.
    case tooDeep
    /// More bytes than ``MathExpression/lengthLimit``.
    case tooLong
    /// The expression was read, but has no value.
    case calculation(CalculationError)
  }

  /// What is wrong.
  public let cause: Cause

  /// The place, in UTF-8 bytes from the beginning of the text.
  public let range: Range<Int>

  /// Creates an error.
  public init(_ cause: Cause, at range: Range<Int>) {
    self.cause = cause
    self.range = range
  }

  /// Whether the text could be read: then only its value is missing.
  public var isOfCalculation: Bool {
    guard case .calculation = cause else { return false }
    return true
  }

  /// The cause in words, in lower case and without a full stop.
  public var reason: String {
    switch cause {
    case .empty: "nothing to calculate"
    case .missingOperand: "a number is missing"
    case .missingOperator: "an operator is missing"
    case .unopenedBracket: "this bracket was never opened"
    case .unknownName(let name): "unknown name '" + name.displayable(limit: 20) + "'"
    case .unknownCharacter(let text): "unexpected character '" + text.displayable(limit: 20) + "'"
    case .malformedNumber: "not a number"
    case .tooDeep: "more than \(MathExpression.depthLimit) levels of brackets and signs"
    case .tooLong: "longer than \(MathExpression.lengthLimit) bytes"
    case .calculation(let error): error.reason
    }
  }
}
