/// The result of an operation on words: the word, and the exact number that was cut to it.
public struct WordOutcome: Hashable, Sendable {
  /// The exact number cut to the word.
  public let word: Word

  /// The exact number.
  public let exact: BigInt

  /// Whether the word differs from the exact number.
  public let wraps: Bool

  /// Creates the outcome of cutting an exact number to a word.
  public init(exact: BigInt, _ format: WordFormat) {
    word = Word(truncating: exact, format)
    self.exact = exact
    wraps = word.value != exact
  }
}
