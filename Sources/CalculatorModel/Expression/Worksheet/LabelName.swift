/// The name that a label gives its line for the lines below: `rent` of `rent: 1200`, `sale_price` of
/// `Sale price: 80`.
///
/// Below, it is found in capitals or small letters, unless another name has that spelling. A word of the language,
/// such as `per` or `sin`, begins none; one for the lines above has a key of its own.
struct LabelName {
  /// The name as a key of definitions.
  let key: [UInt8]

  /// The name as it was typed.
  let spelling: String

  /// Reads the label of a line; nil if it has none, or if the label is no name.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - item: The place of the words of an item without a colon: `food 340`.
  init?(in text: [UInt8], ofItem item: Range<Int>? = nil) {
    var label = item.map { text[$0].withoutBullet }
    if let range = LineReader.label(in: text, ofItem: true) {
      guard text[range].last == UInt8(ascii: ":") else { return nil }
      label = text[range].dropLast().withoutBullet
    }
    guard let label, var lexer = try? Lexer(checking: Array(label)) else { return nil }
    var words: [ArraySlice<UInt8>] = []
    while words.count < DefinitionHead.wordLimit, let word = lexer.takeWordOfName() {
      words.append(lexer.text[word])
    }
    guard lexer.isAtEnd, let first = words.first, first.first.map({ $0.isDigit }) == false else {
      return nil
    }
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
