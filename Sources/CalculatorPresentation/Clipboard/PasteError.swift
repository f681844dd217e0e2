/// The reason why a pasted text was refused.
public struct PasteError: Error, Hashable, Sendable {
  /// The cause.
  public let cause: PasteReason

  /// Creates an error.
  public init(_ cause: PasteReason) {
    self.cause = cause
  }
}
