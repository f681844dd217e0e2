/// The name that a label gives its line for those below: `rent` of `rent: 1200` (W-50), `sale_price` of
/// `Sale price: 80`.
///
/// A word of the language, such as `per` or `sin`, begins none; one for the lines above has a key of its own.
struct LabelName {
  /// The name as definitions have it.
  let key: [UInt8]

  /// The name as it was typed.
  let spelling: String

  /// Reads the label of a line; nil where it has none, or one that is no name.
  init?(in text: [UInt8]) {
    guard let label = LineReader.label(in: text, ofItem: true),
      text[label].last == UInt8(ascii: ":"),
      var lexer = try? Lexer(checking: Array(text[label].dropLast()))
    else { return nil }
    var words: [ArraySlice<UInt8>] = []
    while let token = try? lexer.next(), token.kind != .end {
      guard token.kind == .name, words.count < DefinitionHead.wordLimit else { return nil }
      words.append(lexer.text[token.range])
    }
    guard lexer.isAtEnd, let first = words.first else { return nil }
    spelling = words.map { $0.text }.joined(separator: " ")
    if let keyword = Keyword(first) {
      guard keyword.isAboveWord else { return nil }
      if words.count == 1 {
        key = keyword.labelKey
        return
      }
    } else if BuiltInName.meaning(of: first) != nil {
      return nil
    }
    key = Array(words.joined(separator: [UInt8(ascii: "_")]))
  }
}
