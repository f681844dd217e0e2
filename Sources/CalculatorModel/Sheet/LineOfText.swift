/// A line of words, which counts as text if it cannot be read.
struct LineOfText {
  /// The words, in their original case.
  private(set) var words: [ArraySlice<UInt8>] = []

  /// Whether a dash stands between words, which may be a minus; and whether a count of things follows it.
  private var hasDash = false
  private var hasCountAfterDash = false

  /// Reads a line; nil if it has anything but words, spaces and the punctuation between words.
  init?(_ text: [UInt8]) {
    let text = text[...].withoutBullet
    guard var lexer = try? Lexer(checking: Array(text.withoutCountInBrackets ?? text)) else {
      return nil
    }
    var start: Int?
    while lexer.position < lexer.text.count {
      let place = lexer.position
      let scalar = lexer.takeScalar()
      if scalar == "-" || scalar == "–", !hasDash, start == nil, !words.isEmpty,
        lexer.isSpace(at: lexer.position)
      {
        hasDash = true
        // `Bills - 3 of us`.
        var rest = lexer
        rest.position = rest.startOfNext
        while rest.isDigit(at: rest.position) { rest.position += 1 }
        if rest.position > lexer.startOfNext, rest.isSpace(at: rest.position) {
          hasCountAfterDash = true
          lexer = rest
        }
        continue
      }
      if scalar == "#" {
        // `Receipt #4: 37.20` would lose its amount.
        guard !lexer.text[place...].hasAmount else { return nil }
        lexer.position = place
        break
      }
      if scalar.continuesName, !scalar.isDigit, scalar != "_" {
        start = start ?? place
        continue
      }
      switch scalar {
      case "'", "’", "-":
        // Inside a word.
        var next = lexer
        if start != nil, next.position < next.text.count, next.takeScalar().beginsName { continue }
        guard scalar != "-" else { return nil }
      case " ", "\t", ",", ".", ";", "!", "\"", "(", ")", "&", "–", "“", "”", "‘", "\u{A0}": break
      default: return nil
      }
      if let word = start { words.append(lexer.text[word..<place]) }
      start = nil
    }
    if let start { words.append(lexer.text[start..<lexer.position]) }
    guard !words.isEmpty else { return nil }
  }

  /// Whether the second of two words is a function, which then has no argument: `Bathroom floor`.
  private var endsWithFunction: Bool {
    guard words.count == 2, case .function? = BuiltInName.meaning(of: words[1]) else {
      return false
    }
    return BuiltInName.meaning(of: words[0]) == nil
  }

  /// Whether the line is text: three or more words, or fewer if none is known.
  ///
  /// With a dash it may be a difference with misspelled names. So it is text if a number of things follows
  /// the dash, or if four words mean nothing, and none is a name: `Trip to Lisbon - who paid what`.
  ///
  /// - Parameters:
  ///   - isName: Whether a word has a meaning in the sheet.
  ///   - isBuiltIn: Whether a word has a meaning everywhere.
  /// - Returns: Whether the line is text.
  func isText(
    isName: (ArraySlice<UInt8>) -> Bool, isBuiltIn: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let unknown = words.count { !isName($0) && !isBuiltIn($0) }
    guard hasDash else {
      return words.count > 2 || unknown == words.count || unknown == 1 && endsWithFunction
    }
    guard !words.contains(where: isName) else { return false }
    // `Rent - 300 quid` may be an amount.
    let areCounted = { (word: ArraySlice<UInt8>) in
      word.isWord("of") || WordGroup.people.contains(word)
    }
    return hasCountAfterDash ? words.contains(where: areCounted) : unknown > 3
  }
}

extension ArraySlice<UInt8> {
  /// The text before counts of things without a unit, in parentheses at its end: `Wedding` in
  /// `Wedding (80 guests)`, and `Pancakes` in `Pancakes (serves 4, need 10)`; nil if there is none.
  fileprivate var withoutCountInBrackets: ArraySlice<UInt8>? {
    let text = trimmed
    guard text.last == UInt8(ascii: ")"), let opening = text.firstIndex(of: UInt8(ascii: "(")),
      opening > text.startIndex, ItemText.isCountOfThings(text[(opening + 1)...].dropLast())
    else { return nil }
    return text[..<opening]
  }

  /// Whether it has a colon followed by a number, or ends with another number than it begins with:
  /// `#4: 37.20`, `#101 50.00`.
  fileprivate var hasAmount: Bool {
    let isDigit = { (byte: UInt8) in byte &- UInt8(ascii: "0") < 10 }
    let words = dropFirst().split(separator: UInt8(ascii: " "))
    if words.count > 1, self[startIndex + 1] == words[0].first, words[0].allSatisfy(isDigit),
      let amount = words.last, amount.contains(where: isDigit),
      !amount.contains(where: { $0.isLetter })
    {
      return true
    }
    guard let colon = firstIndex(of: UInt8(ascii: ":")) else { return false }
    return self[(colon + 1)...].first { $0 != UInt8(ascii: " ") }.map {
      $0 &- UInt8(ascii: "0") < 10
    } ?? false
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
