/// The names that are known in every expression.
enum BuiltInName {
  /// The name of the previous answer.
  static let previousAnswer = "ans"

  /// Its short name, known from other calculators.
  static let shortPreviousAnswer = "_"

  /// All names of numbers, units and functions as they are spelled.
  static let spellings: [String] = meanings.map { $0.name }

  /// The meaning of a name, in capitals or small letters.
  ///
  /// - Complexity: O(log *n*) in the number of names.
  static func meaning(of name: ArraySlice<UInt8>) -> Token.Kind? {
    // No name is longer, so that an endless word costs nothing.
    guard name.count <= 16 else { return nil }
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(table[middle].key, name) { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low].key.elementsEqual(name.lazy.map { $0.lowercased }) else {
      return nil
    }
    return table[low].kind
  }

  /// Whether a name is spelled exactly like one of these or is a reserved word of the language, and so cannot be
  /// redefined.
  static func isReserved(_ name: ArraySlice<UInt8>) -> Bool {
    if let word = Keyword(name) { return !word.isSoft }
    return meaning(of: name) != nil && spellings.contains { name.elementsEqual($0.utf8) }
  }

  private static func precedes(_ key: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    key.lexicographicallyPrecedes(name.lazy.map { $0.lowercased })
  }

  private static let meanings: [(name: String, kind: Token.Kind)] = {
    var meanings: [(name: String, kind: Token.Kind)] = [
      (previousAnswer, .previousAnswer), (shortPreviousAnswer, .previousAnswer),
    ]
    for constant in MathConstant.allCases {
      meanings.append((constant.name, .constant(constant)))
    }
    for unit in AngleUnit.allCases {
      for name in [unit.name] + unit.aliases { meanings.append((name, .angleUnit(unit))) }
    }
    for function in MathFunction.allCases {
      for name in [function.name] + function.aliases {
        meanings.append((name, .function(function)))
      }
    }
    return meanings
  }()

  /// The meanings by name in small letters, sorted.
  private static let table: [(key: [UInt8], kind: Token.Kind)] =
    (meanings + Keyword.allCases.compactMap { word in word.kind.map { (word.rawValue, $0) } })
    .map { (key: $0.name.utf8.map { $0.lowercased }, kind: $0.kind) }
    .sorted { $0.key.lexicographicallyPrecedes($1.key) }
}
