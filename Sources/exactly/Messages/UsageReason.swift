import Languages

/// The reason arguments make no sense, independent of language: lower case, no full stop.
///
/// Typed text is already displayable.
enum UsageReason: Translatable {
  // Options; each is named as it is typed.
  case givenTwice(String)
  case excluded(String, String)
  /// An option depends on another one, which is missing.
  case needs(String, String)
  /// An option's value is not one of its choices.
  case notOneOf(String, [String], String)
  /// An option's value is not the identifier of a calculation.
  case noIdentifier(String)
  case noExpressionBeside(String)
  case noSettingBeside(String)
  /// An option's value is not a date.
  case noDate(String, String)
  /// A line of a file of exchange rates.
  case malformedRate(file: String, line: Int)
  case tooManyRates(file: String, limit: Int)
  /// It has more bytes than are read, or no end.
  case ratesTooLong(file: String, limit: Int)

  // The purpose of an option that does not fit the task.
  case isForExpressions(String)
  case isForOneExpression(String)
  case isForExpressionsAndKeys(String)
  case isForObjects(String)
  case isForRecords(String)
  case isForKeys(String)
  case isForTerminals(String)

  // Tasks.
  /// An expression follows `repl`.
  case sessionWithExpression(String)
  case sheetNeedsFile
  case oneSheet
  case plotNeedsFunction
  /// An option's value is no size in pixels.
  case noSize(String, limit: Int, String)
  /// The value of an option is not below that of another.
  case notBelow(String, String)
  /// An option's value is no fraction.
  case noFraction(String, String)
  case tooManyCurves(limit: Int)
  /// An interval whose ends have more than sixteen digits in common.
  case tooNarrow
  /// A function that is typed has something in it of which no curve is drawn.
  case notPlotted(String)
  /// A relation, or a curve that isn't given as y of x.
  case onlyFunctions(String)
  case historyStandsAlone
  case noSetting(String, names: String)
  /// A setting has other values, but not this one.
  case noValue(of: String, values: String, String)
  case ratesTask(String)
  case noHelp(of: String, tasks: String)
}
