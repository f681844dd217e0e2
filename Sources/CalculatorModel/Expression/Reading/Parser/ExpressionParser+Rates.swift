import BigNumbers
import ExactReals
import Quantities

/// Rates between `at` or `for` and what they are of: `240 miles at 60 mph`, `£35 a week for 12 weeks`.
extension ExpressionParser {
  /// Whether the word is `at`, `@` or `for`, either between units and a number of a rate or of its quantity, or
  /// between a number and a price.
  func isRateSign(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
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
}
