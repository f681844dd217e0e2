/// A word of a key sequence: the name of a key, or names that stand together without spaces.
///
/// Names may stand together where they can be cut apart in one way only: `2+3=`, `30sin`. Numbers count
/// as such a way wherever they touch: `log25` is no `log2` and 5, because a person may have meant 25.
struct KeyWord {
  /// The keys that the word presses.
  let keys: [Key]

  /// Reads a word that is not empty and has no spaces.
  ///
  /// - Parameters:
  ///   - characters: The word.
  ///   - column: Where it begins in its text; the first is 1.
  ///   - mode: The keypad whose keys they are.
  /// - Throws: ``KeySequenceError``, unless the word is a name or can be cut into names in one way.
  init(
    _ characters: [Character], column: Int, on mode: KeypadMode
  ) throws(KeySequenceError) {
    // Said as a whole, `+/-` and `sin-1` are what they are called.
    if let key = Key(token: String(characters), on: mode) {
      keys = [key]
      return
    }
    // For each beginning of the word: in how many ways it can be cut, and the last name of one of them.
    // Two ways are as many as there can be, so that the counts stay small.
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
    // Where there is one way, each beginning that belongs to it was reached by it alone.
    var keys: [Key] = []
    var end = characters.count
    while let name = last[end] {
      keys.append(name.key)
      end -= name.characters.count
    }
    self.keys = keys.reversed()
    // `2pi` and `2(3+4)` say products, of which the keys would leave the first factor out.
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

  /// The names without those that are two keys: alone they are one, among others they are the keys.
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

    /// Whether the name, standing at a place of a word, has a digit next to one that is not its own.
    ///
    /// Not that of a digit or of the point itself: these make one number.
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

  /// Whether the key begins a number in the place of one that is there.
  fileprivate var beginsNumber: Bool {
    switch self {
    case .digit, .decimalPoint, .constant, .random, .openParenthesis, .memory(.recall): true
    default: false
    }
  }

  /// Whether a number is there behind the key.
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
  /// Whether it is a digit of a key or the point.
  fileprivate var isOfNumber: Bool {
    guard let asciiValue else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(asciiValue) || self == "."
  }
}
