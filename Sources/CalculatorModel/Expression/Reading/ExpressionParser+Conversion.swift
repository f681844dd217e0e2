import BigNumbers
import Quantities

/// The form of the answer, at the end of a line: `255 to hex`, `5 m to ft + in` (MODES U-33, U-34).
extension ExpressionParser {
  /// Parses `to` and the base or the units behind it.
  ///
  /// - Throws: ``ExpressionError`` where neither follows, or a base not at the end.
  mutating func parseConversion() throws(ExpressionError) {
    let sign = token.range
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
    if case .dateFunction(.weekday) = token.kind {
      append(.quantity(.weekdayName), at: sign.lowerBound..<token.range.upperBound)
      return try advance()
    }
    let start = token.range
    let units = try parseTargetProduct()
    // `m/m` leaves nothing to convert to.
    guard !units.isNone else { throw ExpressionError(.missingUnit, at: start) }
    if token.kind == .onDay { return try parseDayOfRate(of: units, from: sign) }
    guard token.kind == .operation(.addition) else {
      return append(
        .quantity(.conversion(units)), at: sign.lowerBound..<max(start.upperBound, endOfUnits))
    }
    var parts = [try single(units, at: start)]
    while token.kind == .operation(.addition) {
      try advance()
      let place = token.range
      parts.append(try single(parsePower(isAfterDegree: false), at: place))
      guard parts.count <= MixedQuantity.limit else {
        throw ExpressionError(.quantity(.tooManyUnits), at: place)
      }
    }
    append(.quantity(.mixedConversion(parts)), at: sign.lowerBound..<endOfUnits)
  }

  /// Parses the day of an exchange rate: `to USD on 2026-11-20` (MODES U-72).
  ///
  /// - Throws: ``ExpressionError`` where no money is converted.
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
  /// The base in which the answer was asked for: by `to hex` at the end, or by `hex(…)` around all.
  public var answerBase: NumberBase? {
    let last = steps.last { $0.kind != .group }
    guard case .function(let function, _)? = last?.kind else { return nil }
    return function.base
  }

  /// Where the base of the answer was asked for, in UTF-8 bytes from the text's beginning.
  package var placeOfBase: Range<Int>? {
    answerBase == nil ? nil : steps.last { $0.kind != .group }?.range
  }
}
