import BigNumbers
import ExactReals
import Quantities

/// Numbers with units, which are one literal each.
extension ExpressionParser {
  /// The role of the current operand in a quotient.
  enum Divisor {
    case none
    /// It follows a number and a `/`: `1/2 m`.
    case ofNumber
    case ofOther
  }

  /// Parses the units after the operand that begins at a step.
  mutating func parseUnits(after start: Int) throws(ExpressionError) {
    let place = token.range
    // A percentage is no money: `5 %€`.
    if mark == .sign, case .unit(let unit) = token.kind, unit.currency != nil {
      throw ExpressionError(unknownCharacter, at: place)
    }
    let number = steps.count == start + 1 ? steps[start] : nil
    let literal = (number?.range.lowerBound ?? place.lowerBound)
    if divisor != .none, number?.isTypedNumber != true {
      let divisor = lexer.source(place)
      throw ExpressionError(
        .ambiguous("(… ) " + divisor, "… / (… " + divisor + ")"), at: place)
    }
    let isInchBehindNumber = lexer.text[place].isWord("in") && number != nil
    let first = try parsePower(isAfterDegree: false)
    if lexer.text[place].elementsEqual("'".utf8), isDashBeforeInches(after: place) {
      lexer.readsOtherNotation = true
      try advance()
    }
    if first.powers.count == 1, first.powers[0].exponent == 1, number?.isTypedNumber == true,
      case .number = token.kind
    {
      return try parseSum(first.powers[0].unit, at: place)
    }
    let units = try parseProduct(first, from: literal, at: place)
    if isInchBehindNumber, units.powers.count > 1, let number,
      token.kind == .end, units.powers.allSatisfy({ $0.exponent > 0 })
    {
      if isTargetOfProduct(units, from: start) {
        lexer.position = place.upperBound
        token = Token(kind: .conversion, range: place)
        return
      }
      let text = lexer.source(number.range)
      let target = lexer.source(place.upperBound..<token.range.lowerBound)
      throw ExpressionError(
        .otherNotation(text + " in in " + target), at: literal..<token.range.lowerBound)
    }
    // `5 m/m` is 5.
    if !units.isNone { append(.quantity(.units(units)), at: place.lowerBound..<endOfUnits) }
    (mark, endsInBracket) = (.none, false)
  }

  /// Whether `in hours` after a number is the conversion target of the product that ends there, rather than an inch
  /// hour: `45 min * 5 in hours`.
  private func isTargetOfProduct(_ units: UnitProduct, from start: Int) -> Bool {
    guard case .operation(.multiplication)? = waiting.last?.infix,
      let left = operand(endingAt: start)?.units,
      let target = try? units.divided(by: UnitProduct(.inch))
    else { return false }
    return left.dimension == target.dimension && !target.dimension.isNone
  }

  /// Whether the token is the dash between feet and inches, as on drawings: `5'-6"`.
  private func isDashBeforeInches(after feet: Range<Int>) -> Bool {
    guard token.kind == .operation(.subtraction), token.range.lowerBound == feet.upperBound,
      lexer.isDigit(at: token.range.upperBound)
    else { return false }
    var rest = lexer
    guard case .number? = try? rest.next().kind else { return false }
    return (try? rest.next())?.kind == .prime(isDouble: true)
  }

  /// Parses units by themselves: after `×` or `/`, or at the beginning of a term, where they mean one of each.
  mutating func parseUnitsAlone() throws(ExpressionError) {
    let place = token.range
    let isFactor = tokenBefore.precedesUnitAlone
    let first = try parsePower(isAfterDegree: false)
    let units = try parseProduct(first, from: place.lowerBound, at: place)
    let range = place.lowerBound..<endOfUnits
    if units.isNone || !isFactor { append(.number(1), at: place.lowerBound..<place.lowerBound) }
    if !units.isNone { append(.quantity(isFactor ? .unit(units) : .units(units)), at: range) }
    endsInBracket = false
  }

  /// The end of the last units.
  var endOfUnits: Int {
    var end = token.range.lowerBound
    while end > 0, lexer.isSpace(at: end - 1) { end -= 1 }
    return end
  }

