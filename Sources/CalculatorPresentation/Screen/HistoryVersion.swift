import CalculatorModel

/// What tells whether a history may have changed otherwise than by one more calculation.
///
/// Two versions are compared at once, where comparing histories takes as long as they are.
public struct HistoryVersion: Hashable, Sendable {
  /// How many calculations there are.
  public let count: Int

  /// The newest one.
  public let newest: HistoryEntry.ID?

  /// How often calculations that were kept already have become others.
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
