import Quantities

/// A line with words that describe its value: `- food 340`, `rent $1,200`, `25.50 (Vodafone)`.
struct ItemText {
  /// The start of the value; the text before it is a label.
  private(set) var start: Int

  /// The end of the value, before a remark in brackets or words after money.
  private(set) var end: Int

  /// A count and a price, if that is the value.
  private var price: CountOfPrice?

  /// Reads a line; nil if there are neither words before its only number nor a remark after it.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - isName: Whether a word is a name, which no item contains.
  init?(_ text: [UInt8], isName: (ArraySlice<UInt8>) -> Bool) {
    start = LineReader.startOfValue(in: text)
    end = text.firstIndex(of: UInt8(ascii: "#")) ?? text.count
    let whole = (start, end)
    trimEnd(in: text)
    let endWithCountry = Self.endsInCountry(text[start..<end]) ? end : nil
    if end > start, text[end - 1] == UInt8(ascii: ")"),
      let opening = text[start..<end].lastIndex(of: UInt8(ascii: "(")),
      Self.words(in: text[(opening + 1)..<(end - 1)]).map({
        !$0.isEmpty && !$0.contains(where: isName)
      })
        == true
    {
      end = opening
      trimEnd(in: text)
    }
    if start == 0, let amount = Self.amountBeforeWords(in: text[..<end], isName: isName) {
      end = amount.upperBound
    } else if let number = Self.startOfNumber(in: text[start..<end].withoutBullet),
      let words = Self.words(
        in: text[start..<number].withoutBullet.withoutCounts
          .withoutSign(beforePercentage: text[number..<end])),
      !Self.mention(names: isName, words), !Self.calculate(words)
    {
      let value = text[number..<end]
      price = CountOfPrice(value, behindWords: !words.isEmpty, isName: isName)
      if start == 0,
        price != nil || !words.isEmpty && (Self.isAmount(value) || Self.isProduct(value))
      {
        start = number
      }
      if let price { end = price.end }
    }
    if let endWithCountry { end = endWithCountry }
    guard end > start,
      price != nil || start != whole.0
        || text[end..<whole.1].contains(where: { $0 != UInt8(ascii: " ") })
    else { return nil }
  }

  /// Whether a text ends in `(UK)` or `(US)`, which belong to the unit before.
  private static func endsInCountry(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.last == UInt8(ascii: ")"), let opening = text.lastIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return text[(opening + 1)...].dropLast().isImperialCountry != nil
  }

  /// Whether the whole line is a count and a price: `3 lb at $4.50/lb`.
  var isPriceAlone: Bool { start == 0 && price != nil }

  /// The value by itself, at its place in the line.
  func value(in text: [UInt8]) -> [UInt8] {
    var value = Array(repeating: UInt8(ascii: " "), count: start) + text[start..<end]
    guard let price else { return value }
    for place in price.things.lowerBound..<price.sign.upperBound {
      value[place] = UInt8(ascii: " ")
    }
    value[price.sign.lowerBound] = UInt8(ascii: "*")
    return value
  }

