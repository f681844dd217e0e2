import BigNumbers
import CalculatorModel

extension Keypad {
  /// The form of words, as far as keys depend on it.
  struct WordState: Hashable, Sendable {
    let format: WordFormat
    let base: NumberBase

    init(_ words: WordMode) {
      format = words.format
      base = words.base
    }

    /// A calculator that knows which of its keys are off.
    var calculator: Calculator {
      var calculator = Calculator(words: WordMode(format: format, base: base))
      calculator.setKeypad(.programmer)
      return calculator
    }
  }

  /// Returns the rows: base, word and sign at the top; digits and arithmetic where the other keypads have them,
  /// letter digits to their left, and then the bit operations.
  static func programmerRows(_ state: State) -> [[Key]] {
    func key(_ first: Key, _ second: Key) -> Key { state.key(first, or: second) }
    let isSigned = state.words?.format.isSigned ?? true
    return [
      NumberBase.allCases.map { Key.base($0) } + WordFormat.Size.allCases.map { Key.wordSize($0) }
        // The key names the reading that it changes to.
        + [.signed(!isSigned)],
      [
        .secondFunctions, .openParenthesis, .closeParenthesis, .delete, state.clear, .toggleSign,
        .operation(.remainder), .operation(.division),
      ],
      [
        key(.operation(.and), .operation(.nand)), .operation(.or), .operation(.xor),
        .letterDigit(.a), .letterDigit(.b), .digit(.seven), .digit(.eight), .digit(.nine),
        .operation(.multiplication),
      ],
      [
        .operation(.nor), .word(.onesComplement), .word(.twosComplement), .letterDigit(.c),
        .letterDigit(.d), .digit(.four), .digit(.five), .digit(.six), .operation(.subtraction),
      ],
      [
        .word(.shiftLeft), .operation(.shiftLeft),
        key(.word(.rotateLeft), .word(.rotateLeftThroughCarry)), .letterDigit(.e),
        .letterDigit(.f), .digit(.one), .digit(.two), .digit(.three), .operation(.addition),
      ],
      [
        .word(.shiftRight), key(.operation(.shiftRight), .operation(.logicalShiftRight)),
        key(.word(.rotateRight), .word(.rotateRightThroughCarry)), .word(.flipBytes),
        .word(.flipWords), .doubleF, .digit(.zero), .doubleZero, .equals,
      ],
    ]
  }
}

extension Keypad.State {
  /// The key that clears: the entry, or everything if there is none.
  var clear: Key { showsAllClear ? .allClear : .clear }

  /// Returns a key, or its second function while these are on.
  func key(_ first: Key, or second: Key) -> Key { hasSecondFunctions ? second : first }
}
