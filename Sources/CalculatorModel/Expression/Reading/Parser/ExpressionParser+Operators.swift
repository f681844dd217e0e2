import ExactReals
import Quantities

/// The operators between two operands.
extension ExpressionParser {
  /// The strength with which an operator binds the operand after it.
  enum BindingPower: Int, Comparable {
    case none
    case inclusiveOr
    case exclusiveOr
    case conjunction
    case shift
    case additive
    case multiplicative
    case sign
    case counting
    case power

    /// Creates the binding power of an operation's sign.
    init(_ precedence: ArithmeticOperation.Precedence) {
      self =
        switch precedence {
        case .inclusiveOr: .inclusiveOr
        case .exclusiveOr: .exclusiveOr
        case .conjunction: .conjunction
        case .shift: .shift
        case .additive: .additive
        case .multiplicative: .multiplicative
        case .exponential, .notation: .power
        }
    }

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// An operator between two operands.
  enum Infix: Equatable {
    case operation(ArithmeticOperation)
    case impliedProduct
    /// `mod`, and `choose`.
    case function(MathFunction)
    case power
    /// `of`, `on` and `off`.
    case portion(Portion)
    /// `split`, which divides the whole sum before it: `$86 + 20% split 4 ways`.
    case split

    func bindingPower(in order: EvaluationOrder) -> BindingPower {
      if order == .leftToRight { return .additive }
      switch self {
      case .operation(let operation):
        return BindingPower(operation.precedence)
      case .split: return .additive
      // `2 * 5 choose 2` is twice a number of choices, as `2 * 5 nCr 2` is on pocket calculators.
      case .function(.combinations): return .counting
      case .impliedProduct, .function, .portion: return .multiplicative
      case .power: return .power
      }
    }

    /// Whether it binds as tightly as a product, or more tightly.
    var isFactorOrPower: Bool {
      switch self {
      case .operation(.multiplication), .operation(.division), .impliedProduct, .power: true
      case .operation, .function, .portion, .split: false
      }
    }

    var isPortion: Bool {
      if case .portion = self { true } else { false }
    }

    var isAdditive: Bool {
      if case .operation(let sign) = self { sign.precedence == .additive } else { false }
    }

    var isDivision: Bool {
      if case .operation(.division) = self { true } else { false }
    }

    var step: Step.Kind {
      switch self {
      case .operation(let operation): .operation(operation)
      case .impliedProduct: .operation(.multiplication)
      case .split: .operation(.division)
      case .function(let function): .function(function, argumentCount: 2)
      case .power: .function(.power, argumentCount: 2)
      case .portion(let portion): .percentages(.portion(portion))
      }
    }
  }

  /// Parses an operand with all following operators that bind tighter than the one before it.
  mutating func parseOperand(
    bindingTighterThan outer: BindingPower
  ) throws(ExpressionError) {
    // The operators before these belong to enclosing operands.
    let own = waiting.count
    var (power, start) = (outer, steps.count)
    try parsePrimary()
    let order = options.order
    var last: Infix?
    // The steps of the previous operand, if a unit after the next one may belong to a fraction.
    var operand: Range<Int>? = start..<steps.count
    while true {
      // The token is checked first, so that the parser is only copied if there is a unit.
      if token.isUnit, beginsUnits {
        try parseUnits(after: start)
        operand = nil
        continue
      }
      guard let infix, infix.bindingPower(in: order) > power else {
        guard waiting.count > own else { return }
        let ended = waiting.removeLast()
        operand = try appendOperation(of: ended, divisorStart: start)
        (power, start, last) = (ended.power, ended.start, ended.infix)
        continue
      }
      let place = token.range
      if infix == .operation(.logicalShiftRight), options.wordFormat == nil {
        throw ExpressionError(.needsWord, at: place)
      }
      note(infix, after: last)
      let left = mark
      if case .portion(let portion) = infix {
        let number = steps.count
        try parseNumber(of: portion, takenBy: left, at: place)
        // Half of 3, divided by 4, is half of 3/4: `1/2 of 3/4 cup`.
        operand = steps.count == number + 2 ? number..<number + 1 : nil
        last = infix
      } else if infix == .power, order == .precedence {
        operand = try parseExponent(behindSignAt: place)
        last = infix
      } else {
        let isNumber =
          readsQuantities && infix.isDivision && operand.map { isTypedNumber($0) } == true
        waiting.append(
          WaitingOperator(
            infix: infix, place: place, left: left, isNumber: isNumber,
            isAlone: last.map { $0.isPortion } ?? true, number: operand?.lowerBound ?? start,
            divisor: divisor, start: start, power: power))
        if readsQuantities {
          divisor = infix.isDivision ? isNumber ? .ofNumber : .ofOther : .none
        }
        if infix == .impliedProduct { isFactor = true } else { try advance() }
        (power, start, last) = (infix.bindingPower(in: order), steps.count, nil)
        try parsePrimary()
        operand = start..<steps.count
      }
    }
  }

