import CalculatorModel

extension Key {
  /// The keyboard shortcuts for the key, starting with the one to show.
  ///
  /// The scientific keys have letters, pressed with a held key; a second function has the letter of the key
  /// that it replaces.
  var shortcuts: [Shortcut] {
    switch self {
    case .digit: [.character(Character(token))]
    case .decimalPoint: [".", ","]
    case .operation(let operation): operation.shortcuts
    case .equals: [.enter, "="]
    case .toggleSign: [.held("n")]
    case .percent: ["%"]
    case .clear, .allClear: [.escape]
    case .delete: [.backspace]
    case .function(let function): function.shortcuts
    case .constant(.pi): [.held("p")]
    case .constant(.e): [.held("e")]
    case .constant(.tau): []
    case .random: [.held("#")]
    case .openParenthesis: ["("]
    case .closeParenthesis: [")"]
    case .memory(.clear): [.held("M")]
    case .memory(.add): [.held("X")]
    case .memory(.subtract): [.held("Z")]
    case .memory(.recall): [.held("m")]
    case .secondFunctions: [.held("s")]
    case .angleUnit: [.held("D")]
    case .stack(let operation): operation.shortcuts
    case .doubleZero, .letterDigit, .doubleF, .word, .bit, .base, .wordSize, .signed,
      .reversePolish, .keypad:
      []
    }
  }
}

extension StackOperation {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .swap: [.held("z")]
    case .rollUp: [.held("{")]
    case .rollDown: [.held("}")]
    case .drop: [.held("x")]
    }
  }
}

extension ArithmeticOperation {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .addition: ["+"]
    case .subtraction: ["-", "−"]
    case .multiplication: ["*", "×"]
    case .division: ["/", "÷"]
    case .power: ["^"]
    case .reversedPower: [.held("K")]
    case .root: [.held("Y")]
    case .logarithm: [.held("L")]
    case .exponent: [.held("E")]
    case .remainder: ["%"]
    case .and, .nand: ["&"]
    case .or: ["|"]
    case .xor: ["^"]
    case .nor: [.held("N")]
    case .shiftLeft: [.held("L")]
    case .shiftRight, .logicalShiftRight: [.held("R")]
    }
  }
}

extension KeypadFunction {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .square: [.held("w"), "²"]
    case .cube: [.held("W"), "³"]
    case .reciprocal: [.held("i")]
    case .squareRoot: [.held("v")]
    case .cubeRoot: [.held("V")]
    case .exponential: [.held("K")]
    case .powerOfTen, .powerOfTwo: [.held("J")]
    case .naturalLogarithm: [.held("L")]
    case .decimalLogarithm, .binaryLogarithm: [.held("G")]
    case .factorial: ["!"]
    case .sine, .arcsine: [.held("S")]
    case .cosine, .arccosine: [.held("C")]
    case .tangent, .arctangent: [.held("T")]
    case .hyperbolicSine, .areaSine: [.held("H")]
    case .hyperbolicCosine, .areaCosine: [.held("I")]
    case .hyperbolicTangent, .areaTangent: [.held("N")]
    }
  }
}
