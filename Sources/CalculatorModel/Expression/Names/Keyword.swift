/// The words of the language that are neither numbers nor built-in names, all listed here.
///
/// ```swift
/// try Worksheet().line("or = 5")      // throws: 'or' is a reserved name
/// try Worksheet().line("total = 5")   // a definition: from here on 'total' is the user's
/// ```
///
/// The user cannot redefine a reserved word, whatever its case. A soft word has the meaning of the language until the
/// user defines it.
package enum Keyword: String, CaseIterable, Sendable {
  // Reserved.
  case and
  case or
  case xor
  case nand
  case nor
  case not
  case `in`
  case per

  // Soft: parts of percentages.
  case of
  case on
  case off
  case what
  case `as`
  case `is`
  case to
  case by
  case from
  case increase
  case decrease
  case percent
  case percentage
  case change
  case number

  // Soft: words for the lines above.
  case total
  case sum
  case subtotal
  case average
  case avg
  case mean
  case median
  case count
  case above
  case all
  case prev
  case grand
  case line

  /// Creates the word with this name, in capitals or small letters.
  init?(_ name: ArraySlice<UInt8>) {
    guard let first = name.first, Self.mayBegin(with: first, count: name.count) else { return nil }
    for word in Self.byFirstLetter[Int(first & 0x1F)]
    where word.bytes.count == name.count && name.elementsEqual(word.bytes, by: { $0 | 0x20 == $1 })
    {
      self = word.keyword
      return
    }
    return nil
  }

  /// Whether a word with this number of letters begins with that one, which rules out most names.
  private static func mayBegin(with first: UInt8, count: Int) -> Bool {
    let letters: StaticString =
      switch count {
      case 2: "abiot"
      case 3: "anopsx"
      case 4: "flmnpw"
      case 5: "acgt"
      case 6: "cmn"
      case 7: "ap"
      case 8: "dis"
      case 10: "p"
      default: ""
      }
    return letters.withUTF8Buffer { $0.contains(first | 0x20) }
  }

  /// Whether the user can define the word.
  package var isSoft: Bool {
    switch self {
    case .and, .or, .xor, .nand, .nor, .not, .in, .per: false
    default: true
    }
  }

  /// The word's token in an expression wherever it stands; nil if that depends on its surroundings.
  var kind: Token.Kind? {
    switch self {
    case .and: .operation(.and)
    case .or: .operation(.or)
    case .xor: .operation(.xor)
    case .nand: .operation(.nand)
    case .nor: .operation(.nor)
    case .not: .complement
    case .to, .in: .conversion
    case .prev: .previousAnswer
    default: nil
    }
  }

  /// The word's meaning for a share: `20% off 50`.
  var portion: Portion? {
    switch self {
    case .of: .of
    case .on: .on
    case .off: .off
    default: nil
    }
  }

  /// Whether the word is a function before a bracket.
  var namesFunction: Bool {
    switch self {
    case .sum, .mean, .median, .count: true
    default: false
    }
  }

  /// Whether the word stands for the lines above in a sheet, by itself.
  var isAboveWord: Bool {
    switch self {
    case .total, .sum, .subtotal, .average, .avg, .mean, .median, .count, .above, .all: true
    default: false
    }
  }

  /// The key of a label that defines a word for the lines above: that of `Total: net + VAT`.
  ///
  /// Words with the same meaning share it. It has a colon, as no name has, so a line with `=` cannot define it.
  var labelKey: [UInt8] {
    let word: Keyword =
      switch self {
      case .sum: .total
      case .avg, .mean: .average
      default: self
      }
    return Array(word.rawValue.utf8) + [Self.endOfLabelKey]
  }

  /// The end of such a key.
  static let endOfLabelKey = UInt8(ascii: ":")

  private struct Spelling: Sendable {
    var bytes: [UInt8]
    var keyword: Keyword
  }

  /// The words by the place of their first letter in the alphabet.
  private static let byFirstLetter: [[Spelling]] = {
    var table = [[Spelling]](repeating: [], count: 32)
    for word in allCases {
      let bytes = Array(word.rawValue.utf8)
      table[Int(bytes[0] & 0x1F)].append(Spelling(bytes: bytes, keyword: word))
    }
    return table
  }()
}
