import BigNumbers
import Quantities

/// Quotients of numbers with a unit after them: `1/2 m`, `9/750 g`.
extension ExpressionParser {
  /// Assigns the unit of `a/b unit` to its operand.
  ///
  /// Whole numbers that form a fraction as on a ruler are a fraction of the unit: `1/2 m`, `7/16 in`. Every other
  /// quotient of numbers has two readings.
  ///
  /// - Parameters:
  ///   - ended: The division.
  ///   - divisorStart: The start of the steps of the number with the unit.
  /// - Returns: Whether the unit belongs to the quotient.
  /// - Throws: ``ExpressionError`` with both readings, if neither is chosen.
  mutating func joinQuotient(
    _ ended: WaitingOperator, divisorStart: Int
  ) throws(ExpressionError) -> Bool {
    guard let last = steps.last, case .quantity(let step) = last.kind else { return false }
    let isLiteral =
      if case .number = steps[divisorStart].kind { steps.count == divisorStart + 2 } else { false }
    // This is checked last, and only for a literal, because the dividend may be long.
    guard
      ended.isNumber
        || isLiteral && steps[ended.start..<divisorStart].allSatisfy({ $0.kind.isPlain })
    else { return false }
    let reading: ReadingChoice.Quotient?
    switch step {
    case .units(let units) where isLiteral:
      reading =
        choice.quotient
        ?? (ended.isNumber && ended.isAlone && units.powers.count == 1
          && isRulerFraction(ended.number, divisorStart)
          ? .unitOfQuotient : nil)
    case .unit(let units)
    where steps.count == divisorStart + 1 && units.powers.count > 1 && !endsInBracket:
      reading = nil
    case .sum: reading = nil
    default: return false
    }
    // A currency sign binds the number after it: `2/$5`.
    if last.range.lowerBound < steps[divisorStart].range.lowerBound { return false }
    guard let reading else {
      hasOpenQuotient = isLiteral
      // A bracket begins before its content.
      let start = steps[ended.start..<divisorStart].reduce(Int.max) { min($0, $1.range.lowerBound) }
      let number = steps[divisorStart].range
      guard isLiteral else {
        let text = lexer.source(number.lowerBound..<last.range.upperBound)
        throw ExpressionError(
          .ambiguous("… / (" + text + ")", "(… / …) " + text),
          at: number.lowerBound..<last.range.upperBound)
      }
      let quotient = lexer.source(start..<number.upperBound)
      let space = lexer.isSpace(at: number.lowerBound - 1) ? " " : ""
      let dividend = lexer.source(start..<number.lowerBound) + space
      let unit = lexer.source(number.upperBound..<last.range.upperBound)
      let divisor = lexer.source(number.lowerBound..<last.range.upperBound)
      throw ExpressionError(
        .ambiguous("(" + quotient + ") " + unit, dividend + "(" + divisor + ")"),
        at: start..<last.range.upperBound)
    }
    guard reading == .unitOfQuotient else { return false }
    steps.removeLast()
    append(.operation(.division), at: ended.place)
    steps.append(last)
    return true
  }

  /// Assigns the sign of `1/2%` to the fraction, as rates are written; with spaces around it, the bar divides by a
  /// percentage.
  ///
  /// - Parameters:
  ///   - ended: The division.
  ///   - divisorStart: The start of the steps of the number with the sign.
  /// - Returns: Whether the sign belongs to the fraction.
  /// - Throws: ``ExpressionError`` with both readings of any other fraction below one: `1/12%`.
  mutating func joinPercentage(
    _ ended: WaitingOperator, divisorStart: Int
  ) throws(ExpressionError) -> Bool {
    guard mark == .sign, ended.isNumber, steps.count == divisorStart + 2, let sign = steps.last,
      case .number(let above) = steps[ended.number].kind,
      case .number(let below) = steps[divisorStart].kind, above < below,
      ended.place.upperBound == steps[divisorStart].range.lowerBound,
      ended.place.lowerBound == steps[ended.number].range.upperBound
    else { return false }
    guard ended.isAlone, isRulerFraction(ended.number, divisorStart) else {
      guard sign.range.lowerBound == steps[divisorStart].range.upperBound else { return false }
      let place = steps[ended.number].range.lowerBound..<sign.range.upperBound
      let dividend = lexer.source(place.lowerBound..<ended.place.lowerBound)
      let divisor = lexer.source(steps[divisorStart].range)
      throw ExpressionError(
        .ambiguous("(" + dividend + "/" + divisor + ")%", dividend + "/(" + divisor + "%)"),
        at: place)
    }
    steps.removeLast()
    append(.operation(.division), at: ended.place)
    steps.append(sign)
    return true
  }

  /// Whether the numbers above and below a bar are whole, and form a fraction as on rulers and cups.
  private func isRulerFraction(_ above: Int, _ below: Int) -> Bool {
    guard case .number(let above) = steps[above].kind, case .number(let below) = steps[below].kind
    else { return false }
    return RulerFraction.contains(above, over: below)
  }
}

extension Step.Kind {
  /// Whether it cannot be a value with a unit.
  fileprivate var isPlain: Bool {
    switch self {
    case .number, .based, .constant, .operation, .negation, .superscript, .group, .function: true
    default: false
    }
  }
}
