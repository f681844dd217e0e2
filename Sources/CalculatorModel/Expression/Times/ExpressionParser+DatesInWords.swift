import BigNumbers
import CalendarDates

/// Dates as people write them: `27 Nov 2026`, `Nov 27, 2026`, `25 Dec`, `tomorrow`, `next friday`, `last Friday of May`.
extension ExpressionParser {
  /// Whether the token is a name where a unit is not more likely, or a number followed by letters.
  var mayBeginDateInWords: Bool {
    switch token.kind {
    case .number: token.range.count < 3 && lexer.isFollowedByLetters
    case .name: (tokenBefore != .placeOfUnit || endsSpan) && token.range.count > 2
    default: false
    }
  }

  /// Takes a date that begins with the token; nil if there is none.
  ///
  /// - Throws: ``ExpressionError`` for a day that the month doesn't have, or if the current day is unknown.
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
      if rest.takeOrdinal() {
        if let found = try dayOfMonth(&rest, place: day) {
          date = found
          break
        }
        rest.takeOf()
      }
      rest.skipSpace()
      let nameStart = rest.position
      guard let month = rest.takePlace(in: Self.months),
        !names.isDefined(lexer.text[nameStart..<rest.position])
      else { return nil }
      guard let found = try self.date(day, month, start, &rest) else { return nil }
      date = found
    case .name:
      let name = lexer.text[token.range]
      guard Self.beginsDate(name), !names.isDefined(name),
        let found = try self.date(named: name, &rest)
      else { return nil }
      date = found
    default: return nil
    }
    lexer = rest
    lexer.readsOtherNotation = true
    token.range = start..<lexer.position
    return date
  }

  /// Whether a name may begin a date.
  private static func beginsDate(_ name: ArraySlice<UInt8>) -> Bool {
    name.isWord("tomorrow") || name.isWord("yesterday") || name.isWord("tonight")
      || name.isWord("this") || name.isWord("day") || name.isWord("christmas")
      || name.isWord("next")
      || name.isWord("last") || name.place(in: months) != nil || placeNamed(name) != nil
  }

  /// The place that an ordinal names, `first` to `fifth`; nil for other words.
  private static func placeNamed(_ name: ArraySlice<UInt8>) -> Int? {
    let ordinals: [StaticString] = ["first", "second", "third", "fourth", "fifth"]
    return ordinals.firstIndex { name.isWord($0) }.map { $0 + 1 }
  }

  /// The date that a name begins: `tomorrow`, `next friday`, `Nov 27, 2026`; nil if there is none.
  private func date(
    named name: ArraySlice<UInt8>, _ rest: inout Lexer
  ) throws(ExpressionError) -> CalendarDate? {
    if name.isWord("tonight") { return try today(at: token.range) }
    if name.isWord("tomorrow") || name.isWord("yesterday") {
      let today = try today(at: token.range)
      return try? today.adding(name.isWord("tomorrow") ? 1 : -1, .day)
    }
    if name.isWord("christmas") { return try date(25, 12, token.range.lowerBound, &rest) }
    if name.isWord("day") { return try dayBeyond(&rest) }
    if name.isWord("this") {
      guard let day = rest.takePlace(in: Self.weekdays) else { return nil }
      let today = try today(at: token.range)
      return try? today.adding((day - today.weekday.rawValue + 7) % 7, .day)
    }
    let place = Self.placeNamed(name)
    if place != nil || name.isWord("last") {
      let date = try dayOfMonth(&rest, place: place)
      if date != nil || place != nil { return date }
    }
    if name.isWord("next") || name.isWord("last") {
      let isNext = name.isWord("next")
      if let date = try dayOfYear(&rest, isNext: isNext) { return date }
      guard let day = rest.takePlace(in: Self.weekdays) else { return nil }
      let today = try today(at: token.range)
      // The first such day after today, or the last one before.
      let ahead = (day - today.weekday.rawValue + 6) % 7 + 1
      let back = (today.weekday.rawValue - day + 6) % 7 + 1
      return try? today.adding(isNext ? ahead : -back, .day)
    }
    guard let month = name.place(in: Self.months) else { return nil }
    rest.skipSpace()
    let first = rest.position
    let day = rest.takeCount()
    guard (1...2).contains(rest.position - first) else { return nil }
    rest.takeOrdinal()
    // `dec 25` is also the decimal of 25, and `Jan 12` an item if the year is unknown.
    let isFunction =
      name.first.map { $0 & 0x20 != 0 } == true && BuiltInName.meaning(of: name) != nil
    guard rest.hasYear || !isFunction && options.clock.today != nil else { return nil }
    return try self.date(day, month, token.range.lowerBound, &rest)
  }

  /// The date of `day after tomorrow` and `day before yesterday`.
  private func dayBeyond(_ rest: inout Lexer) throws(ExpressionError) -> CalendarDate? {
    var ahead = rest
    let isAfter = ahead.takeWord() == "after"
    if !isAfter {
      ahead = rest
      guard ahead.takeWord() == "before" else { return nil }
    }
    guard ahead.takeWord() == (isAfter ? "tomorrow" : "yesterday") else { return nil }
    let today = try today(at: token.range)
    rest = ahead
    return try? today.adding(isAfter ? 2 : -2, .day)
  }

  /// Takes `Thursday of November 2026` after `third`, or `day of February` after `last`.
  ///
  /// - Parameters:
  ///   - rest: The text after the first word.
  ///   - place: The place among such days of the month, from 1; nil for the last one.
  /// - Returns: The date; nil for other texts.
  /// - Throws: ``ExpressionError`` if the month has no such day.
  private func dayOfMonth(
    _ rest: inout Lexer, place: Int?
  ) throws(ExpressionError) -> CalendarDate? {
    var ahead = rest
    var other = rest
    let weekday = ahead.takePlace(in: Self.weekdays)
    if weekday == nil {
      guard other.takeWord() == "day" else { return nil }
      ahead = other
    }
    guard let word = ahead.takeWord(), word == "of" || word == "in",
      let month = ahead.takePlace(in: Self.months)
    else { return nil }
    let start = token.range.lowerBound
    guard let first = try date(1, month, start, &ahead) else { return nil }
    rest = ahead
    let days = (28...31).reversed().compactMap {
      CalendarDate(year: first.year, month: month, day: $0)
    }
    guard let last = days.first else { return nil }
    var day = place ?? last.day
    if let weekday, let place {
      day = (weekday - first.weekday.rawValue + 7) % 7 + 7 * place - 6
    } else if let weekday {
      day = last.day - (last.weekday.rawValue - weekday + 7) % 7
    }
    guard let date = CalendarDate(year: first.year, month: month, day: day) else {
      throw ExpressionError(.date(.noSuchDate), at: start..<rest.position)
    }
    return date
  }

  /// The next or the last occurrence of a day and a month: `next 1 jan`, `last Dec 25`; nil if there is none here.
  private func dayOfYear(
    _ rest: inout Lexer, isNext: Bool
  ) throws(ExpressionError) -> CalendarDate? {
    var ahead = rest
    ahead.skipSpace()
    let start = ahead.position
    var day = ahead.takeCount()
    let isDayFirst = ahead.position > start
    if isDayFirst, ahead.takeOrdinal() { ahead.takeOf() }
    guard let month = ahead.takePlace(in: Self.months) else { return nil }
    if !isDayFirst {
      ahead.skipSpace()
      day = ahead.takeCount()
      ahead.takeOrdinal()
    }
    guard (1...31).contains(day), !ahead.hasYear else { return nil }
    let today = try today(at: start..<ahead.position)
    rest = ahead
    // There is a 29 February within eight years.
    for distance in 0...8 {
      if let date = CalendarDate(
        year: today.year + (isNext ? distance : -distance), month: month, day: day),
        isNext ? date > today : date < today
      {
        return date
      }
    }
    throw ExpressionError(.date(.noSuchDate), at: start..<ahead.position)
  }

  /// The date of a day and a month with the year that may follow; otherwise of the current year.
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
      guard !rest.isFollowedByOperand else { return nil }
      year = try today(at: start..<end).year
    }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw ExpressionError(.date(.noSuchDate), at: start..<rest.position)
    }
    return date
  }

  private func today(at place: Range<Int>) throws(ExpressionError) -> CalendarDate {
    guard let today = options.clock.today else { throw ExpressionError(.date(.noToday), at: place) }
    return today()
  }

  fileprivate static let months = words(
    "january february march april may june july august september october november december")
  fileprivate static let weekdays = words(
    "monday tuesday wednesday thursday friday saturday sunday")

  private static func words(_ text: String) -> [[UInt8]] {
    text.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is the name of a weekday.
  var isWeekday: Bool { weekdayNumber != nil }

  /// The number of the weekday that it names, from 1 for Monday; nil for other words.
  var weekdayNumber: Int? { place(in: ExpressionParser.weekdays) }

  /// Whether it is the name of a month.
  var isMonth: Bool { place(in: ExpressionParser.months) != nil }

  /// The place of a word in a list, from 1, also by its first three letters; nil if it is not in the list.
  fileprivate func place(in words: [[UInt8]]) -> Int? {
    // `Sept`
    let word = isWord("sept") ? dropLast() : self
    return words.firstIndex { full in
      (word.count == 3 || word.count == full.count) && full.starts(with: word) { $0 == $1 | 0x20 }
    }.map { $0 + 1 }
  }
}

