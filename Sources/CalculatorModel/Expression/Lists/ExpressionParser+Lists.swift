/// Lists, and sums and products over whole numbers.
extension ExpressionParser {
  /// Parses `[1, 2]`.
  mutating func parseList() throws(ExpressionError) {
    let start = token.range
    let isAmongArguments = lexer.isAmongArguments
    lexer.isAmongArguments = true
    try advance()
    let beginsWithList = token.kind == .openingSquare
    let count = try parseSeparated(upTo: .closingSquare, taking: 1...Int.max)
    if beginsWithList, count > 1 { throw ExpressionError(.unavailable(.matrix), at: start) }
    lexer.isAmongArguments = isAmongArguments
    guard token.kind == .closingSquare else {
      throw token.kind == .end
        ? ExpressionError(.unclosedBracket, at: start)
        : ExpressionError(.missingOperator, at: token.range)
    }
    endsInBracket = true
    try advance()
    append(.list(count), at: start)
    mark = .none
  }

  /// Parses `sum(1/k^2, k, 1, 10)`, where the second argument is a bare name that the first one uses.
  ///
  /// - Returns: Whether it was one; `sum(a, b, c, d)` is a sum of four.
  mutating func parse(_ binding: Binding) throws(ExpressionError) -> Bool {
    guard let variable = lexer.variable(of: binding) else {
      guard let form = binding.form else { return false }
      try parseCall(of: binding, written: form)
      return true
    }
    guard !BuiltInName.isReserved(lexer.text[variable]) else {
      throw ExpressionError(.reservedName(lexer.text[variable].text), at: variable)
    }
    let start = token.range
    let isAmongArguments = lexer.isAmongArguments
    try advance()
    let opening = token.range
    lexer.isAmongArguments = true
    // The term is the body of a function of the enclosing function's parameters and of the variable.
    var term = self
    term.steps = []
    term.names = names.term(of: lexer.text[variable])
    try term.advance()
    try term.parseEnclosedOperand()
    if binding == .calculus(.solve), term.token.kind == .equals {
      let sign = term.token.range
      guard lexer.text[sign.lowerBound - 1] != UInt8(ascii: "!") else {
        throw ExpressionError(.unknownCharacter("!="), at: sign.lowerBound - 1..<sign.upperBound)
      }
      try term.advance()
      try term.parseEnclosedOperand()
      term.append(.operation(.subtraction), at: sign)
    }
    let parameters = term.names.parameterNames
    let body = try MathExpression(
      steps: term.steps, variables: term.names.variables, functions: term.names.functions,
      wordFormat: options.wordFormat)
    take(term)
    let place = names.add(
      UserFunction(name: binding.function.name, parameters: parameters, body: body),
      readBy: term.names)
    for index in parameters.indices.dropLast() { append(.parameter(index), at: start) }
    // Skip the name, which has no value here.
    try expectComma()
    lexer.position = variable.upperBound
    try advance()
    for _ in 0..<binding.boundCount {
      try expectComma()
      try advance()
      try parseEnclosedOperand()
    }
    lexer.isAmongArguments = isAmongArguments
    try closeBracket(openedAt: opening)
    append(.binding(binding, place), at: start)
    mark = .none
    return true
  }

  /// Parses a call without a variable, which has no value; if it uses one all the same, tells the form.
  private mutating func parseCall(
    of binding: Binding, written form: String
  ) throws(ExpressionError) {
    let (function, place) = (binding.function, token.range)
    do throws(ExpressionError) {
      try parseCall(taking: function.argumentCounts, name: function.name) {
        .function(function, argumentCount: $0)
      }
    } catch {
      guard case .unknownName = error.cause else { throw error }
      throw ExpressionError(.otherNotation(form), at: place)
    }
  }

  private func expectComma() throws(ExpressionError) {
    guard token.kind == .comma else { throw ExpressionError(.missingOperator, at: token.range) }
  }

  /// Continues after the text that another parser has read.
  private mutating func take(_ other: ExpressionParser) {
    lexer = other.lexer
    token = other.token
    tokenBefore = other.tokenBefore
    remark = other.remark ?? remark
  }
}

extension Lexer {
  /// The place of the second argument, if it is a bare name and the first one uses it where it has to; nil otherwise.
  fileprivate func variable(of binding: Binding) -> Range<Int>? {
    var rest = self
    guard let opening = try? rest.next(), opening.kind == .openingBracket else { return nil }
    let start = rest.position
    var depth = 0
    var commas: [Int] = []
    var second: [Token] = []
    // Commas inside a bracket of arguments belong to no number.
    rest.isAmongArguments = true
    scan: while let next = try? rest.next() {
      switch next.kind {
      case .openingBracket, .openingSquare: depth += 1
      case .closingBracket, .closingSquare:
        depth -= 1
        if depth < 0 { break scan }
      case .end: break scan
      case .comma where depth == 0:
        commas.append(next.range.lowerBound)
        continue
      default: break
      }
      if commas.count == 1, second.count < 2 { second.append(next) }
      if commas.count > binding.boundCount + 1 { return nil }
    }
    guard commas.count == binding.boundCount + 1, second.count == 1, second[0].kind == .name,
      binding.form != nil || uses(second[0].range, from: start, to: commas[0])
    else { return nil }
    return second[0].range
  }

  /// Whether a part of the text contains a name.
  private func uses(_ name: Range<Int>, from start: Int, to end: Int) -> Bool {
    var rest = self
    rest.position = start
    rest.isAmongArguments = true
    while let next = try? rest.next(), next.range.lowerBound < end, next.kind != .end {
      if next.kind == .name, text[next.range].elementsEqual(text[name]) { return true }
    }
    return false
  }
}
