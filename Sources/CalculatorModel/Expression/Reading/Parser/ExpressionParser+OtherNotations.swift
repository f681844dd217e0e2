import BigNumbers

/// Notations of other calculators and languages, which are rejected with a suggestion.
extension ExpressionParser {
  /// The error for a name after an operand that stands for a sign elsewhere: `2 x 3`, `5C2`.
  func signMeant(by error: ExpressionError, after before: Token) -> ExpressionError {
    guard case .unknownName(let name, let known) = error.cause else { return error }
    let range = token.range
    if let based = lexer.numberOfAssembler(endingWith: range) { return based }
    var start = range.upperBound
    while start > range.lowerBound + 1, lexer.isDigit(at: start - 1) { start -= 1 }
    let digits = lexer.source(start..<range.upperBound)
    var suggestion: String?
    // `square root of 16`, and `sqrt of 16`, which is no product.
    if known == "x^2" || known == "x^3", lexer.isFollowed(by: "root") {
      suggestion = (known == "x^2" ? MathFunction.squareRoot : .cubeRoot).name
      return ExpressionError(.unknownName(name, suggestion: suggestion), at: error.range)
    }
    if known == "*", before.isFunction {
      return ExpressionError(.unknownName(name, suggestion: nil), at: error.range)
    }
    if !digits.isEmpty, OtherName.meaning(of: lexer.text[range]) == nil,
      case .function(let function)? = BuiltInName.meaning(of: lexer.text[range.lowerBound..<start])
    {
      suggestion = function.name + "(" + digits + ")"
      return ExpressionError(.unknownName(name, suggestion: suggestion), at: error.range)
    }
    guard start == range.lowerBound + 1, known == nil, before.endsOperand else { return error }
    switch lexer.text[range.lowerBound] | 0x20 {
    case UInt8(ascii: "x"):
      if !digits.isEmpty || lexer.beginsOperand { suggestion = "*" + digits }
    case UInt8(ascii: "c"): suggestion = call(of: .combinations, before, digits)
    case UInt8(ascii: "p"): suggestion = call(of: .permutations, before, digits)
    default: break
    }
    return ExpressionError(.unknownName(name, suggestion: suggestion), at: error.range)
  }

  /// The call of a function whose letter is between two numbers; nil if there are not two of them.
  private func call(of function: MathFunction, _ before: Token, _ digits: String) -> String? {
    guard case .number = before.kind else { return nil }
    let second = digits.isEmpty ? lexer.digitsAhead : digits
    guard !second.isEmpty else { return nil }
    return function.name + "(" + lexer.source(before.range) + ", " + second + ")"
  }

  /// Rejects `5 nCr 2`, a function between its arguments.
  ///
  /// - Parameters:
  ///   - name: The function's name, after `left`.
  ///   - left: The step before it; nil if there is no operand.
  ///   - start: The place of the name.
  ///   - argument: The start of the operand after it.
  /// - Throws: ``ExpressionError`` if there is an operand before it.
  func refuseFunctionBetweenArguments(
    _ name: String, after left: Step?, at start: Range<Int>, argument: Int
  ) throws(ExpressionError) {
    guard let left else { return }
    var first = "a"
    var second = "b"
    if case .number = left.kind {
      first = lexer.source(left.range)
      second = lexer.source(argument..<token.range.lowerBound)
    }
    throw ExpressionError(.otherNotation(name + "(" + first + ", " + second + ")"), at: start)
  }

  /// Rejects `rad(180)`, which some read as an angle in that unit, and others in the other one.
  func refuseUnitAsFunction() throws(ExpressionError) {
    guard case .angleUnit(let unit) = token.kind, unit != .gradians else { return }
    var rest = self
    guard (try? rest.advance()) != nil, rest.token.kind == .openingBracket else { return }
    let start = rest.token.range
    guard (try? rest.advance()) != nil,
      (try? rest.parseNestedOperand(bindingTighterThan: .none)) != nil
    else { return }
    let isPlain = rest.steps.count == steps.count + 1
    let inner = lexer.source(start.upperBound..<rest.token.range.lowerBound)
    let argument = isPlain ? inner : "(" + inner + ")"
    let other: AngleUnit = unit == .degrees ? .radians : .degrees
    throw ExpressionError(
      .ambiguous(argument + " " + other.name, argument + " " + unit.name),
      at: token.range.lowerBound..<rest.token.range.upperBound)
  }
}

extension Token {
  /// Whether it can begin an operand, and nothing else.
  var beginsOperand: Bool {
    switch kind {
    case .number, .based, .openingBracket, .openingSquare, .openingRounding, .constant, .function,
      .radical, .previousAnswer, .parameter, .definition, .reference, .above, .name, .date,
      .instant, .time, .operation(.or):
      true
    default: false
    }
  }

  /// Whether it can end an operand.
  var endsOperand: Bool {
    switch kind {
    case .number, .based, .closingBracket, .closingRounding, .scale, .constant, .previousAnswer,
      .parameter, .definition,
      .reference,
      .factorial, .percentSign, .superscript, .angleUnit, .unit, .prime, .date, .instant, .time,
      .above:
      true
    default: false
    }
  }
}

