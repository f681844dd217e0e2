import Quantities

/// A question in words, as the expression that it asks for: `how many inches in 3 m` is `3 m to inches`.
struct Question {
  /// The words of a question, up to a comment.
  typealias Words = [ArraySlice<UInt8>]

  /// The expression, in UTF-8.
  private(set) var text: [UInt8] = []

  /// The source of each of its bytes.
  private(set) var places: [Int] = []

  private let line: [UInt8]

  /// The end of the line, or the beginning of a comment.
  private let end: Int

  /// Whether a text may be a question, judged by a few letters, so that other texts cost no more than that.
  static func mayBe(_ text: [UInt8]) -> Bool {
    let first = start(in: text)
    guard first + 3 < text.count else { return false }
    let letters = text[first..<(first + 3)]
    let last = text.last.map { $0 | 0x20 }
    // `a week ago`
    let mayEnd = !letters[first].isLetter || letters[first] | 0x20 == UInt8(ascii: "a")
    if letters[first].isDigit {
      // `8h30 to …`, `0730 to …`
      if letters.dropFirst().contains(UInt8(ascii: "h")) { return true }
      if letters.allSatisfy({ $0.isDigit }), text[first + 3].isDigit { return true }
    }
    if mayEnd, let last, "owsrdxly".utf8.contains(last),
      endings.contains(where: { text.suffix(4).isWord($0) })
    {
      return true
    }
    return letters[first].isLetter && beginnings.contains { letters.isWord($0) }
      || namesWorkdays(text) || (!letters[first].isLetter && hasInnerWord(text))
  }

  /// Whether a text may contain `business day`, `working day` or `workday`.
  private static func namesWorkdays(_ text: [UInt8]) -> Bool {
    var place = 8
    while place < text.count {
      guard let end = text[place...].firstIndex(of: UInt8(ascii: "y")) else { return false }
      if text[(end - 2)..<end].elementsEqual("da".utf8),
        "sgk".utf8.contains(text[end - 3] == UInt8(ascii: " ") ? text[end - 4] : text[end - 3])
      {
        return true
      }
      place = end + 1
    }
    return false
  }

  /// Whether one of the words in a text that begins with a number may belong to a phrase.
  private static func hasInnerWord(_ text: [UInt8]) -> Bool {
    text.indices.dropLast(4).contains { place in
      text[place] == UInt8(ascii: " ") && text[place + 1].isLetter
        && innerWords.contains { text[(place + 1)...].prefix(3).isWord($0) }
    }
  }

  /// The first letters of words in phrases that begin with a number: `£240 ex VAT at 20%`, `250 mg every 6 hours for 7 days`.
  private static let innerWords: [StaticString] = [
    "ex ", "exc", "inc", "con", "vat", "tax", "gst", "hst", "bef", "wit", "aft", "ove", "eve",
    "per", "pri", "pac", "com", "how", "rem", "int", "tim", "gro", "a d", "a w", "a m", "dec",
    "at ", "and", "uni", "epo", "unp", "bre", "lun", "mil", "mi ", "km ", "kil",
  ]

  /// The start of a line, after its label or the name that it defines.
  private static func start(in text: [UInt8]) -> Int {
    let space = UInt8(ascii: " ")
    var start = text.firstIndex { $0 != space } ?? text.count
    if start < text.count, text[start].isLetter, let colon = text.firstIndex(of: UInt8(ascii: ":")),
      colon + 1 < text.count,
      text[colon + 1] == space
    {
      start = colon + 1
    } else if start < text.count, text[start].isLetter,
      let sign = text[start...].firstIndex(where: { !$0.isLetter && !$0.isDigit }),
      let equals = text[sign...].firstIndex(where: { $0 != space }),
      text[equals] == UInt8(ascii: "="), equals + 1 < text.count, text[equals + 1] == space
    {
      start = equals + 1
    }
    return text[start...].firstIndex { $0 != space } ?? text.count
  }

