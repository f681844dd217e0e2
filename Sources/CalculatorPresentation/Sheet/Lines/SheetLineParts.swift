/// The parts of a line of a sheet, as far as they can be found without understanding it.
///
/// ```swift
/// let parts = SheetLineParts("Rent: r = 1200 * 12  # a year")
/// parts.definedName   // "r"
/// parts.calculation   // the range of "1200 * 12"
/// ```
struct SheetLineParts: Hashable, Sendable {
  /// The bytes of the line.
  let bytes: [UInt8]

  /// The range of the calculation: after a label and `name =`, before a comment, without blanks around it; empty
  /// where one would begin if there is none.
  let calculation: Range<Int>

  /// The tokens before the comment and after the label.
  let tokens: [SheetToken]

  /// The name that the line defines, a variable's or a function's.
  let definedName: String?

  /// The start of the comment; nil if there is none.
  let comment: Int?

  /// Whether the line is a comment and nothing else.
  var isComment: Bool { comment != nil && !bytes[..<(comment ?? 0)].contains { !$0.isBlank } }

  /// Whether the line is blank.
  var isBlank: Bool { !bytes.contains { !$0.isBlank } }

  /// Splits a line into its parts.
  init(_ line: String) {
    let bytes = Array(line.utf8)
    comment = bytes.firstIndex(of: UInt8(ascii: "#"))
    let end = comment ?? bytes.count
    var start = 0
    if let colon = bytes[..<end].firstIndex(of: UInt8(ascii: ":")),
      !bytes[..<colon].contains(UInt8(ascii: "="))
    {
      start = colon + 1
    }
    tokens = SheetToken.tokens(in: bytes, start..<end)
    let head = Self.head(tokens, bytes)
    // With nothing after it, `=` only ends the line.
    let lastEnd = tokens.last?.range.upperBound ?? 0
    definedName = head.flatMap { $0.end < lastEnd ? $0.name : nil }
    start = head?.end ?? start
    while start < end, bytes[start].isBlank { start += 1 }
    var last = end
    while last > start, bytes[last - 1].isBlank { last -= 1 }
    calculation = start..<last
    self.bytes = bytes
  }

  /// Returns the name before the `=` of a definition, and the end of the `=`.
  private static func head(
    _ tokens: [SheetToken], _ bytes: [UInt8]
  ) -> (name: String, end: Int)? {
    guard let name = tokens.first, name.kind == .name else { return nil }
    var index = 1
    if index < tokens.count, tokens[index].kind == .open {
      guard let close = tokens.firstIndex(where: { $0.kind == .close }) else { return nil }
      index = close + 1
    }
    guard index < tokens.count, bytes[tokens[index].range.lowerBound] == UInt8(ascii: "="),
      index + 1 == tokens.count || bytes[tokens[index].range.upperBound] != UInt8(ascii: "=")
    else { return nil }
    return (String(decoding: bytes[name.range], as: UTF8.self), tokens[index].range.upperBound)
  }

  /// Returns the text of a token.
  func text(_ token: SheetToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }
}
