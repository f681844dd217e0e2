import ExactReals

/// The operators between two operands.
extension ExpressionParser {
  /// How tightly an operator holds what follows it.
  enum BindingPower: Int, Comparable {
    case none
    case additive
    case multiplicative
    case sign
    case power

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What stands between two operands.
  enum Infix: Equatable {
    case operation(ArithmeticOperation)
    case impliedProduct
    case remainder
    case power

    func bindingPower(in order: EvaluationOrder) -> BindingPower {
      if order == .leftToRight { return .additive }
      switch self {
      case .operation(let operation):
        return operation.precedence == .additive ? .additive : .multiplicative
      case .impliedProduct, .remainder: return .multiplicative
      case .power: return .power
      }
    }

    var step: Step.Kind {
      switch self {
      case .operation(let operation): .operation(operation)
      case .impliedProduct: .operation(.multiplication)
      case .remainder: .function(.remainder, argumentCount: 2)
      case .power: .function(.power, argumentCount: 2)
      }
    }
  }
}
