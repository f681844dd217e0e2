import Quantities

/// Texts that some people read in one way and others in another, which are rejected with both readings.
extension ExpressionParser {
  /// Rejects `cos(60)°`, whose unit may belong to the angle.
  func refuseUnitBehindFunction() throws(ExpressionError) {
    guard let step = steps.last, case .function(let function, _) = step.kind, function.isOfAngles
    else { return }
    let call = lexer.source(step.range.lowerBound..<token.range.lowerBound)
    let name = lexer.source(token.range)
    let unit = name.first?.isASCII ?? false ? " " + name : name
    throw ExpressionError(
      .ambiguous(call.dropLast() + unit + ")", "(" + call + ")" + unit),
      at: step.range.lowerBound..<token.range.upperBound)
  }

  /// Rejects `3/4 / 1/2`, whose blanks set off a fraction as the divisor.
  ///
  /// - Parameter first: The place of the division before the one in the token.
  /// - Throws: ``ExpressionError`` with both readings.
  @inline(never)
  func refuseFraction(asDivisorAfter first: Range<Int>) throws(ExpressionError) {
    let bar = UInt8(ascii: "/")
    let isOther = lexer.text[first].elementsEqual("÷".utf8)
    // A line of keys may begin with the sign: `/ 4 / …`.
    guard case .operation(.division) = token.kind, first.lowerBound > 0,
      isOther
        || lexer.text[first].elementsEqual([bar]) && lexer.isSpace(at: first.lowerBound - 1)
          && lexer.isSpace(at: first.upperBound),
      lexer.text[token.range].elementsEqual([bar]), !lexer.isSpace(at: token.range.lowerBound - 1),
      lexer.isDigit(at: token.range.upperBound)
    else { return }
    var rest = lexer
    guard let divisor = try? rest.next() else { return }
    let above = lexer.source(first.upperBound..<token.range.lowerBound)
    let below = lexer.source(divisor.range)
    throw ExpressionError(
      .ambiguous("… / (" + above + "/" + below + ")", "… / " + above + " / " + below),
      at: first.lowerBound..<divisor.range.upperBound)
  }

  /// Rejects `4 days of 5 hours`, where the first unit only says what is counted.
  ///
  /// - Throws: ``ExpressionError`` with the product that is meant.
  @inline(never)
  func refuseCount(of place: Range<Int>, from start: Int) throws(ExpressionError) {
    guard let left = operand(endingAt: start), let right = operand(endingAt: steps.count),
      !left.units.dimension.isNone
    else { return }
    // `3 quarters of 80`
    guard left.start == start - 2, !right.units.isNone else {
      throw ExpressionError(.missingOperator, at: place)
    }
    let amount = lexer.source(place.upperBound..<token.range.lowerBound)
    throw ExpressionError(
      .otherNotation(lexer.source(steps[left.start].range) + " * " + amount),
      at: steps[left.start].range.lowerBound..<token.range.lowerBound)
  }

  /// Rejects `binary 101101`, whose number may already be in base 2.
  func refuseBinaryDigits() throws(ExpressionError) {
    for index in steps.indices.dropFirst() where steps[index].kind.isBinaryForm {
      let (place, start) = (steps[index - 1].range, steps[index].range.lowerBound)
      guard case .number = steps[index - 1].kind, place.count > 2, start < place.lowerBound,
        lexer.text[place].allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }),
        !lexer.text[start..<place.lowerBound].contains(UInt8(ascii: "("))
      else { continue }
      let digits = lexer.source(place)
      throw ExpressionError(
        .ambiguous("0b" + digits, digits + " to bin"), at: start..<place.upperBound)
    }
  }

  /// Rejects `sin 2(3)`, `√2x` and `sin π/2`, whose product or quotient may be the argument.
  func refuseProduct(asArgument argument: Token, of function: Token) throws(ExpressionError) {
    let isProduct = infix == .impliedProduct && !beginsFactor(after: function)
    guard isProduct || isDividedTurn(of: function) else { return }
    let sign = isProduct ? " × …" : " ÷ …"
    let name = lexer.source(function.range.lowerBound..<argument.range.lowerBound)
    let operand = lexer.source(argument.range.lowerBound..<token.range.lowerBound)
    throw ExpressionError(
      .ambiguous(name + "(" + operand + ")" + sign, name + "(" + operand + sign + ")"),
      at: function.range.lowerBound..<token.range.upperBound)
  }

  /// Whether a part of a turn may be meant: in `sin π/2` and `cos 2π/3`.
  private func isDividedTurn(of function: Token) -> Bool {
    guard case .function(let function) = function.kind, function.takesAngle,
      token.kind == .operation(.division)
    else { return false }
    var last = steps.last?.kind
    if last == .operation(.multiplication) { last = steps.dropLast().last?.kind }
    return last == .constant(.pi) || last == .constant(.tau)
  }

  /// Whether the token is another function, as in `sin x cos x` and `√2√3`.
  private func beginsFactor(after function: Token) -> Bool {
    switch token.kind {
    case .function: true
    case .radical: !function.isFunction
    default: namesFunction
    }
  }

  /// Rejects `sin^2 x`, and `sin⁻²(x)`, whose exponent looks like that of the inverse function.
  func refusePower(of function: Token, name: String) throws(ExpressionError) {
    switch token.kind {
    case .power: break
    case .superscript where token.range.lowerBound == function.range.upperBound: break
    default: return
    }
    var inverse: String?
    if case .function(let function) = function.kind { inverse = function.inverse?.name }
    throw ExpressionError(.powerOfFunction(name, inverse: inverse), at: token.range)
  }

  /// Rejects `log(1,024)`, whose arguments may be one number.
  ///
  /// No argument begins like `024`. Otherwise the function has to accept that smaller number of arguments, but not
  /// any number of them as `max` does, where commas separate arguments.
  func refuseGroups(
    _ groups: [Range<Int>], amongArguments count: Int, of counts: ClosedRange<Int>,
    hasSpacedCommas: Bool
  ) throws(ExpressionError) {
    guard let first = groups.first else { return }
    let commas = groups.reduce(0) { $0 + lexer.text[$1].count { $0 == Lexer.comma } }
    let takesFewer = counts.upperBound < .max && counts.contains(count - commas)
    let odd = groups.first { place in
      place.contains { lexer.text[$0] == Lexer.comma && lexer.text[$0 + 1] == UInt8(ascii: "0") }
    }
    // In `max(1,234, 5)` a blank distinguishes the two commas.
    guard let place = odd ?? (takesFewer || hasSpacedCommas ? first : nil) else { return }
    let parts = lexer.source(place).split(separator: ",")
    throw ExpressionError(
      .ambiguous(parts.joined(), parts.joined(separator: ", ")), at: place)
  }
}

extension Step.Kind {
  /// Whether it writes its operand in base 2.
  fileprivate var isBinaryForm: Bool {
    if case .function(.binary, _) = self { true } else { false }
  }
}
