import BigNumbers
import CalculatorModel

extension Key {
  /// The keyboard's ways to press the key on the programmer keypad, the one to tell first.
  ///
  /// In base 16 the letters are digits, also in capitals; none of these is another key's, so that `c`
  /// clears in the other bases alone.
  func shortcuts(inBase base: NumberBase) -> [Shortcut] {
    switch self {
    case .letterDigit(let digit):
      base == .hexadecimal
        ? [.character(Character(digit.token)), .character(Character(label))] : []
    case .clear, .allClear: base == .hexadecimal ? [.escape] : shortcuts
    case .doubleZero: ["Z"]
    case .doubleF: ["P"]
    case .word(let operation): operation.shortcuts
    case .base(let base): base.shortcuts
    case .wordSize(let size): size.shortcuts
    case .signed: ["U"]
    default: shortcuts
    }
  }
}

extension WordOperation {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .shiftLeft: ["<"]
    case .shiftRight: [">"]
    case .onesComplement: ["~"]
    case .twosComplement: ["T"]
    case .rotateLeft, .rotateLeftThroughCarry: ["["]
    case .rotateRight, .rotateRightThroughCarry: ["]"]
    case .flipBytes: ["Y"]
    case .flipWords: ["W"]
    }
  }
}

extension NumberBase {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .binary: ["I"]
    case .octal: ["O"]
    case .decimal: ["M"]
    case .hexadecimal: ["H"]
    }
  }
}

extension WordFormat.Size {
  /// What stands above 1 to 4 on many keyboards.
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .bits8: ["!"]
    case .bits16: ["@"]
    case .bits32: ["#"]
    case .bits64: ["$"]
    }
  }
}
