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
/// The calculator is a value: a copy is a state to return to. It knows no view; each press is handled at
/// once, in bounded time, and an ordinary one allocates nothing. The rules are written down in
/// Guides/Keys.md.
public struct Calculator: Equatable, Sendable {
  /// The order in which chains of operations are evaluated; may be changed at any time.
  public var order: EvaluationOrder

  /// The format of numbers; the values themselves stay exact.
  public var format: NumberFormat

  /// The unit of the sine's argument and the arcsine's result; other functions don't depend on it.
  public var angleUnit: AngleUnit

  /// Whether some keys stand for their second functions.
  public internal(set) var hasSecondFunctions = false

  /// The calculation whose result the display shows, if calculations are kept and this one was named.
  ///
  /// It is forgotten when the next result takes its place.
  public var resultCalculation: CalculationID?

  /// The settings of the programmer keypad, including whether it is in use.
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

  /// The state of the display.
  enum Phase: Equatable, Sendable {
    /// Nothing: the display shows 0.
    case cleared
    /// A number that is being typed.
    case entry(Entry)
    /// A word that is being typed.
    case word(Word)
    /// The left side of an operation that was just pressed; another one would replace it.
    case operation(ArithmeticOperation, left: Operand)
    /// The number shown when a parenthesis was opened that is still empty.
    case opened(shown: Operand)
    /// An operand that was not typed, such as a percentage; it is the last one on the line.
    case value
    /// The result of `=`; the line has the calculation.
    case result
    /// The answer of a typed line, which keys cannot work with.
    indirect case answered(TypedAnswer)
    /// No value: the reason, and the key that found too few numbers on the stack.
    case failed(CalculationError, by: Key? = nil)
  }

  /// The operation that `=` repeats when none waits.
  struct Repetition: Equatable, Sendable {
    var operation: ArithmeticOperation
    var operand: Operand
  }

  /// Creates a calculator that shows 0.
  ///
  /// - Parameters:
  ///   - format: The format of numbers.
  ///   - order: The order in which chains of operations are evaluated.
  ///   - angleUnit: The unit of angles.
  ///   - words: The settings of the programmer keypad.
  ///   - randomSeed: The seed of the random numbers of the key Rand: the same seed gives the same numbers.
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
