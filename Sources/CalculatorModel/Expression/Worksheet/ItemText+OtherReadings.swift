import BigNumbers

/// Lines of a list that may be read in another way or not at all, with their possible meanings.
extension ItemText {
  /// Returns the line written as a heading with a number and as an item; nil if it is no such heading.
  ///
  /// `Order 4512`, `Trip 2` and `Budget 2024` are headings of the lines below; `Budget 500` is an amount.
  func numberedHeading(in text: [UInt8]) -> (heading: String, item: String)? {
    let number = text[start..<end]
    guard start > 0, number.allSatisfy({ $0.isDigit }),
      let noun = text[..<start].split(whereSeparator: { !$0.isLetter }).last,
      WordGroup.numbered.contains(noun) && number.count != 3
        || noun.isMonth && number.count == 4 || WordGroup.papers.contains(noun)
        || WordGroup.phones.contains(noun) && number.count > 5
        || WordGroup.places.contains(noun) && number.count < 3
    else { return nil }
    let words = text[..<start].withoutBullet.trimmed.text
    return (words + " " + number.text, words + ": " + number.text)
  }

  /// Finds the value after a label that may subtract it: `minus door: 1.6`.
  static func valueTakenAway(in text: [UInt8]) -> (value: String, place: Range<Int>)? {
    guard let label = LineReader.label(in: text, ofItem: true),
      let first = words(in: text[label].dropLast().withoutBullet)?.first,
      WordGroup.takingAway.contains(first),
      case let value = text[label.upperBound...].prefix(while: { $0 != UInt8(ascii: "#") }).trimmed,
      let sign = value.first, sign != UInt8(ascii: "-")
    else { return nil }
    return (value.text, value.startIndex..<value.endIndex)
  }

  /// Finds an amount in brackets after a label, as bookkeepers write a negative one: `Refund: (20)`.
  static func bracketedAmount(in text: [UInt8]) -> (amount: String, place: Range<Int>)? {
    guard let label = LineReader.label(in: text, ofItem: true) else { return nil }
    let value = text[label.upperBound...].prefix { $0 != UInt8(ascii: "#") }
    let blanks = " \t".utf8
    guard let first = value.firstIndex(where: { !blanks.contains($0) }),
      let last = value.lastIndex(where: { !blanks.contains($0) }), first < last,
      value[first] == UInt8(ascii: "("), value[last] == UInt8(ascii: ")"),
      case let inner = value[(first + 1)..<last], isAmount(inner),
      inner.contains(where: { $0 &- UInt8(ascii: "0") < 10 })
    else { return nil }
    return (String(decoding: inner, as: UTF8.self), first..<(last + 1))
  }

  /// Finds an amount after a label, followed by numbers in brackets that may be a remark: `Food: 60 (3 x 20)`.
  static func amountWithBrackets(
    in text: [UInt8]
  ) -> (amount: String, brackets: String, place: Range<Int>)? {
    guard let label = LineReader.label(in: text, ofItem: true) else { return nil }
    let value = text[label.upperBound...].prefix { $0 != UInt8(ascii: "#") }
    let blank = UInt8(ascii: " ")
    guard let first = value.firstIndex(where: { $0 != blank }),
      let opening = value.firstIndex(of: UInt8(ascii: "(")), opening > first + 1,
      text[opening - 1] == blank, let last = value.lastIndex(where: { $0 != blank }),
      value[last] == UInt8(ascii: ")"), value[opening...last].contains(where: { $0.isDigit }),
      let end = value[..<opening].lastIndex(where: { $0 != blank }), isAmount(value[first...end])
    else { return nil }
    return (value[first...end].text, value[opening...last].text, first..<(last + 1))
  }