  private mutating func trimEnd(in text: [UInt8]) {
    while end > start, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: "\t") {
      end -= 1
    }
  }

  /// The words of a text; nil if it contains anything else.
  static func words(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var words: [ArraySlice<UInt8>] = []
    for word in text.split(whereSeparator: { " \t,.&'".utf8.contains($0) }) {
      // A dash is only part of a word inside it.
      let letters = String(decoding: word, as: UTF8.self).unicodeScalars
      guard letters.first?.beginsName == true, letters.last?.continuesName == true,
        letters.allSatisfy({ $0.beginsName || $0 == "-" })
      else { return nil }
      words.append(word)
    }
    return words
  }

  /// Whether a text counts things that are no units: `80 guests`, `serves 4, need 10`; not `2 at 30 each`, which are
  /// prices.
  static func isCountOfThings(_ text: ArraySlice<UInt8>, orUnits: Bool = false) -> Bool {
    let parts = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    let numbers = parts.count { $0.allSatisfy { $0.isDigit } }
    return numbers > 0 && parts.count >= 2 * numbers
      && parts.allSatisfy { part in
        part.allSatisfy { $0.isDigit }
          || part.allSatisfy { $0.isLetter } && (orUnits || Unit(named: part.text) == nil)
            && !WordGroup.betweenAmounts.contains(part)
      }
  }

  /// Whether a word is a name, except for those between words as in `taxi to airport`, and `per month`.
  static func mention(
    names isName: (ArraySlice<UInt8>) -> Bool, _ words: [ArraySlice<UInt8>]
  ) -> Bool {
    words.enumerated().contains { index, word in
      let isBetweenWords =
        index < words.count - 1
        && (index == 0 ? word.isWord("per") : WordGroup.insideLabel.contains(word))
      return isName(word) && !isBetweenWords
    }
  }

  /// Whether words ask for a calculation, rather than naming an item: `minus fee 5`, `twice 15`.
  static func calculate(_ words: [ArraySlice<UInt8>]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return WordGroup.operators.contains(first) || WordGroup.operators.contains(last)
      || first.isWord("x") || words.count > 1 && WordGroup.multiples.contains(last)
      || last.isWord("at") && words.contains { WordGroup.numbers.contains($0) }
      || (words.count == 1 || words[1].isWord("of") || words[1].isWord("the"))
        && WordGroup.parts.contains(first)
  }

  /// The words before the first number: `Miles` in `Miles 12,500`; nil if there are none.
  static func label(in text: [UInt8]) -> Range<Int>? {
    guard let number = startOfNumber(in: text[...]), let words = words(in: text[..<number]),
      let first = words.first, let last = words.last
    else { return nil }
    return first.startIndex..<last.endIndex
  }

  /// The start of the first number, with its currency sign and its own sign.
  static func startOfNumber(in text: ArraySlice<UInt8>) -> Int? {
    let label = text.counts?.upperBound ?? text.startIndex
    guard let start = startOfUnsignedNumber(in: text[label...]) else { return nil }
    let isSigned =
      start > text.startIndex + 1 && "+-".utf8.contains(text[start - 1])
      && " \t".utf8.contains(text[start - 2])
    return isSigned ? start - 1 : start
  }

  private static func startOfUnsignedNumber(in text: ArraySlice<UInt8>) -> Int? {
    guard let digit = text.firstIndex(where: { $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    for sign in ["$", "€", "£", "¥", "₹"] {
      for gap in [0, 1] {
        let start = digit - gap - sign.utf8.count
        if start >= text.startIndex, text[start..<(digit - gap)].elementsEqual(sign.utf8),
          gap == 0 || text[digit - 1] == UInt8(ascii: " ")
        {
          return start
        }
      }
    }
    // Digits inside a word belong to no number.
    guard digit == text.startIndex || " \t+-".utf8.contains(text[digit - 1]) else { return nil }
    return digit
  }

  /// Finds an amount of money before words that say what it is for: `£2` of `£2 washing car`; nil if there is none.
  private static func amountBeforeWords(
    in text: ArraySlice<UInt8>, isName: (ArraySlice<UInt8>) -> Bool
  ) -> Range<Int>? {
    let text = text.trimmed
    guard let blank = text.firstIndex(of: UInt8(ascii: " ")),
      ["$", "€", "£", "¥", "₹"].contains(where: { text.starts(with: $0.utf8) }),
      isAmount(text[..<blank]), let words = words(in: text[blank...]), let first = words.first,
      !words.contains(where: { isName($0) && !$0.isWord("and") || Unit(named: $0.text) != nil }),
      ![WordGroup.ofOne, .each, .periods, .calculating].contains(where: { $0.contains(first) }),
      Keyword(first) == nil
    else { return nil }
    return text.startIndex..<blank
  }

  /// Finds the word for a total in a line that names its kind: `Total hours`, `total cost`; nil in others.
  static func totalWithNoun(
    in text: ArraySlice<UInt8>
  ) -> (word: Keyword, place: Range<Int>, noun: ArraySlice<UInt8>)? {
    let words = text.split { " \t:".utf8.contains($0) }
    guard words.count == 2, let word = Keyword(words[0]), [.total, .sum, .subtotal].contains(word),
      WordGroup.totalled.contains(words[1])
        || words[1].count > 2 && words[1].allSatisfy({ $0.isLetter })
          && Unit(named: words[1].text) != nil
    else { return nil }
    return (word, words[0].startIndex..<words[0].endIndex, words[1])
  }
}

extension ArraySlice<UInt8> {
  /// The text after the dash or the dot that begins an item, and after any blanks before that.
  var withoutBullet: ArraySlice<UInt8> {
    let rest = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let bullets = ["- [ ] ", "- [x] ", "- [X] ", "- ", "* ", "• ", "– ", "// "]
    for bullet in bullets where rest.starts(with: bullet.utf8) {
      return rest.dropFirst(bullet.utf8.count)
    }
    // `1. Rent 900` and `2) Food 30`.
    let end = rest.prefix { $0.isDigit }.endIndex
    if end > rest.startIndex, end + 2 < rest.endIndex, ".)".utf8.contains(rest[end]),
      rest[end + 1] == UInt8(ascii: " "), rest[end + 2].isLetter
    {
      return rest[(end + 2)...]
    }
    return rest
  }

  /// The counts in brackets after words: `(20 kids)` of `Food (20 kids) £90`; nil if there are none.
  fileprivate var counts: Range<Int>? {
    guard let opening = firstIndex(of: UInt8(ascii: "(")), opening > startIndex,
      !self[..<opening].contains(where: { $0.isDigit }),
      let closing = self[opening...].firstIndex(of: UInt8(ascii: ")")),
      ItemText.isCountOfThings(self[(opening + 1)..<closing], orUnits: true)
    else { return nil }
    return opening..<closing + 1
  }

  /// The words before counts in brackets.
  var withoutCounts: ArraySlice<UInt8> { self[..<(counts?.lowerBound ?? endIndex)] }

  /// The label without the sign before a percentage: `VAT` of `VAT @ 20%`.
  fileprivate func withoutSign(beforePercentage value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let label = trimmed
    return label.last == UInt8(ascii: "@") && value.last == UInt8(ascii: "%")
      ? label.dropLast() : self
  }

  /// The text without the blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let end = lastIndex { !isBlank($0) }.map { $0 + 1 } ?? startIndex
    return self[..<end].drop(while: isBlank)
  }
}