/// Signs of other calculators and languages.
extension Lexer {
  /// The error that suggests a prefix for numbers such as `1010b` and `FFh`; nil if a name does not end such a number
  ///.
  func numberOfAssembler(endingWith name: Range<Int>) -> ExpressionError? {
    let last = name.upperBound - 1
    let base: NumberBase
    switch text[last] | 0x20 {
    case UInt8(ascii: "b"): base = .binary
    case UInt8(ascii: "h"): base = .hexadecimal
    default: return nil
    }
    var start = name.lowerBound
    while start > 0, isDigit(at: start - 1) { start -= 1 }
    let digits = String(decoding: text[start..<last], as: UTF8.self)
    // `each` and `ah` are words.
    guard text[start..<last].contains(where: { $0 < UInt8(ascii: "a") }) else { return nil }
    guard BigInt(digits, radix: base.rawValue) != nil else { return nil }
    return ExpressionError(.otherNotation(base.prefix + digits), at: start..<name.upperBound)
  }

  /// The notation here for a sign that no expression contains, and the end of the sign; nil if there is none.
  func otherNotation(of scalar: Unicode.Scalar, from start: Int) -> (text: String, end: Int)? {
    switch scalar {
    case "[": enclosed(from: start, by: "]").map { ("(" + $0.text + ")", $0.end) }
    case "{": enclosed(from: start, by: "}").map { ("(" + $0.text + ")", $0.end) }
    case "\\": ("floor(a/b)", position)
    case ":" where position < text.count && text[position] == UInt8(ascii: "="): ("=", position + 1)
    default: nil
    }
  }

  /// The error that suggests `abs` for the text between bars, the first of which is at a place; nil if there is no
  /// such text.
  func absoluteValue(at place: Range<Int>) -> ExpressionError? {
    guard text[place.lowerBound] == UInt8(ascii: "|") else { return nil }
    var rest = self
    rest.position = place.upperBound
    return rest.enclosed(from: place.lowerBound, by: "|").map {
      ExpressionError(.otherNotation("abs(" + $0.text + ")"), at: place.lowerBound..<$0.end)
    }
  }

  /// The text from here to a closing sign, after an opening one at a place.
  func enclosed(from start: Int, by closing: Unicode.Scalar) -> (text: String, end: Int)? {
    let closing = UInt8(ascii: closing)
    var depth = 0
    for place in position..<text.count {
      if text[place] == closing {
        if depth == 0 {
          let inner = source(position..<place)
          return inner.isEmpty ? nil : (inner, place + 1)
        }
        depth -= 1
      } else if text[place] == text[start] {
        depth += 1
      }
    }
    return nil
  }

  /// Whether nothing follows but spaces and a comment.
  var isAtEnd: Bool {
    var rest = self
    return (try? rest.next())?.kind == .end
  }

  /// Whether an operand may begin here, after spaces.
  var beginsOperand: Bool {
    var rest = self
    guard let next = try? rest.next() else { return false }
    return switch next.kind {
    case .number, .based, .time, .date, .openingBracket, .name, .radical, .constant: true
    default: false
    }
  }

  /// Whether a word follows, after spaces.
  func isFollowed(by word: StaticString) -> Bool {
    var place = position
    while isSpace(at: place) { place += 1 }
    return word.withUTF8Buffer { text[place...].starts(with: $0) }
  }

  /// The digits that follow, after spaces.
  var digitsAhead: String {
    var place = position
    while isSpace(at: place) { place += 1 }
    let start = place
    while isDigit(at: place) { place += 1 }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  /// A mixed number next to a tighter operator, `2 1/2 × 4`, with its sum in brackets.
  ///
  /// - Parameter range: The number above the bar.
  /// - Returns: The sum and its place; nil if there is no fraction after a whole number.
  func mixedNumber(at range: Range<Int>) -> (text: String, range: Range<Int>)? {
    var start = range.lowerBound - 1
    var end = range.upperBound
    guard start > 0, isSpace(at: start), isDigit(at: start - 1), end < text.count,
      text[end] == UInt8(ascii: "/"), isDigit(at: end + 1)
    else { return nil }
    while start > 0, isDigit(at: start - 1) { start -= 1 }
    guard start == 0 || text[start - 1] != Self.point else { return nil }
    end += 1
    while isDigit(at: end) { end += 1 }
    let whole = source(start..<range.lowerBound)
    return ("(" + whole + " + " + source(range.lowerBound..<end) + ")", start..<end)
  }

  /// A number with its digits grouped by spaces, `1 000 000.5` or `1 000 000,5`, without the spaces and with a point.
  ///
  /// - Parameter range: A number after another one.
  /// - Returns: The number and its place; nil if they are not the groups of one number.
  func numberGroupedBySpaces(at range: Range<Int>) -> (text: String, range: Range<Int>)? {
    let space = UInt8(ascii: " ")
    var start = range.lowerBound
    guard start > 1, isGroup(at: start), text[start - 1] == space, isDigit(at: start - 2) else {
      return nil
    }
    start -= 1
    while start > 0, isDigit(at: start - 1) { start -= 1 }
    guard range.lowerBound - start <= 4, text[start] != UInt8(ascii: "0"),
      start == 0 || text[start - 1] != Self.point
    else { return nil }
    var end = range.lowerBound + 3
    while end < text.count, text[end] == space, isGroup(at: end + 1) { end += 4 }
    let comma = UInt8(ascii: ",")
    let isDecimalComma =
      end < text.count && text[end] == comma && !isAmongArguments && isDigit(at: end + 1)
    if isDecimalComma || end < text.count && text[end] == Self.point {
      end += 1
      while isDigit(at: end) { end += 1 }
    }
    let digits = text[start..<end].filter { $0 != space }.map { $0 == comma ? Self.point : $0 }
    guard digits.count <= 40 else { return nil }
    return (String(decoding: digits, as: UTF8.self), start..<end)
  }
}