  /// The first letters of questions, and of `days until …`.
  private static let beginnings: [StaticString] = [
    "how", "wha", "con", "day", "wee", "mon", "yea", "hou", "min", "age", "in ", "fro",
    "bus", "wor", "whi", "tim", "cur", "rou", "sec",
    // Phrases.
    "cal", "com", "neg", "spl", "add", "tak", "sub", "ded", "mul", "div", "the", "rem", "pri",
    "fac", "per", "was", "vat", "gst", "tax", "tip", "ser", "sim", "int", "hex", "oct", "bin",
    "sol", "uni", "dec", "red", "dro", "dis", "cos", "pac", "ave",
    "avg", "mea", "med", "sum", "tot", "sta", "bmi", "are", "amo", "vol", "spe", "cir",
  ]

  /// The last letters of `3 weeks ago`, `3 weeks from now` and `£1200 at 5% for 3 years`.
  private static let endings: [StaticString] = [
    " ago", " now", "ears", "year", "ound", "nded", " hex", "imal", "nary", "nths",
  ]

  /// Creates the expression of a question; nil if the text is none.
  ///
  /// - Throws: ``ExpressionError`` if it may ask for two.
  init?(_ line: [UInt8]) throws(ExpressionError) {
    guard Self.mayBe(line) else { return nil }
    self.line = line
    end = line.firstIndex { "#?".utf8.contains($0) } ?? line.count
    let start = Self.start(in: line)
    guard start < end else { return nil }
    let words = line[start..<end].split(separator: UInt8(ascii: " "))
    write(0..<start)
    guard words.count > 1 else { return nil }
    if takeDates(words) || takeHours(words) || takeCount(words) || takeRounding(words) { return }
    guard try takePhrase(words) else { return nil }
  }

  /// Takes `8h30 to 17h15` and `0730 to 1600`, whose hours are times of day.
  private mutating func takeHours(_ words: Words) -> Bool {
    let isSign = { (word: ArraySlice<UInt8>) in
      word.isWord("to") || word.isWord("until") || word.isWord("till")
    }
    let isTime = words.indices.map { index in
      words[index].hourOfClock != nil
        && (index > 0 && isSign(words[index - 1])
          || index + 1 < words.count && isSign(words[index + 1]))
    }
    guard isTime.count(where: { $0 }) > 1 else { return false }
    // `2024 to 2030` may be years.
    let times = zip(words, isTime).filter { $0.1 }.map { $0.0 }
    guard times.contains(where: { $0.count != 4 || $0.first == UInt8(ascii: "0") }) else {
      return false
    }
    var place = words[0].startIndex
    for (word, isTime) in zip(words, isTime) where isTime {
      guard let hour = word.hourOfClock else { continue }
      write(place..<hour.upperBound)
      let minute =
        word[hour.upperBound...].first.map { $0.isDigit } == true
        ? hour.upperBound : hour.upperBound + 1
      write(minute == word.endIndex ? ":00" : ":", from: hour.upperBound)
      place = minute
    }
    write(place..<end)
    return true
  }

  /// Takes one of the phrases: `what's 5 in to cm`, `split $120 between 4 people`.
  ///
  /// - Throws: ``ExpressionError`` with both expressions if it may stand for two.
  private mutating func takePhrase(_ words: Words) throws(ExpressionError) -> Bool {
    guard let reading = Phrase.reading(of: words) else { return false }
    if let other = reading.other {
      throw ExpressionError(
        .ambiguous(text(of: reading.one), text(of: other)), at: words[0].startIndex..<end)
    }
    write(reading.one)
    return true
  }

  private func text(of pieces: [Phrase.Piece]) -> String {
    var copy = self
    copy.text = []
    copy.write(pieces)
    return String(decoding: copy.text, as: UTF8.self)
  }

