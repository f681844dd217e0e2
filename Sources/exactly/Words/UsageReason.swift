import Languages

/// Why arguments make no sense, in no language yet: lower case, no full stop.
///
/// What was typed is displayable already.
enum UsageReason: Translatable {
  // Options; each is named as it is typed.
  case givenTwice(String)
  case excluded(String, String)
  /// An option says something of another one, which is missing.
  case needs(String, String)
  /// An option's value is none of its choices.
  case notOneOf(String, [String], String)
  /// An option's value names no calculation.
  case noIdentifier(String)
  case noExpressionBeside(String)
  case noSettingBeside(String)
  /// An option's value is no date.
  case noDate(String, String)
  /// A line of a file of exchange rates.
  case malformedRate(file: String, line: Int)
  case tooManyRates(file: String, limit: Int)
  /// It has more bytes than are read, or no end.
  case ratesTooLong(file: String, limit: Int)

  // What an option is for, where that is not what is asked for.
  case isForExpressions(String)
  case isForOneExpression(String)
  case isForExpressionsAndKeys(String)
  case isForObjects(String)
  case isForRecords(String)
  case isForKeys(String)
  case isForTerminals(String)

  // Tasks.
  /// An expression stands behind `repl`.
  case sessionWithExpression(String)
  case sheetNeedsFile
  case oneSheet
  case historyStandsAlone
  case noSetting(String, names: String)
  /// A setting has no such value, but others.
  case noValue(of: String, values: String, String)
  case ratesTask(String)
  case noHelp(of: String, tasks: String)

  /// Words of which one may be chosen: `rad, deg or grad`.
  static func alternatives(_ words: [String], or: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + or + last
  }
}
