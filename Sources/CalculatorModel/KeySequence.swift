/// Keys written as text, separated by spaces; digits may stand together: `200 + 12.5 % =`.
///
/// ```swift
/// try KeySequence("12 + 3 =").keys.count  // 5
/// ```
public struct KeySequence: Hashable, Sendable {
  /// The keys in the order in which they are pressed.
  public let keys: [Key]

  /// Reads a sequence.
  ///
  /// - Throws: ``KeySequenceError`` with the place of the first name that is no key.
  public init(_ text: some StringProtocol) throws(KeySequenceError) {
    var keys: [Key] = []
    var column = 0
    var name = ""
    for character in text {
      column += 1
      guard character == " " || character == "\t" else {
        name.append(character)
        continue
      }
      try Self.append(name, endingBefore: column, to: &keys)
      name = ""
    }
    try Self.append(name, endingBefore: column + 1, to: &keys)
    self.keys = keys
  }

  private static func append(
    _ name: String, endingBefore end: Int, to keys: inout [Key]
  ) throws(KeySequenceError) {
    guard !name.isEmpty else { return }
    if let key = Key(token: name) {
      keys.append(key)
      return
    }
    for character in name {
      guard let key = Key(token: String(character)), key.isPartOfNumber else {
        throw KeySequenceError(name: name, column: end - name.count)
      }
      keys.append(key)
    }
  }
}

extension Key {
  /// Whether the key is a digit or the point.
  fileprivate var isPartOfNumber: Bool {
    switch self {
    case .digit, .decimalPoint: true
    default: false
    }
  }
}
