import CalculatorModel

extension History {
  /// A new calculation's result together with what it was calculated from, for those who append to a
  /// journal without a ``HistoryViewModel``.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - expression: The expression; the entries that it refers to are in this history.
  ///   - unit: What its angles are measured in.
  /// - Returns: The result with its basis.
  public func result(
    _ result: HistoryResult, of expression: String, in unit: AngleUnit
  ) -> HistoryResult {
    guard !ExpressionPiece.references(in: expression).isEmpty else { return result }
    var bases = HistoryBases()
    var result = result
    result.basis = bases.basis(of: expression, in: unit, after: self)
    return result
  }
}
