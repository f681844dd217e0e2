/// A one-line function defined by the user: `f(x) = x^2 + 1`.
struct UserFunction: Sendable {
  var name: String
  var parameters: [String]

  /// The expression for its value; its parameters are steps of their own, and everything else it uses is kept with
  /// it.
  var body: MathExpression
}
