import DisplayableText

/// A part of a key sequence that is no key, or a word that could be several sequences of keys.
public struct KeySequenceError: Error, Hashable, Sendable {
  /// Why a part of a key sequence is refused.
  public enum Cause: Hashable, Sendable {
    /// No key is called that, and none begins there.
    case unknownKey

    /// It could be cut into keys in several ways; spaces between them would tell.
    case severalWays
  }

  /// The part as it was written.
  public let name: String

  /// Where the part begins, in characters; the first is 1.
  public let column: Int

  /// Why it is refused.
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
