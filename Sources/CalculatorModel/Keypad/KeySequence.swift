/// Keys written as text, with spaces between them where they are ambiguous.
///
/// ```swift
/// try KeySequence("12 + 3 =").keys.count   // 5
/// try KeySequence("12+3=").keys.count      // 5
/// try KeySequence("5 +/-").keys            // 5, ±
/// try KeySequence("5+/-")                  // throws: it could be 5 + / - as well
/// ```
public struct KeySequence: Equatable, Sendable {
  /// The keys in the order in which they are pressed.
  public let keys: [Key]

  /// Reads a sequence; the cost is linear in its length.
  ///
  /// - Parameters:
  ///   - text: The sequence.
  ///   - mode: The keypad that it begins on: on the programmer's `a` to `f` are digits.
  /// - Throws: ``KeySequenceError`` with the place of the first part that is not a key, or of the first
  ///   word that could be several sequences of keys.
  public init(
    _ text: some StringProtocol, on mode: KeypadMode = .scientific
  ) throws(KeySequenceError) {
    var mode = mode
    var keys: [Key] = []
    /// The previous word with its keys: a word that is repeated, as in a row of roots, isn't looked up again.
    var last: (word: [Character], keys: [Key]) = ([], [])
    func press(_ word: [Character], endingAt column: Int) throws(KeySequenceError) {
      guard !word.isEmpty else { return }
      if word != last.word {
        last = (word, try KeySequenceWord(word, column: column - word.count, on: mode).keys)
      }
      keys += last.keys
      guard case .keypad(let next)? = last.keys.last else { return }
      // On another keypad the same word may be another key.
      (mode, last) = (next, ([], []))
    }
    var column = 1
    var word: [Character] = []
    for character in text {
      if character == " " || character == "\t" {
        try press(word, endingAt: column)
        word.removeAll(keepingCapacity: true)
      } else {
        word.append(character)
      }
      column += 1
    }
    try press(word, endingAt: column)
    self.keys = keys
  }
}
