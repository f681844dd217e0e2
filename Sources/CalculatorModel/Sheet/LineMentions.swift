/// The names and words in a line that may refer to lines above it, found before the line is read.
///
/// It is at least what the line uses, and rarely more: so a change above recalculates a line too often
/// rather than too seldom.
struct LineMentions {
  /// The names, each as often as it occurs.
  var names: [ArraySlice<UInt8>] = []

  /// The words for lines above, each once.
  var words: [ValuesAbove.Word] = []

  /// The words as they were typed, with their names.
  private(set) var keywords: [(keyword: Keyword, name: ArraySlice<UInt8>, word: ValuesAbove.Word)] =
    []

  /// The word for the lines above that is the whole value of the line; nil if the value is anything else.
  let wordAlone: Keyword?

  /// The places of the adjacent words up to the last one.
  private var run: [Range<Int>] = []

  /// Scans a line, which is valid UTF-8, from the end of its label to its comment.
  init(in text: [UInt8], from start: Int) {
    wordAlone = Self.wordAlone(in: text, from: start)
    guard text.contains(where: { $0 >= 0x80 }), let lexer = try? Lexer(checking: text) else {
      lookThrough(text, from: start)
      return
    }
    lookThrough(lexer, from: start)
  }

  /// Finds the word that is the whole value of a line: of `Total:`, `t = total`, `total =`, `Total cost` and
  /// `grand total`.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - start: The end of its label.
  /// - Returns: The word, `grand` of the last one; nil if the value is something else.
  static func wordAlone(in text: [UInt8], from start: Int) -> Keyword? {
    var value = text[start...].prefix { $0 != UInt8(ascii: "#") }
    while let last = value.last, " \t=?:".utf8.contains(last) { value.removeLast() }
    if let equals = value.lastIndex(of: UInt8(ascii: "=")) { value = value[(equals + 1)...] }
    let words = value.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let word = words.first.flatMap({ Keyword($0) }) else { return nil }
    if word == .grand { return words.count == 2 && Keyword(words[1]) == .total ? word : nil }
    if words.count == 2, start == 0 { return ItemText.totalWithNoun(in: value)?.word }
    return words.count == 1 && word.isAboveWord ? word : nil
  }

  private mutating func lookThrough(_ text: [UInt8], from start: Int) {
    var place = start
    while place < text.count {
      let byte = text[place]
      if byte == UInt8(ascii: "#") { break }
      let nameStart = place
      guard Self.beginsName(byte) else {
        place += 1
        while place < text.count, byte.isDigit, text[place].isDigit { place += 1 }
        if byte.isDigit { noteJoined(nameStart..<place, in: text) }
        continue
      }
      while place < text.count, Self.continuesName(text[place]) { place += 1 }
      note(text[nameStart..<place], in: text, after: place)
    }
  }

  /// Scans a line that isn't all ASCII, in which names end as they do in a lexer.
  private mutating func lookThrough(_ lexer: Lexer, from start: Int) {
    var lexer = lexer
    lexer.position = min(start, lexer.text.count)
    while lexer.position < lexer.text.count {
      let nameStart = lexer.position
      let scalar = lexer.takeScalar()
      if scalar == "#" { break }
      guard scalar.beginsName else {
        while lexer.isDigit(at: nameStart), lexer.isDigit(at: lexer.position) {
          lexer.position += 1
        }
        if lexer.isDigit(at: nameStart) { noteJoined(nameStart..<lexer.position, in: lexer.text) }
        continue
      }
      var end = lexer.position
      while end < lexer.text.count, lexer.takeScalar().continuesName { end = lexer.position }
      lexer.position = end
      note(lexer.text[nameStart..<end], in: lexer.text, after: end)
    }
  }

  private mutating func note(
    _ name: ArraySlice<UInt8>, in text: [UInt8], after place: Int
  ) {
    names.append(name)
    noteJoined(name.startIndex..<name.endIndex, in: text)
    if name.elementsEqual("ans".utf8) || name.elementsEqual("_".utf8) { add(.answer) }
    guard let keyword = Keyword(name), keyword.isSoft else { return }
    switch keyword {
    case .line:
      guard let number = Self.number(in: text, after: place) else { return }
      add(.line(number - 1), keyword, name)
    case .grand: add(.grandTotal, keyword, name)
    case .sum, .mean, .median, .count, .average, .avg:
      if Self.isBracket(in: text, after: place) { return }
      fallthrough
    default:
      if let word = ValuesAbove.Word(keyword) { add(word, keyword, name) }
    }
  }

  /// Records the joined names of several words that end with one: `monthly_rent` for `monthly rent`.
  private mutating func noteJoined(_ word: Range<Int>, in text: [UInt8]) {
    guard let last = run.last, last.upperBound < word.lowerBound,
      text[last.upperBound..<word.lowerBound].allSatisfy({ " \t".utf8.contains($0) })
    else {
      // No name begins with a digit.
      run = text[word.lowerBound].isDigit ? [] : [word]
      return
    }
    run.append(word)
    if run.count > DefinitionHead.wordLimit { run.removeFirst() }
    var joined = Array(text[word])
    for word in run.dropLast().reversed() {
      joined = Array(text[word]) + [UInt8(ascii: "_")] + joined
      names.append(joined[...])
    }
  }

  private mutating func add(_ word: ValuesAbove.Word) {
    if !words.contains(word) { words.append(word) }
  }

  private mutating func add(
    _ word: ValuesAbove.Word, _ keyword: Keyword, _ name: ArraySlice<UInt8>
  ) {
    add(word)
    keywords.append((keyword, name, word))
  }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_")
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    beginsName(byte) || byte &- UInt8(ascii: "0") < 10
  }

  private static func skippingSpace(in text: [UInt8], from place: Int) -> Int {
    var place = place
    while place < text.count, text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t")
    {
      place += 1
    }
    return place
  }

  private static func isBracket(in text: [UInt8], after place: Int) -> Bool {
    let next = skippingSpace(in: text, from: place)
    return next < text.count && text[next] == UInt8(ascii: "(")
  }

  private static func number(in text: [UInt8], after place: Int) -> Int? {
    var next = skippingSpace(in: text, from: place)
    guard next < text.count, text[next] &- UInt8(ascii: "0") < 10 else { return nil }
    var number = 0
    while next < text.count, text[next] &- UInt8(ascii: "0") < 10 {
      number = min(number * 10 + Int(text[next] - UInt8(ascii: "0")), 1_000_000)
      next += 1
    }
    return number
  }
}
