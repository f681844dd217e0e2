import CalendarDates
import Quantities

/// Lookahead from the lexer's position.
extension Lexer {
  /// The maximum number of tokens looked at after `in`; no target has more.
  private static let targetLimit = 64

  /// The place of the next sign, after spaces.
  var startOfNext: Int {
    var place = position
    while isSpace(at: place) { place += 1 }
    return place
  }

  /// Whether there are only digits, points, signs and brackets before a place, and so no unit.
  func hasNumbersAlone(upTo end: Int) -> Bool {
    text[..<end].allSatisfy { " 0123456789.,+-*/^()".utf8.contains($0) }
  }

  /// Whether an opening bracket follows, after spaces.
  var isFollowedByBracket: Bool {
    let place = startOfNext
    return place < text.count && text[place] == UInt8(ascii: "(")
  }

  /// Whether a word or an arrow follows that takes a target.
  var isFollowedByConversion: Bool {
    var rest = self
    guard let next = try? rest.next() else { return false }
    return next.kind == .conversion || text[next.range].isWord("to")
      || text[next.range].isWord("in")
  }

  /// Whether an operand follows, rather than a word between operands.
  var isFollowedByOperand: Bool {
    var rest = self
    guard beginsOperand, let next = try? rest.next() else { return false }
    return next.kind != .name || Keyword(text[next.range]) == nil
  }

  /// Whether a number follows, after spaces.
  var isFollowedByDigit: Bool { isDigit(at: startOfNext) }

  /// Whether a number with a percent sign follows.
  var isFollowedByPercentageAlone: Bool {
    var rest = self
    guard isFollowedByDigit, (try? rest.next())?.isNumber == true else { return false }
    return (try? rest.next())?.isPercentSign == true
  }

  /// Whether a currency sign and a number follow, after spaces, or a number of pence: `85p`.
  var isFollowedByMoney: Bool {
    guard isFollowedByDigit else { return isFollowedByAmount }
    let number = text[startOfNext...].drop { $0.isDigit }
    return number.first == UInt8(ascii: "p") && number.dropFirst().first?.isLetter != true
  }

  /// Whether a percentage and `of` or `on` follow: `18% on` after `tip`.
  var isFollowedByShareOf: Bool {
    var rest = self
    guard (try? rest.next())?.isNumber == true, (try? rest.next())?.isPercentSign == true,
      let word = rest.takeWord()
    else { return false }
    return word == "on" || word == "of"
  }

  /// Whether a unit of time follows.
  var isFollowedByUnitOfTime: Bool {
    var rest = self
    return rest.takeWord().flatMap { Unit(named: $0) }?.dimension == Dimension(.time)
  }

  /// Whether a number follows, perhaps with a currency sign, after spaces.
  var isFollowedByAmount: Bool {
    var rest = self
    rest.position = startOfNext
    if rest.position < text.count, !isDigit(at: rest.position), rest.takeScalar().isCurrency {
      return isDigit(at: rest.position)
    }
    return isFollowedByDigit
  }

  /// Whether a number of metres or other units of length follows, after spaces.
  var isFollowedByLength: Bool {
    var rest = self
    guard case .number? = try? rest.next().kind, let unit = try? rest.next() else { return false }
    if case .prime = unit.kind { return true }
    return unit.kind == .name
      && Unit(named: text[unit.range].text)?.dimension == Dimension(.length)
  }

  /// Whether a number with a unit of time follows: `2 h`, `2h15`.
  var isFollowedByNumberOfTime: Bool {
    var rest = self
    return isFollowedByDigit && (try? rest.next())?.isNumber == true && rest.isFollowedByTime
  }

  /// Whether the name of a day or another time follows: in `35 a week`.
  var isFollowedByTime: Bool {
    var rest = self
    guard let next = try? rest.next(), next.kind == .name else { return false }
    // `2h15`
    let name = text[next.range].prefix { $0.isLetter }
    return Unit(named: name.text)?.dimension == Dimension(.time)
  }

  /// Takes the point of an abbreviation directly after a unit, as in `5 ft. 3 in. to cm`.
  mutating func takePointOfAbbreviation() {
    guard position < text.count, text[position] == UInt8(ascii: "."),
      position + 1 == text.count || " ),".utf8.contains(text[position + 1])
    else { return }
    position += 1
    readsOtherNotation = true
  }

  /// Takes `(UK)`, `(US)` or `(imperial)` after a unit that differs between the countries: `45 mpg (UK)`.
  ///
  /// - Returns: The unit of that country; nil if none is named.
  mutating func takeCountry(of unit: Unit) -> Unit? {
    guard let imperial = unit.imperialSymbol, let isImperial = takeCountry() else { return nil }
    return isImperial ? Unit(named: imperial) : unit
  }

  /// Takes `(UK)`, `(US)` or `(imperial)`, and returns whether the measures of the United Kingdom are meant.
  private mutating func takeCountry() -> Bool? {
    let start = startOfNext
    guard start < text.count, text[start] == UInt8(ascii: "("),
      let end = text[start...].firstIndex(of: UInt8(ascii: ")")),
      let isImperial = text[(start + 1)..<end].isImperialCountry
    else { return nil }
    position = end + 1
    readsOtherNotation = true
    return isImperial
  }

