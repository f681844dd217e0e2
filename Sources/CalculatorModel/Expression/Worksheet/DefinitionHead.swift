/// The part of a definition before the `=`: `x` or `f(x, y)`.
struct DefinitionHead {
  /// The name being defined, and its place.
  let name: [UInt8]
  let place: Range<Int>

  /// The words of a name, as they were typed; nil if there is only one.
  let spelling: String?

  /// The names of the function's parameters; nil for a variable.
  let parameters: [[UInt8]]?

  /// The lexer after the `=`.
  let body: Lexer

  /// Reads the beginning of a line; nil if it defines nothing.
  ///
  /// - Throws: ``ExpressionError`` if it is a definition, but not a valid one.
  init?(_ lexer: Lexer) throws(ExpressionError) {
    guard lexer.text.contains(UInt8(ascii: "=")) else { return nil }
    var scanner = Scanner(lexer: lexer)
    guard let nameToken = scanner.take(.name) else { return nil }
    var parameterTokens: [Token]?
    // `monthly rent = 1200` defines `monthly_rent`, and `wall 2 = 3 m` `wall_2`.
    var words = [nameToken.range]
    while words.count < Self.wordLimit, let word = scanner.lexer.takeWordOfName() {
      words.append(word)
    }
    if words.count == 1, scanner.take(.openingBracket) != nil {
      guard let tokens = scanner.takeParameters() else { return nil }
      parameterTokens = tokens
    }
    guard scanner.take(.equals) != nil else { return nil }
    // `a =` asks for the value of a.
    switch scanner.lexer.beginning() {
    case .name, .other: body = scanner.lexer
    case .nothing, .comment: return nil
    }
    place = nameToken.range.lowerBound..<words[words.count - 1].upperBound
    if words.count > 1 {
      let first = lexer.text[nameToken.range]
      // `log 2 = x` is no definition.
      guard nameToken.kind == .name,
        !words.contains(where: { lexer.isDigit(at: $0.lowerBound) })
          || BuiltInName.meaning(of: first) == nil && Keyword(first) == nil
      else { return nil }
      let texts = words.map { lexer.text[$0].text }
      name = Array(texts.joined(separator: "_").utf8)
      spelling = texts.joined(separator: " ")
    } else {
      name = try Self.checkedName(nameToken, in: lexer)
      spelling = nil
    }
    parameters = try parameterTokens.map { (tokens) throws(ExpressionError) in
      try Self.checkedParameters(tokens, in: lexer)
    }
  }

  /// The most words in a name.
  static let wordLimit = 6

  private static func checkedParameters(
    _ tokens: [Token], in lexer: Lexer
  ) throws(ExpressionError) -> [[UInt8]] {
    var parameters: [[UInt8]] = []
    for token in tokens {
      let parameter = try checkedName(token, in: lexer)
      guard parameters.count < Worksheet.parameterLimit else {
        throw ExpressionError(.tooManyParameters, at: token.range)
      }
      guard !parameters.contains(parameter) else {
        throw ExpressionError(
          .repeatedParameter(String(decoding: parameter, as: UTF8.self)), at: token.range)
      }
      parameters.append(parameter)
    }
    return parameters
  }

  private static func checkedName(
    _ token: Token, in lexer: Lexer
  ) throws(ExpressionError) -> [UInt8] {
    let name = lexer.text[token.range]
    if token.kind != .name || BuiltInName.isReserved(name) {
      throw ExpressionError(
        .reservedName(String(decoding: name, as: UTF8.self)), at: token.range)
    }
    return Array(name)
  }

  /// Takes tokens while they belong to a definition; anything else, even an error, is left to the parser of
  /// expressions.
  private struct Scanner {
    var lexer: Lexer

    mutating func take(_ kind: Token.Kind) -> Token? {
      var next = lexer
      guard let token = try? next.next() else { return nil }
      guard token.kind == kind || kind == .name && token.isConstantSign else { return nil }
      lexer = next
      return token
    }

    /// Takes `x, y)`.
    mutating func takeParameters() -> [Token]? {
      var parameters: [Token] = []
      repeat {
        guard let parameter = take(.name) else { return nil }
        parameters.append(parameter)
      } while take(.comma) != nil
      return take(.closingBracket) == nil ? nil : parameters
    }
  }
}

extension Token {
  /// Whether it is `π` or `τ`, which cannot be defined.
  fileprivate var isConstantSign: Bool {
    if case .constant = kind { true } else { false }
  }
}

extension Lexer {
  /// Takes the next word of a name with several: letters, or a whole number after them, as in `wall 2`.
  ///
  /// - Returns: Its place; nil if there is none, and then nothing is taken.
  mutating func takeWordOfName() -> Range<Int>? {
    let start = startOfNext
    var rest = self
    rest.position = start
    while isDigit(at: rest.position) { rest.position += 1 }
    if rest.position > start {
      let end = rest.position
      guard
        end == text.count || !".,':%_".utf8.contains(text[end]) && !rest.takeScalar().continuesName
      else { return nil }
      position = end
      return start..<end
    }
    guard let token = try? rest.next(), token.kind == .name else { return nil }
    self = rest
    return token.range
  }
}
