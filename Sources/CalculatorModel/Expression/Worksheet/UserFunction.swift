/// A function of one line that the user defined: `f(x) = x^2 + 1`.
struct UserFunction: Sendable {
  var name: String
  var parameters: [String]

  /// What it gives; its parameters are steps of their own, and what else it uses is kept with it.
  var body: MathExpression
}
