import CalculatorModel

extension Key {
  /// What is written on the key.
  package var label: String {
    switch self {
    case .toggleSign: "±"
    case .delete: "⌫"
    case .operation(.power): "xʸ"
    case .operation(.root): "ʸ√x"
    case .operation(let operation) where operation.precedence < .additive: token
    case .operation(let operation): operation.symbol
    case .constant(let constant): constant.symbol
    case .memory(.subtract): "m−"
    case .secondFunctions: "2ⁿᵈ"
    case .function(let function): function.label
    case .digit, .decimalPoint, .percent, .equals, .clear, .allClear, .random, .openParenthesis,
      .closeParenthesis, .memory, .angleUnit, .doubleZero, .letterDigit, .doubleF, .word, .bit,
      .base, .wordSize, .signed, .stack, .reversePolish, .keypad:
      token
    }
  }

  /// What the key is for.
  var role: KeyRole {
    switch self {
    case .digit, .decimalPoint: .digit
    case .toggleSign, .percent, .clear, .allClear, .delete: .function
    case .operation(let operation):
      operation.precedence <= .multiplicative ? .operation : .scientific
    case .equals: .operation
    default: .scientific
    }
  }
}

extension KeypadFunction {
  fileprivate var label: String {
    switch self {
    case .square: "x²"
    case .cube: "x³"
    case .reciprocal: "1/x"
    case .squareRoot: "²√x"
    case .cubeRoot: "³√x"
    case .exponential: "eˣ"
    case .powerOfTen: "10ˣ"
    case .powerOfTwo: "2ˣ"
    case .decimalLogarithm: "log₁₀"
    case .binaryLogarithm: "log₂"
    case .arcsine: "sin⁻¹"
    case .arccosine: "cos⁻¹"
    case .arctangent: "tan⁻¹"
    case .areaSine: "sinh⁻¹"
    case .areaCosine: "cosh⁻¹"
    case .areaTangent: "tanh⁻¹"
    case .naturalLogarithm, .factorial, .sine, .cosine, .tangent, .hyperbolicSine,
      .hyperbolicCosine, .hyperbolicTangent:
      token
    }
  }
}
