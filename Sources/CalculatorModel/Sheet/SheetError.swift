/// The reason why a line of a sheet has no answer, and its place.
///
/// ```swift
/// try Sheet("1/0").answer(at: 0).error?.code.text   // "division-by-zero"
/// ```
public struct SheetError: Error, Hashable, Sendable {
  /// The kind of reason, as it appears in files and tables.
  public enum Code: Hashable, Sendable {
    case unreadable
    case unknownName
    case reservedName
    /// A number of arguments that a function doesn't accept.
    case arguments
    /// A list, a function, a unit or an unmarked number where another kind is needed.
    case kind
    case divisionByZero
    /// Outside the domain, an empty list, or divergent.
    case noValue
    case undecided
    /// Beyond a limit.
    case tooMuch
    case nothingAbove
    case lineBelow
    case noSuchLine
    /// The line where the error began, by its index from 0.
    case failedLine(Int)
    case stopped

    /// The code as it appears in files: `division-by-zero`, `failed-line 3`.
    public var text: String {
      switch self {
      case .unreadable: "unreadable"
      case .unknownName: "unknown-name"
      case .reservedName: "reserved-name"
      case .arguments: "arguments"
      case .kind: "kind"
      case .divisionByZero: "division-by-zero"
      case .noValue: "no-value"
      case .undecided: "undecided"
      case .tooMuch: "too-much"
      case .nothingAbove: "nothing-above"
      case .lineBelow: "line-below"
      case .noSuchLine: "no-such-line"
      case .failedLine(let index): "failed-line \(index + 1)"
      case .stopped: "stopped"
      }
    }
  }

  /// The kind of reason.
  public let code: Code

  /// The cause, with its place in the line's text in UTF-8 bytes.
  public let cause: ExpressionError

  /// Creates an error.
  public init(_ code: Code, _ cause: ExpressionError) {
    self.code = code
    self.cause = cause
  }

  /// The cause in words, in lower case and without a full stop.
  public var reason: String { cause.reason }

  /// The cause as it appears in a printed sheet: `division by zero`, `unknown name: rnet`.
  public var printedReason: String {
    if case .unknownName(let name, _) = cause.cause { return "unknown name: " + name }
    // A comment sign would end the answer's own comment.
    return reason.contains("#") ? code.text : reason
  }

  /// The place, in UTF-8 bytes from the beginning of the line.
  public var range: Range<Int> { cause.range }
}
