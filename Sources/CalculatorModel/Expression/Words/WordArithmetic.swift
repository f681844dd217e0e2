import BigNumbers
import ExactReals

/// The evaluation of an expression's steps where its numbers are words.
///
/// Each step is exact and then wrapped to the word, as on the programmer keypad; the intermediate numbers are whole
/// and fit.
struct WordArithmetic {
  /// The format of the words.
  let format: WordFormat

  /// Whether a step's result was wrapped to another number.
  private(set) var wraps = false

  /// Creates arithmetic in such words.
  init(_ format: WordFormat) { self.format = format }

  /// Converts a number of the text, or of a name, to a word.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - step: The step of the number: one in a base has all bits of the word.
  ///   - isNegated: Whether it follows a minus sign, which leaves room for one more: `-128`.
  ///   - budget: The most it may cost.
  /// - Returns: The number of its word.
  /// - Throws: ``ExpressionError`` for a number that is not whole or does not fit, without a place.
  func entered(
    _ number: Real, by step: Step.Kind, isNegated: Bool, within budget: Budget
  ) throws(ExpressionError) -> Real {
    let whole: BigInt
    do throws(CalculationError) {
      whole = try number.integer(within: budget)
    } catch {
      throw ExpressionError(.calculation(error), at: 0..<0)
    }
    if case .based = step {
      let word = Word(truncating: whole, format)
      if word.reading(asSigned: false).value == whole { return Real(Rational(word.value)) }
    } else if Word(whole, format) != nil || isNegated && Word(-whole, format) != nil {
      return number
    }
    throw ExpressionError(.doesNotFit(format), at: 0..<0)
  }

  /// The result of a step; nil if it is that of numbers of any size, wrapped afterwards.
  mutating func result(
    of step: Step.Kind, _ operands: ArraySlice<Real>, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let x = operands.first else { return nil }
    switch step {
    // The operand was not wrapped, because it may be a number after its sign.
    case .negation: return try cut(-x, within: budget)
    case .complement: return Real(try x.word(format, within: budget).complement)
    case .operation(let operation):
      return try result(operation, operands, within: budget)
    case .function(.remainder, _): return try result(.remainder, operands, within: budget)
    case .function(.population, _):
      return Real(Rational(try x.word(format, within: budget).population))
    case .function(let function, _) where function.givesPattern:
      // The bits of a word of this size are read as this word's.
      let pattern = try function.pattern(of: operands, within: budget)
      return operands.last?.rational == Rational(format.bitWidth)
        ? Real(try pattern.word(format, within: budget)) : try cut(pattern, within: budget)
    default: return nil
    }
  }

  private mutating func result(
    _ operation: ArithmeticOperation, _ operands: ArraySlice<Real>, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let x = operands.first, let y = operands.dropFirst().first else { return nil }
    let outcome = try operation.result(
      x.word(format, within: budget), y.word(format, within: budget))
    guard let outcome else { return nil }
    wraps = wraps || outcome.wraps
    return Real(outcome.word)
  }

  /// Records whether other steps of the same line were wrapped to another number.
  mutating func follow(_ other: WordArithmetic?) { wraps = wraps || other?.wraps ?? false }

  /// Wraps an exact number to the word.
  mutating func cut(_ number: Real, within budget: Budget) throws(CalculationError) -> Real {
    let result = try number.cut(to: format, within: budget)
    wraps = wraps || result.wraps
    return result.number
  }
}

extension Real {
  /// Creates the number of a word.
  fileprivate init(_ word: Word) { self.init(Rational(word.value)) }
}
