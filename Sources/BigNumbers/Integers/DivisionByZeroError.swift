/// The error of a division whose divisor is zero.
public struct DivisionByZeroError: Error, Hashable, Sendable {
  /// Creates the error.
  public init() {}
}
