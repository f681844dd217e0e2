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
      || first.isWord("x")
      || (words.count == 1 || words[1].isWord("of") || words[1].isWord("the"))
        && WordGroup.parts.contains(first)
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

  /// Whether a text is one number, perhaps with a sign, and with a currency or another unit; or several, each with
  /// a unit: `7h 30m`.
  static func isAmount(_ text: ArraySlice<UInt8>) -> Bool {
    var numbers = 0
    var units = 0
    for part in text.split(separator: UInt8(ascii: " ")) {
      if isUnit(part) {
        // In `Week 1 120.50` the first digit belongs to the label.
        guard units + 1 == numbers else { return false }
        units += 1
        continue
      }
      // `35 a week` is an amount per week.
      if numbers == 1, WordGroup.ofOne.contains(part) {
        return isUnit(text[part.endIndex...].trimmed)
      }
      guard units == numbers else { return false }
      let (isNumber, hasUnit) = number(part, isFirst: numbers == 0)
      guard isNumber else { return false }
      numbers += 1
      units += hasUnit ? 1 : 0
    }
    return numbers == 1 || numbers > 1 && units == numbers
  }

  /// Whether a line begins with the name of a weekday, so that its times are those of a shift: `Mon 9:00 - 17:30`.
  static func namesDay(_ text: [UInt8]) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    return text.prefix { $0.isLetter }.isWeekday
  }

  /// Whether a text is a size, a share or a span: `2.4m x 1.2m`, `85 x 20%`, `9:00 to 17:30`; but not `8 x 11`.
  private static func isProduct(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(separator: UInt8(ascii: " "))
    let ends = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if ends.count == 2, ends.allSatisfy({ $0.trimmed.isClockTime }) { return true }
    if words.count > 2, words[1].isWord("to") || words[1].isWord("until") {
      // Perhaps with a break: `9:00 to 17:30 less 30 min`.
      let isWhole =
        words.count == 3
        || words.count > 4
          && (words[3].elementsEqual("-".utf8) || WordGroup.takingAway.contains(words[3]))
          && isAmount(text[words[4].startIndex...])
      return words[0].isClockTime && words[2].isClockTime && isWhole
    }
    // `Car hire €45 a day for 3 days`
    if let sign = words.firstIndex(where: { $0.isWord("for") }), sign > 1,
      words[1..<sign].contains(where: { WordGroup.ofOne.contains($0) }),
      isAmount(text[..<words[sign].startIndex].trimmed),
      isAmount(text[words[sign].endIndex...].trimmed)
    {
      return true
    }
    guard let sign = words.firstIndex(where: { $0.isWord("x") || $0.elementsEqual("×".utf8) }),
      case let left = text[..<words[sign].startIndex].trimmed,
      case let right = text[words[sign].endIndex...].trimmed, isAmount(left), isAmount(right)
    else { return false }
    // `Eggs 4 x 55 g`; but `8 x 11 in` may be a size.
    let unit = right.suffix { $0.isLetter }
    return right.last == UInt8(ascii: "%")
      || isAmount(right)
        && Unit(named: unit.text).map { $0.dimension != Dimension(.length) } == true
      || [left, right].allSatisfy { number($0, isFirst: true).hasUnit }
  }

  private static func isUnit(_ part: ArraySlice<UInt8>) -> Bool {
    part.elementsEqual("€".utf8) || part.elementsEqual("£".utf8)
      || part.count == 3 && part.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      || part.allSatisfy { $0.isLetter } && Unit(named: part.text) != nil
  }

  /// Whether a word is a number, and whether it has its unit: `-40`, `$1,200`, `500g`.
  private static func number(
    _ part: ArraySlice<UInt8>, isFirst: Bool
  ) -> (isNumber: Bool, hasUnit: Bool) {
    var number = part
    if isFirst, let first = number.first, "+-".utf8.contains(first) { number.removeFirst() }
    if number.last == UInt8(ascii: "%") { number.removeLast() }
    if number.isDuration { return (true, true) }
    let letters = number.suffix(while: { $0.isLetter })
    // `Flat 3b` and `Unit 2A` are not amounts.
    let hasUnit =
      isUnit(letters)
      && (letters.count > 1 || "ghjklmstw".utf8.contains(letters.first.map { $0 | 0x20 } ?? 0))
      && letters.first.map { $0 | 0x20 == $0 } == true
    if hasUnit { number.removeLast(letters.count) }
    let isNumber =
      !number.isEmpty
      && number.allSatisfy { $0.isDigit || ".,_'$".utf8.contains($0) || $0 >= 0x80 }
    return (isNumber, hasUnit)
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

  /// Whether it is a time with colons, or with hours: `7:45`, `1:02:30`, `2h30`.
  fileprivate var isDuration: Bool {
    if let hour = firstIndex(of: UInt8(ascii: "h")), hour > startIndex {
      let minutes = self[(hour + 1)...]
      let digits = minutes.prefix { $0.isDigit }
      return self[..<hour].allSatisfy { $0.isDigit } && digits.count == 2
        && (digits.endIndex == endIndex || self[digits.endIndex...].isWord("m"))
    }
    let parts = split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && !parts[0].isEmpty
      && parts.allSatisfy { $0.allSatisfy { $0.isDigit } }
      && parts.dropFirst().allSatisfy { $0.count == 2 }
  }

  /// Whether it is a time of day: `9:00`, `5pm`, `9:15am`.
  fileprivate var isClockTime: Bool {
    let half = suffix(2)
    guard half.isWord("am") || half.isWord("pm") else {
      return contains(UInt8(ascii: ":")) && isDuration
    }
    let time = dropLast(2)
    return !time.isEmpty && time.allSatisfy { $0.isDigit } || time.isDuration
  }

  /// The text without the blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let end = lastIndex { !isBlank($0) }.map { $0 + 1 } ?? startIndex
    return self[..<end].drop(while: isBlank)
  }

  /// The longest suffix in which every byte fits.
  fileprivate func suffix(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