  /// Parses an exponent, and appends the power.
  ///
  /// - Parameter place: The place of the sign.
  /// - Returns: The steps of the exponent.
  /// - Throws: ``ExpressionError`` if the exponent cannot be parsed.
  private mutating func parseExponent(behindSignAt place: Range<Int>) throws(ExpressionError)
    -> Range<Int>
  {
    try advance()
    let start = steps.count
    let outer = isExponent
    isExponent = true
    try parseNestedOperand(bindingTighterThan: .sign)
    isExponent = outer
    if case .based? = steps.last?.kind { remark = .otherReading }
    defer { mark = .none }
    let exponent = start..<steps.count
    append(Infix.power.step, at: place)
    return exponent
  }

  /// Rejects brackets that repeat a number in another unit, or show its change: `45 kg (99 lb)`, `$1,299 (-15%)`.
  private func refuseRemark(
    _ product: WaitingOperator, from start: Int
  ) throws(ExpressionError) {
    var isRemark = mark.isMarked && lexer.hasSign(after: product.place.upperBound)
    if start > 0, case .quantity(.units(let left)) = steps[start - 1].kind,
      case .quantity(.units(let right))? = steps.last(where: { $0.kind != .group })?.kind
    {
      isRemark =
        isRemark || left.hasMoney && right.hasMoney
        || !left.dimension.isNone && left.dimension == right.dimension
    }
    if isRemark { throw ExpressionError(.missingOperator, at: product.place) }
  }

  /// Appends the operation of `at` or `for`, and returns the steps of its right operand.
  ///
  /// Separate from the function that appends other operations, whose stack frame each nested operand needs.
  @inline(never)
  private mutating func appendRate(
    of ended: WaitingOperator, divisorStart start: Int
  ) throws(ExpressionError) -> Range<Int> {
    completePrice(divisorStart: start, at: ended.place)
    let operation = try operationOfRate(at: ended.place, divisorStart: start)
    if operation == .division, lexer.text[ended.place].isWord("for"),
      self.operand(endingAt: steps.count)?.units.single?.currency != nil
    {
      // The price of `3 kg for £5` is divided by the operand before it.
      let count = steps[ended.start..<start]
      steps.removeSubrange(ended.start..<start)
      steps += count
    }
    let dose = operation == .multiplication ? unitOfDose(divisorStart: start) : nil
    append(.operation(operation), at: ended.place)
    if let dose { append(.quantity(.conversion(dose)), at: ended.place) }
    mark = .none
    return start..<steps.count - 1
  }

  /// Appends the operation of an operator after its right operand was read.
  ///
  /// - Parameters:
  ///   - ended: The operator.
  ///   - start: The start of the right operand's steps.
  /// - Returns: The steps of that operand, if the operator binds like a product or tighter.
  /// - Throws: ``ExpressionError`` if a fraction with a unit can be read in two ways.
  private mutating func appendOperation(
    of ended: WaitingOperator, divisorStart start: Int
  ) throws(ExpressionError) -> Range<Int>? {
    let infix = ended.infix
    divisor = ended.divisor
    if infix == .impliedProduct, readsQuantities { try refuseRemark(ended, from: start) }
    if infix.isDivision { try refuseFraction(asDivisorAfter: ended.place) }
    if readsQuantities, infix.isDivision {
      try refuseMinutes(over: start)
      noteTimes(over: start)
    }
    if readsQuantities, infix.isDivision, try joinQuotient(ended, divisorStart: start) {
      mark = .none
      return nil
    }
    if infix.isDivision, try joinPercentage(ended, divisorStart: start) { return nil }
    if infix == .operation(.multiplication), lexer.text[ended.place].isRateSign {
      return try appendRate(of: ended, divisorStart: start)
    }
    if infix.isAdditive, lexer.text[ended.place].isWord("before") {
      // `2 weeks before 2027-03-01` is the date minus the weeks. Only a date, a name or brackets follow, so that each
      // step is only moved once in a long line.
      guard steps.count == start + 1 || steps.last?.kind == .group else {
        throw ExpressionError(.date(.noDate), at: steps[start].range)
      }
      let time = steps[ended.start..<start]
      steps.removeSubrange(ended.start..<start)
      steps += time
      append(.operation(.subtraction), at: ended.place)
      mark = .none
      return nil
    }
    let operand = infix.isFactorOrPower ? start..<steps.count : nil
    guard case .operation(let operation) = infix, operation.precedence == .additive, mark.isMarked
    else {
      append(infix.step, at: ended.place)
      mark = .none
      return operand
    }
    if mark == .enclosed, !ended.left.isMarked { remark = .note(.isNoShare) }
    appendSum(operation, left: ended.left, at: ended.place)
    return operand
  }
}

extension Lexer {
  /// Whether a sign follows a place, after spaces.
  fileprivate func hasSign(after place: Int) -> Bool {
    var place = place
    while isSpace(at: place) { place += 1 }
    return place < text.count && "+-".utf8.contains(text[place])
  }
}