  /// Takes `how many inches in 3 m`, `how many 45 cm pieces in 3.6 m`.
  private mutating func takeCount(_ words: Words) -> Bool {
    let asked = words.dropFirst(2)
    guard words[0].isWord("how"), words[1].isWord("many"),
      let verb = asked.firstIndex(where: { $0.isWord("in") || $0.isWord("is") || $0.isWord("are") })
    else { return false }
    var value = words[verb...].dropFirst()
    if words[verb].isWord("are"), value.first?.isWord("there") == true { value.removeFirst() }
    if words[verb].isWord("are"), value.first?.isWord("in") == true { value.removeFirst() }
    guard let first = value.first, let things = asked[..<verb].first else { return false }
    if value.count > 1, first.isWord("a") || first.isWord("an") {
      write("1", from: first.startIndex)
      value.removeFirst()
    }
    guard let start = value.first else { return false }
    write(from: start)
    if things.first.map({ $0.isDigit }) == true {
      var pieces = asked[..<verb]
      // `4 MB photos fit`
      for _ in 0..<2 where pieces.count > 1 {
        if let last = pieces.last, Unit(named: last.text) == nil { pieces.removeLast() }
      }
      guard let last = pieces.last else { return false }
      write(" / (", from: things.startIndex)
      write(things.startIndex..<last.endIndex)
      write(")", from: last.endIndex)
    } else {
      write(" to ", from: things.startIndex)
      write(things.startIndex..<words[verb - 1].endIndex)
    }
    return true
  }

  /// Takes `round 10/3 to 2 places` and `round 13 to the nearest 5`, which apply to everything before `to`.
  private mutating func takeRounding(_ words: Words) -> Bool {
    guard words[0].isWord("round"), words.count > 3,
      words[1].first != UInt8(ascii: "("), let to = words.lastIndex(where: { $0.isWord("to") }),
      to > 1, to + 1 < words.count
    else { return false }
    let value = words[1].startIndex..<words[to - 1].endIndex
    var step = words[(to + 1)...]
    if step.first?.isWord("the") == true { step.removeFirst() }
    guard step.first?.isWord("nearest") == true else {
      guard step.first?.first.map({ $0.isDigit }) == true else { return false }
      write(value)
      write(" ", from: words[to].startIndex)
      write(from: words[to])
      // `round 12.345 to 2`
      if to + 2 == words.count, step.first?.allSatisfy({ $0.isDigit }) == true {
        write(" places", from: words[to].startIndex)
      }
      return true
    }
    step.removeFirst()
    guard let first = step.first else { return false }
    write("round((", from: words[0].startIndex)
    write(value)
    write(")", from: words[to].startIndex)
    if !first.isWord("integer"), !first.isWord("whole") {
      write(" / (", from: words[to].startIndex)
      write(from: first)
      write(")) * (", from: first.startIndex)
      write(from: first)
    }
    write(")", from: first.startIndex)
    return true
  }

  /// Copies the line from a word on.
  mutating func write(from word: ArraySlice<UInt8>) { write(word.startIndex..<end) }

  /// Copies a part of the line.
  mutating func write(_ range: Range<Int>) {
    text += line[range]
    places += range
  }

  /// Writes the pieces of a phrase's expression.
  ///
  /// The source of an additional text is the part before it.
  private mutating func write(_ pieces: [Phrase.Piece]) {
    for piece in pieces {
      switch piece {
      case .words(let range): write(range)
      case .sign(let sign):
        text += sign
        places += Array(repeating: places.last ?? Self.start(in: line), count: sign.count)
      }
    }
  }

  /// Writes an additional text, with a place of the line as its source.
  mutating func write(_ sign: StaticString, from place: Int) {
    sign.withUTF8Buffer { text += $0 }
    places += Array(repeating: place, count: sign.utf8CodeUnitCount)
  }
}

extension ArraySlice<UInt8> {
  /// The place of the hour in `8h30`, `17h` and `0730`; nil if it is no such time.
  fileprivate var hourOfClock: Range<Int>? {
    if count == 4, allSatisfy({ $0.isDigit }), let digits = Int(text), digits <= 2_400,
      digits % 100 < 60
    {
      return startIndex..<startIndex + 2
    }
    guard let sign = firstIndex(of: UInt8(ascii: "h")), (1...2).contains(sign - startIndex),
      self[..<sign].allSatisfy({ $0.isDigit }), case let minutes = self[(sign + 1)...],
      minutes.isEmpty || minutes.count == 2 && minutes.allSatisfy({ $0.isDigit })
    else { return nil }
    return startIndex..<sign
  }
}
