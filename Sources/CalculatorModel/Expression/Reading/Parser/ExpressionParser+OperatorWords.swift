import BigNumbers
import ExactReals
import Quantities

/// Words that act as operators if no definition has their name: `x`, `times`, `divided by`, and scales such as `k`.
extension ExpressionParser {
  /// Takes `x` as a multiplication sign between operands, if no variable has that name.
  mutating func takeTimesSign(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard name.first.map({ $0 | 0x20 }) == UInt8(ascii: "x"),
      name.count == 1 || lexer.isDigit(at: token.range.lowerBound + 1),
      before.endsOperand || steps.isEmpty && options.leftOperand != nil,
      !names.isDefined(name), !names.isDefined(name.prefix(1))
    else { return false }
    var rest = lexer
    rest.position = token.range.lowerBound + 1
    // A number that can't be read is told as such: `6.5 x €1,75`.
    guard rest.beginsOperand || rest.isFollowedByAmount else { return false }
    lexer = rest
    // `4.2 x 2.5 m` may be meant as an area.
    if case .number = before.kind, rest.isFollowedByLength { remark = .otherReading }
    token = Token(
      kind: .operation(.multiplication), range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes words such as `plus` and `divided by` between operands, if no definition has that name.
  ///
  /// - Throws: ``ExpressionError`` if `split` or `out of` may apply to a whole sum: `120 + 20 split 4 ways`.
  @inline(never)
  mutating func takeOperatorWord(
    _ name: ArraySlice<UInt8>, after before: Token
  ) throws(ExpressionError) -> Bool {
    guard before.endsOperand, !names.isDefined(name) else { return false }
    if isRateSign(name, after: before) {
      token.kind = .operation(.multiplication)
      lexer.readsOtherNotation = true
      return true
    }
    guard name.count > 1 else { return false }
    // `400 g of cheese at £9/kg`
    if name.isWord("of"), readsQuantities, before.isUnit || before.isNumber, lexer.isFollowedByRate
    {
      lexer.readsOtherNotation = true
      token = before
      try advance()
      return true
    }
    if name.isWord("and"), isSumOfMoney(after: before) {
      token.kind = .operation(.addition)
      lexer.readsOtherNotation = true
      return true
    }
    if name.isWord("to"), lexer.take("the power of") {
      try refusePower(of: before)
      token = Token(kind: .power, range: token.range.lowerBound..<lexer.position)
      lexer.readsOtherNotation = true
      return true
    }
    if takeComparison(name, after: before) || takePerCent(name) { return true }
    for row in Self.operatorWords where name.isWord(row.word) {
      var rest = lexer
      if !row.second.isEmpty {
        let next = try? rest.next()
        let isThere = next.map { word in
          word.kind == .name && row.second.contains { lexer.text[word.range].isWord($0) }
        }
        if isThere != true {
          guard row.isSecondOptional else { continue }
          rest = lexer
        }
      }
      // A date that has two readings is told: `30 days after 28/02/2026`.
      if row.isAfterTime, before.isUnitOfTime {
        var next = rest
        _ = try next.next()
      }
      guard rest.isFollowedByOperand, !row.isAfterTime || before.isUnitOfTime else { continue }
      var operation = row.operation
      if row.isBeforeShare {
        guard let share = rest.shareAhead(isNamed: name.isWord("with")) else { continue }
        if share.isReduction { operation = .subtraction }
        if let off = share.off { rest.leaveOut(off) }
      }
      if name.isWord("by") {
        guard before.isUnit || before.isNumber, rest.isFollowedByLength else { continue }
        // `12 by 8 m` may be meant as an area.
        if before.isNumber { remark = .otherReading }
      }
      // A share is added before the sum is split: `$86 + 20% split 4 ways`.
      let splitsShare = before.isPercentSign && name.isWord("split")
      if row.isAboutSums, !splitsShare, waiting.contains(where: { $0.infix.isAdditive }) {
        let divisor = try rest.next().range
        throw ExpressionError(
          .ambiguous("(…) / " + lexer.source(divisor), "… / " + lexer.source(divisor)),
          at: token.range.lowerBound..<divisor.upperBound)
      }
      if name.isWord("split") {
        try refuseRatio(after: rest)
        rest.leaveOutSharers()
      }
      lexer = rest
      token = Token(
        kind: splitsShare ? .split : .operation(operation),
        range: token.range.lowerBound..<lexer.position)
      lexer.readsOtherNotation = true
      return true
    }
    return false
  }

  /// Rejects `€900 split 2:3:4`, which has an answer for each part.
  private func refuseRatio(after sign: Lexer) throws(ExpressionError) {
    let ratio = sign.text[sign.position...].trimmed.prefix { $0.isDigit || $0 == UInt8(ascii: ":") }
    let parts = ratio.split(separator: UInt8(ascii: ":"))
    guard parts.count > 1 else { return }
    let sum = parts.map { $0.text }.joined(separator: " + ")
    throw ExpressionError(
      .otherNotation("… * " + parts[0].text + " / (" + sum + ")"),
      at: ratio.startIndex..<ratio.endIndex)
  }

  /// Rejects `5 m to the power of 2` and `2 to the power of 1/2`, which may be about a part of the operand.
  private func refusePower(of base: Token) throws(ExpressionError) {
    var rest = lexer
    guard let exponent = try? rest.next(), exponent.isNumber else { return }
    let text = lexer.source(exponent.range)
    if base.isUnit {
      let unit = lexer.source(base.range)
      throw ExpressionError(
        .ambiguous("(… " + unit + ")^" + text, "… " + unit + "^" + text), at: token.range)
    }
    guard (try? rest.next())?.kind == .operation(.division), let divisor = try? rest.next(),
      divisor.isNumber
    else { return }
    let quotient = text + "/" + lexer.source(divisor.range)
    throw ExpressionError(
      .ambiguous("…^(" + quotient + ")", "…^" + quotient),
      at: exponent.range.lowerBound..<divisor.range.upperBound)
  }

  /// Whether `and` adds: between two prices, as in `2 adults at £12 and 3 children at £7`.
  private func isSumOfMoney(after before: Token) -> Bool {
    guard depthOfWordedList == nil, case .unit(let unit) = before.kind, unit.currency != nil,
      !waiting.contains(where: { $0.infix == .operation(.subtraction) })
    else { return false }
    var rest = lexer
    return lexer.isFollowedByMoney
      || lexer.isFollowedByDigit && (try? rest.next())?.isNumber == true
        && rest.isFollowedByPriceOfOne
  }

  /// Takes `per cent` in two words, and the `pc` of `20pc of 100`.
  private mutating func takePerCent(_ name: ArraySlice<UInt8>) -> Bool {
    if name.elementsEqual("pc".utf8), lexer.isFollowed(by: "of ") || lexer.isFollowed(by: "off ") {
      token.kind = .percentSign
      lexer.readsOtherNotation = true
      return true
    }
    var rest = lexer
    guard name.isWord("per"), rest.takeWord() == "cent" else { return false }
    lexer = rest
    token = Token(kind: .percentSign, range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes `20% less than 120`, which is 20% off it, and `20% more than`.
  private mutating func takeComparison(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard before.isPercentSign else { return false }
    let isLess = name.isWord("less") || name.isWord("lower")
    guard isLess || name.isWord("more") || name.isWord("higher") else { return false }
    var rest = lexer
    guard rest.takeWord() == "than" else { return false }
    lexer = rest
    token = Token(
      kind: .keyword(isLess ? .off : .on), range: token.range.lowerBound..<lexer.position)
    lexer.readsOtherNotation = true
    return true
  }

  /// Whether the word is `at`, `@` or `for`, either between units and a number of a rate or of its quantity, or
  /// between a number and a price.
  private func isRateSign(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    // `$1,250 a month for a year`
    if name.isWord("for"), before.isUnit {
      var rest = lexer
      if rest.takeWord().map({ $0 == "a" || $0 == "an" }) == true, rest.isFollowedByUnitOfTime {
        return true
      }
    }
    // `total at 45p a mile`
    if case .above = before.kind, name.isWord("at"), lexer.isFollowedByMoney { return true }
    return name.isRateSign && lexer.isFollowedByAmount
      && (before.isUnit || before.isTime || before.isSuperscript
        || before.isNumber && isExponent(before)
        || before.isNumber && name.isWord("for") && lexer.isFollowedByMoney
        || before.isNumber && !name.isWord("for")
          && (!lexer.isFollowedByDigit || lexer.isFollowedByMoney
            || waiting.last?.infix.isFactorOrPower == true))
  }

  /// The operation of `at` or `for` between two operands: `240 miles at 60 mph`, `3 h at 60 mph`, `£35 a week for 12
  /// weeks`.
  ///
  /// It is the one that leaves less in the denominator, and a product for a plain number: `3 at $2.50`.
  ///
  /// - Throws: ``ExpressionError`` if neither does, and for a price alone, `6 hours at £35`.
  func operationOfRate(
    at place: Range<Int>, divisorStart start: Int
  ) throws(ExpressionError) -> ArithmeticOperation {
    if start > 0, case .variable = steps[start - 1].kind { return .multiplication }
    guard let left = operand(endingAt: start)?.units,
      let right = operand(endingAt: steps.count)?.units
    else { throw ExpressionError(.missingOperator, at: place) }
    // `45 min at 5:00/km`
    if case .quantity(.time) = steps[steps.count - 1].kind, left.dimension == Dimension(.time) {
      throw ExpressionError(.missingOperator, at: place)
    }
    // `3 for £5`, `3 kg for £5`: the price of one.
    if !left.hasMoney, right.single?.currency != nil, lexer.text[place].isWord("for") {
      return .division
    }
    if left.isNone, right.hasMoney { return .multiplication }
    if let scale = left.single, WordGroup.scales.contains(Array(scale.symbol.utf8)[...]),
      right.single?.currency != nil, !lexer.text[place].isWord("for"),
      case let price = lexer.source(place.upperBound..<token.range.lowerBound),
      !price.hasSuffix("each")
    {
      // `3 dozen at €3.60`
      let count = lexer.source(steps[max(0, start - 2)].range)
      throw ExpressionError(
        .ambiguous(
          count + " * " + price, count + " * " + scale.factor.rational.description + " * " + price),
        at: steps[0].range.lowerBound..<token.range.lowerBound)
    }
    // `60 W for 8 hours a day`
    if lexer.text[place].isWord("for"), left.isRate, !left.hasMoney,
      right.powers.allSatisfy({ $0.unit.dimension == Dimension(.time) })
    {
      return .multiplication
    }
    if right.isNone, let hour = left.single, hour.dimension == Dimension(.time),
      !lexer.text[place].isWord("for")
    {
      // `38 h @ 18.50`
      let hours = lexer.source(steps[0].range.lowerBound..<place.lowerBound)
      let price = lexer.source(place.upperBound..<token.range.lowerBound)
      throw ExpressionError(
        .otherNotation(hours + " * " + price + "/" + hour.symbol),
        at: steps[0].range.lowerBound..<token.range.lowerBound)
    }
    // `£2.35 for 400 g`
    if lexer.text[place].isWord("for"), left.single?.currency != nil, !right.isNone,
      !right.hasMoney, !right.isRate
    {
      return .division
    }
    // `342 kWh at 24.5p` is the price of one.
    if right.single?.currency != nil, !left.isNone, !left.hasMoney { return .multiplication }
    if left.dosed(for: right) != nil || right.dosed(for: left) != nil { return .multiplication }
    // `20 m² at 12 m²/l`
    if right.single?.currency == nil, right.isRate {
      if right.dimension(above: true) == left.dimension { return .division }
      if right.dimension(above: false) == left.dimension { return .multiplication }
    }
    guard right.single?.currency == nil, left.isRate || right.isRate,
      case let product = (left.dimension + right.dimension).exponentsBelow,
      case let quotient = (left.dimension - right.dimension).exponentsBelow, product != quotient
    else { throw ExpressionError(.missingOperator, at: place) }
    // `2 kg at £1.20/l`
    if product > quotient, right.hasMoney, !left.hasMoney {
      throw ExpressionError(.missingOperator, at: place)
    }
    return product < quotient ? .multiplication : .division
  }

  /// The unit of the result of `at` or `for` between a dose and a weight, in that of the dose: `15 mg/kg for 72 kg`.
  func unitOfDose(divisorStart start: Int) -> UnitProduct? {
    guard let left = operand(endingAt: start)?.units,
      let right = operand(endingAt: steps.count)?.units
    else { return nil }
    // `18 roses at £12 a dozen`
    if left.isNone, right.powers.count == 2, right.dimension(above: false).isNone,
      let money = right.powers.first(where: { $0.exponent == 1 && $0.unit.currency != nil })
    {
      return UnitProduct(money.unit)
    }
    return left.dosed(for: right) ?? right.dosed(for: left)
  }

  /// Makes a price after hours a week the price of one hour: `40 hours a week at £15`.
  mutating func completePrice(divisorStart start: Int, at place: Range<Int>) {
    guard let hours = operand(endingAt: start)?.units, hours.powers.count == 2,
      hours.dimension.isNone, let hour = hours.powers.first(where: { $0.exponent == 1 }),
      hour.unit.dimension == Dimension(.time),
      operand(endingAt: steps.count)?.units.single?.currency != nil
    else { return }
    append(.number(1), at: place)
    append(.quantity(.units(UnitProduct(hour.unit))), at: place)
    append(.operation(.division), at: place)
  }

  /// The units of an operand that is a number of units, or a product or quotient of a few, and the start of its
  /// steps.
  func operand(endingAt end: Int, depth: Int = 8) -> (units: UnitProduct, start: Int)? {
    guard end > 0, depth > 0 else { return nil }
    switch steps[end - 1].kind {
    case .number: return (.none, end - 1)
    case .quantity(.unit(let units)): return (units, end - 1)
    case .group: return operand(endingAt: end - 1, depth: depth - 1)
    // Each part of `2 h 30 min` is a number.
    case .quantity(.sum(let parts)): return (UnitProduct(parts[0]), end - 1 - parts.count)
    case .quantity(.time(let time)) where time.form != .timeOfDay:
      return (UnitProduct(.hour), end - 1)
    case .quantity(.units(let units)):
      guard let number = operand(endingAt: end - 1, depth: depth - 1), number.units.isNone else {
        return nil
      }
      return (units, number.start)
    case .operation(let operation):
      guard operation.precedence == .multiplicative,
        let right = operand(endingAt: end - 1, depth: depth - 1),
        let left = operand(endingAt: right.start, depth: depth - 1)
      else { return nil }
      let units =
        try? operation == .division
        ? left.units.divided(by: right.units) : left.units.multiplied(by: right.units)
      return units.map { ($0, left.start) }
    default: return nil
    }
  }

  /// A word that acts as an operator, with the choices for a second word after it.
  private struct OperatorWord {
    let word: StaticString
    var second: [StaticString] = []
    var isSecondOptional = false
    /// Whether a sum before it may be meant as a whole.
    var isAboutSums = false
    /// Whether it is an operator only after a time.
    var isAfterTime = false
    /// Whether it is an operator only before a percentage.
    var isBeforeShare = false
    let operation: ArithmeticOperation
  }

  private static let operatorWords = [
    OperatorWord(word: "plus", operation: .addition),
    // `90 days from today`.
    OperatorWord(word: "from", isAfterTime: true, operation: .addition),
    OperatorWord(word: "after", isAfterTime: true, operation: .addition),
    // The operand before it is subtracted.
    OperatorWord(word: "before", isAfterTime: true, operation: .addition),
    OperatorWord(word: "with", isBeforeShare: true, operation: .addition),
    OperatorWord(
      word: "up", second: ["by"], isSecondOptional: true, isBeforeShare: true, operation: .addition),
    OperatorWord(
      word: "down", second: ["by"], isSecondOptional: true, isBeforeShare: true,
      operation: .subtraction),
    OperatorWord(word: "increased", second: ["by"], operation: .addition),
    OperatorWord(word: "raised", second: ["by"], operation: .addition),
    OperatorWord(word: "minus", operation: .subtraction),
    OperatorWord(word: "decreased", second: ["by"], operation: .subtraction),
    OperatorWord(word: "reduced", second: ["by"], operation: .subtraction),
    OperatorWord(word: "less", operation: .subtraction),
    OperatorWord(word: "times", operation: .multiplication),
    OperatorWord(word: "multiplied", second: ["by"], operation: .multiplication),
    OperatorWord(word: "by", operation: .multiplication),
    OperatorWord(word: "divided", second: ["by"], operation: .division),
    OperatorWord(word: "between", isAboutSums: true, operation: .division),
    OperatorWord(word: "out", second: ["of"], isAboutSums: true, operation: .division),
    OperatorWord(
      word: "split", second: ["by", "between", "among"], isSecondOptional: true,
      isAboutSums: true, operation: .division),
  ]

  /// Takes `p` directly after a number, `pence` and `penny` as hundredths of a pound, and `¢` as those of a dollar:
  /// `85p`.
  @inline(never)
  mutating func takePence(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    let isCent = name.elementsEqual("¢".utf8)
    guard isCent || name.first.map({ $0 | 0x20 }) == UInt8(ascii: "p"), readsQuantities,
      isCent || name.elementsEqual("p".utf8) && before.range.upperBound == token.range.lowerBound
        || name.isWord("pence") || name.isWord("penny"),
      case .number = before.kind, let last = steps.last, case .number(let number) = last.kind,
      !names.isDefined(name), let money = Unit(named: isCent ? "USD" : "GBP")
    else { return false }
    steps[steps.count - 1] = Step(.number(number * Rational(1, over: 100)), at: last.range)
    token.kind = .unit(money)
    lexer.readsOtherNotation = true
    return true
  }

  /// Takes `k`, `M` or `G` directly after a number, and `lakh` and `crore`, if no definition has that name.
  mutating func takeScale(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    guard case .number = before.kind, !names.isDefined(name) else { return false }
    if let factor = name.indianScale {
      token.kind = .scale(factor)
      return true
    }
    guard name.count == 1, before.range.upperBound == token.range.lowerBound else { return false }
    var rest = lexer
    rest.position = token.range.lowerBound
    guard let scale = rest.takeScale() else { return false }
    (lexer, token) = (rest, scale)
    return true
  }
}

extension UnitProduct {
  /// The unit of a dose for what it is measured by, `mg` of `mg/kg` for kilograms, and that of regular pay; nil for
  /// other units.
  fileprivate func dosed(for weight: UnitProduct) -> UnitProduct? {
    guard powers.count == 2, dimension.isNone, let dose = powers.first(where: { $0.exponent == 1 })
    else { return nil }
    if weight.single?.dimension == dose.unit.dimension { return UnitProduct(dose.unit) }
    // `40 hours a week at $20 an hour`
    guard weight.powers.count == 2, weight.dimension(above: false) == dose.unit.dimension,
      let money = weight.powers.first(where: { $0.exponent == 1 && $0.unit.currency != nil }),
      let week = powers.first(where: { $0.exponent == -1 })
    else { return nil }
    return try? UnitProduct(money.unit).divided(by: UnitProduct(week.unit))
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a word between an amount and a rate.
  var isRateSign: Bool { isWord("at") || isWord("for") || elementsEqual("@".utf8) }

  /// The factor of a word for a large number in India.
  fileprivate var indianScale: Rational? {
    if isWord("lakh") || isWord("lakhs") { return 100_000 }
    return isWord("crore") || isWord("crores") ? 10_000_000 : nil
  }
}
