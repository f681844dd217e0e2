/// A word of a key sequence: the name of a key, or names that stand together without spaces.
///
/// Names may stand together if they can be split in only one way: `2+3=`, `30sin`. Wherever numbers touch,
/// that counts as ambiguous: `log25` isn't `log2` and 5, because the user may have meant 25.
struct KeySequenceWord {
  /// The keys that the word presses.
  let keys: [Key]

  /// Reads a word that is not empty and has no spaces.
  ///
  /// - Parameters:
  ///   - characters: The word.
  ///   - column: The word's start in its text; the first character is 1.
  ///   - mode: The keypad that the keys belong to.
  /// - Throws: ``KeySequenceError``, unless the word is a name or can be split into names in only one way.
  init(
    _ characters: [Character], column: Int, on mode: KeypadMode
  ) throws(KeySequenceError) {
    // As whole words, `+/-` and `sin-1` are the keys of that name.
    if let key = Key(token: String(characters), on: mode) {
      keys = [key]
      return
    }
    // For each prefix of the word: the number of ways to split it, and the last name of one of them.
    // Counting stops at two ways, so that the counts stay small.
    var ways = Array(repeating: 0, count: characters.count + 1)
    var last = [Name?](repeating: nil, count: characters.count + 1)
    ways[0] = 1
    for start in characters.indices where ways[start] > 0 {
      for name in Self.names(on: mode) where name.begins(characters[start...]) {
        let end = start + name.characters.count
        let weight = name.touchesNumber(in: characters, start) ? 2 : 1
        ways[end] = min(2, ways[end] + weight * ways[start])
        last[end] = name
      }
    }
    switch ways[characters.count] {
    case 0:
      let end = ways.dropFirst().lastIndex { $0 > 0 } ?? 0
      throw KeySequenceError(name: String(characters[end...]), column: column + end)
    case 1: break
    default:
      throw KeySequenceError(name: String(characters), column: column, cause: .severalWays)
    }
    // If there is only one way, each prefix that belongs to it was reached by it alone.
    var keys: [Key] = []
    var end = characters.count
    while let name = last[end] {
      keys.append(name.key)
      end -= name.characters.count
    }
    self.keys = keys.reversed()
    // `2pi` and `2(3+4)` mean products, but the keys would drop the first factor.
    for (key, next) in zip(self.keys, self.keys.dropFirst())
    where key.endsNumber && next.beginsNumber && !(key.isOfNumber && next.isOfNumber) {
      throw KeySequenceError(name: String(characters), column: column, cause: .severalWays)
    }
  }

  private static func names(on mode: KeypadMode) -> [Name] {
    mode == .programmer ? programmerNames : names
  }

  private static let names = names(of: Key.names(on: .scientific))
  private static let programmerNames = names(of: Key.names(on: .programmer))

  /// Returns the names except those of double keys: alone they are one key, among others they are two.
  private static func names(of names: [(name: String, key: Key)]) -> [Name] {
    names.filter { $0.key != .doubleZero && $0.key != .doubleF }
      .map { Name(characters: Array($0.name), key: $0.key) }
  }

  /// A name of a key.
  private struct Name {
    let characters: [Character]
    let key: Key

    /// Whether a text begins with the name.
    func begins(_ text: ArraySlice<Character>) -> Bool {
      text.first == characters.first && text.starts(with: characters)
    }

    /// Whether the name, at a place in a word, begins or ends with a digit next to another digit of the word.
    ///
    /// Names of digits and of the point don't count: together they make one number.
    func touchesNumber(in word: [Character], _ start: Int) -> Bool {
      guard characters.count > 1 else { return false }
      let end = start + characters.count
      return start > 0 && word[start - 1].isOfNumber && word[start].isOfNumber
        || end < word.count && word[end - 1].isOfNumber && word[end].isOfNumber
    }
  }
}

extension Key {
  /// Whether the key is a digit or the point.
  fileprivate var isOfNumber: Bool {
    switch self {
    case .digit, .decimalPoint: true
    default: false
    }
  }

  /// Whether the key begins a number, replacing the current one.
  fileprivate var beginsNumber: Bool {
    switch self {
    case .digit, .decimalPoint, .constant, .random, .openParenthesis, .memory(.recall): true
    default: false
    }
  }

  /// Whether a number is there after the key.
  fileprivate var endsNumber: Bool {
    switch self {
    case .digit, .decimalPoint, .constant, .random, .closeParenthesis, .memory(.recall), .percent,
      .function:
      true
    default: false
    }
  }
}

extension Character {
  /// Whether the character is a digit or the point.
  fileprivate var isOfNumber: Bool {
    guard let asciiValue else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(asciiValue) || self == "."
  }
}
