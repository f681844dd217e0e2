/// The combined answers of some lines.
public struct SheetSummary: Sendable {
  /// Their sum.
  public let sum: ExpressionValue

  /// Their average.
  public let average: ExpressionValue

  /// The number of lines.
  public let count: Int
}
