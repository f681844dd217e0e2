import BigNumbers
import CalculatorModel

extension Key {
  /// Returns the keyboard shortcuts for the key on the programmer keypad, starting with the one to show.
  ///
  /// In base 16 the letters are digits, in lower and upper case.
  func shortcuts(inBase base: NumberBase) -> [Shortcut] {
    switch self {
    case .letterDigit(let digit):
      base == .hexadecimal
        ? [.character(Character(digit.token)), .character(Character(label))] : []
    case .doubleZero: [.held("Z")]
    case .doubleF: [.held("V")]
    case .word(let operation): operation.shortcuts
    case .base(let base): base.shortcuts
    case .wordSize(let size): size.shortcuts
    case .signed: [.held("U")]
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
    case .twosComplement: [.held("T")]
    case .rotateLeft, .rotateLeftThroughCarry: [.held("w")]
    case .rotateRight, .rotateRightThroughCarry: [.held("e")]
    case .flipBytes: [.held("Y")]
    case .flipWords: [.held("W")]
    }
  }
}

extension NumberBase {
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .binary: [.held("I")]
    case .octal: [.held("C")]
    case .decimal: [.held("M")]
    case .hexadecimal: [.held("H")]
    }
  }
}

extension WordFormat.Size {
  /// The characters above 1 to 4 on many keyboards.
  fileprivate var shortcuts: [Shortcut] {
    switch self {
    case .bits8: [.held("!")]
    case .bits16: [.held("@")]
    case .bits32: [.held("#")]
    case .bits64: [.held("$")]
    }
  }
}
