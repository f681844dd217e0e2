import CalculatorModel

/// A value that shows whether a history may have changed other than by one more calculation.
///
/// Comparing two versions is immediate, whereas comparing histories takes longer the longer they are.
public struct HistoryVersion: Hashable, Sendable {
  /// The number of calculations.
  public let count: Int

  /// The newest one.
  public let newest: HistoryEntry.ID?

  /// The number of times that calculations already kept have changed.
  public let changes: Int

  /// The marks of numbers in the rows.
  public let symbols: NumberSymbols

  /// The words of the rows.
  public let catalogue: Catalogue

  /// Whether one version is another one with one more calculation.
  public func continues(_ other: HistoryVersion) -> Bool {
    count == other.count + 1 && changes == other.changes && symbols == other.symbols
      && catalogue == other.catalogue
  }
}
