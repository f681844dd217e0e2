/// The role of a key, from which each view takes its colours.
public enum KeyRole: CaseIterable, Hashable, Sendable {
  /// A digit or the point: dark grey on the classic calculator.
  case digit

  /// AC, ± and %: light grey.
  case function

  /// ÷, ×, −, + and =: orange, and in other colours while lit.
  case operation

  /// The keys that only the scientific keypad has: darker than the digits, and in other colours while
  /// lit.
  case scientific

  /// The role's name in messages: `digit`, `function`, `operation` or `scientific`.
  public var name: String {
    switch self {
    case .digit: "digit"
    case .function: "function"
    case .operation: "operation"
    case .scientific: "scientific"
    }
  }
}
