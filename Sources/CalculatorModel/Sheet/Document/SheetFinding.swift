/// An answer comment in a file that doesn't match the answer: `is '≈ 6.29', should be '≈ 6.28'`.
public struct SheetFinding: Hashable, Sendable {
  /// The line, from 0.
  public let line: Int

  /// The answer in the comment; nil if there is none.
  public let found: WrittenSheetAnswer?

  /// The answer that the comment should have, with as many digits; nil if the line has no answer.
  public let expected: WrittenSheetAnswer?

  /// Creates a finding.
  public init(line: Int, found: WrittenSheetAnswer?, expected: WrittenSheetAnswer?) {
    self.line = line
    self.found = found
    self.expected = expected
  }
}
