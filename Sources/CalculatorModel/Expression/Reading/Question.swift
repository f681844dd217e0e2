import Quantities

/// A question in words, as the expression that it asks for: `how many inches in 3 m` is `3 m to inches`.
struct Question {
  /// The expression, in UTF-8.
  private(set) var text: [UInt8] = []

  /// Where each of its bytes comes from.
  private(set) var places: [Int] = []

  /// Whether a text may be a question, so that no other pays for more than a look at its first letters.
  static func mayBegin(_ text: [UInt8]) -> Bool {
    guard let first = text.firstIndex(where: { $0 != UInt8(ascii: " ") }), first + 3 < text.count
    else { return false }
    let letters = text[first..<(first + 3)]
    return beginnings.contains { letters.isWord($0) }
  }

  /// The first letters of questions, and of `days until …`.
  private static let beginnings: [StaticString] = [
    "how", "wha", "con", "day", "wee", "mon", "yea", "hou", "min",
  ]

  /// Reads a question; nil where a text is none.
  init?(_ line: [UInt8]) {
    guard Self.mayBegin(line) else { return nil }
    let end = line.firstIndex { "#?".utf8.contains($0) } ?? line.count
    let words = line[..<end].split(separator: UInt8(ascii: " "))
    guard words.count > 1 else { return nil }
    let asked = words.dropFirst(2)
    if words[0].isWord("what's") || words[0].elementsEqual("what’s".utf8) {
      write(line, words[1].startIndex..<end)
    } else if words[0].isWord("convert"),
      words[1].first.map({ "=+-*/^:".utf8.contains($0) }) == false
    {
      write(line, words[1].startIndex..<end)
    } else if let place = words.firstIndex(where: { $0.isWord("until") || $0.isWord("since") }),
      place + 1 < words.count,
      place == 1 || place == 3 && words[0].isWord("how") && words[1].isWord("many"),
      Unit(named: words[place - 1].text)?.dimension == Dimension(.time)
    {
      // `days until 2026-12-25`, `how many weeks since 1 May`.
      let (word, unit) = (words[place], words[place - 1])
      if word.isWord("since") { write("today - (", from: word.startIndex) }
      write(line, words[place + 1].startIndex..<end)
      write(word.isWord("since") ? ")" : " - today", from: word.startIndex)
      write(" to ", from: unit.startIndex)
      write(line, unit.startIndex..<unit.endIndex)
    } else if let from = words.firstIndex(where: { $0.isWord("from") || $0.isWord("between") }),
      let to = words[from...].lastIndex(where: { $0.isWord("to") || $0.isWord("and") }),
      from + 1 < to, to + 1 < words.count, let unit = Self.unitOfSpan(words[..<from])
    {
      // `how many hours from 9am to 5pm`, `days between 2026-01-01 and 2026-12-25`.
      write(line, words[to + 1].startIndex..<end)
      // Times alone are left side by side, where the parser sees the ones that are in another order.
      let isSum = words[(from + 1)..<to].contains {
        $0.elementsEqual("+".utf8) || $0.elementsEqual("-".utf8)
      }
      write(isSum ? " - (" : " - ", from: words[from].startIndex)
      write(line, words[from + 1].startIndex..<words[to - 1].endIndex)
      if isSum { write(")", from: words[to].startIndex) }
      if !unit.isEmpty {
        write(" to ", from: unit.startIndex)
        write(line, unit.startIndex..<unit.endIndex)
      }
    } else if words[0].isWord("how"), let first = asked.first, first.isWord("is"),
      words.count > 3
    {
      write(line, words[3].startIndex..<end)
    } else if words[0].isWord("how"), words[1].isWord("many"),
      let verb = asked.firstIndex(where: { $0.isWord("in") || $0.isWord("is") || $0.isWord("are") })
    {
      var value = words[verb...].dropFirst()
      if words[verb].isWord("are"), value.first?.isWord("there") == true { value.removeFirst() }
      if words[verb].isWord("are"), value.first?.isWord("in") == true { value.removeFirst() }
      guard let start = value.first, let things = asked[..<verb].first else { return nil }
      if value.count > 1, start.isWord("a") || start.isWord("an") {
        write("1", from: start.startIndex)
        value.removeFirst()
      }
      guard let start = value.first else { return nil }
      write(line, start.startIndex..<end)
      if things.first.map({ $0.isDigit }) == true {
        // `how many 45 cm pieces in 3.6 m`.
        var pieces = asked[..<verb]
        if pieces.count > 1, let last = pieces.last, Unit(named: last.text) == nil {
          pieces.removeLast()
        }
        guard let last = pieces.last else { return nil }
        write(" / (", from: things.startIndex)
        write(line, things.startIndex..<last.endIndex)
        write(")", from: last.endIndex)
      } else {
        write(" to ", from: things.startIndex)
        write(line, things.startIndex..<words[verb - 1].endIndex)
      }
    } else {
      return nil
    }
  }

  /// The unit that a span is asked for in, by the words before `from` or `between`: empty after `how long`; nil where
  /// they ask for no span.
  private static func unitOfSpan(_ words: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<UInt8>? {
    guard let last = words.last else { return nil }
    if words.count == 2, words[0].isWord("how"), last.isWord("long") { return [] }
    let isAsked =
      words.count == 1 || words.count == 3 && words[0].isWord("how") && words[1].isWord("many")
    return isAsked && Unit(named: last.text)?.dimension == Dimension(.time) ? last : nil
  }

  /// Takes over a part of the line.
  private mutating func write(_ line: [UInt8], _ range: Range<Int>) {
    text += line[range]
    places += range
  }

  /// Writes a sign of its own, which comes from a place of the line.
  private mutating func write(_ sign: StaticString, from place: Int) {
    sign.withUTF8Buffer { text += $0 }
    places += Array(repeating: place, count: sign.utf8CodeUnitCount)
  }
}
