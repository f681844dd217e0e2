import BigNumbers
import ExactReals

extension Calculator {
  /// Applies an operation to the bits of the number shown, at once; other keypads have no such key.
  mutating func setWordOperation(_ operation: WordOperation) {
    change(operation.steps(in: words.format)) { word, carry in
      operation.result(of: word, carry: &carry)
    }
  }

  /// Flips a bit of the number shown, counted from 0 at the right; does nothing for bits above the word.
  mutating func toggleBit(_ bit: Int) {
    guard (0..<words.format.bitWidth).contains(bit) else { return }
    change(words.steps(toggling: bit)) { word, _ in word.toggling(bit: bit) }
  }

  /// Replaces the operand's steps on the line by the operand itself.
  mutating func replaceOperandOnLine() {
    line.removeOperand()
    line.append(.number(operand, of: nil))
  }

  /// Replaces the word shown by another one.
  ///
  /// - Parameters:
  ///   - steps: The steps to append to the operand on the line; nil if expressions can't say the change, so
  ///     that the line gets the resulting word.
  ///   - change: The change to the word and to the carry.
  private mutating func change(_ steps: [Step.Kind]?, by change: (Word, inout Bool) -> Word) {
    guard words.isOn, let shown else { return }
    takeShownNumber()
    operand = Operand(change(words.word(shown), &words.carry))
    if let steps {
      line.append(operand: steps)
    } else {
      replaceOperandOnLine()
    }
  }
}

extension WordMode {
  /// Returns the steps of an expression that flip a bit.
  func steps(toggling bit: Int) -> [Step.Kind] {
    let mask = Operand(Word(pattern: 1 << UInt64(bit), format))
    return [.number(mask, of: nil), .operation(.xor)]
  }
}

extension WordOperation {
  /// Returns the steps of an expression for the operation; nil if expressions can't say it.
  func steps(in format: WordFormat) -> [Step.Kind]? {
    switch self {
    case .shiftLeft: [.number(1), .operation(.shiftLeft)]
    case .shiftRight: [.number(1), .operation(.shiftRight)]
    case .onesComplement:
      [.number(Operand(Word(pattern: .max, format)), of: nil), .operation(.xor)]
    default: nil
    }
  }
}
