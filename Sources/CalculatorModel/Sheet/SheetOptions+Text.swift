extension SheetOptions {
  /// Takes over what a comment says of its sheet, if it says anything (SHEET L10).
  ///
  /// - Parameter line: The line, which begins with `#` behind spaces.
  /// - Throws: ``ExpressionError`` with an option that there is not; nothing is taken over then.
  mutating func take(_ line: [UInt8]) throws(ExpressionError) {
    guard let start = Self.beginning(of: line) else { return }
    var options = self
    var place = start
    while place < line.count {
      let end = line[place...].firstIndex(of: UInt8(ascii: ",")) ?? line.count
      try options.take(line, place..<end)
      place = end + 1
    }
    self = options
  }

  /// Where the options begin behind `# exactly:`; nil where a line is an ordinary comment.
  static func beginning(of line: [UInt8]) -> Int? {
    var place = 0
    func skipSpace() {
      while place < line.count,
        line[place] == UInt8(ascii: " ") || line[place] == UInt8(ascii: "\t")
      {
        place += 1
      }
    }
    skipSpace()
    guard place < line.count, line[place] == UInt8(ascii: "#") else { return nil }
    place += 1
    skipSpace()
    guard line[place...].starts(with: "exactly:".utf8) else { return nil }
    return place + 8
  }

  private mutating func take(
    _ line: [UInt8], _ range: Range<Int>
  ) throws(ExpressionError) {
    let words = line[range].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 2, take(words[0], words[1]) else {
      throw ExpressionError(.unknownOption(words.joined(separator: " ")), at: range)
    }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "angle":
      guard
        let unit = AngleUnit.allCases.first(where: {
          $0.name == value || $0.aliases.contains(value)
        })
      else { return false }
      angleUnit = unit
    case "places":
      guard let count = Int(value), 0...AnswerFormat.digitLimit ~= count else { return false }
      format = AnswerFormat(places: count)
    case "digits":
      guard let count = Int(value), 1...AnswerFormat.digitLimit ~= count else { return false }
      format = AnswerFormat(significantDigits: count)
    default: return false
    }
    return true
  }
}
