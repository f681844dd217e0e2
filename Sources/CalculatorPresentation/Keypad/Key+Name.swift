import BigNumbers
import CalculatorModel

extension Key {
  /// Returns the key's name for a screen reader on a keypad, where some keys have another function.
  func name(in state: Keypad.State) -> KeyName? {
    switch self {
    case .operation(.division) where state.mode == .programmer: .divideWhole
    case .equals where state.isReversePolish: .enter
    default: name
    }
  }

  /// The key's name for a screen reader; nil for a digit, which is spoken as itself.
  private var name: KeyName? {
    switch self {
    case .digit: nil
    case .decimalPoint: .decimalPoint
    case .operation(let operation): operation.name
    case .toggleSign: .changeSign
    case .percent: .percent
    case .equals: .equals
    case .clear: .clear
    case .allClear: .allClear
    case .delete: .delete
    case .function(let function): function.name
    case .constant(.pi): .pi
    case .constant(.e): .eulersNumber
    // Apple's keypad has no others.
    case .constant(.tau): nil
    case .random: .randomNumber
    case .openParenthesis: .leftParenthesis
    case .closeParenthesis: .rightParenthesis
    case .memory(.clear): .memoryClear
    case .memory(.add): .memoryAdd
    case .memory(.subtract): .memorySubtract
    case .memory(.recall): .memoryRecall
    case .secondFunctions: .secondFunctions
    case .angleUnit(.radians): .radians
    case .angleUnit(.degrees): .degrees
    case .angleUnit(.gradians): nil
    case .doubleZero: .doubleZero
    case .doubleF: .doubleF
    case .word(let operation): operation.name
    case .base(let base): base.name
    case .wordSize(let size): size.name
    case .signed(let isSigned): isSigned ? .signed : .unsigned
    // ``BitStrip`` speaks a bit with its value; a command switches to another keypad.
    case .letterDigit, .bit, .reversePolish, .keypad: nil
    case .stack(.swap): .exchange
    case .stack(.rollUp): .rollUp
    case .stack(.rollDown): .rollDown
    case .stack(.drop): .drop
    }
  }
}

extension ArithmeticOperation {
  fileprivate var name: KeyName {
    switch self {
    case .addition: .add
    case .subtraction: .subtract
    case .multiplication: .multiply
    case .division: .divide
    case .power: .xToThePowerOfY
    case .reversedPower: .yToThePowerOfX
    case .root: .yThRootOfX
    case .logarithm: .logarithmBaseY
    case .exponent: .enterExponent
    case .remainder: .remainder
    case .and: .and
    case .or: .or
    case .xor: .exclusiveOr
    case .nand: .nand
    case .nor: .nor
    case .shiftLeft: .shiftLeftBy
    case .shiftRight: .shiftRightBy
    case .logicalShiftRight: .shiftRightWithZerosBy
    }
  }
}

extension KeypadFunction {
  fileprivate var name: KeyName {
    switch self {
    case .square: .square
    case .cube: .cube
    case .reciprocal: .reciprocal
    case .squareRoot: .squareRoot
    case .cubeRoot: .cubeRoot
    case .exponential: .eToThePowerOfX
    case .powerOfTen: .tenToThePowerOfX
    case .powerOfTwo: .twoToThePowerOfX
    case .naturalLogarithm: .naturalLogarithm
    case .decimalLogarithm: .logarithmBase10
    case .binaryLogarithm: .logarithmBase2
    case .factorial: .factorial
    case .sine: .sine
    case .cosine: .cosine
    case .tangent: .tangent
    case .arcsine: .inverseSine
    case .arccosine: .inverseCosine
    case .arctangent: .inverseTangent
    case .hyperbolicSine: .hyperbolicSine
    case .hyperbolicCosine: .hyperbolicCosine
    case .hyperbolicTangent: .hyperbolicTangent
    case .areaSine: .inverseHyperbolicSine
    case .areaCosine: .inverseHyperbolicCosine
    case .areaTangent: .inverseHyperbolicTangent
    }
  }
}

extension WordOperation {
  fileprivate var name: KeyName {
    switch self {
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    case .onesComplement: .onesComplement
    case .twosComplement: .twosComplement
    case .rotateLeft: .rotateLeft
    case .rotateRight: .rotateRight
    case .rotateLeftThroughCarry: .rotateLeftThroughCarry
    case .rotateRightThroughCarry: .rotateRightThroughCarry
    case .flipBytes: .flipBytes
    case .flipWords: .flipWords
    }
  }
}

extension NumberBase {
  fileprivate var name: KeyName {
    switch self {
    case .binary: .binary
    case .octal: .octal
    case .decimal: .decimal
    case .hexadecimal: .hexadecimal
    }
  }
}

extension WordFormat.Size {
  /// The size's name for a screen reader, which is also shown beside the number.
  var name: KeyName {
    switch self {
    case .bits8: .bits8
    case .bits16: .bits16
    case .bits32: .bits32
    case .bits64: .bits64
    }
  }
}
