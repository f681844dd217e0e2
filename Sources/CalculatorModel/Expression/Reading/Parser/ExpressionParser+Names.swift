import CalendarDates
import Quantities

/// Names that only have a meaning next to numbers: units, dates and words between them.
extension ExpressionParser {
  /// The meaning of a name where a unit may stand, if it has another meaning elsewhere: `in` and `min` after a
  /// number.
  ///
  /// - Returns: The meaning; nil if the name has its usual one.
  mutating func meaningBesideNumbers(
    of name: ArraySlice<UInt8>, after before: Token
  ) throws(ExpressionError) -> Token.Kind? {
    if name.isWord("in") { return inch(after: before) ? .unit(try .named("in", at: token)) : nil }
    // `2 sec(1)` contains the secant.
    if name.isWord("sec"), tokenBefore == .placeOfUnit {
      // `40 sec x 12`
      let isCounted = lexer.isFollowed(by: "x ") && !names.isDefined(Array("x".utf8)[...])
      return lexer.isFollowedByOperand && !isCounted ? nil : .unit(.second)
    }
    guard !names.isDefined(name) || isUnitBesideLabel(name, after: before) else { return nil }
    if name.isWord("c") || name.isWord("f"), let scale = Unit.scale(of: name.uppercased) {
      mayMeanOtherUnits = true
      if choice.readsOtherUnits { return .unit(scale) }
    }
    if name.elementsEqual("m".utf8) {
      mayMeanOtherUnits = true
      if choice.readsOtherUnits { return .unit(.minute) }
    }
    if let unit = lexer.takeWords(after: token.range) {
      token.range = token.range.lowerBound..<lexer.position
      return .unit(unit)
    }
    if Unit.power(of: name) != nil { lexer.takePointOfAbbreviation() }
    if let exponent = Unit.power(of: name), lexer.isFollowedByUnit { return .powerOfUnit(exponent) }
    // `5 m as ft`, where attoseconds of feet are not meant.
    if name.elementsEqual("as".utf8), before.isUnit, lexer.isFollowedByUnit {
      throw ExpressionError(.otherNotation("to"), at: token.range)
    }
    guard name.isFunctionAndUnit else { return unitAtOnce(name) }
    let isFactor = tokenBefore != .placeOfUnit && !isInTarget
    if name.isWord("rem") || isFactor {
      // `17 rem 5` is a remainder, and `3 × lb 8` a logarithm.
      guard isInTarget || !isFollowedByArgument else { return nil }
    } else if lexer.isFollowedByBracket {
      let end = token.range.upperBound
      guard lexer.isSpace(at: end) else { return nil }
      // `3 min (180 s)`, `5 lb (3)`: a unit and its conversion, or a function.
      throw ExpressionError(
        .ambiguous(name.text + " × (", "× " + name.text + "("),
        at: token.range.lowerBound..<lexer.startOfNext + 1)
    }
    return .unit(try .named(name, at: token))
  }

  /// Whether a label's name is a unit here: in `2 hours`, `£14/hours` and `to hours`, after a line `hours: 38`, but
  /// not in `rate * hours`.
  private func isUnitBesideLabel(_ name: ArraySlice<UInt8>, after before: Token) -> Bool {
    names.isLabel(name) && isPlaceOfUnit(after: before)
  }

  /// Whether a name is more likely a unit than a number: in `2 hours`, `£14/hours` and `to hours`.
  func isPlaceOfUnit(after before: Token) -> Bool {
    if isInTarget { return true }
    switch before.kind {
    case .number, .based, .scale: return true
    case .operation(.division):
      let sign = before.range
      return sign.upperBound == token.range.lowerBound && sign.lowerBound > 0
        && lexer.isDigit(at: sign.lowerBound - 1)
    default: return false
    }
  }

  /// Whether the name in the token is followed by an operand that is no unit: in `3 × lb 8`, but not in
  /// `5 kg/(min mol)`.
  private var isFollowedByArgument: Bool {
    guard lexer.isFollowedByOperand else { return false }
    var rest = lexer
    guard let next = try? rest.next(), next.kind == .name else { return true }
    let name = lexer.text[next.range]
    // `$3.50/lb x 2 lb`
    if name.isWord("x"), !names.isDefined(name), rest.beginsOperand { return false }
    return names.isDefined(name) || BuiltInName.meaning(of: name) != nil
      || Unit(named: name.text) == nil
  }

  /// The unit of a name that has no other meaning in any expression, before other names are compared with it.
  private mutating func unitAtOnce(_ name: ArraySlice<UInt8>) -> Token.Kind? {
    // `5 c 2` may be combinations.
    guard !name.isWord("c"), !name.isWord("p"), !name.isPercent,
      BuiltInName.meaning(of: name) == nil, let unit = Unit(named: name.text)
    else { return nil }
    return .unit(takeDistance(after: unit, name))
  }

