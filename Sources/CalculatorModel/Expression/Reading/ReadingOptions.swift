import BigNumbers
import CalendarDates

/// The way the text of an expression is read.
///
/// ```swift
/// let german = ReadingOptions(symbols: NumberSymbols(decimalMark: ",", groupingMark: "."))
/// try MathExpression("1.234,5 × 2", german).value()   // 2469
/// ```
public struct ReadingOptions: Sendable {
  /// The number marks used where the text comes from, which decide between two readings of a number; nil in the
  /// command, where such a number is rejected.
  public var symbols: NumberSymbols?

  /// The marks of the user's locale, which decide if nothing in the text does; nil if no user types it.
  package var assumedSymbols: NumberSymbols?

  /// The order in which chains of operations are evaluated.
  public var order = EvaluationOrder.precedence

  /// The words that numbers are wrapped to; nil for numbers of any size.
  ///
  /// ```swift
  /// var options = ReadingOptions()
  /// options.wordFormat = WordFormat(.bits8, isSigned: true)
  /// try MathExpression("100 + 100", options).value()   // -56
  /// ```
  public var wordFormat: WordFormat?

  /// Whether brackets that are still open are closed at the end, as the result key does; the expression should then
  /// be shown with them closed.
  var closesBrackets = true

  /// Whether units, money and dates are read: `5 ft 3 in to cm`.
  package var readsQuantities = false

  /// Whether `9:00 - 17:30` is the time from one to the other, as in a line that names a day.
  var dashIsSpan = false

  /// Whether `9:30 - 6:00` may be the time from one to the other, as in a line with a label.
  var dashMayBeSpan = false

  /// The clock that knows which day is `today`, and the time zones.
  package var clock = WallClock()

  /// Whether tabs and line ends separate the cells of a spreadsheet, in a text that may be pasted.
  package var readsCells = false

  /// Whether unknown names are read as numbers, so that only other errors are found.
  var assumesNames = false

  /// Whether `_00000000000000ff` names the result of a kept calculation.
  var readsReferences = false

  /// The calculations that `#1`, `#2` and so on stand for.
  var numbered: [CalculationID] = []

  /// The number that a text continues from if it begins with an operator: the result in `+ 3`.
  var leftOperand: Step.Kind?

  /// Whether `+` and `-` at the beginning continue from it; if there is only a 0 they are signs, as in `-5%`.
  var signsContinue = true

  /// Whether these signs only continue if a blank follows, as in a line that is typed as a whole, where `-5` is a
  /// number and `- 5` continues.
  var signsNeedBlank = false

  /// Whether a line that begins with an operator continues from the previous answer, as users type it.
  package var continuesAnswer = false

  /// Creates options; by default those of the expression language.
  public init(symbols: NumberSymbols? = nil, order: EvaluationOrder = .precedence) {
    self.symbols = symbols
    self.order = order
  }

  /// The same options for a text that may continue from the number a calculator shows: `+ 3`.
  ///
  /// - Parameters:
  ///   - calculator: The calculator.
  ///   - isLine: Whether the text is typed as a whole line, where `-5` is a number.
  /// - Returns: The options.
  public func continuing(_ calculator: Calculator, isLine: Bool = false) -> ReadingOptions {
    var options = self
    options.signsNeedBlank = isLine
    options.readsCells = true
    options.leftOperand = calculator.shownStep
    options.signsContinue = !calculator.showsNothing
    return options
  }

  /// The same options with references to kept calculations, by name and by number.
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