  /// Whether words without a meaning and then a price or another rate follow: `new potatoes at £1.20/kg` after
  /// `new`.
  var isFollowedByRate: Bool { isFollowedBySign { $0.isFollowedByAmount } }

  /// Whether words without a meaning and then a price follow: `shirts at $24.99` after `blue`.
  var isFollowedByPriceOfOne: Bool { isFollowedBySign(isFor: false) { $0.isFollowedByMoney } }

  /// Whether they are followed by a price, and that by the unit that it is for: `at £1.20/kg`.
  var isFollowedByPriceOfUnit: Bool {
    isFollowedBySign(isFor: false) { sign in
      var rest = sign
      for _ in 0..<4 {
        guard let next = try? rest.next() else { return false }
        if next.kind == .operation(.division)
          || next.kind == .name && WordGroup.ofOne.contains(rest.text[next.range])
        {
          return true
        }
      }
      return false
    }
  }

  /// Whether at most two words without a meaning follow, and then another term or the end of a sum: `fee + £80 flights`
  /// after `hotel`.
  func endsWordsOfTerm(ofSum isSum: Bool) -> Bool {
    var rest = self
    for _ in 0..<3 {
      guard let next = try? rest.next() else { return false }
      switch next.kind {
      case .end: return isSum
      case .operation(.addition), .operation(.subtraction): return true
      case .name where text[next.range].hasNoMeaning && !text[next.range].goesWithAmount: continue
      case .name: return text[next.range].isWord("plus") || text[next.range].isWord("minus")
      default: return false
      }
    }
    return false
  }

  private func isFollowedBySign(isFor: Bool = true, _ isMeant: (Lexer) -> Bool) -> Bool {
    var rest = self
    for _ in 0..<3 {
      guard let next = try? rest.next(), next.kind == .name else { return false }
      let name = text[next.range]
      if name.isRateSign { return (isFor || !name.isWord("for")) && isMeant(rest) }
      guard name.hasNoMeaning || name.isWord("of") else { return false }
    }
    return false
  }

  /// Whether a date or a time follows.
  var isFollowedByDate: Bool {
    var rest = self
    return (try? rest.next())?.isTimeOrDate == true
  }

  /// Whether a unit's name follows, or a bracket that may begin with one.
  var isFollowedByUnit: Bool {
    var rest = self
    guard let next = try? rest.next() else { return false }
    switch next.kind {
    case .openingBracket, .angleUnit, .unit: return true
    case .name:
      let name = text[next.range]
      return isUnit(name) || Unit.power(of: name) != nil && rest.isFollowedByUnit
    default: return false
    }
  }

  /// Whether a sign or a word for a product or a quotient follows.
  var isFollowedByFactor: Bool {
    var rest = self
    guard let next = try? rest.next() else { return false }
    switch next.kind {
    case .operation(.multiplication), .operation(.division): return true
    case .name: return WordGroup.factors.contains(text[next.range])
    default: return false
    }
  }

  /// Whether `×` or `÷` follows, and then a unit's name.
  var isFollowedByFactorOfUnits: Bool {
    var rest = self
    switch (try? rest.next())?.kind {
    case .operation(.multiplication), .operation(.division): break
    default: return false
    }
    guard let next = try? rest.next(), next.kind == .name else { return false }
    return isUnit(text[next.range])
  }

  /// Whether only the base of an answer follows, up to the end.
  var isFollowedByBase: Bool {
    var rest = self
    guard let next = try? rest.next(), next.kind == .name else { return false }
    let function: MathFunction
    if case .function(let built)? = BuiltInName.meaning(of: text[next.range]) {
      function = built
    } else if case .function(let other)? = OtherName.meaning(of: text[next.range]) {
      function = other
    } else {
      return false
    }
    return function.base != nil && rest.isAtEnd
  }

  /// Whether only the code or the sign of a currency follows, up to the end.
  var isFollowedByCurrencyAlone: Bool {
    var rest = self
    guard let next = try? rest.next() else { return false }
    if case .unit = next.kind { return rest.isAtEnd }
    return next.kind == .name && Currency(code: text[next.range].text) != nil && rest.isAtEnd
  }

