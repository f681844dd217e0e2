import ExactReals
import Quantities

/// A line of a worksheet, read and ready to be evaluated.
public struct WorksheetLine: Sendable {
  /// The purpose of a line.
  public enum Kind: Hashable, Sendable {
    /// It asks for a value.
    case value
    /// It gives a variable its value: `x = 3`.
    case variable(name: String)
    /// It defines a function: `f(x) = x^2`.
    case function(name: String, parameters: [String])
    /// It sets an exchange rate: `rate 2026-11-20 1 EUR = 1.0823 USD`.
    case rate(ExchangeRate)
    /// It is only a comment, or blank.
    case comment
  }

  /// The name of the previous answer: `ans`.
  public static let previousAnswer = BuiltInName.previousAnswer

  /// The purpose of the line.
  public let kind: Kind

  /// The expression to calculate; nil in a comment.
  public let expression: MathExpression?

  /// The place of the name being defined.
  let place: Range<Int>

  /// The place of the label before it, with its colon: `Phone: 25.50`; nil if there is none.
  public internal(set) var label: Range<Int>?

  /// The words of a name with several, as they were typed: `monthly rent`.
  var spelling: String?

  /// Whether it is `y = …` in terms of `x`, to be drawn.
  var isGraph = false

  /// Whether words were ignored or read as signs: `6 hours at £35`.
  var isItem = false

  /// The name of a variable, or the label, in the text of the line; empty if there is neither.
  func nameOrLabel(in text: String) -> ArraySlice<UInt8> {
    if case .variable(let name) = kind { return Array(name.utf8)[...] }
    return label.map { Array(text.utf8)[$0] } ?? []
  }

  init(kind: Kind, expression: MathExpression?, place: Range<Int> = 0..<0) {
    self.kind = kind
    self.expression = expression
    self.place = place
  }

  /// Whether something was read that the expression language writes differently.
  public var readsOtherNotation: Bool { isItem || expression?.readsOtherNotation ?? false }

  /// A remark for the user on the reading.
  package var remark: ReadingRemark? { expression?.remark }

  /// The note on its reading, if many would be answered another question without one.
  public var note: ReadingNote? { remark?.note }

  /// The base requested for the answer.
  public var answerBase: NumberBase? { expression?.answerBase }

  /// The line as it was understood; nil for a comment.
  ///
  /// ```swift
  /// try Worksheet().line("f(x)=2x+1").reading  // "f(x) = (2 × x) + 1"
  /// ```
  public var reading: String? {
    if case .rate(let rate) = kind { return rate.text }
    guard let expression else { return nil }
    switch kind {
    case .value, .comment, .rate:
      return expression.reading
    case .variable(let name):
      return (spelling ?? name) + " = " + expression.reading
    case .function(let name, let parameters):
      return name + "(" + parameters.joined(separator: ", ") + ") = "
        + expression.reading(parameters: parameters)
    }
  }
}

/// A worksheet's answer to a line.
public struct WorksheetAnswer: Sendable {
  /// The line that was answered.
  public let line: WorksheetLine

  /// The value of an expression or a variable; nil for definitions of functions and for comments.
  public let result: ExpressionValue?

  /// The result if it is a plain number; otherwise nil.
  public var value: Real? { result?.number }

  /// Whether a step on the way was wrapped to its word.
  public let wraps: Bool
}
