/// What the answers of some lines come to together (SHEET A8).
public struct SheetSummary: Sendable {
  /// Their sum.
  public let sum: ExpressionValue

  /// Their average.
  public let average: ExpressionValue

  /// How many they are.
  public let count: Int
}
