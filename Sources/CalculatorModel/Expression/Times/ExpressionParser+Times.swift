import BigNumbers
import CalendarDates
import Quantities

/// Times in an expression.
extension ExpressionParser {
  /// Parses a time; in a difference with a time of day, one without `am` or `pm` is a time of day as well.
  ///
  /// - Throws: ``ExpressionError`` for `9:00 - 17:30`, which may be from one to the other or below zero, and if
  ///   `58:45` may be minutes next to `1:05:20`.
  mutating func parseTime(_ time: TimeOfHours) throws(ExpressionError) {
    var time = time
    try refuseMinutes(beside: time)
    // `42:30` may be minutes.
    if time.form == .hours, time.hours > 24 { remark = remark ?? .note(.hoursAndMinutes) }
    if waiting.last?.infix.isDivision == true, time.form == .hours,
      operand(endingAt: steps.count)?.units.dimension == Dimension(.length)
    {
      throw minutesOrHours(at: token.range)
    }
    if lexer.isBehindMinus(token.range.lowerBound), let last = steps.last,
      case .quantity(.time(var left)) = last.kind
    {
      if left.form != .timeOfDay, time.form == .timeOfDay {
        left = TimeOfHours(hours: left.hours, form: .timeOfDay)
        steps[steps.count - 1] = Step(.quantity(.time(left)), at: last.range)
      } else if left.form == .timeOfDay, time.form != .timeOfDay {
        // `5pm - 1:30` may be meant as a duration.
        time = TimeOfHours(hours: time.hours, form: .timeOfDay)
        lexer.readsOtherNotation = true
      }
      if let end = try endOfSpan(from: left, at: last.range, to: time) {
        return try exchange(last, left, for: end)
      }
    }
    append(.quantity(.time(time)), at: token.range)
    try advance()
    if hasSpan { try takeNextSpan(from: time) }
  }

  /// Takes the end of another span after a plus: the `-5pm` of `8am-12pm + 1pm-5pm`.
  private mutating func takeNextSpan(from start: TimeOfHours) throws(ExpressionError) {
    guard waiting.last?.infix == .operation(.addition), token.kind == .operation(.subtraction),
      options.dashIsSpan || start.form == .timeOfDay, let first = steps.last
    else { return }
    var rest = self
    try rest.advance()
    guard case .time(let end) = rest.token.kind,
      (end.form == .timeOfDay) == (start.form == .timeOfDay),
      case let hours = end.hours - start.hours, hours > 0, hours <= 12
    else { return }
    let place = token.range
    self = rest
    try exchange(first, start, for: end)
    append(.operation(.subtraction), at: place)
  }

