/// The words of the language that are neither numbers nor functions: the one list of them.
///
/// ```swift
/// try Worksheet().line("or = 5")   // throws: 'or' has a meaning of its own
/// ```
///
/// Nobody can give one of them a meaning of their own, in whatever letters it is written.
package enum ReservedWord: String, CaseIterable, Sendable {
  case and
  case or
  case xor
  case nand
  case nor
  case not
  case to
  case `in`

  // For quantities, which expressions do not have yet.
  case of
  case per

  /// The word that a name is, in capitals or not.
  init?(_ name: ArraySlice<UInt8>) {
    guard (2...4).contains(name.count) else { return nil }
    let word = Self.allCases.first { word in
      name.elementsEqual(word.rawValue.utf8) { $0 | 0x20 == $1 }
    }
    guard let word else { return nil }
    self = word
  }

  /// What the word is in an expression; nil for one that stands in none.
  var kind: Token.Kind? {
    switch self {
    case .and: .operation(.and)
    case .or: .operation(.or)
    case .xor: .operation(.xor)
    case .nand: .operation(.nand)
    case .nor: .operation(.nor)
    case .not: .complement
    case .to, .in: .conversion
    case .of, .per: nil
    }
  }
}
