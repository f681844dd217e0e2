/// A value with a name: `x = 3`.
struct Variable: Sendable {
  var name: String
  var value: ExpressionValue

  /// The memory that the value takes, in steps of an expression.
  var size: Int

  /// The word that refers to values above in a sheet, if the value comes from one.
  var word: ValuesAbove.Word?

  /// Whether the name comes from a label, and may also be a unit: `Hours: 38`.
  var isLabel = false

  /// Whether the value is a percentage: `tax = 8%`.
  var isPercentage: Bool {
    if case .percentage = value { true } else { false }
  }
}