  /// Returns the end of the span that a time before the minus and the one in the token stand for: `9am - 5pm`, or
  /// `22:00 - 6:00` in a line of a timesheet; nil if they are a difference.
  ///
  /// - Throws: ``ExpressionError`` with both readings of `9:00 - 17:30`, `7pm - 7:30am` and `Mon 8:30 - 5:00`.
  private mutating func endOfSpan(
    from first: TimeOfHours, at range: Range<Int>, to second: TimeOfHours
  ) throws(ExpressionError) -> TimeOfHours? {
    let (start, end) = (lexer.source(range), lexer.source(token.range))
    func twoReadings(_ one: String, _ other: String) -> ExpressionError {
      ExpressionError(.ambiguous(one, other), at: range.lowerBound..<token.range.upperBound)
    }
    let beginsTerm = waiting.last?.start == steps.count - 1
    let haveHalves = first.form == .timeOfDay && second.form == .timeOfDay
    let hours = second.hours - first.hours
    if hours > 0, second.hours <= 24 {
      // `9am - 5pm` is no negative time.
      if beginsTerm, options.dashIsSpan || first.form == .timeOfDay && hours <= 12 { return second }
      throw haveHalves && hours > 12
        ? twoReadings(end + " to " + start, start + " to " + end)
        : twoReadings(start + " to " + end, "-(" + end + " - " + start + ")")
    }
    guard first.hours <= 24, hours < 0 else { return nil }
    let haveNoHalves = first.form == .hours && second.form == .hours
    // `19:00 - 07:30` has more than twelve hours; `18:30 - 0:45` has a break.
    let isLongNight =
      beginsTerm && haveNoHalves && first.hours >= 13 && second.hours >= 3 && hours <= -8
      && hours >= -12
    if hours < -12 || isLongNight || haveHalves && first.hours >= 18 && second.hours < 12 {
      // A night.
      if beginsTerm, options.dashIsSpan, !isLongNight {
        return TimeOfHours(hours: second.hours + 24, form: second.form)
      }
      guard !haveHalves else { throw twoReadings(start + " to " + end, end + " to " + start) }
      if beginsTerm, options.dashIsSpan || options.dashMayBeSpan {
        throw twoReadings(start + " to " + end, Self.durations(start) + " - " + Self.durations(end))
      }
      noteDifference()
    } else if beginsTerm, options.dashIsSpan, !haveHalves, first.hours < 13, second.hours >= 1 {
      // An afternoon, or the next day; `Mon 8:00 - 0:30` has a break.
      throw twoReadings(end + "pm - " + start, Self.overnight(from: start, to: end))
    } else if beginsTerm, haveNoHalves, first.hours < 13, second.hours >= 1 {
      if options.dashMayBeSpan {
        throw twoReadings(
          end + "pm - " + start, Self.durations(start) + " - " + Self.durations(end))
      }
      noteDifference()
    }
    return nil
  }

  /// Notes that `9:30 - 6:00` is a difference, though a span to the afternoon may be meant.
  private mutating func noteDifference() {
    lexer.readsOtherNotation = true
    remark = .otherReading
  }

  /// A time as a duration with units: `9 h 30 min` for `9:30`.
  private static func durations(_ time: String) -> String {
    let parts = time.split(separator: ":")
    guard parts.count == 2 else { return time }
    return parts[0] + " h" + (parts[1] == "00" ? "" : " " + parts[1] + " min")
  }

  /// Appends the time in the token before the step of an earlier one, which is subtracted from it.
  private mutating func exchange(
    _ step: Step, _ start: TimeOfHours, for end: TimeOfHours
  ) throws(ExpressionError) {
    steps[steps.count - 1] = Step(.quantity(.time(end)), at: token.range)
    append(.quantity(.time(start)), at: step.range)
    hasSpan = true
    lexer.readsOtherNotation = true
    try advance()
  }

  /// Rejects a duration of two parts together with one of three: `1:05:20 - 58:45`.
  private mutating func refuseMinutes(beside time: TimeOfHours) throws(ExpressionError) {
    guard time.form != .timeOfDay else { return }
    let hasSeconds = time.form == .hoursWithSeconds
    guard let first = firstDuration else {
      firstDuration = (hasSeconds, token.range)
      return
    }
    guard first.hasSeconds != hasSeconds else { return }
    throw minutesOrHours(at: hasSeconds ? first.place : token.range)
  }

  /// The error for `52:30`, which may be minutes.
  private func minutesOrHours(at place: Range<Int>) -> ExpressionError {
    let (minutes, hours) = Self.readings(ofTwoParts: lexer.source(place))
    return ExpressionError(.ambiguous(minutes, hours), at: place)
  }

  /// The readings of `3:45`, as they can be typed: `0:03:45` and `3:45:00`.
  private static func readings(ofTwoParts text: String) -> (minutes: String, hours: String) {
    let parts = text.split(separator: ":")
    guard parts.count == 2 else { return (text, text) }
    let minutes = "0:" + (parts[0].utf8.count < 2 ? "0" : "") + text
    let isWhole = parts[1].utf8.count == 2
    return (minutes, isWhole ? text + ":00" : "\(parts[0]) h \(parts[1]) min")
  }

