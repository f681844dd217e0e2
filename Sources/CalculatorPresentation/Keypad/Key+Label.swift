import BigNumbers
import CalculatorModel

extension Key {
  /// The label on the key.
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
    case .letterDigit(let digit): digit.label
    case .doubleF: LetterDigit.f.label + LetterDigit.f.label
    case .word(let operation): operation.label
    case .bit(let bit): "\(bit)"
    case .base(let base): base.label
    case .wordSize(let size): "\(size.rawValue) bit"
    case .stack(.swap): "x⇄y"
    case .stack(.rollUp): "R↑"
    case .stack(.rollDown): "R↓"
    case .stack(.drop): "Drop"
    case .signed(let isSigned): isSigned ? "int" : "uint"
    case .digit, .decimalPoint, .percent, .equals, .clear, .allClear, .random, .openParenthesis,
      .closeParenthesis, .memory, .angleUnit, .doubleZero, .reversePolish, .keypad:
      token
    }
  }

  /// The role of the key.
  var role: KeyRole {
    switch self {
    case .digit, .decimalPoint, .letterDigit, .doubleZero, .doubleF: .digit
    case .toggleSign, .percent, .clear, .allClear, .delete: .function
    case .operation(let operation):
      operation.isArithmetic ? .operation : .scientific
    case .equals: .operation
    default: .scientific
    }
  }
}

extension ArithmeticOperation {
  /// Whether its key is one of the arithmetic keys.
  package var isArithmetic: Bool {
    precedence >= .additive && precedence <= .multiplicative
  }
}

extension NumberBase {
  /// The short name of the base, in every language: `BIN`, `OCT`, `DEC` or `HEX`.
  package var label: String {
    switch self {
    case .binary: "BIN"
    case .octal: "OCT"
    case .decimal: "DEC"
    case .hexadecimal: "HEX"
    }
  }
}

extension LetterDigit {
  fileprivate var label: String {
    switch self {
    case .a: "A"
    case .b: "B"
    case .c: "C"
    case .d: "D"
    case .e: "E"
    case .f: "F"
    }
  }
}

extension WordOperation {
  fileprivate var label: String {
    switch self {
    case .onesComplement: "1’s"
    case .twosComplement: "2’s"
    case .flipBytes: "byte⇄"
    case .flipWords: "word⇄"
    case .shiftLeft, .shiftRight, .rotateLeft, .rotateRight, .rotateLeftThroughCarry,
      .rotateRightThroughCarry:
      token
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
