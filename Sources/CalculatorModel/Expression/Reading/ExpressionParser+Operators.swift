import ExactReals

/// The operators between two operands.
extension ExpressionParser {
  /// How tightly an operator holds what follows it.
  enum BindingPower: Int, Comparable {
    case none
    case inclusiveOr
    case exclusiveOr
    case conjunction
    case shift
    case additive
    case multiplicative
    case sign
    case power

    /// That of an operation's sign.
    init(_ precedence: ArithmeticOperation.Precedence) {
      self =
        switch precedence {
        case .inclusiveOr: .inclusiveOr
        case .exclusiveOr: .exclusiveOr
        case .conjunction: .conjunction
        case .shift: .shift
        case .additive: .additive
        case .multiplicative: .multiplicative
        case .exponential, .notation: .power
        }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What stands between two operands.
  enum Infix: Equatable {
    case operation(ArithmeticOperation)
    case impliedProduct
    case remainder
    case power
    /// `of`, `on` and `off`.
    case portion(Portion)

    func bindingPower(in order: EvaluationOrder) -> BindingPower {
      if order == .leftToRight { return .additive }
      switch self {
      case .operation(let operation):
        return BindingPower(operation.precedence)
      case .impliedProduct, .remainder, .portion: return .multiplicative
      case .power: return .power
      }
    }

    /// Whether it binds as tightly as a product, or tighter.
    var isFactorOrPower: Bool {
      switch self {
      case .operation(.multiplication), .operation(.division), .impliedProduct, .power: true
      case .operation, .remainder, .portion: false
      }
    }

    var isDivision: Bool {
      if case .operation(.division) = self { true } else { false }
    }

    var step: Step.Kind {
      switch self {
      case .operation(let operation): .operation(operation)
      case .impliedProduct: .operation(.multiplication)
      case .remainder: .function(.remainder, argumentCount: 2)
      case .power: .function(.power, argumentCount: 2)
      case .portion(let portion): .percentages(.portion(portion))
      }
    }
  }
}
