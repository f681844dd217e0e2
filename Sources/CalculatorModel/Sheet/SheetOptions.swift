/// The options at the top of a sheet: `# exactly: angle deg, places 2, digits 30, marks 1,234.5`.
public struct SheetOptions: Hashable, Sendable {
  /// The unit of angles without a unit.
  public var angleUnit = AngleUnit.radians

  /// The format of answers.
  public var format = AnswerFormat()

  /// The marks of its numbers, which settle numbers with two readings; nil if such numbers are refused.
  public var symbols: NumberSymbols?

  /// Creates the options of a sheet that doesn't set any.
  public init() {}
}

extension SheetOptions {
  /// Takes the options from a comment, if it has any.
  ///
  /// - Parameter line: The line, which begins with `#` after spaces.
  /// - Throws: ``ExpressionError`` for an unknown option; then no option is taken.
  mutating func take(_ line: [UInt8]) throws(ExpressionError) {
    guard let start = Self.beginning(of: line) else { return }
    var options = self
    for item in Self.items(of: line, from: start) { try options.take(line, item) }
    self = options
  }

  /// Returns the places of the options of a line, separated by commas; a comma between digits is a mark of
  /// a number.
  package static func items(of line: [UInt8], from start: Int) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var begin = start
    for place in start..<line.count where line[place] == UInt8(ascii: ",") {
      let next = place + 1
      if next < line.count, line[next] &- UInt8(ascii: "0") < 10,
        line[place - 1] &- UInt8(ascii: "0") < 10
      {
        continue
      }
      items.append(begin..<place)
      begin = next
    }
    if begin < line.count { items.append(begin..<line.count) }
    return items
  }

  /// Returns the place where the options begin after `# exactly:`; nil if the line is an ordinary comment.
  package static func beginning(of line: [UInt8]) -> Int? {
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
    guard words.count > 1, take(words[0], words.dropFirst().joined(separator: " ")) else {
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
    case "marks":
      guard let marks = NumberSymbols(sample: value) else { return false }
      symbols = marks
    default: return false
    }
    return true
  }
}
