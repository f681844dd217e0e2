/// What a sheet says of itself at its top: `# exactly: angle deg, places 2, digits 30` (SHEET L10).
public struct SheetOptions: Hashable, Sendable {
  /// What angles without a unit are measured in.
  public var angleUnit = AngleUnit.radians

  /// To what answers are rounded.
  public var format = AnswerFormat()

  /// Creates the options of a sheet that says nothing of itself.
  public init() {}
}
