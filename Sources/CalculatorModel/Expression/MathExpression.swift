import BigNumbers
import ExactReals
import Quantities

/// A typed expression, read and ready to be evaluated.
///
/// ```swift
/// let expression = try MathExpression("2 + 3 × √16")
/// try expression.value()   // 14
/// expression.reading       // "2 + (3 × √(16))"
/// ```
///
/// The grammar is in Guides/Expressions.md. A ``Worksheet`` reads expressions with the user's own variables and
/// functions.
///
/// The type is not named `Expression`, because Foundation has a type of that name.
public struct MathExpression: Sendable {
  /// The most bytes that an expression may have.
  public static let lengthLimit = 1_048_576

  /// The maximum depth of nested brackets, signs, powers and functions, and of function calls.
  public static let depthLimit = 256

  /// The most steps that an expression may take, including those of the functions it calls.
  ///
  /// Without it, a few functions that each call the previous one twice would never end.
  public static let stepLimit = 1_048_576

  /// The expression in postfix order: steps don't nest, so that evaluating and freeing it need no deep stack, however
  /// long the expression is.
  var steps: [Step]

  /// The unit of angles without a unit, if it is known: in a calculation of the keypad.
  let angleUnit: AngleUnit?

  /// Whether something was read that the expression language writes differently, such as `½` or `1,234.5`, so that
  /// the reading should be shown.
  public let readsOtherNotation: Bool

  /// A remark for the user on the reading, because many would have read the text differently.
  package let remark: ReadingRemark?

  /// The words that its numbers are wrapped to; nil for numbers of any size.
  public let wordFormat: WordFormat?

  /// The variables that it uses, with their values when it was read.
  let variables: [Variable]

  /// The functions that it uses, as they were when it was read.
  let functions: [UserFunction]

  /// Whether the value is a percentage, which the number alone does not show.
  package let isPercentage: Bool

  /// Whether it contains or uses a unit, a date or a list, so that the value may be no plain number.
  package let hasQuantities: Bool

  /// Whether its steps are all of it, so that they can stand on a keypad's line: a sum over whole numbers, whose term
  /// is a function, stands there as its value.
  package var standsByItsSteps: Bool { variables.isEmpty && functions.isEmpty }

  /// The number of steps including those of the functions called, counted at each call.
  let stepCount: Int

  /// The depth of function calls.
  let callDepth: Int

  /// The memory that the expression uses, in steps.
  let size: Int

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: The way it is read; by default as the expression language.
  /// - Complexity: O(*n*) in the length of the text while its numbers are short; an exponent turns a short text into
  ///   a long number, up to `CalculationError.tooMuchWork`.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  public init(
    _ text: some StringProtocol, _ options: ReadingOptions = ReadingOptions()
  ) throws(ExpressionError) {
    try self.init(utf8: Array(text.utf8), options)
  }

  /// Reads an expression from its bytes, which are valid UTF-8.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place.
  public init(
    utf8 text: [UInt8], _ options: ReadingOptions = ReadingOptions()
  ) throws(ExpressionError) {
    self = try Self.reading(Lexer(checking: text, options), options) { NameResolver() }
  }

  /// Creates the expression that was entered on the keypad.
  ///
  /// It is short and has no names or calls, so it reaches no limit.
  init(entered: EnteredExpression, angleUnit: AngleUnit, wordFormat: WordFormat? = nil) {
    steps = entered.steps
    self.angleUnit = angleUnit
    readsOtherNotation = false
    remark = nil
    self.wordFormat = wordFormat
    variables = []
    functions = []
    isPercentage = false
    hasQuantities = false
    stepCount = steps.count
    callDepth = 0
    size = steps.count
  }

  /// Joins the steps of an expression with what they use.
  ///
  /// - Throws: ``ExpressionError`` when functions call each other too deeply or too often.
  init(
    steps: [Step], variables: [Variable], functions: [UserFunction],
    readsOtherNotation: Bool = false, remark: ReadingRemark? = nil, wordFormat: WordFormat? = nil,
    isPercentage: Bool = false
  ) throws(ExpressionError) {
    var stepCount = steps.count
    var callDepth = 0
    var size = steps.count
    var hasQuantities = false
    for step in steps {
      switch step.kind {
      case .number(let number), .based(let number, _):
        size += number.storageBitWidth / 64
      case .call(let index):
        let body = functions[index].body
        callDepth = max(callDepth, body.callDepth + 1)
        stepCount += body.stepCount
        guard callDepth <= Self.depthLimit else { throw ExpressionError(.tooDeep, at: step.range) }
        guard stepCount <= Self.stepLimit else {
          throw ExpressionError(.calculation(.tooMuchWork), at: step.range)
        }
      case .binding(let binding, let index):
        if binding.givesList { hasQuantities = true }
        callDepth = max(callDepth, functions[index].body.callDepth + 1)
        guard callDepth <= Self.depthLimit else { throw ExpressionError(.tooDeep, at: step.range) }
      case .quantity, .list: hasQuantities = true
      default: break
      }
    }
    for variable in variables {
      size += variable.size
      if variable.value.number == nil { hasQuantities = true }
    }
    for function in functions {
      size += function.body.size
      if function.body.hasQuantities { hasQuantities = true }
    }
    self.hasQuantities = hasQuantities
    self.isPercentage = isPercentage
    angleUnit = nil
    self.readsOtherNotation = readsOtherNotation
    self.remark = remark
    self.wordFormat = wordFormat
    self.steps = steps
    self.variables = variables
    self.functions = functions
    self.stepCount = stepCount
    self.callDepth = callDepth
    self.size = size
  }

  /// The exact value.
  ///
  /// ```swift
  /// try MathExpression("sin(30) + 1/3").value(in: .degrees)  // 5/6
  /// ```
  ///
  /// - Parameters:
  ///   - unit: The unit of angles; by default the one they were entered in, or radians.
  ///   - references: The values of the kept calculations that the expression refers to.
  ///   - budget: The most the calculation may cost.
  /// - Returns: The value, which may be irrational.
  /// - Throws: ``ExpressionError`` with a `CalculationError` as its cause, at the sign or the
  ///   function that has no value.
  public func value(
    in unit: AngleUnit? = nil, references: [CalculationID: Real] = [:],
    within budget: Budget = Budget()
  ) throws(ExpressionError) -> Real {
    try outcome(in: unit, references: references, within: budget).value
  }

  /// The exact value, and whether a step on the way was wrapped to its word.
  ///
  /// - Throws: As ``value(in:references:within:)`` does.
  package func outcome(
    in unit: AngleUnit? = nil, references: [CalculationID: Real] = [:],
    within budget: Budget = Budget()
  ) throws(ExpressionError) -> (value: Real, wraps: Bool) {
    let result = try result(
      in: unit, exchangeRates: ExchangeRates(),
      references: references.isEmpty ? [:] : references.mapValues { .number($0) }, within: budget)
    guard let number = result.value.number else {
      throw ExpressionError(.notPlainNumber, at: steps.last?.range ?? 0..<0)
    }
    return (number, result.wraps)
  }
}