  /// The difference of two times, the later of which is on the following day.
  private static func overnight(from start: String, to end: String) -> String {
    "(" + end + " + 24 h) - " + start
  }

  /// Parses the end of `9:15 to 17:30` and of `1 May to 25 Dec`, and the times added or subtracted after it:
  /// `8:45 to 12:15 + 13:00 to 17:00 - 0:30`.
  ///
  /// - Parameter index: The step of the beginning.
  /// - Returns: Whether there was one.
  /// - Throws: ``ExpressionError`` for `9:00 to 5:30`, which may end in the afternoon.
  mutating func parseEndOfSpan(from index: Int) throws(ExpressionError) -> Bool {
    guard try parseSpan(from: index) else { return false }
    while case .operation(let sign) = token.kind, sign.precedence == .additive {
      let place = token.range
      try advance()
      let first = steps.count
      try parseNestedOperand(bindingTighterThan: .additive)
      if steps.count == first + 1, token.kind == .conversion,
        case .quantity(.time) = steps[first].kind,
        lexer.isFollowedByDate
      {
        // `8:45 to 12:15 + 13:00 to 17:00`
        isInTarget = true
        try advance()
        guard try parseSpan(from: first) else { throw unexpectedToken }
      }
      append(.operation(sign), at: place)
    }
    return true
  }

  /// Appends the difference between a step's time and that in the token, and its products and quotients.
  ///
  /// An end that is earlier on the clock is on the following day: `10pm to 6am`.
  private mutating func parseSpan(from index: Int) throws(ExpressionError) -> Bool {
    guard steps.count == index + 1, case .quantity(let start) = steps[index].kind else {
      return false
    }
    let place = steps[index].range.lowerBound..<token.range.upperBound
    switch (start, token.kind) {
    case (.date(let first), .date(let end)):
      let dates = daysOfSpan(first, at: steps[index].range, end)
      steps[index].kind = .quantity(.date(dates.first))
      steps.insert(Step(.quantity(.date(dates.end)), at: token.range), at: index)
    case (.instant(let first), .instant(let end)):
      let first = try beginning(first, before: end)
      steps[index].kind = .quantity(.instant(first))
      steps.insert(
        Step(.quantity(.instant(try self.end(end, after: first))), at: token.range), at: index)
    case (.time(let first), .instant(let end)):
      let first = try beginning(first, before: end)
      steps[index].kind = .quantity(.instant(first))
      steps.insert(
        Step(.quantity(.instant(try self.end(end, after: first))), at: token.range), at: index)
    case (.instant, .date(let end)):
      steps.insert(Step(.quantity(.date(end)), at: token.range), at: index)
    case (.date, .instant(let end)):
      steps.insert(Step(.quantity(.instant(end)), at: token.range), at: index)
    case (.instant(let first), .time(let time)):
      let end = try self.end(at: time.hours * 3_600, in: first.zone, after: first)
      steps.insert(Step(.quantity(.instant(end)), at: token.range), at: index)
    case (.time(let first), .time(var end)):
      if end.hours < first.hours {
        let (from, to) = (lexer.source(steps[index].range), lexer.source(token.range))
        guard
          // At half past seven in the evening a span from 19:00 would have half an hour.
          first.form == .timeOfDay && end.form == .timeOfDay || end.hours + 11 <= first.hours
        else {
          throw ExpressionError(
            .ambiguous(to + "pm - " + from, Self.overnight(from: from, to: to)), at: place)
        }
        end = TimeOfHours(hours: end.hours + 24, form: end.form)
      }
      if first.form != end.form, first.form == .hoursWithSeconds || end.form == .hoursWithSeconds {
        // Both are times of day: `10:00:30 to 12:00`.
        end = TimeOfHours(hours: end.hours, form: .hoursWithSeconds)
        let start = TimeOfHours(hours: first.hours, form: .hoursWithSeconds)
        steps[index].kind = .quantity(.time(start))
      }
      steps.insert(Step(.quantity(.time(end)), at: token.range), at: index)
    default: return false
    }
    append(.operation(.subtraction), at: place)
    lexer.readsOtherNotation = true
    isInTarget = false
    try advance()
    // `9:00 to 17:00 * 5` is the hours of five such days.
    while case .operation(let sign) = token.kind, sign.precedence == .multiplicative {
      let place = token.range
      try advance()
      try parseNestedOperand(bindingTighterThan: .multiplicative)
      append(.operation(sign), at: place)
    }
    return true
  }

