import BigNumbers
import ExactReals

/// How the steps of an expression are carried out where its numbers are words.
///
/// Each step is exact and then cut to the word, as on the programmer keypad; the numbers between are whole
/// and fit.
struct WordArithmetic {
  /// The words.
  let format: WordFormat

  /// Whether a step was cut to another number.
  private(set) var wraps = false

  /// Arithmetic in such words.
  init(_ format: WordFormat) { self.format = format }

  /// A number of the text, or one that a name stands for.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - step: What it comes from: in a base it has all bits of the word.
  ///   - isNegated: Whether it stands behind a minus sign, which makes room for one more: `-128`.
  ///   - place: Its place in the text.
  ///   - budget: What it may cost.
  /// - Returns: The number that its word is.
  /// - Throws: ``ExpressionError`` for a number that is not whole or does not fit.
  func entered(
    _ number: Real, by step: Step.Kind, isNegated: Bool, at place: Range<Int>,
    within budget: Budget
  ) throws(ExpressionError) -> Real {
    let whole: BigInt
    do throws(CalculationError) {
      whole = try number.integer(within: budget)
    } catch {
      throw ExpressionError(.calculation(error), at: place)
    }
    if case .based = step {
      let word = Word(truncating: whole, format)
      if word.reading(asSigned: false).value == whole { return Real(Rational(word.value)) }
    } else if Word(whole, format) != nil || isNegated && Word(-whole, format) != nil {
      return number
    }
    throw ExpressionError(.doesNotFit(format), at: place)
  }

  /// What a step makes of its operands; nil for one that is as in numbers of any size, and then cut.
  mutating func result(
    of step: Step.Kind, _ operands: ArraySlice<Real>, within budget: Budget
  ) throws(CalculationError) -> Real? {
    guard let x = operands.first else { return nil }
    switch step {
    // Not cut before: it may be a number behind its sign.
    case .negation: return try cut(-x, within: budget)
    case .complement: return Real(try x.word(format, within: budget).complement)
    case .operation(let operation):
      return try result(operation, operands, within: budget)
    case .function(.remainder, _): return try result(.remainder, operands, within: budget)
    case .function(.population, _):
      return Real(Rational(try x.word(format, within: budget).population))
    case .function(let function, _) where function.givesPattern:
      // The bits of the same word are read as that word has them.
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

  /// Takes over whether other steps of the same line were cut to another number.
  mutating func follow(_ other: WordArithmetic?) { wraps = wraps || other?.wraps ?? false }

  /// An exact number cut to the word.
  mutating func cut(_ number: Real, within budget: Budget) throws(CalculationError) -> Real {
    let result = try number.cut(to: format, within: budget)
    wraps = wraps || result.wraps
    return result.number
  }
}

extension Real {
  /// The number that a word is.
  fileprivate init(_ word: Word) { self.init(Rational(word.value)) }
}
