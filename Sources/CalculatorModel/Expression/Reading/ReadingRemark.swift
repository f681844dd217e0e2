import BigNumbers
import CalendarDates
import Quantities

/// A remark for the user on a reading that follows the rules but that many don't expect.
package enum ReadingRemark: Hashable, Sendable {
  /// Another reading comes to mind: for `1/2pi` that of 1/(2π), for `3√8` and `8^1/3` a cube root, for `max(1,234)`
  /// one number, for `2e` the beginning of an exponent, and for `0xFF ^ 1` an exclusive or.
  case otherReading
  /// A whole number of radians beyond a full turn: `sin(30)`.
  case radians
  /// A time zone with rules from a table, which has a version.
  case zones
  /// A note without which many would be answered another question.
  case note(ReadingNote)
}

extension ReadingRemark {
  /// The note on it, if many would be answered another question without one.
  package var note: ReadingNote? {
    if case .note(let note) = self { note } else { nil }
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
      lexer.text[token.range].first?.isLetter == true, !isBased(steps.last?.kind)
    {
      remark = .note(.bits)
    }
    // `45 + 10% / 2` may ask for half of the sum.
    if infix == .operation(.division) || infix == .operation(.multiplication), mark.isMarked,
      waiting.last?.infix.isAdditive == true
    {
      lexer.readsOtherNotation = true
    }
    if infix == .portion(.on) { remark = .note(.addsPercentage) }
    if let last, infix == last, mayEndDate { remark = .note(.isNoDate) }
    // `2-3/4` may be meant as a mixed number.
    if infix == .operation(.division), mayEndMixedNumber {
      lexer.readsOtherNotation = true
      remark = .otherReading
    }
    // `12 of 15` may be a fraction, so its reading is shown.
    if infix == .operation(.multiplication), lexer.text[token.range].isWord("of") {
      lexer.readsOtherNotation = true
      remark = .otherReading
    }
    guard infix == .impliedProduct else { return }
    if last == .operation(.division) || isDegreeOfRoot || isLikeExponent { remark = .otherReading }
  }

  /// Notes hours that are divided by days, whose answer has no unit: `37.5 hours / 5 days`.
  mutating func noteTimes(over divisorStart: Int) {
    guard let above = operand(endingAt: divisorStart)?.units.single,
      let below = operand(endingAt: steps.count)?.units.single,
      above.dimension == Dimension(.time), below.dimension == Dimension(.time),
      !Self.lastsDays(above), Self.lastsDays(below)
    else { return }
    remark = .note(.timesCancel)
  }

  private static func lastsDays(_ unit: Unit) -> Bool {
    unit.factor.rational >= 86_400
  }

  /// Notes a date that was another one on the Julian calendar: `14 Oct 1066`.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  mutating func noteDates() {
    let isEarly = steps.contains { step in
      if case .quantity(.date(let date)) = step.kind { date < .firstGregorian } else { false }
    }
    if isEarly { remark = .note(.beforeGregorian) }
  }

  /// Notes an angle that is probably meant in degrees: a whole number beyond a full turn.
  mutating func note(argument: Step, of function: MathFunction) {
    guard function.takesAngle, case .number(let angle) = argument.kind, angle.isInteger,
      angle.magnitude > 6
    else { return }
    remark = .radians
  }

  /// Whether the sign in the token may be the second one of a date: of `20/12/26`, `17-3-2027`.
  private var mayEndDate: Bool {
    guard token.range.count == 1, let sign = lexer.text[token.range].first, "/-".utf8.contains(sign)
    else { return false }
    let before = lexer.text[..<token.range.lowerBound]
    let year = lexer.text[token.range.upperBound...].prefix {
      $0.isDigit || $0 == UInt8(ascii: ".")
    }
    guard year.count == (sign == UInt8(ascii: "/") ? 2 : 4), year.allSatisfy({ $0.isDigit }),
      let (second, rest) = before.numberAtEnd, rest.last == sign,
      let (first, _) = rest.dropLast().numberAtEnd
    else { return false }
    return min(first, second) > 0 && min(first, second) < 13 && max(first, second) < 32
  }

  /// Whether the division sign in the token may be that of a mixed number: of `2-3/4`.
  private var mayEndMixedNumber: Bool {
    guard lexer.text[token.range].elementsEqual("/".utf8),
      waiting.last?.infix == .operation(.subtraction),
      let (above, rest) = lexer.text[..<token.range.lowerBound].numberAtEnd,
      rest.last == UInt8(ascii: "-"), let (_, before) = rest.dropLast().numberAtEnd,
      before.last ?? UInt8(ascii: " ") == UInt8(ascii: " "),
      let below = Int(lexer.text[token.range.upperBound...].prefix { $0.isDigit }.text)
    else { return false }
    return RulerFraction.contains(Rational(above), over: Rational(below))
  }

  private func isBased(_ step: Step.Kind?) -> Bool {
    if case .based? = step { true } else { false }
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

extension ArraySlice<UInt8> {
  /// The whole number of one or two digits at the end, and what is before it; nil if there is none.
  fileprivate var numberAtEnd: (number: Int, rest: ArraySlice<UInt8>)? {
    let isOfNumber = { (byte: UInt8) in byte.isDigit || byte == UInt8(ascii: ".") }
    let digits = self[(lastIndex { !isOfNumber($0) }.map { $0 + 1 } ?? startIndex)...]
    guard !digits.isEmpty, digits.count < 3, let number = Int(digits.text) else { return nil }
    return (number, prefix(upTo: digits.startIndex))
  }
}
