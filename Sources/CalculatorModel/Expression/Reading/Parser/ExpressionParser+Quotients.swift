import BigNumbers
import Quantities

/// Quotients of numbers with a unit after them: `1/2 m`, `9/750 g`.
extension ExpressionParser {
  /// Gives the unit of `a/b unit` to what it belongs to (W-32).
  ///
  /// Whole numbers as on a ruler are a fraction of the unit: `1/2 m`, `7/16 in`. Every other quotient of numbers
  /// has two readings.
  ///
  /// - Parameters:
  ///   - ended: The division.
  ///   - divisorStart: Where the steps of the number with the unit begin.
  /// - Returns: Whether the unit is that of the quotient.
  /// - Throws: ``ExpressionError`` with both readings, where neither is chosen.
  mutating func joinQuotient(
    _ ended: WaitingOperator, divisorStart: Int
  ) throws(ExpressionError) -> Bool {
    guard let last = steps.last, case .quantity(let step) = last.kind else { return false }
    let isLiteral =
      if case .number = steps[divisorStart].kind { steps.count == divisorStart + 2 } else { false }
    // Asked last, of a literal alone: the dividend may be long.
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
    // The sign of a currency holds the number behind it: `2/$5`.
    if last.range.lowerBound < steps[divisorStart].range.lowerBound { return false }
    guard let reading else {
      hasOpenQuotient = isLiteral
      // A bracket begins before what is in it.
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

  /// Gives the sign of `1/2%` to the fraction, as a rate is written; spaces around the bar divide by a percentage.
  ///
  /// - Parameters:
  ///   - ended: The division.
  ///   - divisorStart: Where the steps of the number with the sign begin.
  /// - Returns: Whether the sign is that of the fraction.
  /// - Throws: ``ExpressionError`` with both readings of another fraction below one: `1/12%`.
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

  /// Whether the numbers above and below a bar are whole, and a fraction as rulers and cups have it.
  private func isRulerFraction(_ above: Int, _ below: Int) -> Bool {
    guard case .number(let above) = steps[above].kind, case .number(let below) = steps[below].kind,
      above.isInteger, above < below
    else { return false }
    return [2, 3, 4, 8, 16, 32, 64].contains(below)
  }
}

extension Step.Kind {
  /// Whether it is no value that may have a unit.
  fileprivate var isPlain: Bool {
    switch self {
    case .number, .based, .constant, .operation, .negation, .superscript, .group, .function: true
    default: false
    }
  }
}
