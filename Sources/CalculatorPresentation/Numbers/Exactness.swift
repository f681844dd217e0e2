/// Whether the display shows the number itself.
public enum Exactness: Hashable, Sendable {
  /// Nothing was rounded.
  case exact

  /// The last digit shown is rounded.
  case rounded

  /// The mark beside the display: `=` or `≈`.
  public var mark: String {
    switch self {
    case .exact: "="
    case .rounded: "≈"
    }
  }
}
