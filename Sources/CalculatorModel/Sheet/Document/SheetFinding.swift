/// Something in a file that is not as its answers are: `is '≈ 6.29', should be '≈ 6.28'`.
public struct SheetFinding: Hashable, Sendable {
  /// The line, from 0.
  public let line: Int

  /// What its answer comment says; nil where it has none.
  public let found: WrittenSheetAnswer?

  /// What it should say, with as many digits; nil where the line has no answer.
  public let expected: WrittenSheetAnswer?

  /// Creates a finding.
  public init(line: Int, found: WrittenSheetAnswer?, expected: WrittenSheetAnswer?) {
    self.line = line
    self.found = found
    self.expected = expected
  }
}