  /// The meaning of a name that is unknown in expressions.
  ///
  /// - Returns: The meaning here, if any; otherwise an error is thrown that says what may be meant.
  mutating func meaning(
    ofUnknown name: ArraySlice<UInt8>, _ error: ExpressionError, after before: Token
  ) throws(ExpressionError) -> Token.Kind {
    if name.isWord("on"), isInTarget, lexer.isFollowedByDate { return .onDay }
    if name.isWord("per"), before.endsOperand, lexer.isFollowedByUnit {
      return .operation(.division)
    }
    // `8 l per 100 km`, `3 hours a day`.
    if name.isWord("per") && before.endsOperand && lexer.isFollowedByDigit
      || !isInTarget && name.isArticle
        && (before.isUnit && lexer.isFollowedByUnit || before.isNumber && lexer.isFollowedByTime)
    {
      lexer.readsOtherNotation = true
      return .operation(.division)
    }
    if let function = DateFunction(name),
      lexer.isFollowedByBracket || before.kind == .conversion && function == .weekday
    {
      return .dateFunction(function)
    }
    if name.isWord("until") || name.isWord("till"), before.isTimeOrDate { return .conversion }
    let takesUnit = tokenBefore.precedesUnit || isInTarget
    // Alone it is a heading in a sheet, which is read without suggestions.
    if names.suggests, name.count > 5, name.isWeekday {
      throw ExpressionError(.ambiguous("last " + name.text, "next " + name.text), at: token.range)
    }
    if !takesUnit || endsSpan, name.isWord("today") {
      guard let today = options.clock.today else {
        throw ExpressionError(.date(.noToday), at: token.range)
      }
      return .date(today())
    }
    if !takesUnit || endsSpan, name.isWord("now") {
      guard let now = options.clock.now else {
        throw ExpressionError(.date(.noToday), at: token.range)
      }
      return .instant(now().onOwnClock)
    }
    if !takesUnit || endsSpan, let time = TimeOfHours(named: name) { return .time(time) }
    if names.suggests, !takesUnit, before.isTimeOfPlace, name.count > 2 {
      throw ExpressionError(.date(.noSuchZone), at: token.range)
    }
    if name.isPercent, !isInTarget, !lexer.isFollowedByConversion {
      // `5 pct` are written with the sign.
      throw error
    }
    if takesUnit, name.count > 1, let unit = Unit(named: name.text) {
      return .unit(takeDistance(after: unit, name))
    }
    let meant = signMeant(by: error, after: before)
    // `5C2` are combinations.
    if meant != error { throw meant }
    // `mph * s/m`: a term of units alone.
    if !takesUnit, !isExponent, before.kind != .power, let unit = Unit(named: name.text),
      lexer.isFollowedByFactorOfUnits
    {
      return .unit(unit)
    }
    return try takesUnit ? unit(name, error) : noUnit(name, error)
  }

  /// Whether the token may be the end of a span: `1 May to today`, `yesterday 18:00 to now`.
  var endsSpan: Bool { isInTarget && steps.count == 1 && steps[0].kind.isTimeOrDate }

  /// The unit of a name, without the digit of an exponent at its end.
  private mutating func unit(
    _ name: ArraySlice<UInt8>, _ error: ExpressionError
  ) throws(ExpressionError) -> Token.Kind {
    if let unit = Unit(named: name.text) { return .unit(takeDistance(after: unit, name)) }
    // `mm2` are square millimetres, but `3d6` are dice.
    if let last = name.last, (UInt8(ascii: "2")...UInt8(ascii: "4")).contains(last),
      !name.starts(with: "d".utf8) || name.count > 2, let unit = Unit(named: name.dropLast().text)
    {
      lexer.position -= 1
      token.range = token.range.lowerBound..<lexer.position
      return .unit(unit)
    }
    if let unit = try takeUnit(before: name) { return .unit(unit) }
    // Only now, since similar names take longer to find than everything else.
    let cause: UnitNameError
    do throws(UnitNameError) {
      return .unit(takeDistance(after: try Unit.named(name.text), name))
    } catch {
      cause = error
    }
    if case .unknown(_, let suggestions) = cause, suggestions.isEmpty {
      guard case .unknownName(let text, nil) = error.cause else { throw error }
      let near = names.suggests ? NameSuggestion.nearest(to: name, among: Unit.spellings) : nil
      throw ExpressionError(.unknownName(text, suggestion: near), at: error.range)
    }
    throw ExpressionError(.unit(cause), at: token.range)
  }

  /// The unit of the letters before a digit, in a literal without spaces: `h` of `1h30min` and of `1h30`.
  ///
  /// - Throws: ``ExpressionError`` for `1m30`, which may be minutes.
  private mutating func takeUnit(before name: ArraySlice<UInt8>) throws(ExpressionError) -> Unit? {
    guard let digit = name.firstIndex(where: { $0 &- UInt8(ascii: "0") < 10 }),
      let unit = Unit(named: name[..<digit].text),
      name[digit...].contains(where: { $0.isLetter }) || unit.partLeftUnnamed != nil
    else { return nil }
    if unit.symbol == "m", name[digit...].allSatisfy({ $0.isDigit }) {
      guard name[digit...].count == 2 else { return nil }
      if name[digit] < UInt8(ascii: "6"), case .number? = steps.last?.kind {
        let (whole, part) = (lexer.source(steps[steps.count - 1].range), name[digit...].text)
        throw ExpressionError(
          .ambiguous(whole + " m " + part + " cm", whole + " min " + part + " s"), at: token.range)
      }
    }
    lexer.position = digit
    token.range = token.range.lowerBound..<digit
    return unit
  }

