import CalculatorModel

/// A line of a sheet as a view shows it.
public struct SheetRow: Hashable, Sendable {
  /// The number of the line, from 1.
  public let number: Int

  /// The text.
  public let text: String

  /// What stands beside it, as a file would have it; nil where nothing does, and while its error is not shown.
  public let answer: WrittenSheetAnswer?

  /// The mark before the answer: `=`, `≈`, `!`; "" where there is none.
  public let mark: String

  /// The answer with the person's marks, or why there is none; `…` where it is still to come, "" where nothing
  /// stands beside the line.
  public let answerText: String

  /// Whether the answer is the number itself; nil where it is no number.
  public let exactness: Exactness?

  /// Why there is no answer.
  public let error: Problem?

  /// Whether the line is a heading.
  public let isHeading: Bool

  /// Whether the line at the cursor reads this one.
  public let isLit: Bool

  /// What a screen reader says: `line 3, rent times 12, equals 14,400, exact`.
  public let spoken: String

  /// Why a line has no answer.
  public struct Problem: Hashable, Sendable {
    /// The reason in the person's language.
    public let reason: String

    /// Where it is in the line, in bytes.
    public let range: Range<Int>

    /// Whether it is dimmed, as the line is still being typed.
    public let isDimmed: Bool
  }
}
