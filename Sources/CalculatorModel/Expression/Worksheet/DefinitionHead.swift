/// What stands before the `=` of a definition: `x` or `f(x, y)`.
struct DefinitionHead {
  /// The name that is defined, and its place.
  let name: [UInt8]
  let place: Range<Int>

  /// The words of a name of several, as they were typed; nil of a name of one.
  let spelling: String?

  /// The names of the function's parameters; nil for a variable.
  let parameters: [[UInt8]]?

  /// The lexer behind the `=`.
  let body: Lexer

  /// Reads the beginning of a line; nil when it defines nothing.
  ///
  /// - Throws: ``ExpressionError`` when it is a definition, but not a valid one.
  init?(_ lexer: Lexer) throws(ExpressionError) {
    guard lexer.text.contains(UInt8(ascii: "=")) else { return nil }
    var scanner = Scanner(lexer: lexer)
    guard let nameToken = scanner.take(.name) else { return nil }
    var parameterTokens: [Token]?
    // `monthly rent = 1200` defines `monthly_rent` (W-52).
    var words = [nameToken]
    while words.count < Self.wordLimit, let word = scanner.take(.name) { words.append(word) }
    if words.count == 1, scanner.take(.openingBracket) != nil {
      guard let tokens = scanner.takeParameters() else { return nil }
      parameterTokens = tokens
    }
    guard scanner.take(.equals) != nil else { return nil }
    // `a =` asks for a.
    switch scanner.lexer.beginning() {
    case .name, .other: body = scanner.lexer
    case .nothing, .comment: return nil
    }
    place = nameToken.range.lowerBound..<words[words.count - 1].range.upperBound
    if words.count > 1 {
      guard words.allSatisfy({ $0.kind == .name }) else { return nil }
      let texts = words.map { String(decoding: lexer.text[$0.range], as: UTF8.self) }
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

  /// The most words of a name.
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

  /// Takes tokens while they are those of a definition; whatever else there is, even an error, is
  /// for the parser of expressions to see.
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
  /// Whether it is `π` or `τ`, which nobody can define.
  fileprivate var isConstantSign: Bool {
    if case .constant = kind { true } else { false }
  }
}