  /// Parses the remaining parts of `5 ft 3 in`.
  private mutating func parseSum(
    _ first: Unit, at place: Range<Int>
  ) throws(ExpressionError) {
    var units = [first]
    var last = first
    var isWhole = true
    if case .number(let number)? = steps.last?.kind { isWhole = number.isInteger }
    while case .number(let number) = token.kind {
      let start = token
      append(.number(number), at: token.range)
      try advance()
      let word = token
      let isIn = token.isUnit && lexer.text[token.range].elementsEqual("in".utf8)
      let isDirect = !lexer.isSpace(at: start.range.lowerBound - 1)
      if !token.isUnit
        || isIn && (last.kind != .length || last.symbol == "m" && isDirect)
          && last.partLeftUnnamed != nil
      {
        guard isWhole, let (part, count) = last.partLeftUnnamed, number >= 0,
          number < Rational(count),
          last.symbol != "m"
            || lexer.text[start.range].allSatisfy({ $0.isDigit }) && start.range.count == 2
        else {
          throw ExpressionError(.numberWithoutUnit, at: start.range)
        }
        // `1h30`, and `5 ft 11 to cm`; not `5 ft 3`, which may lack a sign.
        guard isIn || token.kind == .conversion || isDirect
        else {
          let meant = lexer.source(start.range) + " " + part.symbol
          throw ExpressionError(.otherNotation(meant), at: start.range)
        }
        units.append(part)
        if isIn { token.kind = .conversion }
        lexer.readsOtherNotation = true
        break
      }
      let unit = try parsePower(isAfterDegree: last.kind == .angle)
      guard unit.powers.count == 1, unit.powers[0].exponent == 1 else {
        throw ExpressionError(.quantity(.unitsNotDescending), at: start.range)
      }
      // No metre is smaller than an hour.
      let meansMinutes = last.isLongerThanMinute && unit.powers[0].unit.symbol == "m"
      last = meansMinutes ? Unit.minute : unit.powers[0].unit
      units.append(last)
      guard units.count <= MixedQuantity.limit else {
        throw ExpressionError(.quantity(.tooManyUnits), at: start.range)
      }
      // `5 ft 11 in cm`: the inches end here, and their conversion target follows.
      if token.isUnit, isIn {
        lexer.position = token.range.lowerBound
        token = Token(kind: .conversion, range: word.range)
        lexer.readsOtherNotation = true
        break
      }
    }
    if token.isUnit {
      throw ExpressionError(.quantity(.unitsNotDescending), at: token.range)
    }
    append(.quantity(.sum(units)), at: place.lowerBound..<endOfUnits)
    (mark, endsInBracket) = (.none, false)
  }

  /// Parses the units next to a unit, and those after a `/`.
  ///
  /// - Parameters:
  ///   - first: The first unit.
  ///   - literal: The start of the literal, with its number.
  ///   - place: The place of the first unit.
  /// - Returns: The product.
  /// - Throws: ``ExpressionError`` if the product may be meant in two ways, or is too long.
  private mutating func parseProduct(
    _ first: UnitProduct, from literal: Int, at place: Range<Int>
  ) throws(ExpressionError) -> UnitProduct {
    var product = first
    while token.isUnit {
      let start = token.range
      product = try joined(product, try parsePower(isAfterDegree: false), divides: false, at: start)
      try chooseDivisor(from: literal, to: start.lowerBound)
    }
    while token.kind == .operation(.division), beginsUnitBehindSign {
      if divisor == .ofOther, choice.quotient == .unitOfQuotient { return product }
      let sign = token.range
      try advance()
      let start = token.range
      let isBracket = token.kind == .openingBracket
      product = try joined(
        product, try parseDenominator(), divides: true, at: start)
      try chooseDivisor(from: literal, to: sign.lowerBound)
      if token.isUnit, !isBracket {
        let (above, below) = (
          lexer.source(place.lowerBound..<sign.lowerBound),
          lexer.source(start.lowerBound..<token.range.lowerBound)
        )
        let beside = lexer.source(token.range)
        throw ExpressionError(
          .ambiguous(
            above + "/(" + below + " " + beside + ")", above + " " + beside + "/" + below),
          at: start.lowerBound..<token.range.upperBound)
      }
    }
    return product
  }

  /// Rejects a divisor whose units may belong to the quotient, if no reading is chosen.
  private mutating func chooseDivisor(
    from literal: Int, to middle: Int
  ) throws(ExpressionError) {
    guard divisor == .ofOther, choice.quotient != .unitOfDivisor else { return }
    hasOpenQuotient = true
    let head = lexer.source(literal..<middle)
    let tail = lexer.source(middle..<token.range.lowerBound)
    let space = tail.hasPrefix("/") ? "" : " "
    throw ExpressionError(
      .ambiguous("… / (" + head + space + tail + ")", "(… / " + head + ")" + space + tail),
      at: literal..<max(endOfUnits, literal))
  }

  /// Parses the unit after a `/`, or those in brackets.
  private mutating func parseDenominator() throws(ExpressionError) -> UnitProduct {
    guard token.kind == .openingBracket else { return try parsePower(isAfterDegree: false) }
    let opening = token.range
    try advance()
    let outer = divisor
    divisor = .none
    defer { divisor = outer }
    let product = try parseTargetProduct()
    try closeBracket(openedAt: opening)
    return product
  }

