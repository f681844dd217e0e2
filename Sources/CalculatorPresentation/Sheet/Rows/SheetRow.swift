import CalculatorModel

/// A line of a sheet as a view shows it.
public struct SheetRow: Hashable, Sendable {
  /// The number of the line, from 1.
  public let number: Int

  /// The text.
  public let text: String

  /// The answer beside it, as a file would have it; nil if there is none, and while its error is not shown.
  public let answer: WrittenSheetAnswer?

  /// The mark before the answer: `=`, `≈`, `!`; "" if there is none.
  public let mark: String

  /// The answer with the user's marks, or the reason why there is none; `…` if it is still to come, "" if nothing is
  /// shown beside the line.
  public let answerText: String

  /// The number of characters of the answer before its decimal point, by which numbers stand below each other: 5 of
  /// `1,399.5 EUR`, 0 if it is no number.
  public let wholeLength: Int

  /// Whether the answer is the number itself; nil if it is not a number.
  public let exactness: Exactness?

  /// The reason why there is no answer.
  public let error: Problem?

  /// Whether the line is a heading.
  public let isHeading: Bool

  /// Whether the line at the cursor uses this one.
  public let isLit: Bool

  /// The text for a screen reader: `line 3, rent times 12, equals 14,400, exact`.
  public let spoken: String

  /// The reason why a line has no answer.
  public struct Problem: Hashable, Sendable {
    /// The reason in the user's language.
    public let reason: String

    /// Its range in the line, in bytes.
    public let range: Range<Int>

    /// Whether it is dimmed because the line is still being typed.
    public let isDimmed: Bool
  }
}