  /// Returns a line written as a heading and as an item if a dash and words follow its only number, as in
  /// `Invoice 2041 - Mrs Patel`; nil for other lines.
  static func numberedHeading(
    in text: [UInt8], isName: (ArraySlice<UInt8>) -> Bool
  ) -> (heading: String, item: String, place: Range<Int>)? {
    let line = text.prefix { $0 != UInt8(ascii: "#") }.withoutBullet.trimmed
    guard let number = startOfNumber(in: line), number > line.startIndex,
      let words = words(in: line[..<number]), !words.isEmpty, !words.contains(where: isName),
      !calculate(words), let blank = line[number...].firstIndex(of: UInt8(ascii: " ")),
      isAmount(line[number..<blank]),
      case let rest = line[blank...].trimmed,
      ["- ", "– "].contains(where: { rest.starts(with: $0.utf8) }),
      let remark = Self.words(in: rest.drop { $0 != UInt8(ascii: " ") }), !remark.isEmpty,
      !remark.contains(where: isName)
    else { return nil }
    let item = line[..<number].trimmed.text + ": " + line[number..<blank].text + "  # " + rest.text
    return ("# " + line.text, item, line.startIndex..<line.endIndex)
  }

  /// The full form of `x 12`, `split 3 ways` and `30% off`, which are about the lines above; nil for other lines.
  static func continuation(in text: [UInt8]) -> String? {
    let line = text.prefix { $0 != UInt8(ascii: "#") }.trimmed
    let words = line.split(separator: UInt8(ascii: " "))
    if words.count > 1, words[0].isWord("split"),
      let count = words.dropFirst().first(where: { $0.allSatisfy { $0.isDigit } }),
      words.dropFirst().allSatisfy({
        $0 == count || WordGroup.people.contains($0)
          || $0.isWord("ways") || $0.isWord("by") || $0.isWord("between") || $0.isWord("among")
      })
    {
      return "total / " + count.text
    }
    guard words.count == 2 else { return nil }
    if words[0].isWord("x"), words[1].first?.isDigit == true { return "ans * " + words[1].text }
    let isShare =
      words[0].last == UInt8(ascii: "%") && words[0].dropLast().allSatisfy { $0.isDigit }
    return isShare && WordGroup.takenOff.contains(words[1]) ? "Discount: " + words[0].text : nil
  }

  /// The hours with a dash in a line that names a day or a shift, and the span that may be meant: `8.30 - 17.00`,
  /// `7-3`, `0700-1530`; nil for other lines.
  static func hoursOfShift(in text: [UInt8]) -> (hours: String, span: String, place: Range<Int>)? {
    let line = text.prefix { $0 != UInt8(ascii: "#") }
    guard let start = line.firstIndex(where: { $0.isDigit }),
      line[..<start].allSatisfy({ $0.isLetter || ": ".utf8.contains($0) }),
      line[..<start].contains(UInt8(ascii: ":"))
    else { return nil }
    let hours = line[start...].trimmed
    let ends = hours.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { $0.trimmed.clockTime }
    guard ends.count == 2, let first = ends[0], let second = ends[1] else { return nil }
    let span = spanOfHours(hours) ?? first + " to " + second
    return (hours.text, span, hours.startIndex..<hours.endIndex)
  }

  /// The span that `0700-1930` stands for; nil for other lines.
  static func militarySpan(_ text: [UInt8]) -> String? {
    guard text.count == 9, text[4] == UInt8(ascii: "-"),
      text[0] == UInt8(ascii: "0") || text[5] == UInt8(ascii: "0"),
      !text.contains(UInt8(ascii: ".")),
      let start = text[..<4].clockTime, let end = text[5...].clockTime
    else { return nil }
    return start + " to " + end
  }

  /// The span that hours with a dash stand for next to a day: `9:00 - 17:00` for `9-5`; nil for other texts.
  private static func spanOfHours(_ text: ArraySlice<UInt8>) -> String? {
    let ends = text.split(separator: UInt8(ascii: "-")).map { $0.trimmed }
    guard ends.count == 2, ends.allSatisfy({ $0.count < 3 && $0.allSatisfy { $0.isDigit } }),
      let start = Int(ends[0].text), let end = Int(ends[1].text), start < 24, end < 25
    else { return nil }
    let isAfternoon = end <= start && start <= 12 && end + 12 > start
    return "\(start):00 - \(isAfternoon ? end + 12 : end):00"
  }