  /// The unit `L/100km` if the rest of it follows its first letter; otherwise the unit before the slash.
  private mutating func takeDistance(after unit: Unit, _ name: ArraySlice<UInt8>) -> Unit {
    var rest = lexer
    // `to litres per 100 km`
    guard
      lexer.text[lexer.position...].starts(with: "/100".utf8) && rest.take("/100")
        || isInTarget && unit.symbol == "L" && rest.take("per 100")
    else { return unit }
    var start = rest.position
    while lexer.isSpace(at: start) { start += 1 }
    var end = start
    while end < lexer.text.count, lexer.text[end].isLetter { end += 1 }
    guard end > start,
      case let distance = lexer.text[start..<end].text,
      let whole = Unit(named: name.text + "/100" + distance)
        ?? (unit.symbol == "L" && Unit(named: distance)?.symbol == "km"
          ? Unit(named: "L/100km") : nil)
    else { return unit }
    lexer.position = end
    token.range = token.range.lowerBound..<end
    return whole
  }

  /// Throws the error for a name that may be a unit, where there can be none: `m + 1`.
  private func noUnit(
    _ name: ArraySlice<UInt8>, _ error: ExpressionError
  ) throws(ExpressionError) -> Token.Kind {
    guard names.suggests, case .unknownName(let text, nil) = error.cause, Unit(named: text) != nil
    else {
      throw error
    }
    throw ExpressionError(.unknownName(text, suggestion: "1 " + text), at: error.range)
  }

  /// Whether `in` is the inch here, rather than the word before a conversion's target.
  private func inch(after before: Token) -> Bool {
    switch before.kind {
    case .conversion: return true
    case .number where isExponent(before): break
    case .number, .based:
      return !lexer.isFollowedByBase && !lexer.isFollowedByForm
        && !lexer.isFollowedByCurrencyAlone
    default: break
    }
    if isInTarget { return !before.isUnit || lexer.isAtEnd }
    if lexer.isFollowedByForm { return false }
    // `(1/3) in`: a number without a unit is not converted. `(1 ft) in` lacks a target.
    if lexer.isAtEnd {
      return before.kind == .closingBracket && lexer.hasNumbersAlone(upTo: token.range.lowerBound)
    }
    // `10 km in 52:30`, `180 km in 2h15`
    if before.isUnit, lexer.isFollowedByDate || lexer.isFollowedByNumberOfTime { return false }
    return !lexer.isFollowedByTargetAlone && !isFollowedByZone
  }

  /// Whether a number is the exponent of the text before it: `m^2`, `s^-1`, `m2`.
  func isExponent(_ number: Token) -> Bool {
    var place = number.range.lowerBound
    if place > 0, lexer.text[place - 1].isLetter { return true }
    func skipSpace() {
      while place > 0, lexer.isSpace(at: place - 1) { place -= 1 }
    }
    skipSpace()
    if place > 0, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(lexer.text[place - 1]) {
      place -= 1
      skipSpace()
    }
    guard place > 0 else { return false }
    return lexer.text[place - 1] == UInt8(ascii: "^")
      || place > 1 && lexer.text[place - 2..<place].elementsEqual("**".utf8)
  }
}

extension Step.Kind {
  fileprivate var isTimeOrDate: Bool {
    switch self {
    case .quantity(.date), .quantity(.instant), .quantity(.time): true
    default: false
    }
  }
}

extension Unit {
  /// The power meant by a word before a unit: `square feet`, `cubic metres`.
  static func power(of name: ArraySlice<UInt8>) -> Int? {
    if name.isWord("square") || name.isWord("sq") { return 2 }
    return name.isWord("cubic") || name.isWord("cu") ? 3 : nil
  }

  /// The unit of a name that is known to be one.
  fileprivate static func named(
    _ name: ArraySlice<UInt8>, at token: Token
  ) throws(ExpressionError) -> Unit {
    try named(name.text, at: token)
  }

  fileprivate static func named(
    _ name: String, at token: Token
  ) throws(ExpressionError) -> Unit {
    do throws(UnitNameError) {
      return try named(name)
    } catch {
      throw ExpressionError(.unit(error), at: token.range)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The names that functions and units share.
  package static let functionsAndUnits = ["min", "lb", "rem", "ch", "mcd", "var", "sec"]

  var isFunctionAndUnit: Bool {
    (2...3).contains(count) && Self.functionsAndUnits.contains { elementsEqual($0.utf8) }
  }

  /// Whether it is `a` or `an`.
  var isArticle: Bool { isWord("a") || isWord("an") }

  fileprivate var isPercent: Bool { isWord("percent") || isWord("pct") }

  /// Whether it is a unit, or a word that stands next to one.
  var isUnitOrWord: Bool {
    isWord("per") || isWord("of") || isWord("on") || Unit(named: text) != nil
  }
}
