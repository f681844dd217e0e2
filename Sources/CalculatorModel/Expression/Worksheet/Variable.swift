/// A value with a name: `x = 3`.
struct Variable: Sendable {
  var name: String
  var value: ExpressionValue

  /// The memory that the value takes, in steps of an expression.
  var size: Int

  /// The word that looks up in a sheet, where the value is that of one.
  var word: ValuesAbove.Word?

  /// Whether the name is a label's, which may be a unit as well: `Hours: 38`.
  var isLabel = false

  /// Whether the value is a percentage: `tax = 8%`.
  var isPercentage: Bool {
    if case .percentage = value { true } else { false }
  }
}
