extension MathExpression {
  /// Reads an expression; the sign of a currency is left out where nothing else has a unit and nothing is
  /// converted: `$20 × 3` is 60, but `$20 / h × 3 h` is 60 USD.
  ///
  /// - Parameters:
  ///   - lexer: What it is read from.
  ///   - options: How it is read.
  ///   - names: Makes what finds the meanings of names, which a reading fills.
  /// - Returns: The expression.
  /// - Throws: ``ExpressionError`` with the cause and its place.
  static func reading(
    _ lexer: Lexer, _ options: ReadingOptions, names: () -> NameResolver
  ) throws(ExpressionError) -> MathExpression {
    var parser = ExpressionParser(lexer, options, names: names())
    let reason: ExpressionError
    do throws(ExpressionError) {
      let expression = try parser.parse()
      guard expression.hasQuantities, parser.lexer.leftOutCurrency != nil else { return expression }
      return try readingMoney(lexer, options, names: names())
    } catch {
      reason = error
    }
    guard options.readsQuantities, lexer.hasCurrencySign,
      let expression = try? readingMoney(lexer, options, names: names()),
      reason.cause == .differentCurrencies
        ? options.convertsMoney && expression.hasQuantities : expression.converts
    else { throw reason }
    return expression
  }

  private static func readingMoney(
    _ lexer: Lexer, _ options: ReadingOptions, names: NameResolver
  ) throws(ExpressionError) -> MathExpression {
    var lexer = lexer
    lexer.readsMoney = true
    var parser = ExpressionParser(lexer, options, names: names)
    return try parser.parse()
  }
}

extension MathExpression {
  /// The sign of currency that was left out of what the expression came to: a percentage or a quantity has none.
  func leftOutCurrency(of value: ExpressionValue) -> Unicode.Scalar? {
    switch value {
    case .number, .list: leftOutCurrency
    default: nil
    }
  }

  /// Whether the value is converted at the end.
  fileprivate var converts: Bool {
    switch steps.last?.kind {
    case .quantity(.conversion), .quantity(.conversionOnDay): true
    default: false
    }
  }
}

extension Lexer {
  /// Whether the sign of a currency is anywhere in the text.
  fileprivate var hasCurrencySign: Bool {
    var rest = self
    rest.position = 0
    while rest.position < text.count {
      if rest.takeScalar().isCurrency { return true }
    }
    return false
  }
}