  /// The days of `1 Dec to 15 Jan`: one without a year is the next after the other one, or the last before it.
  private func daysOfSpan(
    _ first: CalendarDate, at place: Range<Int>, _ end: CalendarDate
  ) -> (first: CalendarDate, end: CalendarDate) {
    func inYear(_ year: Int, _ date: CalendarDate) -> CalendarDate? {
      CalendarDate(year: year, month: date.month, day: date.day)
    }
    if !Self.namesYear(lexer.text[token.range]) {
      let same = inYear(first.year, end)
      return (first, same.flatMap { $0 < first ? nil : $0 } ?? inYear(first.year + 1, end) ?? end)
    }
    if !Self.namesYear(lexer.text[place]) {
      let same = inYear(end.year, first)
      return (same.flatMap { $0 > end ? nil : $0 } ?? inYear(end.year - 1, first) ?? first, end)
    }
    return (first, end)
  }

  /// Whether a date contains its year or needs none: `1 Dec 2026`, `today`.
  private static func namesYear(_ date: ArraySlice<UInt8>) -> Bool {
    let word = date.prefix { $0.isLetter }
    return word.isMonth ? date.drop { $0.isLetter }.namesYear : date.namesYear
  }

  /// Parses the end of a span in brackets: `(22:00 to 06:00) - 30 min`.
  ///
  /// Separate from the function that parses brackets, whose stack frame each nested bracket needs.
  @inline(never)
  mutating func parseSpanInBrackets(from index: Int) throws(ExpressionError) {
    guard readsQuantities, lexer.isFollowedByDate else { return }
    isInTarget = true
    defer { isInTarget = false }
    try advance()
    guard try parseEndOfSpan(from: index) else { throw unexpectedToken }
  }

  /// Parses the time of `10 km in 50 min`, which is a speed.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``ExpressionError`` for `10 km in 52:30`, which may be minutes or hours.
  mutating func parseSpeed(after sign: Range<Int>) throws(ExpressionError) -> Bool {
    guard lexer.text[sign].isWord("in"),
      let measured = operand(endingAt: steps.count), measured.start == 0,
      !measured.units.isNone, measured.units.dimension != Dimension(.time)
    else { return false }
    switch token.kind {
    case .time(let time) where time.form == .hours:
      let start = steps[0].range.lowerBound
      let above = lexer.source(start..<sign.lowerBound) + " / "
      let (minutes, hours) = Self.readings(ofTwoParts: lexer.source(token.range))
      throw ExpressionError(
        .ambiguous(above + minutes, above + (hours.contains(" ") ? "(" + hours + ")" : hours)),
        at: start..<token.range.upperBound)
    case .time: break
    case .number where lexer.isFollowedByTime: break
    default: return false
    }
    isInTarget = false
    lexer.readsOtherNotation = true
    try parseNestedOperand(bindingTighterThan: .sign)
    append(.operation(.division), at: sign)
    return true
  }

  /// Rejects `45:00 / 10 km`, where the time may be minutes or hours.
  func refuseMinutes(over divisorStart: Int) throws(ExpressionError) {
    guard divisorStart > 0, case .quantity(.time(let time)) = steps[divisorStart - 1].kind,
      time.form == .hours,
      operand(endingAt: steps.count)?.units.dimension == Dimension(.length)
    else { return }
    throw minutesOrHours(at: steps[divisorStart - 1].range)
  }
}
