import DisplayableText

/// A part of a key sequence that is not a key, or a word that could be several sequences of keys.
public struct KeySequenceError: Error, Hashable, Sendable {
  /// The reason why a part of a key sequence is refused.
  public enum Cause: Hashable, Sendable {
    /// No key has that name, and none begins there.
    case unknownKey

    /// It could be split into keys in several ways; spaces would make it clear.
    case severalWays
  }

  /// The part as it was written.
  public let name: String

  /// The start of the part, in characters; the first is 1.
  public let column: Int

  /// The reason why it is refused.
  public let cause: Cause

  /// Creates an error.
  public init(name: String, column: Int, cause: Cause = .unknownKey) {
    self.name = name
    self.column = column
    self.cause = cause
  }

  /// The cause in words: `unknown key 'foo'`.
  public var reason: String {
    let name = "'" + name.displayable(limit: 20) + "'"
    return switch cause {
    case .unknownKey: "unknown key " + name
    case .severalWays: name + " could be several keys: put spaces between them"
    }
  }
}
