/// The answer to a question about real numbers that cannot always be answered.
public enum Decision: Hashable, Sendable {
  /// It is proven to be so.
  case yes
  /// It is proven not to be so.
  case no
  /// Neither was proven within the budget.
  case undecided
}
