import ExactReals
import Quantities

/// A line of a worksheet, read and ready to be carried out.
public struct WorksheetLine: Sendable {
  /// What a line does.
  public enum Kind: Hashable, Sendable {
    /// It asks for a value.
    case value
    /// It gives a variable its value: `x = 3`.
    case variable(name: String)
    /// It defines a function: `f(x) = x^2`.
    case function(name: String, parameters: [String])
    /// It tells an exchange rate: `rate 2026-11-20 1 EUR = 1.0823 USD`.
    case rate(ExchangeRate)
    /// It is only a comment, or blank.
    case comment
  }

  /// The name of the answer before this line: `ans`.
  public static let previousAnswer = BuiltInName.previousAnswer

  /// What the line does.
  public let kind: Kind

  /// What is calculated; nil in a comment.
  public let expression: MathExpression?

  /// The place of the name that is defined.
  let place: Range<Int>

  /// The place of the label before it, with its colon: `Phone: 25.50`; nil where there is none.
  public internal(set) var label: Range<Int>?

  /// The words of a name that has several, as they were typed: `monthly rent` (W-52).
  var spelling: String?

  /// Whether it is `y = …` in `x`, to be drawn.
  var isGraph = false

  /// Whether words were left out or read as signs: `6 hours at £35`.
  var isItem = false

  init(kind: Kind, expression: MathExpression?, place: Range<Int> = 0..<0) {
    self.kind = kind
    self.expression = expression
    self.place = place
  }

  /// Whether something was read that the expression language writes in another way.
  public var readsOtherNotation: Bool { isItem || expression?.readsOtherNotation ?? false }

  /// What there is to tell a person of the reading.
  package var remark: ReadingRemark? { expression?.remark }

  /// The base in which the answer was asked for.
  public var answerBase: NumberBase? { expression?.answerBase }

  /// How the line was understood; nil for a comment.
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

/// What a worksheet answered to a line.
public struct WorksheetAnswer: Sendable {
  /// The line that was answered.
  public let line: WorksheetLine

  /// What an expression came to, or a variable; nil where a function was defined, and for comments.
  public let result: ExpressionValue?

  /// The same where it is a plain number, and nil elsewhere.
  public var value: Real? { result?.number }

  /// Whether a step on the way was cut to its word.
  public let wraps: Bool
}