  /// Suggestions for a line with words where an operator is missing: `Gas: 40/2` for `Gas 40/2`, and
  /// `Rent: 900  # pcm` for `Rent 900 pcm`.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - isName: Whether a word is a name, which no label contains.
  /// - Returns: The possible meanings, the most likely first; each still has to be read.
  static func suggestions(
    for text: [UInt8], isName: (ArraySlice<UInt8>) -> Bool
  ) -> [String] {
    let line = text.prefix { $0 != UInt8(ascii: "#") }
    var label = ""
    var value = line
    if let labelled = LineReader.label(in: text, ofItem: true) {
      label = line[labelled].text
      value = line[labelled.upperBound...]
    } else if let number = startOfNumber(in: line.withoutBullet),
      let words = words(in: line[..<number].withoutBullet.withoutCounts), !words.isEmpty,
      !mention(names: isName, words), !calculate(words)
    {
      label = line[..<number].withoutBullet.trimmed.text + ":"
      value = line[number...]
    }
    value = value.trimmed
    // `Monthly total`.
    if label.isEmpty, let words = words(in: line), words.count > 1, let last = words.last,
      let word = Keyword(last), [.total, .sum, .subtotal].contains(word),
      !words.dropLast().contains(where: isName)
    {
      return [line.trimmed.text + ": " + word.rawValue]
    }
    guard !label.isEmpty else { return [] }
    var suggestions = [label + " " + value.text]
    // `Quiz 1 18/20`
    if let blank = value.firstIndex(of: UInt8(ascii: " ")), blank + 1 < value.endIndex,
      value[..<blank].allSatisfy({ $0.isDigit }), value[blank + 1].isDigit,
      // `Bodice 1 1/2 yd`
      !value[(blank + 1)...].beginsWithProperFraction
    {
      let number = value[..<blank].text
      suggestions.insert(
        label.dropLast() + " " + number + ": " + value[blank...].trimmed.text, at: 0)
    }
    if let span = spanOfHours(value), namesShift(Array((label + " ").utf8)) == true {
      suggestions.insert(label + " " + span, at: 0)
    }
    guard let digit = value.lastIndex(where: { $0.isDigit }),
      let blank = value[digit...].firstIndex(of: UInt8(ascii: " ")),
      let remark = words(in: value[blank...]), let first = remark.first,
      !WordGroup.takenOff.contains(first), !first.isWord("a"), Keyword(first) == nil
    else { return suggestions }
    for amount in [value[..<first.endIndex], value[..<blank]] where amount.endIndex < value.endIndex
    {
      suggestions.append(
        label + " " + amount.trimmed.text + "  # " + value[amount.endIndex...].trimmed.text)
    }
    return suggestions
  }
}

extension ArraySlice<UInt8> {
  /// The time that `7`, `8.30` and `0730` stand for on a clock: `7:00`; nil for other numbers.
  fileprivate var clockTime: String? {
    let digits = filter { $0.isDigit }
    let hasPoint = count > 3 && self[endIndex - 3] == UInt8(ascii: ".")
    guard count - digits.count == (hasPoint ? 1 : 0), hasPoint || count < 3 || count == 4,
      let number = Int(digits[...].text),
      case (let hour, let minute) = count < 3 ? (number, 0) : (number / 100, number % 100),
      hour < 25,
      minute < 60
    else { return nil }
    return "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  /// Whether it begins with a fraction such as `1/2` and `15/16`.
  fileprivate var beginsWithProperFraction: Bool {
    let parts = prefix { !" \t".utf8.contains($0) }.split(separator: UInt8(ascii: "/"))
    guard parts.count == 2, let above = Int(parts[0].text), let below = Int(parts[1].text) else {
      return false
    }
    return RulerFraction.contains(Rational(above), over: Rational(below))
  }
}
