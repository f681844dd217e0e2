import BigNumbers
import Quantities

/// The form of the answer, at the end of a line: `255 to hex`, `5 m to ft + in`.
extension ExpressionParser {
  /// Parses `to` and the base or the units after it.
  ///
  /// - Throws: ``ExpressionError`` if neither follows, or if a base is not at the end.
  mutating func parseConversion() throws(ExpressionError) {
    let sign = token.range
    if readsQuantities, options.wordFormat == nil, try parseForm(after: sign) { return }
    if readsQuantities, options.wordFormat == nil, try parseClockTarget(after: sign) { return }
    isInTarget = true
    defer { isInTarget = false }
    try advance()
    if case .function(let function) = token.kind, function.base != nil {
      let end = token.range.upperBound
      append(.function(function, argumentCount: 1), at: sign.lowerBound..<end)
      isInTarget = false
      try advance()
      guard token.kind == .conversion || token.kind == .openingBracket else { return }
      throw ExpressionError(.misplacedConversion, at: sign)
    }
    guard readsQuantities else { throw ExpressionError(.misplacedConversion, at: sign) }
    let isDifference = endsInDifferenceOfTemperatures
    if case .dateFunction(.weekday) = token.kind {
      append(.quantity(.weekdayName), at: sign.lowerBound..<token.range.upperBound)
      return try advance()
    }
    if try parseEndOfSpan(from: 0) { return }
    if try parseSpeed(after: sign) { return }
    let start = token.range
    let units = try parseTargetProduct()
    // `m/m` leaves nothing to convert to.
    guard !units.isNone else { throw ExpressionError(.missingUnit, at: start) }
    if isDifference, let scale = units.single, scale.zero != nil {
      throw ExpressionError(
        .ambiguous("… to " + scale.difference.symbol, "(… to K) to " + scale.symbol),
        at: sign.lowerBound..<max(start.upperBound, endOfUnits))
    }
    if token.kind == .onDay { return try parseDayOfRate(of: units, from: sign) }
    // `to ft in` and `to feet and inches` are `to ft + in`.
    if units.powers.count > 1, let parts = partsOfMixed(units, from: start.lowerBound) {
      append(.quantity(.mixedConversion(parts)), at: sign.lowerBound..<endOfUnits)
      return try parseStep()
    }
    guard isBetweenParts else {
      append(
        .quantity(.conversion(units)), at: sign.lowerBound..<max(start.upperBound, endOfUnits))
      // `2:05 in seconds`, `24:30 in minutes`
      if let first = firstDuration, !first.hasSeconds,
        units.single?.symbol == "s"
          || units.single?.symbol == "min" && lexer.text[first.place].hasHalfADayOfHours
      {
        remark = .note(.hoursAndMinutes)
      }
      return try parseStep()
    }
    var parts = [try single(units, at: start)]
    while isBetweenParts {
      try advance()
      let place = token.range
      parts.append(try single(parsePower(isAfterDegree: false), at: place))
      guard parts.count <= MixedQuantity.limit else {
        throw ExpressionError(.quantity(.tooManyUnits), at: place)
      }
    }
    append(.quantity(.mixedConversion(parts)), at: sign.lowerBound..<endOfUnits)
    try parseStep()
  }

  /// Whether the converted value is a difference of two temperatures, which is on no scale: `72 F - 68 F`.
  private var endsInDifferenceOfTemperatures: Bool {
    let steps = steps.filter { $0.kind != .group }
    guard steps.count > 4, steps.last?.kind == .operation(.subtraction),
      case .quantity(.units(let units)) = steps[steps.count - 2].kind
    else { return false }
    return units.single?.zero != nil
  }

  /// Parses the step that the answer is rounded to, if one ends the line: `to in, 1/16`.
  private mutating func parseStep() throws(ExpressionError) {
    guard token.kind == .comma, options.wordFormat == nil else { return }
    var rest = lexer
    guard let form = rest.takeStep() else { return }
    append(.quantity(.form(form)), at: token.range.lowerBound..<rest.position)
    lexer = rest
    try advance()
  }

  /// Parses the form after `to`: `fraction`, `5 places`, `%`.
  ///
  /// - Returns: Whether there was one.
  private mutating func parseForm(after sign: Range<Int>) throws(ExpressionError) -> Bool {
    var rest = lexer
    let isUnit = !["in", "as"].contains { lexer.text[sign].isWord($0) }
    if rest.takePercentForm(isUnit: isUnit) {
      try refuseShareOfWhole(at: sign)
      append(.quantity(.percentageForm), at: sign.lowerBound..<rest.position)
    } else if let form = rest.takeForm() {
      append(.quantity(.form(form)), at: sign.lowerBound..<rest.position)
    } else {
      return false
    }
    lexer = rest
    try advance()
    return true
  }

