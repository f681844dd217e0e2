import CalculatorModel

extension Key {
  /// The keyboard's ways to press the key, the one to tell first.
  ///
  /// The scientific keys have capital letters and signs; a second function has the letter of the key
  /// that it takes the place of.
  var shortcuts: [Shortcut] {
    switch self {
    case .digit: [.character(Character(token))]
    case .decimalPoint: [".", ","]
    case .operation(let operation): operation.shortcuts
    case .equals: [.enter, "="]
    case .toggleSign: ["n", "±"]
    case .percent: ["%"]
    case .clear, .allClear: [.escape, "c"]
    case .delete: [.backspace]
    case .function(let function): function.shortcuts
    case .constant(.pi): ["p", "π"]
    case .constant(.e): ["e"]
    case .constant(.tau): []
    case .random: ["#"]
    case .openParenthesis: ["("]
    case .closeParenthesis: [")"]
    case .memory(.clear): ["M"]
    case .memory(.add): ["]"]
    case .memory(.subtract): ["["]
    case .memory(.recall): ["m"]
    case .secondFunctions: ["s"]
    case .angleUnit: ["D"]
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
    case .swap: ["z"]
    case .rollUp: ["{"]
    case .rollDown: ["}"]
    case .drop: ["\\"]
    }
  }
}

extension ArithmeticOperation {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .addition: ["+"]
    case .subtraction: ["-", "−"]
    case .multiplication: ["*", "x", "×", "X"]
    case .division: ["/", "÷", ":"]
    case .power: ["^"]
    case .reversedPower: ["K"]
    case .root: ["Y"]
    case .logarithm: ["L"]
    case .exponent: ["E"]
    case .remainder: ["%"]
    case .and, .nand: ["&"]
    case .or: ["|"]
    case .xor: ["^"]
    case .nor: ["N"]
    case .shiftLeft: ["L"]
    case .shiftRight, .logicalShiftRight: ["R"]
    }
  }
}

extension KeypadFunction {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .square: ["w", "²"]
    case .cube: ["W", "³"]
    case .reciprocal: ["i"]
    case .squareRoot: ["v", "√"]
    case .cubeRoot: ["V", "∛"]
    case .exponential: ["K"]
    case .powerOfTen, .powerOfTwo: ["J"]
    case .naturalLogarithm: ["L"]
    case .decimalLogarithm, .binaryLogarithm: ["G"]
    case .factorial: ["!"]
    case .sine, .arcsine: ["S"]
    case .cosine, .arccosine: ["C"]
    case .tangent, .arctangent: ["T"]
    case .hyperbolicSine, .areaSine: ["H"]
    case .hyperbolicCosine, .areaCosine: ["I"]
    case .hyperbolicTangent, .areaTangent: ["N"]
    }
  }
}
