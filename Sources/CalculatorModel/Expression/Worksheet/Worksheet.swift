import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Lines of calculation that build on each other: variables, functions and the previous answer.
///
/// ```swift
/// var worksheet = Worksheet()
/// try worksheet.answer(to: "r = 3")
/// try worksheet.answer(to: "area(x) = πx²")
/// try worksheet.answer(to: "area(r) / π").value   // 9
/// try worksheet.answer(to: "ans + 1").value       // 10
/// ```
///
/// A worksheet is a value: copying it is how to go back to it.
public struct Worksheet: Sendable {
  /// The most variables and functions that are kept.
  public static let definitionLimit = 20_000

  /// The most parameters that a function can have.
  public static let parameterLimit = 16

  /// The memory of all definitions together, in steps of an expression.
  static let sizeLimit = 1_048_576

  /// What angles are measured in.
  public var angleUnit: AngleUnit

  /// The words that numbers are cut to in each line; nil for numbers of any size.
  ///
  /// ```swift
  /// var worksheet = Worksheet()
  /// worksheet.wordFormat = WordFormat(.bits8, isSigned: true)
  /// try worksheet.answer(to: "100 + 100").value   // -56
  /// ```
  public var wordFormat: WordFormat?

  /// The rates by which money is converted; none are known that were not given.
  public var exchangeRates = ExchangeRates()

  /// Whether a line that begins with an operator goes on from the answer before, as a person types it:
  /// `2^8`, then `+ 5` (W-05).
  public var continuesAnswer = false

  /// Whether tabs part the cells of a spreadsheet, where a line may be pasted (W-15).
  public var readsCells = false

  /// The marks of a person's numbers; nil where a number such as `1,234` is refused.
  public var symbols: NumberSymbols?

  /// The marks of the person's locale, which decide where nothing in a line does: `1,234`.
  public var assumedSymbols: NumberSymbols?

  /// Tells which day is `today`, and knows the time zones.
  ///
  /// The model has no clock: whoever has one sets it.
  public var clock = WallClock()

  var definitions = Definitions()
  var previousAnswer: Variable?

  /// Creates an empty worksheet.
  public init(angleUnit: AngleUnit = .radians) {
    self.angleUnit = angleUnit
  }

  /// The names of the variables and functions that were defined, in alphabetical order.
  public var definedNames: [String] { definitions.names }

  /// Reads a line and carries it out: ``line(_:)`` and ``answer(to:within:)`` in one.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place; the worksheet is as before then.
  @discardableResult
  public mutating func answer(
    to text: some StringProtocol, within budget: Budget = Budget()
  ) throws(ExpressionError) -> WorksheetAnswer {
    try answer(to: line(text), within: budget)
  }

  /// Reads a line: an expression, a definition, or nothing but a comment or space.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place.
  public func line(_ text: some StringProtocol) throws(ExpressionError) -> WorksheetLine {
    try line(utf8: Array(text.utf8))
  }

  /// Reads a line from its bytes, which are valid UTF-8.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place.
  public func line(utf8 text: [UInt8]) throws(ExpressionError) -> WorksheetLine {
    try LineReader().line(utf8: text, options, definitions, previousAnswer: previousAnswer)
  }

  /// Whether a line is nothing but space and a comment.
  package static func isBlank(_ text: String) -> Bool {
    guard var lexer = try? Lexer(checking: Array(text.utf8)) else { return false }
    switch lexer.beginning() {
    case .nothing, .comment: return true
    case .name, .other: return false
    }
  }

  /// Carries out a line that this worksheet has read.
  ///
  /// - Throws: ``ExpressionError`` with a `CalculationError` as its cause, or when there are too
  ///   many definitions; the worksheet is as before then.
  public mutating func answer(
    to line: WorksheetLine, within budget: Budget = Budget()
  ) throws(ExpressionError) -> WorksheetAnswer {
    let outcome = try outcome(of: line, within: budget)
    return WorksheetAnswer(line: line, result: outcome?.value, wraps: outcome?.wraps ?? false)
  }

