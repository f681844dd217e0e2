/// Why a pasted text was refused.
public struct PasteError: Error, Hashable, Sendable {
  /// The cause in words, in lower case and without a full stop.
  public let reason: String

  /// Creates an error.
  public init(reason: String) {
    self.reason = reason
  }
}
