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
    if mayEnd, last == UInt8(ascii: "o") || last == UInt8(ascii: "w"),
      endings.contains(where: { text.suffix(4).isWord($0) })
    {
      return true
    }
    return letters[first].isLetter && beginnings.contains { letters.isWord($0) }
      || namesWorkdays(text)
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

  /// The start of a line, after its label.
  private static func start(in text: [UInt8]) -> Int {
    let space = UInt8(ascii: " ")
    var start = text.firstIndex { $0 != space } ?? text.count
    if start < text.count, text[start].isLetter, let colon = text.firstIndex(of: UInt8(ascii: ":")),
      colon + 1 < text.count,
      text[colon + 1] == space
    {
      start = colon + 1
    }
    return text[start...].firstIndex { $0 != space } ?? text.count
  }

  /// The first letters of questions, and of `days until …`.
  private static let beginnings: [StaticString] = [
    "how", "wha", "con", "day", "wee", "mon", "yea", "hou", "min", "age", "in ", "fro",
    "bus", "wor", "whi", "tim", "cur", "rou",
    "spl", "sec",
  ]

  /// The last letters of `3 weeks ago` and `3 weeks from now`.
  private static let endings: [StaticString] = [" ago", " now"]

  /// Creates the expression of a question; nil if the text is none.
  init?(_ line: [UInt8]) {
    guard Self.mayBe(line) else { return nil }
    self.line = line
    end = line.firstIndex { "#?".utf8.contains($0) } ?? line.count
    let start = Self.start(in: line)
    guard start < end else { return nil }
    let words = line[start..<end].split(separator: UInt8(ascii: " "))
    write(0..<start)
    guard words.count > 1,
      takeDates(words) || takeConversion(words) || takeCount(words)
        || takeRounding(words) || takeSplit(words)
    else {
      return nil
    }
  }

  /// Takes `what's 5 in to cm`, `convert 5 in to cm`, `how much is 5 in in cm` and `what percent is 36 of 240`.
  private mutating func takeConversion(_ words: Words) -> Bool {
    if words[0].isWord("what's") || words[0].elementsEqual("what’s".utf8) {
      write(from: words[1])
      return true
    }
    if words[0].isWord("convert"),
      words[1].first.map({ "=+-*/^:".utf8.contains($0) }) == false
    {
      write(from: words[1])
      return true
    }
    if words[0].isWord("how"), words.count > 3, words[2].isWord("is") {
      write(from: words[3])
      return true
    }
    if words.count > 5, words[0].isWord("what"),
      words[1].isWord("percent") || words[1].isWord("percentage") || words[1].isWord("%"),
      words[2].isWord("is"), let of = words.lastIndex(where: { $0.isWord("of") }), of > 3,
      of + 1 < words.count
    {
      write(words[3].startIndex..<words[of].startIndex)
      write("is what % ", from: words[0].startIndex)
      write(from: words[of])
      return true
    }
    return false
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
      if pieces.count > 1, let last = pieces.last, Unit(named: last.text) == nil {
        pieces.removeLast()
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

  /// Takes `split $120 between 4 people`.
  private mutating func takeSplit(_ words: Words) -> Bool {
    guard words[0].isWord("split"),
      let place = words.lastIndex(where: {
        $0.isWord("between") || $0.isWord("among") || $0.isWord("by")
      }), place > 1, place + 1 < words.count
    else { return false }
    write(words[1].startIndex..<words[place - 1].endIndex)
    write(" split ", from: words[0].startIndex)
    write(from: words[place + 1])
    return true
  }

  /// Copies the line from a word on.
  mutating func write(from word: ArraySlice<UInt8>) { write(word.startIndex..<end) }

  /// Copies a part of the line.
  mutating func write(_ range: Range<Int>) {
    text += line[range]
    places += range
  }

  /// Writes an additional text, with a place of the line as its source.
  mutating func write(_ sign: StaticString, from place: Int) {
    sign.withUTF8Buffer { text += $0 }
    places += Array(repeating: place, count: sign.utf8CodeUnitCount)
  }
}
