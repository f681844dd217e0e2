extension MathExpression {
  /// Reads an expression with a variable, such as the `x^2 - 2` of a plot.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - variable: The name of the variable.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  package init(_ text: String, of variable: String) throws(ExpressionError) {
    let options = ReadingOptions()
    let name = Array(variable.utf8)
    self = try Self.reading(Lexer(checking: Array(text.utf8), options), options) {
      NameResolver(parameters: [name])
    }
  }
}
