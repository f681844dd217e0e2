import BigNumbers
import CalendarDates

/// Dates as people write them: `27 Nov 2026`, `Nov 27, 2026`, `25 Dec`, `tomorrow`, `next friday` (W-44).
extension ExpressionParser {
  /// Whether the token is a name where no unit is likelier, or a number with letters behind it.
  var mayBeginDateInWords: Bool {
    switch token.kind {
    case .number: token.range.count < 3 && lexer.isFollowedByLetters
    case .name: tokenBefore != .placeOfUnit && token.range.count > 2
    default: false
    }
  }

  /// Takes a date that begins with the token; nil where there is none.
  ///
  /// - Throws: ``ExpressionError`` for a day that the month doesn't have, and where it is not known which day is
  ///   today.
  @inline(never)
  mutating func takeDateInWords() throws(ExpressionError) -> CalendarDate? {
    let start = token.range.lowerBound
    var rest = lexer
    let date: CalendarDate
    switch token.kind {
    case .number(let number):
      guard token.range.count < 3, number.isInteger, (1...31).contains(number),
        let day = Int(exactly: number.numerator)
      else { return nil }
      rest.takeOrdinal()
      rest.skipSpace()
      let nameStart = rest.position
      guard rest.takeWord() != nil, case let name = lexer.text[nameStart..<rest.position],
        let month = Self.place(of: name, in: Self.months), !names.isDefined(name)
      else { return nil }
      guard let found = try self.date(day, month, start, &rest) else { return nil }
      date = found
    case .name:
      let name = lexer.text[token.range]
      guard name.count > 2, !names.isDefined(name) else { return nil }
      if name.isWord("tomorrow") || name.isWord("yesterday") {
        let days = name.isWord("tomorrow") ? 1 : -1
        let today = try today(at: token.range)
        guard let day = try? today.adding(days, .day) else { return nil }
        date = day
      } else if name.isWord("next") || name.isWord("last") {
        rest.skipSpace()
        let nameStart = rest.position
        guard rest.takeWord() != nil,
          let day = Self.place(of: lexer.text[nameStart..<rest.position], in: Self.weekdays)
        else { return nil }
        let today = try today(at: token.range)
        // The first such day after today, or the last one before.
        let ahead = (day - today.weekday.rawValue + 6) % 7 + 1
        let back = (today.weekday.rawValue - day + 6) % 7 + 1
        guard let found = try? today.adding(name.isWord("next") ? ahead : -back, .day) else {
          return nil
        }
        date = found
      } else if let month = Self.place(of: name, in: Self.months) {
        rest.skipSpace()
        guard rest.isDigit(at: rest.position) else { return nil }
        // `dec 25` is the decimal of 25 as well.
        let isFunction =
          name.first == name.first.map { $0 | 0x20 } && BuiltInName.meaning(of: name) != nil
        let first = rest.position
        let day = rest.takeCount()
        guard rest.position - first < 3 else { return nil }
        rest.takeOrdinal()
        guard !isFunction || rest.hasYear else { return nil }
        guard let found = try self.date(day, month, start, &rest) else { return nil }
        date = found
      } else {
        return nil
      }
    default: return nil
    }
    lexer = rest
    lexer.readsOtherNotation = true
    token.range = start..<lexer.position
    return date
  }

  /// The date of a day and a month, and of the year that may follow; without one, of this year.
  private func date(
    _ day: Int, _ month: Int, _ start: Int, _ rest: inout Lexer
  ) throws(ExpressionError) -> CalendarDate? {
    let end = rest.position
    if rest.position < rest.text.count, rest.text[rest.position] == Lexer.comma {
      rest.position += 1
    }
    rest.skipSpace()
    let first = rest.position
    var year = rest.takeCount()
    if rest.position - first != 4
      || rest.position < rest.text.count && rest.text[rest.position] == Lexer.point
    {
      rest.position = end
      // `25 oct(2)` and `3 May x`.
      guard !rest.beginsOperand else { return nil }
      year = try today(at: start..<end).year
    }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw ExpressionError(.date(.noSuchDate), at: start..<rest.position)
    }
    return date
  }

  private func today(at place: Range<Int>) throws(ExpressionError) -> CalendarDate {
    guard let today = options.today else { throw ExpressionError(.date(.noToday), at: place) }
    return today()
  }

  private static let months =
    "january february march april may june july august september october november december"
  private static let weekdays = "monday tuesday wednesday thursday friday saturday sunday"

  /// The place, from 1, of a name in a list, in which its first three letters are as good; nil where it is none.
  private static func place(of name: ArraySlice<UInt8>, in names: String) -> Int? {
    // `Sept`
    let name = name.isWord("sept") ? name.dropLast() : name
    let place = names.utf8.split(separator: UInt8(ascii: " ")).firstIndex { full in
      (name.count == 3 || name.count == full.count) && full.starts(with: name) { $0 == $1 | 0x20 }
    }
    return place.map { $0 + 1 }
  }
}

extension Lexer {
  /// Whether letters follow a number, so that it may be the day of a month.
  var isFollowedByLetters: Bool {
    let place = startOfNext
    return place < text.count && text[place].isLetter
  }

  /// Whether four digits stand here, perhaps behind a comma.
  fileprivate var hasYear: Bool {
    var rest = self
    if rest.position < text.count, text[rest.position] == Self.comma { rest.position += 1 }
    rest.skipSpace()
    let first = rest.position
    _ = rest.takeCount()
    return rest.position - first == 4
  }

  /// Takes the ending of `27th` right behind a number.
  mutating func takeOrdinal() {
    var rest = self
    guard position < text.count, text[position].isLetter, let word = rest.takeWord(),
      ["st", "nd", "rd", "th"].contains(word)
    else { return }
    self = rest
  }
}
