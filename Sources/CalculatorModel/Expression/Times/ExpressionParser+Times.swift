import BigNumbers

/// Times in an expression.
extension ExpressionParser {
  /// Parses a time; in a difference one without `am` or `pm` is a time of day beside another one.
  ///
  /// - Throws: ``ExpressionError`` for `9:00 - 17:30`, from which to which or less than nothing, and where
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
        let difference = lexer.source(token.range) + " - " + lexer.source(last.range)
        throw ExpressionError(
          .ambiguous(difference, "-(" + difference + ")"),
          at: last.range.lowerBound..<token.range.upperBound)
      }
    }
    append(.quantity(.time(time)), at: token.range)
    try advance()
  }

  /// Refuses durations of two parts beside those of three: `1:05:20 - 58:45`.
  private func refuseMinutes(beside time: TimeOfHours) throws(ExpressionError) {
    // The first time of a line is near its beginning, or not looked for.
    for step in steps.prefix(64) {
      guard case .quantity(.time(let first)) = step.kind else { continue }
      guard first.form != time.form, first.form != .timeOfDay, time.form != .timeOfDay else {
        return
      }
      let place = first.form == .hours ? step.range : token.range
      let text = lexer.source(place)
      throw ExpressionError(.ambiguous("0:" + text, text + ":00"), at: place)
    }
  }

  /// Refuses `9:15 to 17:30`, which is a difference.
  func refuseSpanOfTimes() throws(ExpressionError) {
    guard case .time = token.kind, let first = steps.last, case .quantity(.time) = first.kind else {
      return
    }
    throw ExpressionError(
      .otherNotation(lexer.source(token.range) + " - " + lexer.source(first.range)),
      at: first.range.lowerBound..<token.range.upperBound)
  }
}
