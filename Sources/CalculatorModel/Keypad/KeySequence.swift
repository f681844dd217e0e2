/// Keys written as text, with spaces between them where they could be read in two ways.
///
/// ```swift
/// try KeySequence("12 + 3 =").keys.count   // 5
/// try KeySequence("12+3=").keys.count      // 5
/// try KeySequence("5 +/-").keys            // 5, ±
/// try KeySequence("5+/-")                  // throws: it could be 5 + / - as well
/// ```
public struct KeySequence: Hashable, Sendable {
  /// The keys in the order in which they are pressed.
  public let keys: [Key]

  /// Reads a sequence; the cost is linear in its length.
  ///
  /// - Parameters:
  ///   - text: The sequence.
  ///   - mode: The keypad that it begins on: on the programmer's `a` to `f` are digits.
  /// - Throws: ``KeySequenceError`` with the place of the first part that is no key, or of the first
  ///   word that could be several sequences of keys.
  public init(
    _ text: some StringProtocol, on mode: KeypadMode = .scientific
  ) throws(KeySequenceError) {
    var mode = mode
    var keys: [Key] = []
    var column = 0
    var word: [Character] = []
    for character in text {
      column += 1
      guard character == " " || character == "\t" else {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        keys += try KeyWord(word, column: column - word.count, on: mode).keys
        if case .keypad(let next)? = keys.last { mode = next }
      }
      word = []
    }
    if !word.isEmpty { keys += try KeyWord(word, column: column + 1 - word.count, on: mode).keys }
    self.keys = keys
  }
}