  /// Carries out a line that this worksheet has read, for its value alone.
  ///
  /// - Throws: As ``answer(to:within:)`` does.
  package mutating func value(
    of line: WorksheetLine, within budget: Budget
  ) throws(ExpressionError) -> Real? {
    try outcome(of: line, within: budget)?.value.number
  }

  /// Carries out a line that this worksheet has read, for its value and whether a step was cut to its word.
  ///
  /// - Throws: As ``answer(to:within:)`` does.
  package mutating func outcome(
    of line: WorksheetLine, within budget: Budget
  ) throws(ExpressionError) -> (value: ExpressionValue, wraps: Bool)? {
    if case .rate(let rate) = line.kind {
      guard exchangeRates.add(rate) else {
        throw ExpressionError(.tooManyDefinitions, at: line.place)
      }
    }
    guard let expression = line.expression else { return nil }
    if case .function(let name, let parameters) = line.kind {
      let function = UserFunction(name: name, parameters: parameters, body: expression)
      try define(name, as: .function(function), at: line.place)
      return nil
    }
    let (value, wraps) = try expression.result(
      in: angleUnit, exchangeRates: exchangeRates, within: budget)
    var variable = Variable(
      name: BuiltInName.previousAnswer, value: value, size: Self.size(of: value, expression))
    if case .variable(let name) = line.kind {
      variable.name = line.spelling ?? name
      try define(name, as: .variable(variable), at: line.place)
      variable.name = BuiltInName.previousAnswer
    }
    previousAnswer = variable.size <= Self.sizeLimit ? variable : nil
    return (value, wraps)
  }

  /// Gives a variable its value, in place of the one it had.
  ///
  /// ```swift
  /// var worksheet = Worksheet()
  /// try worksheet.define("half", as: Real(1) / 2)
  /// try worksheet.answer(to: "half + 1").value   // 3/2
  /// ```
  ///
  /// - Throws: ``ExpressionError`` when this is not a name, or one that every expression knows, or
  ///   when there are too many definitions; the worksheet is as before then.
  public mutating func define(_ name: String, as value: Real) throws(ExpressionError) {
    let range = 0..<name.utf8.count
    var lexer = try Lexer(checking: Array(name.utf8))
    let token = try lexer.next()
    guard token.kind == .name, token.range == range else {
      throw ExpressionError(.unknownName(name, suggestion: nil), at: range)
    }
    guard !BuiltInName.isReserved(Array(name.utf8)[...]) else {
      throw ExpressionError(.reservedName(name), at: range)
    }
    // How much a number that is no fraction takes is not known: enough for all that one line can
    // name, and beyond the most that is common.
    let size = value.words + (value.rational == nil ? 1_024 : 1)
    try define(
      name, as: .variable(Variable(name: name, value: .number(value), size: size)), at: range)
  }

  private mutating func define(
    _ name: String, as meaning: Definitions.Meaning, at place: Range<Int>
  ) throws(ExpressionError) {
    try definitions.define(Array(name.utf8), as: meaning, at: place)
  }

  /// The memory of a value: what is not a fraction keeps the numbers that it was made of.
  static func size(of value: ExpressionValue, _ expression: MathExpression) -> Int {
    guard let value = value.number else { return expression.size + expression.stepCount + 64 }
    return value.words + (value.rational == nil ? expression.size + expression.stepCount : 1)
  }

  private var options: ReadingOptions {
    var options = ReadingOptions(symbols: symbols)
    options.closesBrackets = false
    options.continuesAnswer = continuesAnswer
    options.readsCells = readsCells
    options.assumedSymbols = assumedSymbols
    options.readsQuantities = true
    options.wordFormat = wordFormat
    options.clock = clock
    // A word has no unit.
    if wordFormat != nil { options.readsQuantities = false }
    return options
  }
}
