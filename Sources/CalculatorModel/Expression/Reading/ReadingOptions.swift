import BigNumbers
import CalendarDates

/// How the text of an expression is read.
///
/// ```swift
/// let german = ReadingOptions(symbols: NumberSymbols(decimalMark: ",", groupingMark: "."))
/// try MathExpression("1.234,5 × 2", german).value()   // 2469
/// ```
public struct ReadingOptions: Sendable {
  /// The marks of numbers where the text comes from, which decide where a number could be read in two
  /// ways; nil in the command, where such a number is refused.
  public var symbols: NumberSymbols?

  /// The marks of the person's locale, which decide where nothing in the text does; nil where no person types.
  package var assumedSymbols: NumberSymbols?

  /// How chains of operations are evaluated.
  public var order = EvaluationOrder.precedence

  /// The words that numbers are cut to; nil for numbers of any size.
  ///
  /// ```swift
  /// var options = ReadingOptions()
  /// options.wordFormat = WordFormat(.bits8, isSigned: true)
  /// try MathExpression("100 + 100", options).value()   // -56
  /// ```
  public var wordFormat: WordFormat?

  /// Whether brackets that are still open at the end are closed there, as the key for the result does;
  /// whoever shows the expression shows them closed.
  var closesBrackets = true

  /// Whether units, money and dates are read: `5 ft 3 in to cm`.
  package var readsQuantities = false

  /// Tells which day is `today`, and knows the time zones.
  package var clock = WallClock()

  /// Whether tabs and line ends part the cells of a spreadsheet, where a text may be pasted (W-15).
  package var readsCells = false

  /// Whether names that mean nothing are read as numbers, so that only what else is wrong is found.
  var assumesNames = false

  /// Whether `_00000000000000ff` names the result of a kept calculation.
  var readsReferences = false

  /// The calculations that `#1`, `#2` and so on stand for.
  var numbered: [CalculationID] = []

  /// The number that a text goes on from which begins with an operator: the result in `+ 3`.
  var leftOperand: Step.Kind?

  /// Whether `+` and `-` at the beginning go on from it; where there is nothing but 0 they are signs, as
  /// in `-5%`.
  var signsContinue = true

  /// Whether these signs go on only where a blank follows, as in a line that is typed as a whole: `-5` is a
  /// number there, and `- 5` goes on (W-05).
  var signsNeedBlank = false

  /// Whether a line that begins with an operator goes on from the answer before, as a person types it.
  package var continuesAnswer = false

  /// Creates options; by default those of the expression language.
  public init(symbols: NumberSymbols? = nil, order: EvaluationOrder = .precedence) {
    self.symbols = symbols
    self.order = order
  }

  /// The same for a text that may go on from the number that a calculator shows: `+ 3`.
  ///
  /// - Parameters:
  ///   - calculator: The calculator.
  ///   - isLine: Whether the text is typed as a whole line, in which `-5` is a number.
  /// - Returns: The options.
  public func continuing(_ calculator: Calculator, isLine: Bool = false) -> ReadingOptions {
    var options = self
    options.signsNeedBlank = isLine
    options.readsCells = true
    options.leftOperand = calculator.shownStep
    options.signsContinue = !calculator.showsNothing
    return options
  }

  /// The same with references to kept calculations, by name and by number.
  ///
  /// - Parameter numbered: The calculations that `#1`, `#2` and so on stand for.
  /// - Returns: The options.
  public func readingReferences(numbered: [CalculationID] = []) -> ReadingOptions {
    var options = self
    options.readsReferences = true
    options.numbered = numbered
    return options
  }
}
