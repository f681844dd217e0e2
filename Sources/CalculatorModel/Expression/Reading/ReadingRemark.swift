import BigNumbers

/// A remark for the user on a reading that follows the rules but that many don't expect.
package enum ReadingRemark: Hashable, Sendable {
  /// Another reading comes to mind: for `1/2pi` that of 1/(2π), for `3√8` and `8^1/3` a cube root, for `max(1,234)`
  /// one number, for `2e` the beginning of an exponent, and for `0xFF ^ 1` an exclusive or.
  case otherReading
  /// A whole number of radians beyond a full turn: `sin(30)`.
  case radians
  /// Days from Monday to Friday, some of which may be holidays.
  case workdays
  /// Calories by their name, as those on food are a thousand times larger.
  case calories
  /// The parts of `2:05` in `2:05 in seconds`, which are hours and minutes.
  case hoursAndMinutes
  /// `and` or `or` between decimal numbers, which some take for a sum: `50 and 60`.
  case bits
  /// Pounds by their name, which may be meant as money.
  case pounds
  /// A time zone with rules from a table, which has a version.
  case zones
}

extension ReadingRemark {
  /// Whether many would be answered another question without it, so that it is told in a pipe as well.
  package var isOfMeaning: Bool {
    switch self {
    case .calories, .pounds, .workdays, .hoursAndMinutes, .bits: true
    case .otherReading, .radians, .zones: false
    }
  }
}

/// Remarks on an expression while it is read.
extension ExpressionParser {
  /// Notes a product that some people read differently.
  ///
  /// - Parameters:
  ///   - infix: The current operator between two operands.
  ///   - last: The operator before its left operand.
  mutating func note(_ infix: Infix, after last: Infix?) {
    if last == .power, infix == .operation(.division), steps.count > 1,
      steps[steps.count - 2].kind == .number(1)
    {
      remark = .otherReading
    }
    // Elsewhere `0xFF ^ 1` is an exclusive or.
    if infix == .power, case .based? = steps.last?.kind { remark = .otherReading }
    if infix == .operation(.and) || infix == .operation(.or), options.wordFormat == nil,
      lexer.text[token.range].first?.isLetter == true, case .number? = steps.last?.kind
    {
      remark = .bits
    }
    // `45 + 10% / 2` may ask for half of the sum.
    if infix == .operation(.division) || infix == .operation(.multiplication), mark.isMarked,
      waiting.last?.infix.isAdditive == true
    {
      lexer.readsOtherNotation = true
    }
    // `20% on 350` may ask for the 20%.
    if infix == .portion(.on) { remark = .otherReading }
    // `12 of 15` may be a fraction, so its reading is shown.
    if infix == .operation(.multiplication), lexer.text[token.range].isWord("of") {
      lexer.readsOtherNotation = true
      remark = .otherReading
    }
    guard infix == .impliedProduct else { return }
    if last == .operation(.division) || isDegreeOfRoot || isLikeExponent { remark = .otherReading }
  }

  /// Notes an angle that is probably meant in degrees: a whole number beyond a full turn.
  mutating func note(argument: Step, of function: MathFunction) {
    guard function.takesAngle, case .number(let angle) = argument.kind, angle.isInteger,
      angle.magnitude > 6
    else { return }
    remark = .radians
  }

  /// Whether a number directly precedes the constant e, like the `e` of an exponent.
  private var isLikeExponent: Bool {
    guard lexer.text[token.range].elementsEqual("e".utf8), let last = steps.last,
      last.range.upperBound == token.range.lowerBound, case .number = last.kind
    else { return false }
    return true
  }

  /// Whether a whole number directly precedes a root sign, as a degree that is not raised does: `3√8`.
  private var isDegreeOfRoot: Bool {
    guard token.kind == .radical(.squareRoot), let last = steps.last,
      last.range.upperBound == token.range.lowerBound, case .number(let degree) = last.kind
    else { return false }
    return degree.isInteger && degree > 2
  }
}
