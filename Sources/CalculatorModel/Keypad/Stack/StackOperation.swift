/// The operations that move the numbers of the stack: keys of reverse Polish notation.
public enum StackOperation: CaseIterable, Hashable, Sendable {
  /// Exchanges x and y.
  case swap
  /// Moves the deepest number to x.
  case rollUp
  /// Moves x to the bottom, so that y becomes x.
  case rollDown
  /// Removes x.
  case drop

  /// The operation's name in key sequences: `swap`, `R^`, `Rv` or `drop`.
  public var token: String {
    switch self {
    case .swap: "swap"
    case .rollUp: "R^"
    case .rollDown: "Rv"
    case .drop: "drop"
    }
  }
}
