/// Lines that form a single one: `1 +`, and `2` in the line below.
///
/// ```swift
/// let lines = TypedLines("1 + # one\n2")
/// lines.expression   // "1 +       2"
/// ```
///
/// The expression has its bytes where the lines have them, so places are the same.
struct TypedLines {
  /// The lines as they were typed.
  let lines: [Substring]

  /// All of them as one expression: without the comments between, and with spaces for line ends.
  let expression: String

  /// Creates lines from a text with line ends between them.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else {
      expression = text
      return
    }
    expression = lines.map(Self.withoutCommentAndBackslash).joined(separator: " ")
  }

  /// The lines as a single line that can be typed, which is how they are kept.
  var single: String {
    guard lines.count > 1 else { return String(lines.first ?? "") }
    var words = expression.split(separator: " ").joined(separator: " ")
    // The space before the first line says that it is not to be kept.
    if let first = lines.first?.first, first.isWhitespace { words = " " + words }
    return words
  }

  /// Returns the line in which a place of the expression begins, and the place within it; instead of a
  /// blank line, the end of the text before it.
  func line(of place: Range<Int>) -> (index: Int, place: Range<Int>) {
    var start = 0
    if lines.last?.allSatisfy(\.isWhitespace) == true,
      let index = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
      place.lowerBound > lines[...index].reduce(-1, { $0 + $1.utf8.count + 1 })
    {
      let end = lines[index].utf8.count
      return (index, end..<end)
    }
    for (index, line) in lines.enumerated() {
      let count = line.utf8.count
      if place.lowerBound <= start + count || index == lines.count - 1 {
        let first = min(place.lowerBound - start, count)
        return (index, first..<max(first, min(place.upperBound - start, count)))
      }
      start += count + 1
    }
    return (0, place)
  }

  /// Whether a line ends in a backslash, which continues it.
  static func hasBackslash(_ line: Substring) -> Bool {
    !line.utf8.contains(UInt8(ascii: "#"))
      && line.last { !$0.isWhitespace } == "\\"
  }

  private static func withoutCommentAndBackslash(_ line: Substring) -> String {
    var bytes = Array(line.utf8)
    let space = UInt8(ascii: " ")
    if let comment = bytes.firstIndex(of: UInt8(ascii: "#")) {
      for index in comment..<bytes.count { bytes[index] = space }
    }
    if let last = bytes.lastIndex(where: { $0 != space }), bytes[last] == UInt8(ascii: "\\") {
      bytes[last] = space
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
