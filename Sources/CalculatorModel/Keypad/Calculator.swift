import BigNumbers
import ExactReals

/// A calculator as people know it: keys in, display out, every value exact.
///
/// ```swift
/// var calculator = Calculator()
/// calculator.setDigit(.two)
/// calculator.setOperation(.addition)
/// calculator.setDigit(.three)
/// calculator.setOperation(.multiplication)
/// calculator.setDigit(.four)
/// calculator.evaluate()
/// calculator.displayText   // "14"
/// ```
///
/// The calculator is a value: a copy is a state to return to. It knows no view; each press is handled
/// when it is made, in bounded time, and an ordinary one allocates nothing. The rules are written
/// down in Guides/Keys.md.
public struct Calculator: Equatable, Sendable {
  /// How chains of operations are evaluated; may be changed at any time.
  public var order: EvaluationOrder

  /// How numbers are shown; the values behind them stay exact.
  public var format: NumberFormat

  /// What the sine's argument and the arcsine's result are measured in; others do not depend on it.
  public var angleUnit: AngleUnit

  /// Whether some keys stand for their second functions.
  public internal(set) var hasSecondFunctions = false

  /// The calculation whose result the display shows, where someone keeps calculations and named it.
  ///
  /// It is forgotten when the next result takes its place.
  public var resultCalculation: CalculationID?

  /// What the programmer keypad is set to, and whether it is this one.
  public internal(set) var words: WordMode

  /// The numbers of reverse Polish notation, and whether keys act on them.
  var stack = NumberStack()

  var phase = Phase.cleared
  var operand = Operand.zero
  var pending = PendingOperations()
  var repetition: Repetition?
  var line = EnteredExpression()
  var memoryOperand: Operand?
  var stored: [Operand] = []
  var randomNumbers: SplitMix64

  /// What the display holds.
  enum Phase: Equatable, Sendable {
    /// Nothing: the display shows 0.
    case cleared
    /// A number that is being typed.
    case entry(Entry)
    /// A word that is being typed.
    case word(Word)
    /// The left side of an operation that was just pressed; another one would replace it.
    case operation(ArithmeticOperation, left: Operand)
    /// What was shown when a parenthesis was opened, of which there is nothing inside yet.
    case opened(shown: Operand)
    /// An operand that was not typed, such as a percentage; it is the last one on the line.
    case value
    /// The result of `=`; the line has the calculation.
    case result
    /// The answer of a typed line, which keys have no place for.
    indirect case answered(TypedAnswer)
    /// No value, and why; and the key that found too few numbers on the stack.
    case failed(CalculationError, by: Key? = nil)
  }

  /// What `=` does once more when no operation waits.
  struct Repetition: Equatable, Sendable {
    var operation: ArithmeticOperation
    var operand: Operand
  }

  /// Creates a calculator that shows 0.
  ///
  /// - Parameters:
  ///   - format: How numbers are shown.
  ///   - order: How chains of operations are evaluated.
  ///   - angleUnit: What angles are measured in.
  ///   - words: What the programmer keypad is set to.
  ///   - randomSeed: What the numbers of the key Rand are made of: the same seed, the same numbers.
  public init(
    format: NumberFormat = .basic, order: EvaluationOrder = .precedence,
    angleUnit: AngleUnit = .degrees, words: WordMode = WordMode(), randomSeed: UInt64 = 0
  ) {
    self.format = format
    self.order = order
    self.angleUnit = angleUnit
    self.words = words
    randomNumbers = SplitMix64(seed: randomSeed)
  }
}
