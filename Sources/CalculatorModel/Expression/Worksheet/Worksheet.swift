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
/// A worksheet is a value: keep a copy to be able to go back to it.
public struct Worksheet: Sendable {
  /// The most variables and functions that are kept.
  public static let definitionLimit = 20_000

  /// The most parameters that a function can have.
  public static let parameterLimit = 16

  /// The memory of all definitions together, in steps of an expression.
  static let sizeLimit = 1_048_576

  /// The unit of angles.
  public var angleUnit: AngleUnit

  /// The words that numbers are wrapped to in each line; nil for numbers of any size.
  ///
  /// ```swift
  /// var worksheet = Worksheet()
  /// worksheet.wordFormat = WordFormat(.bits8, isSigned: true)
  /// try worksheet.answer(to: "100 + 100").value   // -56
  /// ```
  public var wordFormat: WordFormat?

  /// The rates for converting money; only those that were given are known.
  public var exchangeRates = ExchangeRates()

  /// Whether a line that begins with an operator continues from the previous answer, as users type it: `2^8`, then
  /// `+ 5`.
  public var continuesAnswer = false

  /// Whether tabs separate the cells of a spreadsheet, in a line that may be pasted.
  public var readsCells = false

  /// The marks of the user's numbers; nil if a number such as `1,234` is rejected.
  public var symbols: NumberSymbols?

  /// The marks of the user's locale, which decide if nothing in a line does: `1,234`.
  public var assumedSymbols: NumberSymbols?

  /// The clock that knows which day is `today`, and the time zones.
  ///
  /// The model has no clock of its own; its user sets one.
  public var clock = WallClock()

  var definitions = Definitions()
  var previousAnswer: Variable?

  /// Creates an empty worksheet.
  public init(angleUnit: AngleUnit = .radians) {
    self.angleUnit = angleUnit
  }

  /// The names of the defined variables and functions, in alphabetical order.
  public var definedNames: [String] { definitions.names }

  /// Reads a line and evaluates it: ``line(_:)`` and ``answer(to:within:)`` in one.
  ///
  /// - Throws: ``ExpressionError`` with the cause and its place; the worksheet is then unchanged.
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

  /// Whether a line contains only space and a comment.
  package static func isBlank(_ text: String) -> Bool {
    guard var lexer = try? Lexer(checking: Array(text.utf8)) else { return false }
    switch lexer.beginning() {
    case .nothing, .comment: return true
    case .name, .other: return false
    }
  }

  /// Evaluates a line that this worksheet has read.
  ///
  /// - Throws: ``ExpressionError`` with a `CalculationError` as its cause, or if there are too many definitions; the
  ///   worksheet is then unchanged.
  public mutating func answer(
    to line: WorksheetLine, within budget: Budget = Budget()
  ) throws(ExpressionError) -> WorksheetAnswer {
    let outcome = try outcome(of: line, within: budget)
    return WorksheetAnswer(line: line, result: outcome?.value, wraps: outcome?.wraps ?? false)
  }

  /// Evaluates a line that this worksheet has read, for its value only.
  ///
  /// - Throws: As ``answer(to:within:)`` does.
  package mutating func value(
    of line: WorksheetLine, within budget: Budget
  ) throws(ExpressionError) -> Real? {
    try outcome(of: line, within: budget)?.value.number
  }

  /// Evaluates a line that this worksheet has read, for its value and whether a step was wrapped to its word.
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

  /// Gives a variable its value, replacing the previous one.
  ///
  /// ```swift
  /// var worksheet = Worksheet()
  /// try worksheet.define("half", as: Real(1) / 2)
  /// try worksheet.answer(to: "half + 1").value   // 3/2
  /// ```
  ///
  /// - Throws: ``ExpressionError`` if this is no name, or one that every expression knows, or if there are too many
  ///   definitions; the worksheet is then unchanged.
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
    // The memory of a number that is no fraction is unknown: this is enough for anything that one line can name, and
    // more than most need.
    let size = value.words + (value.rational == nil ? 1_024 : 1)
    try define(
      name, as: .variable(Variable(name: name, value: .number(value), size: size)), at: range)
  }

  private mutating func define(
    _ name: String, as meaning: Definitions.Meaning, at place: Range<Int>
  ) throws(ExpressionError) {
    try definitions.define(Array(name.utf8), as: meaning, at: place)
  }

  /// The memory of a value: one that is not a fraction keeps the numbers it was made from.
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
