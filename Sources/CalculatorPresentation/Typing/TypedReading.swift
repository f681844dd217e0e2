import BigNumbers
import CalculatorModel
import ExactReals

/// The meaning of a text as a calculation, compared with the keys that its characters have pressed.
///
/// ```swift
/// let start = viewModel.bookmark
/// for character in "5*-3" { viewModel.press(.character(character)) }   // 5 − 3
/// viewModel.reading(ofTyped: "5*-3", since: start)                    // .otherwise: 5 × (−3)
/// ```
public enum TypedReading: Hashable, Sendable {
  /// The keys calculate what the text says.
  case asTyped
  /// The keys calculate something else, or something that the text leaves open.
  case otherwise
  /// The text is not a complete calculation yet.
  case unfinished
  /// The text cannot become a calculation, whatever follows.
  case unreadable
}

extension CalculatorViewModel {
  /// Compares what `=` would calculate now with the meaning of a text.
  ///
  /// - Parameters:
  ///   - text: Everything typed since, as it reads in the expression language.
  ///   - start: The calculator before the first key, when nothing was waiting.
  /// - Returns: Whether they are the same: the same expression, or another one with the same value, such as
  ///   `0 − 5 + 3` for `-5+3`.
  /// - Complexity: O(*n*) in the length of the text; only expressions that differ are calculated.
  public func reading(ofTyped text: String, since start: Bookmark) -> TypedReading {
    let options = ReadingOptions(symbols: calculator.format.symbols, order: calculator.order)
    let expression: MathExpression
    do throws(ExpressionError) {
      expression = try MathExpression(text, options.continuing(start.states.present))
    } catch {
      return TypedReading(error, isAtEnd: error.range.upperBound >= text.utf8.count)
    }
    let (symbols, unit) = (calculator.format.symbols, calculator.angleUnit)
    let said = expression.reading(symbols: symbols, angleUnit: unit)
    if calculator.error == nil,
      calculator.waitingCalculation.reading(symbols: symbols, angleUnit: unit) == said
    {
      return .asTyped
    }
    var (pressed, typed) = (calculator, calculator)
    pressed.press(.equals)
    typed.calculate(expression)
    let isSame =
      pressed.error == typed.error && pressed.displayText == typed.displayText
      && pressed.number?.rational == typed.number?.rational
    return isSame ? .asTyped : .otherwise
  }
}

extension TypedReading {
  fileprivate init(_ error: ExpressionError, isAtEnd: Bool) {
    switch error.cause {
    case .unknownName, .unknownCharacter, .unopenedBracket, .misplacedEquals, .differentCurrencies,
      .roundedNumber:
      self = .unreadable
    // The keys join or leave out what cannot stand together, and choose between two readings.
    case .missingOperator, .percentageAsRemainder, .ambiguous, .differentMarks, .misplacedComma,
      .ambiguousRoot, .repeatedFactorial, .powerOfFunction, .argumentCount, .noPreviousAnswer,
      .otherNotation, .severalCalculations, .differentDigits:
      self = .otherwise
    case .missingOperand, .missingArgument: self = isAtEnd ? .unfinished : .otherwise
    default: self = .unfinished
    }
  }
}