  /// Whether only units follow, up to the end, so that `in` before them converts.
  ///
  /// An `in` among them is the inch if it stands alone; otherwise that one converts.
  var isFollowedByTargetAlone: Bool {
    var rest = self
    var (total, count, hasInch, isBehindSum) = (0, 0, false, false)
    while true {
      if count > 0, rest.takeCountry() != nil { continue }
      guard let next = try? rest.next() else { return false }
      defer { isBehindSum = next.kind == .operation(.addition) }
      switch next.kind {
      case .end: return count > 0
      case .name:
        let name = text[next.range]
        if name.isWord("in") {
          // `ft + in`; another one converts again, as in `USD in EUR in GBP`.
          if isBehindSum { continue }
          hasInch = count == 0
          if !hasInch { count = -1 }
        } else if name.isWord("and"), count > 0, rest.isFollowedByUnit {
          // `feet and inches`.
        } else if name.isWord("per") {
          guard count > 0, rest.isFollowedByUnit || rest.isFollowed(by: "100") else {
            return false
          }
        } else if name.isWord("on"), count > 0, rest.isFollowedByDate {
          // The day of an exchange rate is the end of a target.
          return true
        } else if name.isWord("as") || name.isWord("to"), count > 0, rest.isFollowedByForm {
          // `kPa as 5 dp`.
          return true
        } else {
          guard !hasInch,
            rest.takeWords(after: next.range) != nil || isUnit(name) || isTargetWord(name)
              || Unit.power(of: name) != nil && rest.isFollowedByUnit
          else { return false }
        }
      case .number, .angleUnit, .prime, .openingBracket, .unit: break
      // No target begins with these: `(1/3) in^2` and `(1/3) in + 2 cm` contain the inch.
      case .superscript, .closingBracket, .power, .operation(.multiplication),
        .operation(.division), .operation(.addition), .operation(.subtraction):
        guard total > 0 else { return false }
      // `in, 1/16`.
      case .comma: return count > 0 && rest.takeStep() != nil
      default: return false
      }
      (count, total) = (count + 1, total + 1)
      guard total <= Self.targetLimit else { return false }
    }
  }

  /// Takes the remaining words of a unit's name: `oz` of `fl oz`, `gallons` of `imperial gallons`.
  ///
  /// - Parameter first: The place of the first word, which was already taken.
  /// - Returns: The unit; nil if it is no name of several words, and then nothing is taken.
  mutating func takeWords(after first: Range<Int>) -> Unit? {
    var name: [UInt8] = []
    // `fl. oz.`
    let hasPoint = first.upperBound < text.count && text[first.upperBound] == UInt8(ascii: ".")
    var end = first.upperBound + (hasPoint ? 1 : 0)
    var found: (unit: Unit, end: Int)?
    for _ in 0..<Self.wordsOfUnit - 1 {
      guard isSpace(at: end) else { break }
      while isSpace(at: end) { end += 1 }
      let start = end
      while end < text.count, text[end].isLetter { end += 1 }
      guard end > start else { break }
      if name.isEmpty { name = Array(text[first]) }
      name += [UInt8(ascii: "_")] + text[start..<end]
      if let unit = Unit(joinedWords: String(decoding: name, as: UTF8.self)) {
        found = (unit, end)
      }
    }
    guard let found, !continuesName(at: found.end) else { return nil }
    position = found.end
    return found.unit
  }

  /// The most words in a unit's name: `imperial fluid ounce`.
  private static let wordsOfUnit = 3

  /// Whether the name before a place continues there.
  private func continuesName(at place: Int) -> Bool {
    guard place < text.count else { return false }
    var rest = self
    rest.position = place
    return rest.takeScalar().continuesName
  }

  private func isTargetWord(_ name: ArraySlice<UInt8>) -> Bool {
    if DateFunction(name) != nil { return true }
    switch BuiltInName.meaning(of: name) {
    case .angleUnit: return true
    case .function(let function): return function.base != nil
    default: return false
    }
  }

  private func isUnit(_ name: ArraySlice<UInt8>) -> Bool {
    if case .angleUnit? = BuiltInName.meaning(of: name) { return true }
    if Unit(named: name.text) != nil { return true }
    guard let last = name.last, (UInt8(ascii: "2")...UInt8(ascii: "9")).contains(last) else {
      return false
    }
    return Unit(named: name.dropLast().text) != nil
  }

  /// Takes the date here; nil if there is no text in the form of a date.
  ///
  /// - Throws: ``ExpressionError`` if the date doesn't exist, or if it is followed by more digits.
  mutating func takeDate() throws(ExpressionError) -> CalendarDate? {
    let end = position + 10
    guard end <= text.count, text[position + 7] == UInt8(ascii: "-"),
      CalendarDate.hasForm(text[position..<end]), !isDigit(at: end)
    else { return nil }
    let place = position..<end
    let date = try? CalendarDate(utf8: text[place])
    if end < text.count, isDigit(at: end + 1) {
      // `7342-16-10.33` cannot be a date.
      if text[end] == Self.point, date == nil { return nil }
      guard text[end] != Self.point, text[end] != UInt8(ascii: "-") else {
        throw ExpressionError(.date(.unclear), at: place.lowerBound..<end + 2)
      }
    }
    guard let date else { throw ExpressionError(.date(.noSuchDate), at: place) }
    position = end
    return date
  }
}

extension ArraySlice<UInt8> {
  /// Whether a word after a unit names the United Kingdom, or the United States; nil for other words.
  var isImperialCountry: Bool? {
    if isWord("uk") || isWord("imperial") || isWord("imp") { return true }
    return isWord("us") ? false : nil
  }
}
