import ExactReals

/// A number with a name: `x = 3`.
struct Variable: Sendable {
  var name: String
  var value: Real

  /// The memory that the value takes, in steps of an expression.
  var size: Int
}
