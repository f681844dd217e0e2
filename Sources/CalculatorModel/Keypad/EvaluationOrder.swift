/// The order in which a chain such as `2 + 3 × 4` is evaluated.
public enum EvaluationOrder: CaseIterable, Hashable, Sendable {
  /// `×` and `÷` before `+` and `−`, as on Apple's calculator: `2 + 3 × 4` is 14.
  case precedence

  /// Each operation as it comes: `2 + 3 × 4` is 20.
  case leftToRight

  /// The name used in options and links: `precedence` or `left-to-right`.
  public var name: String {
    switch self {
    case .precedence: "precedence"
    case .leftToRight: "left-to-right"
    }
  }

  /// Creates the order of that name, or nil when there is none.
  public init?(name: some StringProtocol) {
    guard let order = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = order
  }
}
