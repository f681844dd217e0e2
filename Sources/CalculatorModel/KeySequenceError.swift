/// A name in a key sequence that is no key.
public struct KeySequenceError: Error, Hashable, Sendable {
  /// The name as it was written.
  public let name: String

  /// Where the name begins, in characters; the first is 1.
  public let column: Int

  /// Creates an error.
  public init(name: String, column: Int) {
    self.name = name
    self.column = column
  }

  /// The cause in words: `unknown key 'foo'`.
  public var reason: String {
    "unknown key '" + name.displayable(limit: 20) + "'"
  }
}
