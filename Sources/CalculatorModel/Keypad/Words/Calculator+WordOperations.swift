import BigNumbers
import ExactReals

extension Calculator {
  /// Does something to the bits of the number shown, at once; other keypads have no such key.
  mutating func setWordOperation(_ operation: WordOperation) {
    change(operation.steps(in: words.format)) { word, carry in
      operation.result(of: word, carry: &carry)
    }
  }

  /// Turns a bit of the number shown over, counted from 0 at the right; bits above the word stay.
  mutating func toggleBit(_ bit: Int) {
    guard (0..<words.format.bitWidth).contains(bit) else { return }
    change(words.steps(toggling: bit)) { word, _ in word.toggling(bit: bit) }
  }

  /// Puts the operand on the line in the place of what it was made of.
  mutating func replaceOperandOnLine() {
    line.removeOperand()
    line.append(.number(operand, of: nil))
  }

  /// Puts another word in the place of the one that is shown.
  ///
  /// - Parameters:
  ///   - steps: What is done to the operand on the line; nil where the line has no words for it, and
  ///     has the word that it becomes.
  ///   - change: The change of the word and of the carry.
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
  /// Turning a bit over, in steps of an expression.
  func steps(toggling bit: Int) -> [Step.Kind] {
    let mask = Operand(Word(pattern: 1 << UInt64(bit), format))
    return [.number(mask, of: nil), .operation(.xor)]
  }
}

extension WordOperation {
  /// What the operation does to an operand, in steps of an expression; nil where expressions have no words
  /// for it.
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
