/// A value with a name: `x = 3`.
struct Variable: Sendable {
  var name: String
  var value: ExpressionValue

  /// The memory that the value takes, in steps of an expression.
  var size: Int

  /// Whether the value is a percentage: `tax = 8%`.
  var isPercentage: Bool {
    if case .percentage = value { true } else { false }
  }
}