  /// Whether the token separates the parts of a mixed target: `+` or `and`.
  private var isBetweenParts: Bool {
    token.kind == .operation(.addition)
      || token.kind == .operation(.and) && lexer.text[token.range].isWord("and")
  }

  /// The parts of a target whose units stand side by side and measure the same; nil for a product.
  private func partsOfMixed(_ units: UnitProduct, from start: Int) -> [Unit]? {
    guard let dimension = units.powers.first?.unit.dimension, !isBetweenParts,
      units.powers.allSatisfy({ $0.exponent == 1 && $0.unit.dimension == dimension }),
      !lexer.text[start..<endOfUnits].contains(UInt8(ascii: "*"))
    else { return nil }
    return units.powers.map { $0.unit }
  }

  /// Parses the day of an exchange rate: `to USD on 2026-11-20`.
  ///
  /// - Throws: ``ExpressionError`` if no money is converted.
  private mutating func parseDayOfRate(
    of units: UnitProduct, from sign: Range<Int>
  ) throws(ExpressionError) {
    let word = token.range
    guard units.hasMoney else { throw ExpressionError(.date(.dayOfNoRate), at: word) }
    try advance()
    guard case .date(let day) = token.kind else {
      throw ExpressionError(.date(.noDate), at: token.range)
    }
    append(.quantity(.conversionOnDay(units, day)), at: sign.lowerBound..<token.range.upperBound)
    isInTarget = false
    try advance()
  }

  private func single(
    _ units: UnitProduct, at place: Range<Int>
  ) throws(ExpressionError) -> Unit {
    guard let unit = units.single else {
      throw ExpressionError(.quantity(.unitsNotDescending), at: place)
    }
    return unit
  }

  /// Parses units with `*`, `/` and brackets between them: `J/(kg K)`, `1/cm`.
  mutating func parseTargetProduct() throws(ExpressionError) -> UnitProduct {
    var product = UnitProduct.none
    var (divides, isFirst) = (false, true)
    while true {
      let place = token.range
      var isBracket = false
      switch token.kind {
      case .number(1) where isFirst:
        try advance()
        guard token.kind == .operation(.division) else {
          throw ExpressionError(.unit(.unknown("1", suggestions: [])), at: place)
        }
      case .openingBracket:
        guard depth < MathExpression.depthLimit else {
          throw ExpressionError(.tooDeep, at: place)
        }
        depth += 1
        defer { depth -= 1 }
        isBracket = true
        try advance()
        let inner = try parseTargetProduct()
        try closeBracket(openedAt: place)
        product = try joined(product, inner, divides: divides, at: place)
      case .number:
        throw ExpressionError(
          .unit(.unknown(lexer.source(place), suggestions: [])), at: place)
      default:
        product = try joined(
          product, try parsePower(isAfterDegree: false), divides: divides, at: place)
      }
      isFirst = false
      switch token.kind {
      case .operation(.multiplication):
        divides = false
        try advance()
      case .operation(.division):
        divides = true
        try advance()
      case .unit, .powerOfUnit, .angleUnit:
        guard !divides || isBracket else {
          let (below, beside) = (lexer.source(place), lexer.source(token.range))
          throw ExpressionError(
            .ambiguous("… / (" + below + " " + beside + ")", "… " + beside + " / " + below),
            at: place.lowerBound..<token.range.upperBound)
        }
        divides = false
      default: return product
      }
    }
  }
}

extension MathExpression {
  /// The base requested for the answer: by `to hex` at the end, or by `hex(…)` around everything.
  public var answerBase: NumberBase? {
    let last = steps.last { $0.kind != .group }
    guard case .function(let function, _)? = last?.kind else { return nil }
    return function.base
  }

  /// Whether its number is requested in a form that no display has: `to hex`, `as %`.
  package var asksForForm: Bool {
    switch steps.last(where: { $0.kind != .group })?.kind {
    case .function(let function, _): function.base != nil
    case .percentages(.ratio), .percentages(.change), .percentages(.marked), .quantity(.form),
      .quantity(.percentageForm):
      true
    default: false
    }
  }

  /// The place where the base of the answer is requested, in UTF-8 bytes from the beginning of the text.
  package var placeOfBase: Range<Int>? {
    answerBase == nil ? nil : steps.last { $0.kind != .group }?.range
  }
}

extension ArraySlice<UInt8> {
  /// Whether it begins with more than twelve hours, which may be minutes: `24:30`.
  fileprivate var hasHalfADayOfHours: Bool {
    Int(prefix { $0.isDigit }.text).map { $0 > 12 } == true
  }
}
