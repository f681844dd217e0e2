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
/// Guides/Expressions.md has the grammar. A ``Worksheet`` reads expressions with variables and
/// functions of the user's own.
///
/// The name is not `Expression`, because Foundation has a type of that name.
public struct MathExpression: Sendable {
  /// The most bytes that an expression may have.
  public static let lengthLimit = 1_048_576

  /// How deep brackets, signs, powers and functions may be nested, and functions call others.
  public static let depthLimit = 256

  /// The most steps that an expression may take, with those of the functions that it calls.
  ///
  /// Without it a few functions that each call the one before twice would never end.
  public static let stepLimit = 1_048_576

  /// The expression in postfix order: no step nests, so that evaluating and freeing it need no deep
  /// stack, however long the expression is.
  var steps: [Step]

  /// What angles without a unit are measured in, where that is known: for a calculation of the keypad.
  let angleUnit: AngleUnit?

  /// Whether something was read that the expression language writes in another way, such as `½` or
  /// `1,234.5`: what was understood is then to be told.
  public let readsOtherNotation: Bool

  /// What there is to tell a person of the reading, because many would have read the text otherwise.
  package let remark: ReadingRemark?

  /// The words that its numbers are cut to; nil for numbers of any size.
  public let wordFormat: WordFormat?

  /// The variables that it uses, with the values that they had when it was read.
  let variables: [Variable]

  /// The functions that it uses, as they were when it was read.
  let functions: [UserFunction]

  /// Whether the value is a percentage, which the number itself does not tell (SHEET P1).
  package let isPercentage: Bool

  /// Whether a unit, a date or a list is in it, or in what it uses, so that the value may be no plain number.
  package let hasQuantities: Bool

  /// Whether its steps tell all of it, so that they can stand on a keypad's line: a sum over whole numbers,
  /// whose term is a function, is there as the number that it is.
  package var standsByItsSteps: Bool { variables.isEmpty && functions.isEmpty }

  /// How many steps there are with those of the functions called, each as often as it is.
  let stepCount: Int

  /// How deep functions call others.
  let callDepth: Int

  /// The memory that the expression takes, in steps.
  let size: Int

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: How it is read; by default as the expression language.
  /// - Complexity: O(*n*) in the length of the text while its numbers are short; an exponent makes
  ///   a long number of a short text, up to `CalculationError.tooMuchWork`.
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

  /// The expression that was entered on the keypad.
  ///
  /// It is short, names nothing and calls nothing, so that no limit is reached.
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

  /// Joins the steps of an expression and what they use.
  ///
  /// - Throws: ``ExpressionError`` when functions call each other too deep or too often.
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
      case .iteration(_, let index):
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
  ///   - unit: What angles are measured in; by default in what they were entered, or radians.
  ///   - references: The values of the kept calculations that the expression refers to.
  ///   - budget: What the calculation may cost.
  /// - Returns: The value, which may be irrational.
  /// - Throws: ``ExpressionError`` with a `CalculationError` as its cause, at the sign or the
  ///   function that has no value.
  public func value(
    in unit: AngleUnit? = nil, references: [CalculationID: Real] = [:],
    within budget: Budget = Budget()
  ) throws(ExpressionError) -> Real {
    try outcome(in: unit, references: references, within: budget).value
  }

  /// The exact value, and whether a step on the way was cut to its word.
  ///
  /// - Throws: As ``value(in:references:within:)`` does.
  package func outcome(
    in unit: AngleUnit? = nil, references: [CalculationID: Real] = [:],
    within budget: Budget = Budget()
  ) throws(ExpressionError) -> (value: Real, wraps: Bool) {
    if hasQuantities {
      let result = try result(
        in: unit, exchangeRates: ExchangeRates(),
        references: references.mapValues { .number($0) }, within: budget)
      guard let number = result.value.number else {
        throw ExpressionError(.notPlainNumber, at: steps.last?.range ?? 0..<0)
      }
      return (number, false)
    }
    var evaluator = ExpressionEvaluator(
      unit: unit ?? angleUnit ?? .radians, words: wordFormat, references: references,
      budget: budget)
    let value = try evaluator.value(of: self)
    return (value, evaluator.wraps)
  }
}