extension Lexer {
  /// Whether letters follow a number, which may then be the day of a month.
  var isFollowedByLetters: Bool {
    let place = startOfNext
    return place < text.count && text[place].isLetter
  }

  /// Takes a word that is in a list, after spaces.
  fileprivate mutating func takePlace(in words: [[UInt8]]) -> Int? {
    skipSpace()
    let start = position
    while position < text.count, text[position].isLetter { position += 1 }
    return text[start..<position].place(in: words)
  }

  /// Whether four digits follow, perhaps after a comma.
  fileprivate var hasYear: Bool {
    var rest = self
    if rest.position < text.count, text[rest.position] == Self.comma { rest.position += 1 }
    rest.skipSpace()
    let first = rest.position
    _ = rest.takeCount()
    return rest.position - first == 4
  }

  /// Takes the ending of `27th` directly after a number.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  fileprivate mutating func takeOrdinal() -> Bool {
    var rest = self
    guard position < text.count, text[position].isLetter, let word = rest.takeWord(),
      ["st", "nd", "rd", "th"].contains(word)
    else { return false }
    self = rest
    return true
  }

  /// Takes the word of `1st of March`.
  fileprivate mutating func takeOf() {
    var rest = self
    if rest.takeWord() == "of" { self = rest }
  }
}
