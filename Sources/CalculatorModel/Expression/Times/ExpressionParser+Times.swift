import BigNumbers

/// Times in an expression.
extension ExpressionParser {
  /// Parses a time; in a difference one without `am` or `pm` is a time of day beside another one.
  ///
  /// - Throws: ``ExpressionError`` for `9:00 - 17:30`, which may be from one to the other or over night, and where
  ///   `58:45` may be minutes beside `1:05:20`.
  mutating func parseTime(_ time: TimeOfHours) throws(ExpressionError) {
    var time = time
    try refuseMinutes(beside: time)
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
      if left.hours < time.hours, time.hours <= 24 {
        let (start, end) = (lexer.source(token.range), lexer.source(last.range))
        throw ExpressionError(
          .ambiguous(start + " - " + end, Self.overnight(from: start, to: end)),
          at: last.range.lowerBound..<token.range.upperBound)
      }
    }
    append(.quantity(.time(time)), at: token.range)
    try advance()
  }

  /// Refuses a duration of two parts beside one of three: `1:05:20 - 58:45`.
  private mutating func refuseMinutes(beside time: TimeOfHours) throws(ExpressionError) {
    guard time.form != .timeOfDay else { return }
    let hasSeconds = time.form == .hoursWithSeconds
    guard let first = firstDuration else {
      firstDuration = (hasSeconds, token.range)
      return
    }
    guard first.hasSeconds != hasSeconds else { return }
    let place = hasSeconds ? first.place : token.range
    let text = lexer.source(place)
    throw ExpressionError(.ambiguous("0:" + text, text + ":00"), at: place)
  }

  /// The difference of two times of which the later one is on the day after.
  private static func overnight(from start: String, to end: String) -> String {
    "(" + end + " + 24 h) - " + start
  }

  /// Refuses `9:15 to 17:30`, which is a difference.
  func refuseSpanOfTimes() throws(ExpressionError) {
    guard case .time(let last) = token.kind, let step = steps.last,
      case .quantity(.time(let first)) = step.kind
    else { return }
    let (start, end) = (lexer.source(step.range), lexer.source(token.range))
    throw ExpressionError(
      .otherNotation(
        last.hours < first.hours ? Self.overnight(from: start, to: end) : end + " - " + start),
      at: step.range.lowerBound..<token.range.upperBound)
  }
}