  /// Parses a unit with its exponent: `m`, `m^2`, `s^-1`, `m²`, `mm2`.
  mutating func parsePower(isAfterDegree: Bool) throws(ExpressionError) -> UnitProduct {
    let place = token.range
    if case .powerOfUnit(let power) = token.kind {
      try advance()
      return try self.power(power, of: takeUnit(isAfterDegree: false).unit, at: place)
    }
    let unit = try takeUnit(isAfterDegree: isAfterDegree)
    let exponent: Rational
    switch token.kind {
    case .superscript(let raised):
      exponent = raised
      try advance()
    case .power: exponent = try parseExponent()
    // In `1h30min` and `8h15` minutes follow the hour.
    case .number(let digit)
    where token.range.lowerBound == place.upperBound && !unit.isOfSign && !endsBeforeLetter
      && (token.range.count == 1 && digit < 5 || unit.unit.partLeftUnnamed == nil):
      exponent = digit
      try advance()
    default: return UnitProduct(unit.unit)
    }
    guard exponent.isInteger else {
      throw ExpressionError(.quantity(.fractionalExponent(UnitProduct(unit.unit))), at: place)
    }
    guard let exponent = Int(exactly: exponent.numerator) else {
      throw ExpressionError(.quantity(.exponentTooLarge), at: place)
    }
    return try power(exponent, of: unit.unit, at: place)
  }

  /// Whether a letter follows the token directly.
  private var endsBeforeLetter: Bool {
    let end = token.range.upperBound
    return end < lexer.text.count && lexer.text[end].isLetter
  }

  private func power(
    _ exponent: Int, of unit: Unit, at place: Range<Int>
  ) throws(ExpressionError) -> UnitProduct {
    do throws(QuantityError) {
      return try UnitProduct(unit, exponent: exponent)
    } catch {
      throw ExpressionError(.quantity(error), at: place)
    }
  }

  /// Takes the unit in the token.
  private mutating func takeUnit(
    isAfterDegree: Bool
  ) throws(ExpressionError) -> (unit: Unit, isOfSign: Bool) {
    let name: String
    var isOfSign = false
    switch token.kind {
    case .unit(let unit):
      lexer.takePointOfAbbreviation()
      let national = lexer.takeCountry(of: unit)
      try advance()
      return (national ?? unit, false)
    case .angleUnit(let unit):
      name = unit.name
      isOfSign = isDegreeSign
    case .prime(let isDouble):
      name = isAfterDegree ? isDouble ? "arcsec" : "arcmin" : isDouble ? "in" : "ft"
      isOfSign = true
    default: throw ExpressionError(.missingUnit, at: token.range)
    }
    guard let unit = Unit(named: name) else {
      preconditionFailure("the table has feet, inches and angles")
    }
    try advance()
    return (unit, isOfSign)
  }

  /// Parses the exponent of a unit after `^`, a whole number that may have a sign or brackets.
  private mutating func parseExponent() throws(ExpressionError) -> Rational {
    let place = token.range
    try advance()
    let opening = token.kind == .openingBracket ? token.range : nil
    if opening != nil { try advance() }
    var isNegative = false
    if case .operation(let sign) = token.kind, sign.precedence == .additive {
      isNegative = sign == .subtraction
      try advance()
    }
    guard case .number(let exponent) = token.kind else {
      throw ExpressionError(.missingOperand, at: place)
    }
    try advance()
    if let opening { try closeBracket(openedAt: opening) }
    return isNegative ? -exponent : exponent
  }

  /// The product or the quotient of units.
  func joined(
    _ left: UnitProduct, _ right: UnitProduct, divides: Bool, at place: Range<Int>
  ) throws(ExpressionError) -> UnitProduct {
    for power in right.powers where power.unit.currency != nil {
      let isBeside = left.powers.contains { $0.unit.currency != nil && $0.exponent > 0 }
      guard !isBeside || divides else { throw ExpressionError(.differentCurrencies, at: place) }
    }
    do throws(QuantityError) {
      return divides ? try left.divided(by: right) : try left.multiplied(by: right)
    } catch {
      throw ExpressionError(.quantity(error), at: place)
    }
  }

  // MARK: - Units after a quotient

  /// Whether a range of steps is a number as it was typed, perhaps with a sign.
  func isTypedNumber(_ places: Range<Int>) -> Bool {
    guard let first = places.first, case .number = steps[first].kind else { return false }
    return places.count == 1 || places.count == 2 && steps[first + 1].kind == .negation
  }
}

extension Step {
  /// Whether it is a number as it was typed.
  fileprivate var isTypedNumber: Bool {
    switch kind {
    case .number, .based: true
    default: false
    }
  }
}
