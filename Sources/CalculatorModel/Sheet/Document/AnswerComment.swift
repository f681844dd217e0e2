/// An answer in the text of a line, after its last `#`.
///
/// ```swift
/// AnswerComment(in: "2 + 3 # five  # = 5")?.content   // "2 + 3 # five"
/// AnswerComment(in: "# = 5")                          // nil: a comment like any other
/// ```
public struct AnswerComment: Hashable, Sendable {
  /// The line without the comment, and without the blanks before it.
  public let content: String

  /// The answer in the comment; its mark is never nil.
  public let answer: WrittenSheetAnswer

  /// The blanks after the comment.
  private let trailingBlanks: String

  /// Creates the answer comment of a line, if it has one.
  public init?(in line: String) {
    let bytes = Array(line.utf8)
    guard let sign = bytes.lastIndex(of: UInt8(ascii: "#")),
      let end = bytes[..<sign].lastIndex(where: { !$0.isBlank }),
      bytes[(sign + 1)...].first == UInt8(ascii: " "),
      let (mark, start) = Self.mark(at: sign + 2, in: bytes)
    else { return nil }
    let textEnd = (bytes[start...].lastIndex { !$0.isBlank }).map { $0 + 1 } ?? start
    content = String(decoding: bytes[...end], as: UTF8.self)
    answer = WrittenSheetAnswer(mark, String(decoding: bytes[start..<textEnd], as: UTF8.self))
    trailingBlanks = String(decoding: bytes[textEnd...], as: UTF8.self)
  }

  /// Returns the mark at a place, and the place after the blank that follows it.
  private static func mark(
    at place: Int, in bytes: [UInt8]
  ) -> (WrittenSheetAnswer.Mark, Int)? {
    for mark in [WrittenSheetAnswer.Mark.exact, .rounded, .failure]
    where bytes[place...].starts(with: mark.rawValue.utf8) {
      let end = place + mark.rawValue.utf8.count
      return bytes[end...].first?.isBlank == true ? (mark, end + 1) : nil
    }
    return nil
  }

  /// Returns the line with this answer replaced by another one, or removed.
  ///
  /// Blanks after it stay.
  func line(with answer: WrittenSheetAnswer?) -> String {
    content + (answer.map { Self.text($0) } ?? "") + trailingBlanks
  }

  /// Returns a line without an answer comment with one added; the blanks at its end stay there.
  static func line(_ line: String, with answer: WrittenSheetAnswer) -> String {
    var content = Array(line.utf8)[...]
    while content.last?.isBlank == true { content.removeLast() }
    let blanks = line.utf8.dropFirst(content.count)
    return String(decoding: content, as: UTF8.self) + text(answer)
      + String(decoding: Array(blanks), as: UTF8.self)
  }

  /// Returns the comment with the two blanks before it.
  private static func text(_ answer: WrittenSheetAnswer) -> String { "  # " + answer.description }
}
