import BigNumbers
import ExactReals

extension ArithmeticOperation {
  /// Returns the result in words: exact, and cut to the format of the left operand.
  ///
  /// Arithmetic wraps and says so; division rounds towards zero. Bit operations concern the word alone and
  /// never wrap.
  ///
  /// - Returns: The result; nil for an operation that the programmer keypad does not have.
  /// - Throws: `CalculationError.divisionByZero` or `CalculationError.negativeShiftCount`.
  func result(_ left: Word, _ right: Word) throws(CalculationError) -> WordOutcome? {
    switch self {
    case .addition: left.adding(right)
    case .subtraction: left.subtracting(right)
    case .multiplication: left.multiplied(by: right)
    case .division: try Self.divide(left, by: right).quotient
    case .remainder: WordOutcome(try Self.divide(left, by: right).remainder)
    case .and: WordOutcome(left.and(right))
    case .or: WordOutcome(left.or(right))
    case .xor: WordOutcome(left.xor(right))
    case .nand: WordOutcome(left.nand(right))
    case .nor: WordOutcome(left.nor(right))
    case .shiftLeft, .shiftRight, .logicalShiftRight: WordOutcome(try shift(left, by: right))
    case .power, .reversedPower, .root, .logarithm, .exponent: nil
    }
  }

  private static func divide(
    _ left: Word, by right: Word
  ) throws(CalculationError) -> (quotient: WordOutcome, remainder: Word) {
    do throws(DivisionByZeroError) {
      return try left.divided(by: right)
    } catch {
      throw .divisionByZero
    }
  }

  private func shift(_ left: Word, by right: Word) throws(CalculationError) -> Word {
    do throws(NegativeShiftCountError) {
      switch self {
      case .shiftLeft: return try left.shiftedLeft(by: right)
      case .shiftRight: return try left.shiftedRight(by: right)
      default: return try left.shiftedRightLogically(by: right)
      }
    } catch {
      throw .negativeShiftCount
    }
  }
}

extension WordOutcome {
  /// Creates the outcome of a word from which nothing was cut.
  init(_ word: Word) { self.init(exact: word.value, word.format) }
}
